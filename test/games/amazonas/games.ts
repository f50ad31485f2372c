import { AMAZONAS } from '../../../lab/simulation/amazonas.ts';
import { chooserFor, seedFor } from '../../../lab/simulation/chooser.ts';
import { playActions } from '../../../lab/simulation/play-actions.ts';
import { decideByPolicy } from '../../../lab/simulation/playable-game.ts';
import type { Action } from '../../../src/games/amazonas/rules/action.ts';
import { COLOURS, createSetup, RULES_VERSION, type Setup } from '../../../src/games/amazonas/rules/setup.ts';
import { type State, startState } from '../../../src/games/amazonas/rules/state.ts';
import type { TileSet } from '../../../src/games/amazonas/rules/tile-set.ts';
import { step } from '../../support/amazonas-rules.ts';
import { SHIPPED } from '../../support/scenario-set.ts';

/** A game with a shuffled pile; equal seeds, which are any texts, give equal games. */
export function setupOf(players: number, seed: string): Setup {
  return createSetup({ set: SHIPPED, colours: COLOURS.slice(0, players), seed: seedFor(seed), order: 'random' });
}

/** A game in which the tiles come in this order and the first seat begins. */
export function setupWith(pile: readonly string[], { players = 2, set = SHIPPED } = {}): Setup {
  return {
    ruleSet: 'amazonas',
    version: RULES_VERSION,
    tileSet: set.hash,
    colours: COLOURS.slice(0, players),
    first: 0,
    pile: [...pile],
  };
}

/**
 * The state after `actions`, each by the seat to move.
 *
 * @throws Error when one of them is refused
 */
export function played(from: State, actions: readonly Action[]): State {
  return actions.reduce((state, action) => {
    const result = step(state, state.seat, action);
    if (!result.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(result.failure)}`);
    return result.value.state;
  }, from);
}

/** Every position of a random game in turn, the end included; each is changed into the next one. */
export function* randomGame(setup: Setup, { set = SHIPPED, choose = chooserFor('any') } = {}): Iterable<State> {
  const state = startState(set, setup);
  yield state;
  for (const _ of playActions(AMAZONAS.rules, state, decideByPolicy(AMAZONAS, 'random', choose))) yield state;
}

/** How many copies of every tile a list of ids holds, in the order of the tile set. */
export function copiesOf(ids: readonly string[], set: TileSet = SHIPPED): [string, number][] {
  return set.tiles.flatMap(({ id }) => {
    const copies = ids.filter((other) => other === id).length;
    return copies > 0 ? [[id, copies] as [string, number]] : [];
  });
}

/** The example of two joined tributaries: its pile, and what is done before the tile that joins them is laid. */
export const JOINED_TRIBUTARIES: { readonly pile: readonly string[]; readonly before: readonly Action[] } = {
  pile: ['straight-d', 'village-edge-a', 'village-edge-b', 'fork-a', 'bend-b', 'bend-a'],
  before: [
    { type: 'draw' },
    { type: 'place', x: 0, y: -1, rotation: 0 },
    { type: 'meeple', on: 0 },
    { type: 'draw' },
    { type: 'place', x: 1, y: -1, rotation: 180 },
    { type: 'boat' },
    { type: 'draw' },
    { type: 'place', x: -1, y: 1, rotation: 180 },
    { type: 'boat' },
    { type: 'draw' },
    { type: 'place', x: 1, y: -2, rotation: 270 },
    { type: 'meeple', on: 0 },
    { type: 'draw' },
  ],
};

/** A village that closes when its tile with two parts of it is laid: its pile, and what is done before that. */
export const CLOSING_VILLAGE: { readonly pile: readonly string[]; readonly before: readonly Action[] } = {
  pile: ['village-corner-b', 'village-corner-c', 'village-corner-a', 'villages-corner-a', 'bend-a'],
  before: [
    { type: 'draw' },
    { type: 'place', x: -1, y: 0, rotation: 90 },
    { type: 'meeple', on: 0 },
    { type: 'draw' },
    { type: 'place', x: -2, y: 0, rotation: 180 },
    { type: 'boat' },
    { type: 'draw' },
    { type: 'place', x: -2, y: -1, rotation: 270 },
    { type: 'boat' },
    { type: 'draw' },
  ],
};
