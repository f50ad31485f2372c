import fc from 'fast-check';
import { AMAZONAS } from '../../lab/simulation/amazonas.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { playActions } from '../../lab/simulation/play-actions.ts';
import { decideByPolicy } from '../../lab/simulation/playable-game.ts';
import { COLOURS } from '../../src/core/colour.ts';
import { featureOf } from '../../src/core/feature-graph.ts';
import { parseSeed } from '../../src/core/shuffle.ts';
import { createSetup, type Setup } from '../../src/games/amazonas/rules/setup.ts';
import { type State, startState } from '../../src/games/amazonas/rules/state.ts';
import { viewOf } from '../../src/games/amazonas/rules/view.ts';
import type { AmazonasLogEntry } from '../support/amazonas-rules.ts';
import { SHIPPED } from '../support/scenario-set.ts';

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

/** Plays actions picked from the legal ones, so many or, without a number, until the game is over; `picks` seeds them. */
export function playRandom(setup: Setup, picks: number, { actions = Number.POSITIVE_INFINITY } = {}): Position {
  const state = startState(SHIPPED, setup);
  const log: AmazonasLogEntry[] = [];
  if (actions === 0) return { setup, log, state };
  for (const { seat, action } of playActions(
    AMAZONAS.rules,
    state,
    decideByPolicy(AMAZONAS, 'random', chooserFor(picks)),
  )) {
    log.push({ type: 'action', seat, action });
    if (log.length >= actions) break;
  }
  return { setup, log, state };
}

/** Everything a state says, as plain data: its view and its feature graph, apart from how the graph is linked. */
export function contentOf(state: State): unknown {
  const { graph } = state.board;
  const first = new Map<number, number>();
  const features = Array.from({ length: graph.segmentCount }, (_, segment) => {
    const root = featureOf(graph, segment);
    if (!first.has(root)) first.set(root, segment);
    return first.get(root)!;
  });
  const tallies = [...first].map(([root, segment]) => [
    segment,
    ...graph.tally.slice(root * graph.columns, (root + 1) * graph.columns),
  ]);
  return { view: viewOf(state), drawn: state.drawn, tile: state.tile, pieces: [...state.pieces], features, tallies };
}
