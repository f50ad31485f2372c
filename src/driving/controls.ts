import type { WireMessage } from '../local-discord/index.ts';

/** A button or a menu as it arrives. */
export interface Tappable {
  readonly type: number;
  readonly custom_id: string;
  readonly disabled?: boolean;
  readonly options?: readonly { readonly value: string }[];
}

/** Everything of a message that can be pressed or chosen from. */
export function controlsOf(message: WireMessage): Tappable[] {
  const rows = message.components as readonly { components?: readonly Tappable[] }[];
  return rows.flatMap((row) => row.components ?? []).filter(({ disabled }) => !disabled);
}

/** The verb of a control: what its id says after the format's number. */
export function verbOf({ custom_id }: Tappable): string {
  return custom_id.split(':')[1] ?? '';
}
