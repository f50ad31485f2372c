import type { WireChannel, WireCommand } from './wire-types.ts';

/** What the page's API says of people, channels and everything together. */

export interface PageUser {
  readonly id: string;
  readonly username: string;
  readonly global_name: string | null;
  readonly locale: string;
  readonly bot: boolean;
  /** As `#rrggbb`. */
  readonly color: string;
}

export interface PageChannel {
  readonly id: string;
  readonly name: string;
  readonly type: WireChannel['type'];
  readonly parent_id?: string;
  readonly archived?: boolean;
  /** The tags of a forum, and the ids of those of a post. */
  readonly available_tags?: WireChannel['available_tags'];
  readonly applied_tags?: readonly string[];
}

/** The answer of /local/state. */
export interface PageState {
  readonly me: PageUser | null;
  readonly users: readonly PageUser[];
  readonly guild: { readonly id: string; readonly name: string };
  readonly channels: readonly PageChannel[];
  readonly commands: readonly WireCommand[];
  readonly bot: { readonly id: string; readonly username: string; readonly online: boolean };
  readonly application_id: string;
  readonly limits: { readonly answer_deadline_ms: number };
}
