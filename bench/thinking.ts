import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { LocalDiscord } from 'local-discord';
import type { Program } from '../lab/driving/started-program.ts';
import { AutocompleteTable, type Options } from '../lab/driving/table.ts';
import { chooserFor } from '../lab/simulation/chooser.ts';
import { buildProgram, processorTime, residentMemory } from './built-program.ts';
import { benchComputerTurn } from './computer-turn.ts';
import { percentiles, report, spread } from './measure.ts';
import { seatTwo, Wire, WirePlayer } from './wire.ts';

/** Tables at which somebody plays against strong computers, with what takes them longest: a map, and chips. */
const TABLES = 6;
const AGAINST: Options = { game: 'carcassonne', map: 'germany', chips: true, computers: 4, level: 'strong' };

/** How long is measured, and how often somebody else asks for something meanwhile, in milliseconds. */
const SPAN = 30_000;
const PAUSE = 200;

/** What they ask for. */
const ASKED: readonly (readonly [string, Options])[] = [
  ['turn', {}],
  ['score', {}],
  ['board', { private: true }],
  ['place', { x: 90, y: 90 }],
];

/**
 * How long late turns of computers take, and how soon people at another table are answered while strong computers think without a pause, beside the same while
 * nobody thinks, and with how much memory.
 */
export async function benchThinking(): Promise<void> {
  await benchComputerTurn();
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-bench-'));
  const wire = new Wire();
  const discord = await wire.open();
  let program: Program | undefined;
  try {
    program = (await buildProgram())(discord, `file:${join(folder, 'thinking.db')}`);
    await program.ready;
    const { players } = seatTwo(wire, discord, 'people');
    const table = new AutocompleteTable(players, chooserFor(3));
    await table.begin();
    await table.playOn(6);
    // Pictures that were painted once are not what is measured.
    await askOn(players, SPAN / 6);
    const quiet = await measured(program, players);
    tell('answers while nobody thinks', quiet);
    const thinking = Array.from({ length: TABLES }, (_, at) => playAlone(wire, discord, at));
    await setTimeout(5_000);
    const busy = await measured(program, players);
    tell(`answers while computers think at ${TABLES} tables`, busy);
    // A table that failed says so; the others are given up in the middle of their games.
    await Promise.race([Promise.all(thinking), setTimeout(1)]);
  } finally {
    program?.child.kill('SIGKILL');
    await discord.close();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Answers {
  readonly answers: readonly number[];
  /** Share of a processor that the program used. */
  readonly used: number;
  readonly memory: number;
}

async function measured(program: Program, players: readonly WirePlayer[]): Promise<Answers> {
  const before = await processorTime(program);
  const answers = await askOn(players, SPAN);
  return {
    answers,
    used: ((await processorTime(program)) - before) / (SPAN / 1000),
    memory: await residentMemory(program),
  };
}

function tell(name: string, { answers, used, memory }: Answers): void {
  report({ name, unit: 'ms', figure: spread(answers), ratio: percentiles(answers) });
  report({ name: '  processors that the program used', unit: '', figure: spread([used]) });
  report({ name: '  its memory', unit: 'MiB', figure: spread([memory]) });
}

/** Asks for one thing after another for some milliseconds; the time of every answer to these players, in milliseconds. */
async function askOn(players: readonly WirePlayer[], span: number): Promise<number[]> {
  for (const player of players) player.answers.length = 0;
  const until = performance.now() + span;
  for (let at = 0; performance.now() < until; at++) {
    const [name, options] = ASKED[at % ASKED.length]!;
    await players[at % players.length]!.command(name, options);
    await setTimeout(PAUSE);
  }
  return players.flatMap(({ answers }) => answers);
}

/** One person who plays against computers until the program ends. */
async function playAlone(wire: Wire, discord: LocalDiscord, at: number): Promise<void> {
  const channel = discord.world.addTextChannel(`alone-${at}`).id;
  const { id } = discord.world.addPerson(`Alone ${at}`).user;
  const player = new WirePlayer(wire, discord, { id, channel });
  wire.listen(channel, (message) => player.hear(message));
  const table = new AutocompleteTable([player], chooserFor(at + 20), 'pass');
  await table.begin(AGAINST);
  await table.playOn(3);
}
