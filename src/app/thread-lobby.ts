import * as z from 'zod';
import { readJson } from '../core/json.ts';
import { type Result, success } from '../core/result.ts';
import type { ChannelId, GameOptions, QueuedThread, ThreadRequest } from '../store/records.ts';
import type { App } from './app.ts';
import { openLobby } from './lobby.ts';
import type { Rejection } from './rejection.ts';

/** A lobby that is to be opened in a thread of its own. */
const schema = z.object({
  ruleSet: z.string(),
  // The options are validated when the game is known.
  options: z.custom<GameOptions>((stored) => typeof stored === 'object' && stored !== null),
  /** The parent channel of the thread, where the lobby is announced. */
  announcedIn: z.string().exactOptional(),
  /** Language of the server. */
  locale: z.string(),
});

/** Stores the wish for a thread with a lobby, which is opened as soon as the thread exists; returns the id of the wish. */
export async function wantThreadForLobby(
  app: App,
  wish: Omit<ThreadRequest, 'type' | 'content'>,
  lobby: z.infer<typeof schema>,
): Promise<number> {
  const id = await app.store.threads.want({ ...wish, type: 'game', content: JSON.stringify(lobby) });
  app.wake.thread(wish.guildId);
  return id;
}

/**
 * The lobby that is to be opened in a wanted thread.
 *
 * @throws Error if it cannot be read
 */
export function wantedLobby(content: string): z.infer<typeof schema> {
  const parsed = readJson(content, schema);
  if (!parsed.ok) throw new Error('the lobby of a wanted thread cannot be read', { cause: parsed.failure });
  return parsed.value;
}

/** Opens a lobby in the thread that was made for it, unless it is already open; returns the id of the thread. */
export async function openLobbyInThread(
  app: App,
  { cause, guildId, userId, content }: QueuedThread,
  threadId: ChannelId,
): Promise<Result<ChannelId, Rejection>> {
  const openGame = await app.store.games.open(threadId);
  if (openGame) return success(threadId);
  const { locale, ...lobby } = wantedLobby(content);
  await app.store.people.rememberChannel({ id: threadId, guildId, locale });
  const opened = await openLobby(app, { ...lobby, cause, guildId, userId, channelId: threadId });
  return opened.ok ? success(opened.value.channelId) : opened;
}
