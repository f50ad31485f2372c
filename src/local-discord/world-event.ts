import type { Person } from './default-world.ts';
import type { WireAttachment, WireChannel, WireComponent, WireMessage } from './wire-types.ts';

/** A message and what Discord knows about it beyond the message object. */
export interface StoredMessage {
  readonly message: WireMessage;
  /** Set on a private (ephemeral) message: the only person who sees it. */
  readonly ownerId: string | null;
  /** Every file of the message, also those shown by an embed or component and thus not in `message.attachments`. */
  readonly files: readonly WireAttachment[];
  /** The owner put a private message away; the bot does not learn of it and may still edit it. */
  readonly dismissed?: true;
}

/** A modal that was opened for somebody. */
export interface OpenModal {
  readonly custom_id: string;
  readonly title: string;
  readonly components: readonly WireComponent[];
}

/** Something that happened; the gateway tells bots, the event stream tells the page. */
export type WorldEvent =
  | { readonly type: 'message-create'; readonly stored: StoredMessage }
  | { readonly type: 'message-update'; readonly stored: StoredMessage }
  | { readonly type: 'message-delete'; readonly stored: StoredMessage }
  /** For the page only: a component was answered without a change, or a private message was put away. */
  | { readonly type: 'message-settled'; readonly stored: StoredMessage }
  | { readonly type: 'message-dismissed'; readonly stored: StoredMessage }
  | {
      readonly type: 'reaction-add';
      readonly stored: StoredMessage;
      readonly userId: string;
      readonly emoji: { readonly id: string | null; readonly name: string };
    }
  | { readonly type: 'channel-create'; readonly channel: WireChannel }
  | { readonly type: 'channel-update'; readonly channel: WireChannel }
  | { readonly type: 'channel-delete'; readonly channel: WireChannel }
  | { readonly type: 'thread-member-add'; readonly channel: WireChannel; readonly userId: string }
  | { readonly type: 'person-create'; readonly person: Person }
  | { readonly type: 'commands-update' }
  | { readonly type: 'bot-status'; readonly online: boolean }
  | {
      readonly type: 'interaction-failed';
      readonly interactionId: string;
      readonly channelId: string;
      readonly userId: string;
      readonly reason: 'timeout' | 'offline';
      readonly name: string;
    }
  | {
      readonly type: 'modal';
      readonly interactionId: string;
      readonly channelId: string;
      readonly userId: string;
      readonly modal: OpenModal;
    };
