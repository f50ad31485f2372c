import type { BaseMessageOptions } from 'discord.js';
import type { App } from '../../app/app.ts';
import type { Ping, PostRecord, UserId } from '../../store/records.ts';
import type { MadeMessage } from './subject.ts';

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
        const topic = topicFor(userId);
        return topic ? [{ gameId: topic.gameId, about: topic.about, userId, postId, at }] : [];
      }),
  };
}
