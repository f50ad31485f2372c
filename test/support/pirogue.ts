import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { type LocalDiscord, type RequestRecord, startLocalDiscord } from 'local-discord';
import { TestPerson } from 'local-discord/person';
import { featuresFor } from '../../commands/index.ts';
import { type App, TableCache, Wake } from '../../src/app/app.ts';
import { type Bot, startBot } from '../../src/bot/bot.ts';
import type { Feature } from '../../src/bot/handlers/feature.ts';
import { type Library, readLibrary } from '../../src/content/content-library.ts';
import { knownTileSets } from '../../src/content/known-tile-sets.ts';
import { parseSeed } from '../../src/core/shuffle.ts';
import type { AnyGame } from '../../src/games/contract/game.ts';
import { GAMES } from '../../src/games/registry.ts';
import { pausesOfGames } from '../../src/guard/each-game.ts';
import { createLog } from '../../src/host/log.ts';
import { logUnreadableOnce } from '../../src/host/unreadable-games.ts';
import { openServer } from '../../src/store/postgres/open-server.ts';
import type { Connection } from '../../src/store/sqlite/driver.ts';
import { openDatabase } from '../../src/store/sqlite/open-file.ts';
import { SqliteDatabase } from '../../src/store/sqlite/sqlite-database.ts';
import { fileOfUrl } from '../../src/store/sqlite/store-url.ts';
import { type Store, storeOn } from '../../src/store/store.ts';
import { isServerUrl } from '../../src/store/store-url.ts';
import { atEnd } from './at-end.ts';
import './painting.ts';
import { patient } from './patience.ts';
import { newDatabase } from './test-database.ts';

/** One line of the bot's log. */
export interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly [key: string]: unknown;
}

/** pino's numbers. */
export const LOG_ERROR = 50;

/** The whole program in this process: bot, store and local Discord, which meet over real sockets and files only. */
export interface Pirogue {
  readonly discord: LocalDiscord;
  readonly app: App;
  readonly store: Store;
  readonly bot: Bot;
  readonly databaseUrl: string;
  /** The store's own connection to the database, for faults of a file. */
  readonly connection: Connection;
  readonly requests: readonly RequestRecord[];
  readonly log: readonly LogLine[];
  /** Connects a person to a channel, by name; who is not there yet comes in and speaks English. */
  person(name: string, channel?: string): Promise<TestPerson>;
  /** The same for somebody who came later, by id. */
  personById(id: string, channel?: string): Promise<TestPerson>;
}

export interface PirogueOptions {
  /** A new database of the test's own, by another way than straight; else one is made. */
  readonly databaseUrl?: string;
  /** What its database holds at first, such as that of an earlier version; a new one unless told. */
  readonly database?: Uint8Array;
  /** The games of the house; else those of the registry. */
  readonly games?: readonly AnyGame[];
  /** Folder with tile sets and boards of the host. */
  readonly contentFolder?: string;
  /** Chooses the piles of all games. */
  readonly seed?: string;
  /** Origin of the pages of games; they have none unless told. */
  readonly webOrigin?: string;
  /** True if the pages can be opened inside Discord, too. */
  readonly hasActivity?: boolean;
  /** How long the bot may take for an answer on a machine at rest, in milliseconds; as long as Discord waits unless told. */
  readonly answerDeadlineMs?: number;
  /** How often the bot has to send heartbeats, in milliseconds; as often as Discord wants them unless told. */
  readonly heartbeatIntervalMs?: number;
  /** Shards that Discord recommends; 1 unless told. */
  readonly shards?: number;
  /** The program's clock, in milliseconds since 1970. */
  readonly now?: () => number;
  /** Told that the program would end; else that is a failure. */
  readonly onFatal?: (reason: string) => void;
  readonly deadlines?: NonNullable<Parameters<typeof startBot>[0]['deadlines']>;
  /** Services in place of the bot's own. */
  readonly services?: NonNullable<Parameters<typeof startBot>[0]['services']>;
  /** What posts can belong to; every subject of the program unless told. */
  readonly subjects?: NonNullable<Parameters<typeof startBot>[0]['subjects']>;
  /** True to show meeples in replies, as the program does. */
  readonly meeples?: boolean;
  /** Called before the bot logs in. */
  readonly prepare?: (discord: LocalDiscord) => void;
}

/**
 * Starts the whole program with a database of its own, every game with the same pile unless told; everything ends with
 * the test.
 */
