import type { Person } from './default-world.ts';
import type { WireChannel, WireMessage } from './wire-types.ts';

/** A message and what Discord knows about it beyond the message object. */
export interface StoredMessage {
  readonly message: WireMessage;
  /** Set on a private (ephemeral) message: the only person who sees it. */
  readonly ownerId: string | null;
  /** The owner put a private message away; the bot does not learn of it and may still edit it. */
  readonly dismissed?: true;
}

/** Something that happened; the gateway tells bots, the event stream tells the page. */
export type WorldEvent =
  | { readonly type: 'message-create' | 'message-update' | 'message-delete'; readonly stored: StoredMessage }
  /** For the page only: a component was answered without a change, or a private message was put away. */
  | { readonly type: 'message-settled' | 'message-dismissed'; readonly stored: StoredMessage }
  | { readonly type: 'channel-create' | 'channel-update' | 'channel-delete'; readonly channel: WireChannel }
  | { readonly type: 'thread-member-add'; readonly channel: WireChannel; readonly userId: string }
  | { readonly type: 'person-create' | 'person-leave'; readonly person: Person }
  | {
      readonly type: 'activity-launch';
      readonly instanceId: string;
      readonly channelId: string;
      readonly userId: string;
      readonly interactionId: string | undefined;
    }
  | { readonly type: 'commands-update' }
  | { readonly type: 'bot-status'; readonly online: boolean }
  | {
      readonly type: 'interaction-failed';
      readonly interactionId: string;
      readonly channelId: string;
      readonly userId: string;
      readonly reason: 'timeout' | 'offline';
      readonly name: string;
    };
