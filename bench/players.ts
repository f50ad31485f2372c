import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../lab/driving/free-port.ts';
import { makeTicket } from '../src/app/seat-access.ts';
import { openStore } from '../src/store/open-store.ts';
import { askChild } from './ask-child.ts';
import { buildProgram } from './built-program.ts';
import { percentiles, report, spread } from './measure.ts';
import type { PageSeat, PlayersNews, PlayersOrder } from './page-players.ts';
import { prepareSide, type Side } from './side.ts';
import { WirePlayer } from './wire.ts';

/** Tables of two who play on pages, and how many people on Discord ask for /turn in turn. */
const TABLES = 20;
const ASKERS = 40;

/** Rounds without and with players on pages in turn, how long each is, and the pause after each question, in milliseconds. */
const ROUNDS = 3;
const ROUND = 20_000;
const PAUSE = 150;

const ORIGIN = 'https://games.example.org';

/** How much slower /turn is answered on Discord while forty people play on pages: a ratio within one run. */
export async function benchPlayers(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-players-'));
  const start = await buildProgram();
  const side = await prepareSide(`file:${join(folder, 'pirogue.db')}`, { tables: TABLES + 1 });
  const port = await freePort();
  const environment = { WEB_PORT: String(port), WEB_URL: ORIGIN };
  const program = start(side.discord, side.databaseUrl, { environment });
  const players = fork(fileURLToPath(new URL('page-players.ts', import.meta.url)));
  const order = (what: PlayersOrder) => askChild<PlayersNews>(players, what);
  try {
    await program.ready;
    await order({ enter: await seatsOf(side), port, origin: ORIGIN });
    const askers = askersOf(side);
    await askForTurns(askers, ROUND / 3);
    const alone: number[] = [];
    const beside: number[] = [];
    let [moves, questions] = [0, 0];
    for (let round = 0; round < ROUNDS; round++) {
      alone.push(...(await askForTurns(askers, ROUND)));
      await order({ play: true });
      beside.push(...(await askForTurns(askers, ROUND)));
      const played = await order({ play: false });
      moves += played.moves;
      questions += played.questions;
    }
    const seconds = (ROUNDS * ROUND) / 1000;
    report({ name: '/turn, nobody on pages', unit: 'ms', figure: spread(alone), ratio: percentiles(alone) });
    report({
      name: `/turn, ${2 * TABLES} people play on pages`,
      unit: 'ms',
      figure: spread(beside),
      ratio: percentiles(beside),
    });
    report({
      name: '  moves and other questions of theirs',
      unit: '/s',
      figure: spread([(moves + questions) / seconds]),
    });
    report({ name: '  of these, moves', unit: '/s', figure: spread([moves / seconds]) });
    report({
      name: '  median beside players to median alone',
      unit: '',
      figure: spread([spread(beside).median / spread(alone).median]),
    });
  } finally {
    players.kill();
    program.child.kill('SIGKILL');
    await side.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The seats of all tables but the last, each with a ticket. */
async function seatsOf({ databaseUrl, tables }: Side): Promise<PageSeat[]> {
  const store = await openStore(databaseUrl);
  let made = 0;
  const newKey = () => `ticket-of-a-measurement-${made++}`.padEnd(24, '0');
  try {
    const seats: PageSeat[] = [];
    for (const channel of tables.channels.slice(0, TABLES)) {
      const { id, seats: people } = (await store.games.open(channel))!;
      const { key } = await store.pages.ofGame(id, `page-of-a-measurement-${id}`);
      for (const { userId } of people) {
        const ticket = await makeTicket({ store, now: Date.now, newKey }, { gameId: id, userId });
        seats.push({ path: `/g/${key}`, ticket });
      }
    }
    return seats;
  } finally {
    await store.close();
  }
}

/** People who look at the last table, so that nobody reaches what one person may ask. */
function askersOf({ wire, discord, tables }: Side): WirePlayer[] {
  const channel = tables.channels.at(-1)!;
  return Array.from({ length: ASKERS }, (_, at) => {
    const { id } = discord.world.addPerson(`Asker ${at}`).user;
    return new WirePlayer(wire, discord, { id, channel });
  });
}

/** Asks for /turn for some milliseconds; returns how long each answer took, in milliseconds. */
async function askForTurns(askers: readonly WirePlayer[], milliseconds: number): Promise<number[]> {
  const until = performance.now() + milliseconds;
  const taken: number[] = [];
  for (let at = 0; performance.now() < until; at++) {
    const begun = performance.now();
    await askers[at % askers.length]!.command('turn');
    taken.push(performance.now() - begun);
    await setTimeout(PAUSE);
  }
  return taken;
}
