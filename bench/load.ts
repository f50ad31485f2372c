import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import type { LocalDiscord } from 'local-discord';
import type { Program } from '../lab/driving/started-program.ts';
import { AutocompleteTable } from '../lab/driving/table.ts';
import { chooserFor } from '../lab/simulation/chooser.ts';
import { openStore } from '../src/store/open-store.ts';
import { buildProgram, processorTime, residentMemory, timeTakenByOthers } from './built-program.ts';
import { percentiles, report, spread } from './measure.ts';
import { PacedTables, type Played } from './paced-tables.ts';
import { playedGame, storeGame, storeTiles } from './stored-games.ts';
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
  const startBuilt = await buildProgram();
  const start = (name: string) => {
    const program = startBuilt(discord, databaseUrl(folder, name));
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
    const tables = new PacedTables({ wire, discord, store });
    for (const { id } of SERVERS) tables.seat(id);
    await timeLoad(tables, program);
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
async function storeIdleGames(url: string, { world, guildId, personIds }: LocalDiscord): Promise<void> {
  const store = await openStore(url);
  await storeTiles(store);
  const played = playedGame(3, 'idle');
  const users = Object.values(personIds);
  for (let game = 0; game < IDLE_GAMES; game++) {
    const channelId = world.addTextChannel(`idle-${game}`).id;
    await storeGame(store, { played, entries: IDLE_ENTRIES, guildId, channelId, users });
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

/** Tables that play as fast as they are answered, then at a steady pace. */
async function timeLoad(tables: PacedTables, program: Program): Promise<void> {
  await tables.play({ milliseconds: WARM_UP, stagger: WARM_UP / 2 });
  const measured = async (name: string, turnsASecond?: number) => {
    const [cpu, taken] = [await processorTime(program), await timeTakenByOthers()];
    const played = await tables.play({ milliseconds: LOAD, ...(turnsASecond && { turnsASecond }) });
    const used = (await processorTime(program)) - cpu;
    const missed = (await timeTakenByOthers()) - taken;
    reportPlay(name, played, { used, missed });
  };
  await measured(`${TABLES} tables as fast as they are answered`);
  await measured(`${TABLES} tables at ${PACE} turns a second`, PACE);
  report({ name: '  its memory at the end', unit: 'MiB', figure: spread([await residentMemory(program)]) });
}

function reportPlay(
  name: string,
  { turns, answers, seconds }: Played,
  { used, missed }: { used: number; missed: number },
): void {
  report({ name, unit: '/s', figure: spread([turns.length / seconds]) });
  const delays = { unit: 'ms', figure: spread(turns), ratio: percentiles(turns) };
  report({ name: '  from the last interaction to the picture', ...delays });
  report({ name: '  any answer', unit: 'ms', figure: spread(answers), ratio: percentiles(answers) });
  const perTurn = spread([(used * 1000) / turns.length]);
  report({ name: "  the program's processor time a turn", unit: 'ms', figure: perTurn });
  report({ name: '  processors taken by other machines', unit: '', figure: spread([missed / seconds]) });
}
