import { performance } from 'node:perf_hooks';
import { CARCASSONNE } from '../lab/simulation/carcassonne.ts';
import { simulateGame } from '../lab/simulation/simulated-game.ts';
import { LEVELS, type Level } from '../src/computer/levels.ts';
import { readTileSet } from '../src/content/tile-sets.ts';
import type { LogEntry } from '../src/core/log.ts';
import type { ChosenOptions } from '../src/core/options.ts';
import type { GameTypes } from '../src/core/rules.ts';
import { RULES } from '../src/games/carcassonne/game/game-rules.ts';
import { carcassonne } from '../src/games/carcassonne/index.ts';
import { ThinkingThread } from '../src/threads/thinking-thread.ts';
import { report, spread } from './measure.ts';

/** The boards of which turns are measured, by what is told of them. */
const BOARDS: Readonly<Record<string, { readonly seats: number; readonly options: ChosenOptions }>> = {
  'two seats': { seats: 2, options: {} },
  'all expansions, two seats': { seats: 2, options: { river: true, abbot: true, inns: true, traders: true } },
  'all expansions, six seats': { seats: 6, options: { river: true, abbot: true, inns: true, traders: true } },
};

/** Games on each board, and the tiles that are left when a turn of each is measured: the board is large, much may come. */
const GAMES = 4;
const TILES_LEFT = [30, 15, 6];

/**
 * How long turns of computers take late in the game where they are played: on their own thread, with the sending of the
 * game there and all its actions played again. The turn of a strong one may take two seconds.
 */
export async function benchComputerTurn(): Promise<void> {
  const thread = new ThinkingThread();
  const { set } = readTileSet(carcassonne);
  const timed = async (level: Level, game: SavedGame) => {
    const begun = performance.now();
    const turn = { ruleSet: carcassonne.ruleSet, content: set, level, ...game };
    await thread.takeTurn('bench', (playTurn) => playTurn(turn));
    return performance.now() - begun;
  };
  for (const [name, { seats, options }] of Object.entries(BOARDS)) {
    const games = Array.from({ length: GAMES }, (_, seed) =>
      lateGames(set, { seats, options, seed: String(seed) }),
    ).flat();
    for (const level of LEVELS) {
      // The first turn also starts the thread, or warms up what it runs.
      await timed(level, games[0]!);
      const times: number[] = [];
      for (const game of games) times.push(await timed(level, game));
      report({ name: `late turn of ${level}, ${name}`, unit: 'ms', figure: spread(times) });
    }
  }
}

/** A game as it is saved. */
interface SavedGame {
  readonly setup: ReturnType<typeof RULES.createSetup>;
  readonly log: readonly LogEntry<GameTypes['action']>[];
}

/** A game that was played to take points at once, before the first turn with so many tiles left or fewer. */
function lateGames(
  set: Parameters<typeof RULES.startState>[0],
  { seats, options, seed }: { seats: number; options: ChosenOptions; seed: string },
): SavedGame[] {
  const plan = { game: CARCASSONNE, set, players: seats, policies: ['greedy'], options, seed, order: 'given' } as const;
  const { setup, log } = simulateGame(plan);
  return TILES_LEFT.map((left) => {
    const state = RULES.startState(set, setup);
    const isLate = () => RULES.openingAction(state) && CARCASSONNE.computer.tilesLeft(state) <= left;
    let played = 0;
    for (const entry of log) {
      if (isLate()) break;
      if (entry.type === 'action') RULES.perform(state, entry.action, []);
      played++;
    }
    return { setup, log: log.slice(0, played) };
  });
}
