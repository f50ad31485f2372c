import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import type { TableSource } from '../src/app/app.ts';
import { TableCache } from '../src/app/table-cache.ts';
import { readTileSet } from '../src/content/tile-sets.ts';
import type { Program } from '../src/driving/started-program.ts';
import { AutocompleteTable } from '../src/driving/table.ts';
import { amazonas } from '../src/games/amazonas/index.ts';
import { GAMES } from '../src/games/registry.ts';
import type { LocalDiscord } from '../src/local-discord/index.ts';
import { AMAZONAS } from '../src/simulation/amazonas.ts';
import { chooserFor } from '../src/simulation/chooser.ts';
import { simulateGame } from '../src/simulation/simulated-game.ts';
import { openStore } from '../src/store/open-store.ts';
import { builtProgram, processorTime, residentMemory, timeTakenByOthers } from './built-program.ts';
import { KnowingTable, stateIn } from './knowing-table.ts';
import { percentiles, report, spread } from './measure.ts';
import { seatTwo, Wire } from './wire.ts';

/**
 * Turns that are played before the clock runs, and turns of one table that are timed one by one; between them the
 * program is left alone until it uses a hundredth of a processor at most (time is counted in hundredths of a second), as
 * it paints ahead when it has just started.
 */
const WARM_TURNS = 20;
const QUIET_TURNS = 50;
const QUIET = 0.015;

/**
 * Tables that play at once, each in a server of its own, as the messages of one server are sent one after another: enough
 * that the program never waits for them.
 */
const TABLES = 12;
const SERVERS = Array.from({ length: TABLES }, (_, at) => ({
  id: String(2n ** 60n + BigInt(at)),
  name: `Server ${at}`,
}));

/**
 * How long they play before it is measured, one after another beginning in the first half of it, so that games are of
 * every age then; and how long each of the two loads is measured, in milliseconds.
 */
const WARM_UP = 45_000;
const LOAD = 15_000;

/**
 * Turns a second of all tables together in the load that answers are timed under: Discord lets a bot make 50 requests a
 * second, which is about as many.
 */
const PACE = 12;

const IDLE_GAMES = 1000;
const IDLE_ENTRIES = 90;

/**
 * The whole program as a process of its own on loopback sockets: turns of one table, many tables at once, and how soon
 * it is ready, and with how much memory, when many games wait.
 */
