import { z } from 'zod';
import { readJson } from '../core/json.ts';
import { type Result, success } from '../core/result.ts';
import type { ChannelId, GameOptions, ThreadWish, WantedThread } from '../store/records.ts';
import type { App } from './app.ts';
import { openLobby } from './lobby.ts';
import type { Rejection } from './rejection.ts';

/** A lobby that is to be opened in a thread of its own. */
const schema = z.object({
  ruleSet: z.string(),
  // Read as those of a game once it has them.
  options: z.custom<GameOptions>((stored) => typeof stored === 'object' && stored !== null),
  /** The channel of the thread, where people learn of it. */
  announcedIn: z.string().exactOptional(),
  /** Language of the server. */
  locale: z.string(),
});

/** Notes that a thread is wanted for a lobby, which is opened in it as soon as it is made; returns its id. */
export async function wantThreadForLobby(
  app: App,
  wish: Omit<ThreadWish, 'type' | 'content'>,
  lobby: z.infer<typeof schema>,
): Promise<number> {
  const id = await app.store.threads.want({ ...wish, type: 'game', content: JSON.stringify(lobby) });
  app.wake.thread(wish.guildId);
  return id;
}

/** Opens a lobby in the thread that was wanted for it, unless that is done; returns the thread in which it is. */
export async function openLobbyInThread(
  app: App,
  { cause, guildId, userId, content }: WantedThread,
  threadId: ChannelId,
): Promise<Result<ChannelId, Rejection>> {
  const begun = await app.store.games.open(threadId);
  if (begun) return success(threadId);
  const read = readJson(content, schema);
  if (!read.ok) throw new Error('the lobby of a wanted thread cannot be read', { cause: read.failure });
  const { locale, ...lobby } = read.value;
  await app.store.people.rememberChannel({ id: threadId, guildId, locale });
  const opened = await openLobby(app, { ...lobby, cause, guildId, userId, channelId: threadId });
  return opened.ok ? success(opened.value.channelId) : opened;
}
