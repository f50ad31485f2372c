import type { Act, GameRecord } from '../store/records.ts';
import { isPaused } from './acts.ts';
import type { App } from './app.ts';
import { closeGamesOf } from './ending.ts';
import { pause, resume } from './pause.ts';
import { loadTable, rulesOf } from './table.ts';

/*
 * Games of a server that the bot was removed from: they are paused, and go on when it is invited back.
 */

/** How long a game waits for the bot to be invited back, in milliseconds. */
const WAITING = 30 * 24 * 60 * 60_000;

/** Pauses the running ones of the open games of a server that the bot was removed from; lobbies wait as they are until they expire. */
export async function pauseRemoved(app: App, games: readonly GameRecord[]): Promise<void> {
  for (const game of games) {
    if (isPaused(game) || game.status !== 'running' || !rulesOf(app, game)) continue;
    await pause(app, {}, await loadTable(app, game), {
      acts: actOf(game, { type: 'paused', removed: true }),
      posts: [],
    });
  }
}

/** Lets those games go on that were paused because the bot was removed; the player to move is told anew. */
export async function resumeRemoved(app: App, games: readonly GameRecord[]): Promise<void> {
  for (const game of games) {
    if (removedAt(game) === undefined || !rulesOf(app, game)) continue;
    await resume(app, {}, await loadTable(app, game), { acts: actOf(game, { type: 'resumed' }), posts: [] });
  }
}

/** Closes the games of servers that the bot was removed from a month ago. */
export async function closeRemoved(app: App): Promise<void> {
  for (const game of await app.store.openGames()) {
    const since = removedAt(game);
    if (since !== undefined && since + WAITING <= app.now()) await closeGamesOf(app, [game.channelId]);
  }
}

/** When a game was paused because the bot was removed, in milliseconds since 1970; undefined when that is not so now. */
function removedAt(game: GameRecord): number | undefined {
  if (game.status !== 'running' || !isPaused(game)) return undefined;
  const last = game.acts.findLast(({ act }) => act.type === 'paused');
  return last?.act.type === 'paused' && last.act.removed ? last.at : undefined;
}

function actOf(game: GameRecord, act: Act) {
  return { from: game.acts.length, acts: [act] };
}
