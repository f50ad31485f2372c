import type { BaseMessageOptions } from 'discord.js';
import type { App } from '../../app/app.ts';
import type { GameId, Ping, PostRecord, UserId } from '../../store/records.ts';

/**
 * What a message pings people for: what one person can do again and again, such as to end a turn and to take that back, must
 * not ping others again and again.
 */
export interface Topic {
  readonly gameId: GameId;
  readonly about: string;
  /** Milliseconds after which somebody may be pinged about it again; never when absent. */
  readonly again?: number;
}

/** A message as it is now. */
export interface MadeMessage {
  readonly message: BaseMessageOptions;
  /** What it pings people for, in the order in which they are pinged for it; only time brings a message without. */
  readonly topics?: readonly Topic[];
  /** Whether it is to be edited at once, as what takes long to make was left out. */
  readonly again?: boolean;
}

/** A message that pings only whom it may ping. */
interface LimitedMessage {
  readonly message: BaseMessageOptions;
  /** What is noted once the message has pinged somebody. */
  noted(userIds: readonly UserId[]): readonly Ping[];
}

/** Finds out whom the message of a post may ping, from what was sent before. */
export async function pingingOnce(
  app: App,
  { id: postId }: PostRecord,
  { message, topics = [] }: MadeMessage,
): Promise<LimitedMessage> {
  const asked = await Promise.all(
    topics.map(async (topic) => ({ topic, pinged: await app.store.pings.about(topic.gameId, topic.about) })),
  );
  const at = app.now();
  const topicFor = (userId: UserId) =>
    asked.find(({ topic: { again = Number.POSITIVE_INFINITY }, pinged }) => {
      const earlier = pinged.get(userId);
      return !earlier || earlier.postId === postId || Math.abs(at - earlier.at) >= again;
    })?.topic;
  const { allowedMentions } = message;
  const users = topics.length > 0 && allowedMentions?.users?.filter((userId) => topicFor(userId) !== undefined);
  return {
    message: users ? { ...message, allowedMentions: { ...allowedMentions, users } } : message,
    noted: (userIds) =>
      userIds.flatMap((userId) => {
        const { gameId, about } = topicFor(userId) ?? {};
        return gameId === undefined || about === undefined ? [] : [{ gameId, about, userId, postId, at }];
      }),
  };
}
