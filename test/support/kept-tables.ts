import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joined } from 'node:path';
import { onTestFinished } from 'vitest';
import { type App, type Request, TableCache, Wake } from '../../src/app/app.ts';
import { join, openLobby, start } from '../../src/app/lobby.ts';
import { closeRemoved } from '../../src/app/removal.ts';
import { readLibrary } from '../../src/content/content-library.ts';
import { knownTileSets } from '../../src/content/known-tile-sets.ts';
import type { Result } from '../../src/core/result.ts';
import { parseSeed } from '../../src/core/shuffle.ts';
import { GAMES } from '../../src/games/registry.ts';
import { pausesOfGames } from '../../src/guard/each-game.ts';
import { createLog } from '../../src/host/log.ts';
import type { GameRecord } from '../../src/store/records.ts';
import type { Connection } from '../../src/store/sqlite/driver.ts';
import { openDatabase } from '../../src/store/sqlite/open-file.ts';
import { SqliteDatabase } from '../../src/store/sqlite/sqlite-database.ts';
import { type Store, storeOn } from '../../src/store/store.ts';
import { type GameKeeper, type KeeperTask, sharedTasks, startGameKeeper } from '../../src/upkeep/game-keeper.ts';
import { writeEmptyDatabase } from './empty-database.ts';
import { TestClock } from './test-clock.ts';
import { withGame } from './with-game.ts';

/** The use cases and the keeper of games over a real store, without Discord, by a clock that the test sets. */
export interface KeptTables {
  readonly app: App;
  readonly store: Store;
  readonly connection: Connection;
  readonly databaseUrl: string;
  readonly clock: TestClock;
  readonly bot: { readonly keeper: GameKeeper };
  /** What the keeper could not do. */
  readonly faults: readonly string[];
  /** A request of a person in a channel. */
  readonly request: (userId: string, channelId?: string) => Promise<Request>;
  /** A lobby with these people. */
  readonly lobby: (people: readonly string[], wish?: TableWish) => Promise<GameRecord>;
  /** A running game of these people, the first of whom is to move. */
  readonly game: (people: readonly string[], wish?: TableWish) => Promise<GameRecord>;
}

interface TableWish {
  readonly channelId?: string;
  readonly pace?: number;
}

/** Read once, as it takes long. */
const LIBRARY = readLibrary(GAMES, {});

const BEGIN = Date.parse('2027-03-01T10:00:00Z');

export async function keptTables(): Promise<KeptTables> {
  const folder = await mkdtemp(joined(tmpdir(), 'pirogue-kept-'));
  const file = joined(folder, 'pirogue.db');
  writeEmptyDatabase(file);
  const connection = openDatabase(file);
  const store = storeOn(new SqliteDatabase(connection));
  const clock = new TestClock(BEGIN);
  const app: App = {
    store,
    games: LIBRARY.games,
    library: LIBRARY,
    tileSets: await knownTileSets(store, LIBRARY, createLog('silent')),
    now: clock.now,
    newSeed: () => parseSeed('0123456789abcdef0123456789abcdef')!,
    newKey: () => 'key',
    tables: new TableCache(),
    wake: new Wake(),
    pauses: pausesOfGames(),
    onUnreadable: (error) => {
      throw error;
    },
  };
  const faults: string[] = [];
  const removals: KeeperTask = ['removals', async () => closeRemoved(app, await store.games.allOpen())];
  const log = createLog('error', { write: (line) => void faults.push(line) });
  const keeper = startGameKeeper([sharedTasks(app), [removals]], log);
  await keeper.check();
  onTestFinished(async () => {
    keeper.stop();
    await store.close();
    await rm(folder, { recursive: true, force: true });
  });
  let causes = 0;
  const request = (userId: string, channelId = 'channel'): Promise<Request> =>
    withGame(store, { channelId, userId, cause: `cause ${++causes}` });
  const lobby = async ([owner, ...others]: readonly string[], { channelId, pace }: TableWish = {}) => {
    const options = { seats: 6, autoDraw: false, order: 'given', hints: true, ...(pace && { pace }) } as const;
    const about = { ...(await request(owner!, channelId)), guildId: 'guild', ruleSet: 'amazonas', options };
    let opened = accepted(await openLobby(app, about));
    for (const other of others) opened = accepted(await join(app, await request(other, channelId)));
    return opened;
  };
  const game = async (people: readonly string[], wish: TableWish = {}) => {
    await lobby(people, wish);
    return accepted(await start(app, await request(people[0]!, wish.channelId))).record;
  };
  return { app, store, connection, databaseUrl: `file:${file}`, clock, bot: { keeper }, faults, request, lobby, game };
}

/** What a use case has returned, which did not reject. */
export function accepted<Value>(result: Result<Value, { readonly code: string }>): Value {
  if (!result.ok) throw new Error(`rejected: ${result.failure.code}`);
  return result.value;
}
