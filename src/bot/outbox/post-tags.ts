import { ChannelType, Routes } from 'discord.js';
import { GrowingPauses } from '../../guard/growing-pauses.ts';
import type { ChannelId, StalePost } from '../../store/records.ts';
import { rateLimitOf, requestWithTimeout } from '../connection/requests.ts';
import { tagsOfTable } from '../write/forum-tags.ts';
import { publicSpeech } from '../write/public-speech.ts';
import type { DeliveryParts } from './delivery.ts';
import { isFinal } from './final-errors.ts';

/** First and longest pause after a temporary failure, in milliseconds. */
const RETRY_BACKOFF = { first: 60_000, longest: 60 * 60_000 };

/**
 * Returns a function that gives posts of forums the tags of their tables: the state of the newest game and its language. Posts are
 * found by their games, so that many changes become one edit, and a crash loses none. What Discord refuses for good is given up
 * until the next state.
 */
export function forumPostTagger(parts: Omit<DeliveryParts, 'services'>): () => Promise<void> {
  const { app, log, shard } = parts;
  const pauses = new GrowingPauses<ChannelId>(RETRY_BACKOFF);
  return async () => {
    for (const post of await app.store.halls.stale(shard)) {
      const { channelId, state } = post;
      if (!pauses.isDue(channelId)) continue;
      try {
        await tag(parts, post);
        pauses.noteSuccess(channelId);
      } catch (error) {
        const limited = rateLimitOf(error);
        if (limited?.what === 'everything') return;
        if (!isFinal(error)) {
          const pause = Math.round(pauses.noteFailure(channelId));
          log.warn({ err: error, channel: channelId, pause }, 'a post gets its tags later');
          continue;
        }
        log.info({ err: error, channel: channelId }, 'a post keeps its old tags');
      }
      await app.store.halls.tagged(channelId, state);
    }
  };
}

async function tag({ app, client, mentions }: Omit<DeliveryParts, 'services'>, post: StalePost): Promise<void> {
  const { channelId, gameId, state } = post;
  const channel = await requestWithTimeout(() => client.channels.fetch(channelId));
  const forum = channel?.isThread() ? channel.parent : undefined;
  if (!channel?.isThread() || forum?.type !== ChannelType.GuildForum) return;
  const record = gameId === undefined ? undefined : await app.store.games.byId(gameId);
  const { t } = await publicSpeech(app, { channelId, channel, record }, mentions());
  const tags = tagsOfTable(forum.availableTags, { state, t }, channel.appliedTags);
  if (tags.join() === channel.appliedTags.join()) return;
  // By a plain request: discord.js would also send the name, which is limited to two changes in ten minutes.
  await requestWithTimeout((signal) =>
    client.rest.patch(Routes.channel(channelId), { body: { applied_tags: tags }, signal }),
  );
}
