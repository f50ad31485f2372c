import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Setup } from '../../src/games/amazonas/rules/setup.ts';
import { openStore } from '../../src/store/open-store.ts';
import type {
  GameChange,
  GameRecord,
  GuardedWrite,
  NewLobby,
  NoticesWanted,
  SeatRecord,
  WriteOutcome,
} from '../../src/store/records.ts';
import type { Store } from '../../src/store/store.ts';
import type { AmazonasLogEntry } from '../support/amazonas-rules.ts';

import { writeEmptyDatabase } from '../support/empty-database.ts';

export { newDatabase } from '../support/test-database.ts';

export const SEATS: readonly SeatRecord[] = [
  { userId: 'ada', colour: 'red' },
  { userId: 'bob', colour: 'blue' },
];

export const SETUP: Setup = {
  ruleSet: 'amazonas',
  version: 1,
  tileSet: 'hash',
  colours: ['red', 'blue'],
  first: 1,
  seed: '0123456789abcdef0123456789abcdef',
  pile: ['a', 'b', 'c'],
};

export const DRAW: AmazonasLogEntry = { type: 'action', seat: 0, action: { type: 'draw' } };
export const PLACE: AmazonasLogEntry = {
  type: 'action',
  seat: 0,
  action: { type: 'place', x: -3, y: 7, rotation: 270 },
};
export const TAKEBACK: AmazonasLogEntry = { type: 'takeback', seat: 0 };

/** A folder of its own, removed when the test is over. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-store-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The path of a database that does not exist yet. */
export async function temporaryFile(): Promise<string> {
  return join(await temporaryFolder(), 'pirogue.db');
}

/** Opens the store of a file, which is made where it does not exist, closed when the test is over. */
export async function openedFile(file: string): Promise<Store> {
  if (!existsSync(file)) writeEmptyDatabase(file);
  return opened(`file:${file}`);
}

/** Opens the store of a database, closed when the test is over. */
export async function opened(url: string): Promise<Store> {
  const store = await openStore(url);
  onTestFinished(() => store.close());
  return store;
}

export async function newLobby(store: Store, options: Partial<NewLobby> = {}): Promise<GameRecord> {
  const record = await store.lobbies.open({
    guildId: 'guild',
    channelId: 'channel',
    ownerId: 'ada',
    ruleSet: 'amazonas',
    options: { seats: 2, autoDraw: false, order: 'given', hints: true },
    seats: SEATS,
    at: 1000,
    posts: [],
    ...options,
  });
  if (!record) throw new Error('the channel is taken');
  return record;
}

/** A running game without log entries, at revision 1. */
export async function newGame(store: Store, options: Partial<NewLobby> = {}): Promise<GameRecord> {
  const { id } = await newLobby(store, options);
  await store.lobbies.start({ ...guard(id, 0), setup: SETUP, seats: options.seats ?? SEATS, entries: [] });
  return (await store.games.byId(id))!;
}

/** The guards of a write without posts. */
export function guard(gameId: number, revision: number, rest: Partial<GuardedWrite> = {}): GuardedWrite {
  return { gameId, revision, at: 2000, posts: [], ...rest };
}

/** Writes a change of a game and returns the name of the outcome. */
export async function append(store: Store, change: GameChange): Promise<WriteOutcome> {
  const outcome = await store.games.append(change);
  return typeof outcome === 'string' ? outcome : 'written';
}

/** Appends one entry to a game made by `newGame`, whose revision is the length of its log + 1. */
export function appendTo(
  store: Store,
  gameId: number,
  write: { seq: number; notices?: NoticesWanted } & Partial<GuardedWrite>,
) {
  const { seq, notices, ...rest } = write;
  return append(store, {
    ...guard(gameId, seq + 1, rest),
    ...(notices && { notices }),
    seq,
    entries: [DRAW],
    status: 'running',
  });
}

/** Notices to some spectators about the turn with a number, or about none that has ended. */
export function noticesTo(userIds: readonly string[], turn = 0, isLast = false): NoticesWanted {
  const notices = { to: userIds.map((userId) => ({ userId, told: 2 * turn })), firstTurn: turn, isLast };
  return { turn, of: () => notices };
}
