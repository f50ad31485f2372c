import fc from 'fast-check';
import { CARCASSONNE } from '../../../lab/simulation/carcassonne.ts';
import { chooserFor, seedFor } from '../../../lab/simulation/chooser.ts';
import { playActions } from '../../../lab/simulation/play-actions.ts';
import { decideByPolicy } from '../../../lab/simulation/playable-game.ts';
import { readTileSet } from '../../../src/content/tile-sets.ts';
import { COLOURS } from '../../../src/core/colour.ts';
import type { LogEntry } from '../../../src/core/log.ts';
import { createSetup } from '../../../src/games/carcassonne/game/create-setup.ts';
import { startState } from '../../../src/games/carcassonne/game/start.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import type { Action } from '../../../src/games/carcassonne/rules/action.ts';
import { BASE_OPTIONS, MAPS } from '../../../src/games/carcassonne/rules/options.ts';
import type { Setup } from '../../../src/games/carcassonne/rules/setup.ts';
import type { State } from '../../../src/games/carcassonne/rules/state.ts';

export const { set: SHIPPED } = readTileSet(carcassonne);

/** A game in the middle, with the log that led to it. */
export interface Position {
  readonly setup: Setup;
  readonly log: readonly LogEntry<Action>[];
  readonly state: State;
}

/** Games of 2-5 players, some of them of the base game, the others on any map, mostly with its chips. */
export const setups: fc.Arbitrary<Setup> = fc
  .record({
    players: fc.integer({ min: 2, max: 5 }),
    seed: fc.string(),
    order: fc.constantFrom('random' as const, 'given' as const),
    farms: fc.constantFrom(...BASE_OPTIONS.farms),
    meeples: fc.constantFrom(...BASE_OPTIONS.meeples),
    played: fc.oneof(
      { weight: 1, arbitrary: fc.constant({}) },
      {
        weight: 3,
        arbitrary: fc.record({
          map: fc.constantFrom(...MAPS),
          chips: fc.constantFrom(true, true, false),
          towns: fc.constantFrom(...BASE_OPTIONS.towns),
          unused: fc.constantFrom(...BASE_OPTIONS.unused),
        }),
      },
    ),
  })
  .map(({ players, seed, order, played, ...options }) =>
    createSetup({
      content: SHIPPED,
      colours: COLOURS.slice(0, players),
      seed: seedFor(seed),
      order,
      options: { ...options, ...played },
    }),
  );

/** Positions after some random legal actions; shrinks towards the start of a game. */
export const positions: fc.Arbitrary<Position> = fc
  .record({ setup: setups, picks: fc.integer(), actions: fc.nat({ max: 400 }) })
  .map(({ setup, picks, actions }) => playRandom(setup, picks, { actions }));

/** Plays actions picked from the legal ones, so many or, without a number, until the game is over; `picks` seeds them. */
export function playRandom(setup: Setup, picks: number, { actions = Number.POSITIVE_INFINITY } = {}): Position {
  const state = startState(SHIPPED, setup);
  const log: LogEntry<Action>[] = [];
  if (actions === 0) return { setup, log, state };
  for (const { seat, action } of playActions(
    CARCASSONNE.rules,
    state,
    decideByPolicy(CARCASSONNE, 'random', chooserFor(picks)),
  )) {
    log.push({ type: 'action', seat, action });
    if (log.length >= actions) break;
  }
  return { setup, log, state };
}
