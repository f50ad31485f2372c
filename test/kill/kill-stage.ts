import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalDiscord, type RequestRecord, startLocalDiscord } from 'local-discord';
import { TestPerson } from 'local-discord/person';
import pg from 'pg';
import { seedFor } from '../../lab/simulation/chooser.ts';
import { TableCache, type TableSource } from '../../src/app/app.ts';
import { computerId } from '../../src/app/computers.ts';
import { readLibrary } from '../../src/content/content-library.ts';
import { knownTileSets } from '../../src/content/known-tile-sets.ts';
import { optionsSchema } from '../../src/games/carcassonne/rules/options.ts';
import { GAMES } from '../../src/games/registry.ts';
import { createLog } from '../../src/host/log.ts';
import { openStore } from '../../src/store/open-store.ts';
import { openDatabase } from '../../src/store/sqlite/open-file.ts';
import { SqliteDatabase } from '../../src/store/sqlite/sqlite-database.ts';
import { type Store, storeOn } from '../../src/store/store.ts';
import { patient } from '../support/patience.ts';
import { Mortal } from './mortal.ts';

/** How long an answer may take, in milliseconds, on a machine that does much else. */
const ANSWER_DEADLINE = 15_000;

/** How long messages may take until they are all delivered, in milliseconds. */
const DELIVERY_PATIENCE = patient(120_000);

/** How long the program is held before its commit until it is killed, in milliseconds; shorter than it waits for a lock. */
export const HELD = 600;

/** How a table and the program are set up. */
export interface StageOptions {
  /** People who play the game, from 2, or 1 against a computer. */
  readonly players: number;
  /** True if a computer plays, too, and the turns are told in one message. */
  readonly hasComputer?: boolean;
  /** Chooses the pile. */
  readonly seed: string;
  /** What runs the program; from its sources unless told. */
  readonly command?: readonly string[] | undefined;
  /** A game of Carcassonne with these options; Amazonas unless told. */
  readonly carcassonne?: Readonly<Record<string, string | boolean>>;
  /** URL of an empty database on a server; a file unless told. */
  readonly server?: string;
}

/** A table in a database, a Discord in this process, and the program, which is not started yet. */
export interface TableStage {
  readonly discord: LocalDiscord;
  readonly mortal: Mortal;
  /** Reads what the program has written. */
  readonly app: TableSource;
  readonly people: readonly TestPerson[];
  /** Hears of every request of the program, after its effect and before its answer. */
  heard: (record: RequestRecord) => void;
  readonly close: () => Promise<void>;
}

/** A table in a database of its own. */
export interface Stage extends TableStage {
  /** Does to the database what the store would not, by one statement. */
  readonly exec: (statement: string) => Promise<void>;
  /** Keeps the program from committing, until what it resolves to is called. */
  readonly hold: () => Promise<() => Promise<void>>;
  /** What is wrong with the database itself; nothing where a server keeps it. */
  readonly damage: () => string | undefined;
}

/** Opens a stage with a file of its own, or with an empty database of a server. */
export async function openStage(options: StageOptions): Promise<Stage> {
  return options.server === undefined ? openWithFile(options) : openOnServer(options, options.server);
}

async function openWithFile(options: StageOptions): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-kill-'));
  const file = join(folder, 'pirogue.db');
  const connection = openDatabase(file);
  const store = storeOn(new SqliteDatabase(connection));
  const stage = await openTable(options, { store, url: `file:${file}` });
  const lock = openDatabase(file);
  const { close: closeTable } = stage;
  const close = async () => {
    await closeTable();
    lock.close();
    connection.close();
    await rm(folder, { recursive: true, force: true });
  };
  const hold = async () => {
    lock.exec('BEGIN IMMEDIATE');
    return async () => void lock.exec('ROLLBACK');
  };
  const exec = async (statement: string) => void connection.exec(statement);
  const damage = () => {
    const findings = connection.pragma('integrity_check', { simple: true });
    return findings === 'ok' ? undefined : String(findings);
  };
  return Object.assign(stage, { exec, hold, damage, close });
}

async function openOnServer(options: StageOptions, url: string): Promise<Stage> {
  const store = await openStore(url);
  const stage = await openTable(options, { store, url });
  const lock = new pg.Client({ connectionString: url });
  await lock.connect();
  const { close: closeTable } = stage;
  const close = async () => {
    await closeTable();
    await lock.end();
    await store.close();
  };
  const hold = async () => {
    await lock.query('begin; lock table log in exclusive mode');
    return async () => void (await lock.query('rollback'));
  };
  const exec = async (statement: string) => void (await lock.query(statement));
  return Object.assign(stage, { exec, hold, damage: () => undefined, close });
}

