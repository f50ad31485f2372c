import type { LocalDiscord } from 'local-discord';
import { controlsOf, verbOf } from '../../lab/driving/controls.ts';

/** A public message as it is to be seen, without what may differ from run to run. */
export interface PublicMessage {
  readonly text: string;
  readonly mentions: readonly string[];
  readonly pictures: number;
  readonly verbs: readonly string[];
}

/** The public messages of a channel. */
export interface PublicMessages {
  /** Who was pinged by each message when it came, oldest first. */
  readonly pings: readonly (readonly string[])[];
  /** All messages as they are now. */
  readonly now: () => readonly PublicMessage[];
}

/** Follows what is posted in a channel from now on. */
export function watchPublicMessages(world: LocalDiscord['world'], channel: string): PublicMessages {
  const pings: string[][] = [];
  world.listen((event) => {
    if (event.type !== 'message-create' || event.stored.ownerId !== null) return;
    const { message } = event.stored;
    if (message.channel_id === channel) pings.push(message.mentions.map(({ id }) => id));
  });
  const isPublic = ({ ownerId }: { ownerId: string | null }) => ownerId === null;
  const now = () =>
    world
      .messages(channel)
      .filter(isPublic)
      .map(({ message }) => ({
        text: timeless(message.content),
        mentions: message.mentions.map(({ id }) => id),
        pictures: message.attachments.length,
        verbs: controlsOf(message).map(verbOf),
      }));
  return { pings, now };
}

/**
 * A text without the ids of messages and commands, and without the commands that are due: an edition of a message that
 * comes late tells of a later step of the same turn.
 */
function timeless(content: string): string {
  return content
    .split('\n')
    .map((line) =>
      line
        .replace(/^(<@\d+>).*<\/.*$/, '$1 is to move')
        .replace(/\/channels\/[\d/]+/g, '/channels/')
        .replace(/<(\/\S+):\d+>/g, '$1'),
    )
    .join('\n');
}