export async function startPirogue(options: PirogueOptions = {}): Promise<Pirogue> {
  const databaseUrl = options.databaseUrl ?? (await newDatabase());
  if (options.database) await writeFile(fileOfUrl(databaseUrl), options.database);
  const requests: RequestRecord[] = [];
  const log: LogLine[] = [];
  const discord = await startLocalDiscord({
    port: 0,
    answerDeadlineMs: patient(options.answerDeadlineMs ?? 3_000),
    ...(options.heartbeatIntervalMs ? { heartbeatIntervalMs: options.heartbeatIntervalMs } : {}),
    ...(options.shards ? { shards: options.shards } : {}),
    onRequest: (record) => requests.push(record),
  });
  const botLog = createLog('debug', { write: (line) => void log.push(JSON.parse(line)) });
  const onUnreadable = logUnreadableOnce(botLog);
  const { store, connection } = await storeOf(databaseUrl, onUnreadable);
  const held: { bot?: Bot } = {};
  const house = houseOf(options);
  const app = await appFor(store, house, { ...options, onUnreadable });
  const people: TestPerson[] = [];
  atEnd(async () => {
    for (const person of people) person.close();
    await held.bot?.stop();
    await discord.close();
    await store.close();
  });
  options.prepare?.(discord);
  const bot = await startBot({
    app,
    log: botLog,
    features: house.features,
    ...(options.services && { services: options.services }),
    ...(options.subjects && { subjects: options.subjects }),
    ...(options.meeples && { meeples: true }),
    token: discord.botToken,
    apiBase: discord.origin,
    identifyAtOnce: true,
    ...(options.deadlines ? { deadlines: options.deadlines } : {}),
    onFatal: options.onFatal ?? fail,
  });
  held.bot = bot;
  const personById = async (id: string, channel = Object.values(discord.channelIds)[0]!) => {
    const person = new TestPerson(discord.origin, id, channel);
    people.push(person);
    await person.listen();
    return person;
  };
  return {
    discord,
    app,
    store,
    bot,
    databaseUrl,
    get connection() {
      if (!connection) throw new Error('a server has no connection for faults');
      return connection;
    },
    requests,
    log,
    personById,
    async person(name, channel) {
      return personById(discord.personIds[name] ?? discord.world.addPerson(name).user.id, channel);
    },
  };
}

/** The store of a database, with its connection where that is a file. */
async function storeOf(
  url: string,
  onUnreadable: App['onUnreadable'],
): Promise<{ readonly store: Store; readonly connection?: Connection }> {
  if (isServerUrl(url)) return { store: await openServer(url, { onUnreadable }) };
  const connection = openDatabase(fileOfUrl(url));
  return { store: storeOn(new SqliteDatabase(connection, { onUnreadable })), connection };
}

/** What a house offers; nothing of it changes. */
interface House {
  readonly library: Library;
  readonly features: readonly Feature[];
}

let ownHouse: House | undefined;

/** The house of a program; that with the games of the registry and no files is read once, as it takes long. */
function houseOf({ games, contentFolder, webOrigin, hasActivity = false }: PirogueOptions): House {
  if (games || contentFolder) return readHouse(games ?? GAMES, contentFolder);
  ownHouse ??= readHouse(GAMES);
  if (!webOrigin) return ownHouse;
  const { library } = ownHouse;
  return { library, features: featuresFor({ games: library.games, library, webOrigin, hasActivity }) };
}

function readHouse(games: readonly AnyGame[], folder?: string): House {
  const library = readLibrary(games, { folder });
  return { library, features: featuresFor({ games: library.games, library }) };
}

async function appFor(
  store: Store,
  { library }: House,
  { now = Date.now, seed, webOrigin, hasActivity = false, onUnreadable }: PirogueOptions & Pick<App, 'onUnreadable'>,
): Promise<App> {
  return {
    store,
    games: library.games,
    library,
    tileSets: await knownTileSets(store, library, createLog('silent')),
    now,
    newSeed: () => parseSeed(seed ?? '0123456789abcdef0123456789abcdef')!,
    newKey: () => randomBytes(18).toString('base64url'),
    ...(webOrigin && { webOrigin, hasActivity }),
    tables: new TableCache(),
    wake: new Wake(),
    pauses: pausesOfGames(now),
    onUnreadable,
  };
}

function fail(reason: string): never {
  throw new Error(reason);
}

/**
 * Resolves once a condition holds that nothing announces.
 *
 * @param duration how long it may take on a machine at rest, in milliseconds
 * @throws when it takes longer
 */
export async function until(condition: () => Promise<boolean>, duration = 30_000): Promise<void> {
  const deadline = performance.now() + patient(duration);
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`waited in vain for ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
