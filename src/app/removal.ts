import { eachGame } from '../guard/each-game.ts';
import type { OpenGame } from '../store/records.ts';
import { isPaused } from './acts.ts';
import type { App } from './app.ts';
import { momentAfter } from './clock.ts';
import { commitActs } from './decision.ts';
import { closeGameOf } from './ending.ts';
import { gameAndContentOf, loadTable } from './table.ts';

/*
 * Games of a server that the bot was removed from: they are paused, and go on when it is invited back.
 */

/** How long a game waits for the bot to be invited back, in milliseconds; outages of the program do not count. */
const WAITING = 30 * 24 * 60 * 60_000;

/**
 * Pauses the running games among open games of servers that the bot was removed from. Lobbies are left alone until they
 * expire.
 */
export async function pauseRemoved(app: App, games: readonly OpenGame[]): Promise<void> {
  const running = games.filter((game) => game.status === 'running' && !game.pause);
  await eachGame(app, 'pause', running, async ({ id }) => {
    const record = await app.store.games.byId(id);
    if (record?.status !== 'running' || isPaused(record) || !gameAndContentOf(app, record)) return;
    await commitActs(app, {}, await loadTable(app, record), { acts: [{ type: 'paused', removed: true }], posts: [] });
  });
}

/** Resumes games that were paused because the bot was removed; the player to move is told again. */
export async function resumeAfterRemoval(app: App, games: readonly OpenGame[]): Promise<void> {
  const paused = games.filter((game) => game.pause?.removed);
  await eachGame(app, 'resumption', paused, async ({ id }) => {
    const record = await app.store.games.byId(id);
    if (record?.status !== 'running' || !isPaused(record) || !gameAndContentOf(app, record)) return;
    await commitActs(app, {}, await loadTable(app, record), { acts: [{ type: 'resumed' }], posts: [] });
  });
}

/** Closes games that were paused a month ago because the bot was removed from their servers. */
export async function closeRemoved(app: App, games: readonly OpenGame[]): Promise<void> {
  const { now, outages } = await app.store.heartbeat.timeAt(app.now());
  const left = games.filter(({ pause }) => pause?.removed && momentAfter(pause.at, WAITING, outages)! <= now);
  await eachGame(app, 'removal', left, ({ channelId }) => closeGameOf(app, channelId));
}