export async function benchLoad(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-bench-'));
  const wire = new Wire();
  const discord = await wire.open();
  for (const server of SERVERS) discord.world.addServer(server);
  const running: Program[] = [];
  const startOn = await builtProgram(discord);
  const start = (name: string) => {
    const program = startOn(databaseUrl(folder, name));
    running.push(program);
    return program;
  };
  try {
    await storeIdleGames(databaseUrl(folder, 'idle'), discord);
    for (let run = 0; run < 2; run++) await timeStart(() => start('idle'), run > 0);
    const program = start('load');
    await program.ready;
    await timeTurns(wire, discord, program);
    const store = await openStore(databaseUrl(folder, 'load'));
    const { set } = readTileSet(amazonas);
    await timeLoad({
      wire,
      discord,
      program,
      app: { store, games: GAMES, tileSets: new Map([[set.hash, set]]), tables: new TableCache() },
    });
    await store.close();
  } finally {
    for (const { child } of running) child.kill('SIGKILL');
    await discord.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function databaseUrl(folder: string, name: string): string {
  return `file:${join(folder, `${name}.db`)}`;
}

/** Games in the middle, each in a channel of its own. */
async function storeIdleGames(url: string, discord: LocalDiscord): Promise<void> {
  const { set, json } = readTileSet(amazonas);
  const store = await openStore(url);
  await store.rememberTileSet({ hash: set.hash, ruleSet: amazonas.ruleSet, json });
  const { setup, log } = simulateGame({
    game: AMAZONAS,
    set,
    players: 3,
    seed: 'idle',
    policies: ['random'],
    order: 'random',
  });
  const people = Object.values(discord.personIds);
  const seats = setup.colours.map((colour, seat) => ({ userId: people[seat]!, colour }));
  const at = Date.now();
  const options = { seats: 3, autoDraw: false, order: 'random', hints: true } as const;
  for (let game = 0; game < IDLE_GAMES; game++) {
    const channelId = discord.world.addTextChannel(`idle-${game}`).id;
    const lobby = (await store.createGame({
      guildId: discord.guildId,
      channelId,
      ownerId: seats[0]!.userId,
      ruleSet: amazonas.ruleSet,
      options,
      seats,
      at,
      posts: [],
    }))!;
    const { id: gameId } = lobby;
    await store.startGame({ gameId, revision: lobby.revision, at, setup, seats, entries: [], posts: [] });
    const { revision } = (await store.game(gameId))!;
    const entries = log.slice(0, IDLE_ENTRIES);
    await store.append({ gameId, revision, seq: 0, at, entries, posts: [], status: 'running' });
  }
  await store.close();
}

/** The first start counts as little as the first run of anything: files are read from the disk then. */
async function timeStart(start: () => Program, counts: boolean): Promise<void> {
  const begun = performance.now();
  const program = start();
  await program.ready;
  const ready = performance.now() - begun;
  await setTimeout(1500);
  const resident = await residentMemory(program);
  program.child.kill('SIGTERM');
  await program.ended;
  if (!counts) return;
  report({ name: `ready with ${IDLE_GAMES} idle games`, unit: 'ms', figure: spread([ready]) });
  report({ name: 'its memory a little later', unit: 'MiB', figure: spread([resident]) });
}

async function timeTurns(wire: Wire, discord: LocalDiscord, program: Program): Promise<void> {
  const { players, channel } = seatTwo(wire, discord, 'quiet-table');
  const table = new AutocompleteTable(players, chooserFor(3));
  await table.begin();
  const figures: number[] = [];
  let message = await table.nextPublicMessage(channel);
  for (let turn = 0; message.mentions.length === 1 && turn < WARM_TURNS + QUIET_TURNS; turn++) {
    if (turn === WARM_TURNS) await untilQuiet(program);
    const mover = players.find(({ id }) => id === message.mentions[0]!.id)!;
    await table.takeTurn(mover);
    message = await table.nextPublicMessage(channel);
    if (turn >= WARM_TURNS) figures.push(players[0]!.heardAt - mover.called);
  }
  const name = 'a turn: from its last interaction to the picture';
  report({ name, unit: 'ms', figure: spread(figures), ratio: percentiles(figures) });
}

async function untilQuiet(program: Program): Promise<void> {
  const SECOND = 1000;
  for (let used = Number.POSITIVE_INFINITY; used > QUIET; ) {
    const before = await processorTime(program);
    await setTimeout(SECOND);
    used = (await processorTime(program)) - before;
  }
}

/** What happens in one stretch of play. */
interface Stretch {
  readonly name: string;
  /** Milliseconds between the turns of all tables together. */
  readonly pause: number;
  readonly until: number;
  /** Milliseconds from the last interaction of a turn to the picture. */
  readonly turns: number[];
}

/** The program under load, and what loads it. */
interface Load {
  readonly wire: Wire;
  readonly discord: LocalDiscord;
  readonly program: Program;
  readonly app: TableSource;
}

/** Tables that play as fast as they are answered, then at a steady pace. */
async function timeLoad(load: Load): Promise<void> {
  const begun = performance.now();
  const stretch = (name: string, turnsASecond: number, end: number): Stretch => ({
    name,
    pause: 1000 / turnsASecond,
    until: begun + end,
    turns: [],
  });
  const warmUp = stretch('before', Number.POSITIVE_INFINITY, WARM_UP);
  const measured = [
    stretch(`${TABLES} tables as fast as they are answered`, Number.POSITIVE_INFINITY, WARM_UP + LOAD),
    stretch(`${TABLES} tables at ${PACE} turns a second`, PACE, WARM_UP + 2 * LOAD),
  ];
  const present = () => [warmUp, ...measured].find(({ until }) => performance.now() < until);
  let nextTurn = begun;
  const untilNextTurn = async (pause: number) => {
    // What was missed is made up for, but not for long: that would be another load.
    nextTurn = Math.max(nextTurn + pause, performance.now() - TABLES * pause);
    await setTimeout(Math.max(0, nextTurn - performance.now()));
  };
  const tables = Array.from({ length: TABLES }, (_, at) => playOn(load, { at, present, untilNextTurn }));
  const played = Promise.all(tables);
  const measuring = async () => {
    await setTimeout(warmUp.until - performance.now());
    for (const one of measured) await measure(load, one);
  };
  // A table that fails ends the measurement.
  await Promise.all([played, measuring()]);
  report({ name: '  its memory at the end', unit: 'MiB', figure: spread([await residentMemory(load.program)]) });
}

/** Plays one game after another at the table number `at`, while there is a stretch of play. */
async function playOn(
  { wire, discord, app }: Load,
  clock: { at: number; present: () => Stretch | undefined; untilNextTurn: (pause: number) => Promise<void> },
): Promise<void> {
  const { at, present, untilNextTurn } = clock;
  await setTimeout((at * WARM_UP) / 2 / TABLES);
  const { players, channel } = seatTwo(wire, discord, `table-${at}`, SERVERS[at]!.id);
  const table = new KnowingTable(players, chooserFor(at + 10), stateIn(app, channel));
  await table.begin();
  let message = await table.nextPublicMessage(channel);
  for (let now = present(); now; now = present()) {
    if (message.mentions.length !== 1) {
      await table.begin();
      message = await table.nextPublicMessage(channel);
    }
    await untilNextTurn(now.pause);
    const mover = players.find(({ id }) => id === message.mentions[0]!.id)!;
    await table.takeTurn(mover);
    message = await table.nextPublicMessage(channel);
    present()?.turns.push(players[0]!.heardAt - mover.called);
  }
}

/** Waits for the end of a stretch of play and reports how it went. */
async function measure({ wire, program }: Load, { name, until, turns }: Stretch): Promise<void> {
  const from = performance.now();
  const [cpu, taken] = [await processorTime(program), await timeTakenByOthers()];
  wire.answers.length = 0;
  await setTimeout(until - from);
  const used = (await processorTime(program)) - cpu;
  const missed = (await timeTakenByOthers()) - taken;
  const seconds = (performance.now() - from) / 1000;
  const delays = { unit: 'ms', figure: spread(turns), ratio: percentiles(turns) };
  report({ name, unit: '/s', figure: spread([turns.length / seconds]) });
  report({ name: '  from the last interaction to the picture', ...delays });
  report({ name: '  any answer', unit: 'ms', figure: spread(wire.answers), ratio: percentiles(wire.answers) });
  const perTurn = spread([(used * 1000) / turns.length]);
  report({ name: "  the program's processor time a turn", unit: 'ms', figure: perTurn });
  report({ name: '  processors taken by other machines', unit: '', figure: spread([missed / seconds]) });
}
