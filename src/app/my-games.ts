import { unlessUnreadable } from '../guard/each-game.ts';
import type { ChannelId, GameRecord, UserId } from '../store/records.ts';
import { activeSeatOf, seatOf } from './acts.ts';
import type { App } from './app.ts';
import { lastPlayedAt, type TurnClock, turnClockOf } from './clock.ts';
import { readableTable, type Table } from './table.ts';

/** A game in which the user has a seat; a lobby has no table. */
export interface MyGame {
  readonly record: GameRecord;
  readonly table?: Table;
  /** When the last action was taken, or the lobby was last changed, in milliseconds since 1970. */
  readonly since: number;
  /** The clock of its turn; absent in lobbies. */
  readonly clock?: TurnClock | undefined;
  /** Whether it is the user's turn. */
  readonly isMine: boolean;
}

/**
 * Open games of a user: first games where it is the user's turn, by the time left, then other running games, then lobbies; else the
 * oldest first.
 */
export async function openGamesOf(app: App, userId: UserId): Promise<readonly MyGame[]> {
  const games: MyGame[] = [];
  for (const record of await app.store.games.ofUser(userId)) {
    if (activeSeatOf(record, userId) < 0) continue;
    if (record.status === 'lobby') {
      games.push({ record, since: record.changedAt, isMine: false });
      continue;
    }
    // A game that this program cannot read is reported in its own channel only.
    const running = await unlessUnreadable(() => runningGame(app, record, userId), app.onUnreadable);
    if (running) games.push(running);
  }
  const rank = ({ isMine, table }: MyGame) => (isMine ? 0 : table ? 1 : 2);
  const end = ({ isMine, clock }: MyGame) => (isMine && clock?.deadline) || Number.MAX_VALUE;
  return games.sort((a, b) => rank(a) - rank(b) || end(a) - end(b) || a.since - b.since);
}

/** @throws UnreadableGame when its clock cannot be read */
async function runningGame(app: App, record: GameRecord, userId: UserId): Promise<MyGame | undefined> {
  const table = await readableTable(app, record);
  if (!table) return undefined;
  const since = await lastPlayedAt(app, table);
  const clock = await turnClockOf(app, record);
  return { record, table, since, clock, isMine: seatOf(record, userId) === table.progress.seat };
}

/** The channel of a user's first open game, by the order of `openGamesOf`, else of their last ended game; undefined without games. */
export async function channelOfOwnGame(app: App, userId: UserId): Promise<ChannelId | undefined> {
  const [first] = await openGamesOf(app, userId);
  const [last] = first ? [] : await app.store.games.endedOfUser(userId, 1);
  return (first?.record ?? last)?.channelId;
}

/** Number of ended games of a user that are shown. */
const MAX_ENDED = 5;

/** The latest ended games of a user, without games that this program cannot read. */
export async function endedGamesOf(app: App, userId: UserId): Promise<readonly Table[]> {
  const tables: Table[] = [];
  for (const record of await app.store.games.endedOfUser(userId, MAX_ENDED)) {
    const table = await readableTable(app, record);
    if (table) tables.push(table);
  }
  return tables;
}
