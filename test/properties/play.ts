import fc from 'fast-check';
import { tileAt } from '../../src/engine/core/board.ts';
import { featureOf } from '../../src/engine/core/feature-graph.ts';
import {
  type Action,
  type AmazonasLogEntry,
  COLOURS,
  copyState,
  createSetup,
  legalActions,
  parseSeed,
  type Setup,
  type State,
  startState,
  viewFor,
} from '../../src/engine/index.ts';
import { type Choose, chooserFor } from '../../src/simulation/chooser.ts';
import { type Played, playing } from '../../src/simulation/playing.ts';
import { by } from '../../src/simulation/policy.ts';
import { SHIPPED } from '../support/scenario-set.ts';

/** A turn is a draw, a tile, perhaps a double, and a piece; 80 tiles and three doubles are the most there can be. */
export const LONGEST = 80 * 3 + 3;

/** A game in the middle, with the log that led to it. */
export interface Position {
  readonly setup: Setup;
  readonly log: readonly AmazonasLogEntry[];
  readonly state: State;
}

/**
 * Settings of a property: the same runs every time, so that what a test counts over them is certain; another
 * PROPERTY_SEED explores others.
 */
export function runs(numRuns: number): fc.Parameters<unknown> {
  return { numRuns, seed: Number(process.env.PROPERTY_SEED ?? 20160401) };
}

/** Games of 2-5 players with a pile from a random seed. */
export const setups: fc.Arbitrary<Setup> = fc
  .record({
    players: fc.integer({ min: 2, max: 5 }),
    seed: fc.bigInt({ min: 1n, max: 2n ** 128n - 1n }),
    order: fc.constantFrom('random' as const, 'given' as const),
  })
  .map(({ players, seed, order }) => {
    const parsed = parseSeed(seed.toString(16).padStart(32, '0'));
    if (!parsed) throw new Error(`no seed: ${seed}`);
    return createSetup({ set: SHIPPED, colours: COLOURS.slice(0, players), seed: parsed, order });
  });

/** Positions after some random legal actions; shrinks towards the start of a game. */
export const positions: fc.Arbitrary<Position> = fc
  .record({ setup: setups, picks: fc.integer(), actions: fc.nat({ max: 250 }) })
  .map(({ setup, picks, actions }) => playRandom(setup, picks, { actions }));

/** An action of a random game: the state before stays as it is, `after` changes with the next action. */
export interface Watched extends Played {
  readonly before: State;
  readonly after: State;
}

/**
 * Plays actions picked by index from the legal ones.
 *
 * @param picks seed of the picks
 * @param options.actions stop after so many; without it the game is played to its end
 * @param options.eager lay tiles where most others touch and place a meeple wherever possible, so that features meet
 * @param options.watch told of every action; costs a copy of the state each
 */
export function playRandom(
  setup: Setup,
  picks: number,
  options: { actions?: number; eager?: boolean; watch?: (watched: Watched) => void } = {},
): Position {
  const state = startState(SHIPPED, setup);
  const log: AmazonasLogEntry[] = [];
  const choose = chooserFor(picks);
  const decide = options.eager ? (now: State) => eager(now, choose) : by('random', choose);
  const most = options.actions ?? Number.POSITIVE_INFINITY;
  let before = options.watch && copyState(state);
  if (most > 0) {
    for (const { seat, action, events } of playing(state, decide)) {
      log.push({ type: 'action', seat, action });
      if (before) {
        options.watch?.({ before, action, seat, events, after: state });
        before = copyState(state);
      }
      if (log.length >= most) break;
    }
  }
  return { setup, log, state };
}

/** Lays tiles where most others touch and places a meeple wherever possible. */
function eager(state: State, choose: Choose): Action {
  const choice = eagerest(state, legalActions(state));
  return choice[choose(choice.length)]!;
}

function eagerest(state: State, legal: readonly Action[]): readonly Action[] {
  const eagerness = legal.map((action) => {
    if (action.type === 'meeple') return 1;
    if (action.type !== 'place') return 0;
    const { x, y } = action;
    const beside = [tileAt(state.board, x, y - 1), tileAt(state.board, x + 1, y), tileAt(state.board, x, y + 1)];
    return [...beside, tileAt(state.board, x - 1, y)].filter((tile) => tile >= 0).length;
  });
  const most = Math.max(...eagerness);
  return legal.filter((_, index) => eagerness[index] === most);
}

/** Everything a state says, as plain data: its view and its feature graph, apart from how the graph is linked. */
export function contentOf(state: State): unknown {
  const { graph } = state.board;
  const first = new Map<number, number>();
  const features = Array.from({ length: graph.count }, (_, segment) => {
    const root = featureOf(graph, segment);
    if (!first.has(root)) first.set(root, segment);
    return first.get(root)!;
  });
  const tallies = [...first].map(([root, segment]) => [
    segment,
    ...graph.tally.slice(root * graph.columns, (root + 1) * graph.columns),
  ]);
  return { view: viewFor(state), drawn: state.drawn, tile: state.tile, pieces: [...state.pieces], features, tallies };
}
