import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import type { LocalDiscord } from 'local-discord';
import type { Options } from '../lab/driving/table.ts';
import { type Choose, chooserFor } from '../lab/simulation/chooser.ts';
import { type App, TableCache } from '../src/app/app.ts';
import { loadTable } from '../src/app/table.ts';
import { readTileSet } from '../src/content/tile-sets.ts';
import { amazonas } from '../src/games/amazonas/index.ts';
import { legalActions, legalPlacements } from '../src/games/amazonas/rules/legal.ts';
import type { State } from '../src/games/amazonas/rules/state.ts';
import { GAMES } from '../src/games/registry.ts';
import { openStore } from '../src/store/open-store.ts';
import type { Store } from '../src/store/store.ts';
import { buildProgram, residentMemory } from './built-program.ts';
import { percentiles, spread } from './measure.ts';
import { playedGame, storeGame, storeTiles } from './stored-games.ts';
import { Wire, WirePlayer } from './wire.ts';

/**
 * A large house: the whole program as a process of its own with many running games, in which people act at a steady
 * pace. Prints for every minute how long answers took and how much memory the program holds.
 *
 *   npm run bench:house -- [MINUTES] [GAMES] [PEOPLE] [INTERACTIONS A SECOND]
 */
const [MINUTES, GAMES_STORED, PEOPLE, PACE] = [10, 2000, 20_000, 20].map((usual, at) =>
  Number(process.argv[2 + at] ?? usual),
) as [number, number, number, number];

/** Log entries of every game when it begins: all are in the middle, each somewhere else. */
const ENTRIES = { min: 20, spread: 150 };

/** One interaction in so many only looks at a game. */
const LOOK_EVERY = 3;

/** What is looked at, by players and others. */
const LOOKS: readonly (readonly [string, Options])[] = [
  ['board', {}],
  ['board', { view: 'focus' }],
  ['score', {}],
  ['turn', {}],
  ['log', {}],
  ['mygames', {}],
];

const MINUTE = 60_000;

const folder = await mkdtemp(join(tmpdir(), 'pirogue-house-'));
const databaseUrl = `file:${join(folder, 'pirogue.db')}`;
const wire = new Wire();
const discord = await wire.open();
const start = await buildProgram();
const people = Array.from({ length: PEOPLE }, (_, at) => discord.world.addPerson(`Somebody ${at}`).user.id);
const channels = Array.from({ length: GAMES_STORED }, (_, at) => discord.world.addTextChannel(`table-${at}`).id);
const choose = chooserFor('house');
await storeGames(discord);
const program = start(discord, databaseUrl);
try {
  const begun = performance.now();
  await program.ready;
  say(`ready after ${Math.round(performance.now() - begun)} ms with ${GAMES_STORED} games, ${await memory()}`);
  const store = await openStore(databaseUrl);
  await play(store);
  await store.close();
} finally {
  process.stderr.write(program.errors());
  program.child.kill('SIGKILL');
  await discord.close();
  await rm(folder, { recursive: true, force: true });
}

/** Stores running games, each in a channel of its own; everybody is known, and a few have seats in several games. */
async function storeGames({ guildId }: LocalDiscord): Promise<void> {
  const store = await openStore(databaseUrl);
  await storeTiles(store);
  for (const [at, id] of people.entries())
    await store.people.rememberUser({ id, guildId, name: `Somebody ${at}`, locale: 'en-US' });
  const games = Array.from({ length: 20 }, (_, seed) => playedGame(3, `house ${seed}`));
  for (const [at, channelId] of channels.entries()) {
    const played = games[at % games.length]!;
    const users = [0, 1, 2].map((seat) => people[(at * 3 + seat) % people.length]!);
    await storeGame(store, { played, entries: ENTRIES.min + choose(ENTRIES.spread), guildId, channelId, users });
  }
  await store.close();
}

/** Lets people act at the wanted pace and reports minute by minute. */
async function play(store: Store): Promise<void> {
  const { set } = readTileSet(amazonas);
  const app = { store, games: GAMES, tileSets: new Map([[set.hash, set]]), tables: new TableCache() } as unknown as App;
  const busy = new Set<string>();
  const begun = performance.now();
  const all: number[] = [];
  let asked = 0;
  for (let minute = 1; minute <= MINUTES; minute++) {
    wire.answers.length = 0;
    for (; asked < minute * 60 * PACE; asked++) {
      await setTimeout(Math.max(0, begun + (asked * 1000) / PACE - performance.now()));
      void act(app, busy, choose).catch((error: unknown) => process.stderr.write(`${error}\n`));
    }
    await setTimeout(Math.max(0, begun + minute * MINUTE - performance.now()));
    all.push(...wire.answers);
    const { median, max } = spread(wire.answers);
    say(
      `minute ${minute}: ${wire.answers.length} answers, median ${median.toFixed(1)} ms, ${percentiles(wire.answers)}, ` +
        `slowest ${Math.round(max)}; ${await memory()}`,
    );
  }
  say(`all: ${all.length} answers, ${percentiles(all)}, slowest ${Math.round(spread(all).max)} ms`);
}

/** One interaction: the next step of a turn by the player to move, or somebody's look at a game. */
async function act(app: App, busy: Set<string>, pick: Choose): Promise<void> {
  const channel = channels[pick(channels.length)]!;
  const record = await app.store.games.open(channel);
  if (!record || busy.has(channel)) return;
  if (pick(LOOK_EVERY) === 0) {
    const [name, options] = LOOKS[pick(LOOKS.length)]!;
    await player(people[pick(people.length)]!, channel).command(name, options);
    return;
  }
  busy.add(channel);
  try {
    const { fold, progress } = await loadTable(app, record);
    const [name, options] = nextStep(fold.state as State, pick);
    await player(record.seats[progress.seat]!.userId, channel).command(name, options);
  } finally {
    busy.delete(channel);
  }
}

function nextStep(state: State, pick: Choose): readonly [string, Options] {
  if (state.phase === 'draw') return ['draw', {}];
  if (state.phase === 'piece') return ['boat', {}];
  if (state.phase === 'double') {
    const { tile, rotation } = legalActions(state).find(({ type }) => type === 'double') as {
      tile: string;
      rotation: number;
    };
    return ['double', { tile, rotation }];
  }
  const placements = legalPlacements(state);
  const { x, y, rotation } = placements[pick(placements.length)]!;
  return ['place', { x, y, rotation }];
}

function player(id: string, channel: string): WirePlayer {
  return new WirePlayer(wire, discord, { id, channel });
}

async function memory(): Promise<string> {
  return `${Math.round(await residentMemory(program))} MiB`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
