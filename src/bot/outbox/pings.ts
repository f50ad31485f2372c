import type { BaseMessageOptions } from 'discord.js';
import type { App } from '../../app/app.ts';
import type { Ping, PostRecord, UserId } from '../../store/records.ts';
import type { MadeMessage } from './subject.ts';

/** A message that pings only users whom it may ping. */
interface LimitedMessage {
  readonly message: BaseMessageOptions;
  /** Returns the pings to store when the message has pinged these users. */
  pingsOf(userIds: readonly UserId[]): readonly Ping[];
}

/** Limits the pings of a post's message to users who were not pinged for the same topics before. */
export async function withoutRepeatedPings(
  app: App,
  { id: postId }: PostRecord,
  { message, topics = [] }: MadeMessage,
): Promise<LimitedMessage> {
  const pingsByTopic = await Promise.all(
    topics.map(async (topic) => ({ topic, pinged: await app.store.pings.about(topic.gameId, topic.about) })),
  );
  const now = app.now();
  const topicFor = (userId: UserId) =>
    pingsByTopic.find(({ topic: { again = Number.POSITIVE_INFINITY }, pinged }) => {
      const earlier = pinged.get(userId);
      return !earlier || earlier.postId === postId || Math.abs(now - earlier.at) >= again;
    })?.topic;
  const { allowedMentions } = message;
  const users = topics.length > 0 && allowedMentions?.users?.filter((userId) => topicFor(userId) !== undefined);
  return {
    message: users ? { ...message, allowedMentions: { ...allowedMentions, users } } : message,
    pingsOf: (userIds) =>
      userIds.flatMap((userId) => {
        const topic = topicFor(userId);
        return topic ? [{ gameId: topic.gameId, about: topic.about, userId, postId, at: now }] : [];
      }),
  };
}