/** Opens a stage with the game number 1 in a database, which has just started; its messages are still to be sent. */
export async function openTable(
  options: StageOptions,
  { store, url }: { readonly store: Store; readonly url: string },
): Promise<TableStage> {
  const held: { stage?: TableStage } = {};
  const discord = await startLocalDiscord({
    port: 0,
    answerDeadlineMs: patient(ANSWER_DEADLINE),
    onRequest: (record) => held.stage?.heard(record),
  });
  const { games, ...library } = readLibrary(GAMES);
  const app = {
    store,
    games,
    tileSets: await knownTileSets(store, { games, ...library }, createLog('silent')),
    tables: new TableCache(),
  };
  const people = await seated(discord, store, options.players);
  await storeStartedGame({ store, discord, options, people });
  const mortal = new Mortal(
    {
      DATABASE_URL: url,
      DISCORD_API_BASE: discord.origin,
      DISCORD_TOKEN: discord.botToken,
      DISCORD_REQUESTS_PER_SECOND: '1000',
      LOG_LEVEL: 'error',
    },
    options.command,
  );
  const close = async () => {
    mortal.kill();
    await mortal.dead;
    for (const person of people) person.close();
    await discord.close();
  };
  const stage: TableStage = { discord, mortal, app, people, heard: () => undefined, close };
  held.stage = stage;
  return stage;
}

/** Resolves when no message of the game waits to be delivered, or the process under way is dead. */
export async function delivered({ app, mortal }: TableStage): Promise<void> {
  const { generation } = mortal;
  const deadline = performance.now() + DELIVERY_PATIENCE;
  const isPending = async () => (await app.store.posts.ofGame(1)).some(({ pending }) => pending !== undefined);
  while (mortal.isAlive && mortal.generation === generation && (await isPending())) {
    if (performance.now() > deadline) throw new Error('messages were not delivered');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function seated(discord: LocalDiscord, store: Store, players: number): Promise<TestPerson[]> {
  const channel = Object.values(discord.channelIds)[0]!;
  const people: TestPerson[] = [];
  for (const [name, id] of Object.entries(discord.personIds).slice(0, players)) {
    await store.people.rememberUser({ id, guildId: discord.guildId, name, locale: 'en-US' });
    const person = new TestPerson(discord.origin, id, channel);
    await person.listen();
    people.push(person);
  }
  return people;
}

async function storeStartedGame({
  store,
  discord,
  options,
  people,
}: {
  store: Store;
  discord: LocalDiscord;
  options: StageOptions;
  people: readonly TestPerson[];
}): Promise<void> {
  const library = readLibrary(GAMES);
  const ruleSet = options.carcassonne ? 'carcassonne' : 'amazonas';
  const game = library.games.find((one) => one.ruleSet === ruleSet)!;
  const chosen = options.carcassonne ? optionsSchema.parse(options.carcassonne) : {};
  const rejection = game.optionsRejection?.(chosen);
  if (rejection) throw new Error(`no table can be opened with these options: ${JSON.stringify(rejection)}`);
  const players = [...people.map(({ id }) => id), ...(options.hasComputer ? [computerId('learner', 1)] : [])];
  const colours = game.colours.slice(0, players.length);
  const content = library.contentFor(game, chosen, undefined)!;
  const setup = game.createSetup({ content, colours, seed: seedFor(options.seed), order: 'random', options: chosen });
  const { seat, turn } = game.progressOf(game.startState(content, setup));
  const seats = players.map((userId, seat) => ({ userId, colour: colours[seat]! }));
  const at = Date.now();
  const lobby = await store.lobbies.open({
    guildId: discord.guildId,
    channelId: people[0]!.channel,
    ownerId: people[0]!.id,
    ruleSet,
    options: {
      ...{ seats: players.length, autoDraw: false, order: 'random', hints: true },
      ...(options.carcassonne && { chosen }),
      ...(options.hasComputer && { computers: ['learner'], told: 'end' }),
    },
    seats,
    at,
    posts: [{ type: 'send', kind: 'lobby' }],
  });
  await store.lobbies.start({
    gameId: lobby!.id,
    revision: lobby!.revision,
    at,
    setup,
    seats,
    entries: [],
    ...(options.carcassonne && {
      // With hands nobody has to draw.
      entries: [{ type: 'action', seat, action: { type: 'draw' } }] as const,
      begins: { seat, turn },
    }),
    posts: [
      { type: 'refresh', kind: 'lobby' },
      { type: 'send', kind: 'turn' },
    ],
  });
}
