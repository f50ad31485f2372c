import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { PlayableGame } from '../../lab/simulation/playable-game.ts';
import { COLOURS } from '../../src/core/colour.ts';
import type { GameTypes } from '../../src/core/rules.ts';
import type { Action } from '../../src/games/amazonas/rules/action.ts';
import { makeAction, parseAction } from '../../src/games/amazonas/rules/action.ts';
import { legalActions } from '../../src/games/amazonas/rules/legal.ts';
import { RULES_VERSION, type Setup } from '../../src/games/amazonas/rules/setup.ts';
import { type State, startState } from '../../src/games/amazonas/rules/state.ts';
import { perform } from '../../src/games/amazonas/rules/step.ts';
import { apply, legal, newReferee } from './referee/referee.ts';
import type { RefereeState } from './referee/state.ts';
import { VARIANTS } from './referee/variants.ts';
import { SHIPPED } from './scenario-set.ts';

export const PERFT_TABLE = new URL('../perft/table.json', import.meta.url);

const tableSchema = z.strictObject({
  positions: z.array(
    z.strictObject({
      name: z.string(),
      players: z.int().min(2).max(5),
      first: z.int().min(0).max(4),
      /** Ids of tiles in the order in which they are drawn, parted by blanks. */
      pile: z.string(),
      /** What leads from the start to the position, parted by semicolons. */
      actions: z.string(),
      /** How many sequences of 1, 2, 3 ... actions go on from there; a game that is over goes on no further. */
      counts: z.array(z.int().min(0)).min(1),
    }),
  ),
});

export type PerftTable = z.infer<typeof tableSchema>;
export type PerftPosition = PerftTable['positions'][number];

/** The positions and their counts; throws where the file is malformed. */
export function readPerftTable(): PerftTable {
  return tableSchema.parse(JSON.parse(readFileSync(PERFT_TABLE, 'utf8')));
}

/** The engine's state in a position; throws where one of the actions that lead there is illegal. */
export function perftState(position: PerftPosition): State {
  const state = startState(SHIPPED, setupOf(position));
  for (const action of actionsOf(position)) {
    const text = makeAction(action);
    if (!legalActions(state).some((other) => makeAction(other) === text)) {
      throw new Error(`${position.name}: illegal: ${text}`);
    }
    perform(state, action, []);
  }
  return state;
}

/** The referee's state in a position. */
export function perftReferee(position: PerftPosition): RefereeState {
  const start = newReferee(setupOf(position), VARIANTS.shipped);
  return actionsOf(position).reduce((state, action) => apply(state, action).state, start);
}

/** Sequences of `depth` actions by the engine; `state` stays as it is. */
export function countByEngine<G extends GameTypes>(game: PlayableGame<G>, state: G['state'], depth: number): number {
  const actions = game.computer.legalActions(state);
  if (depth === 1) return actions.length;
  let next: G['state'] | undefined;
  let sum = 0;
  for (const action of actions) {
    next = game.computer.copyState(state, next);
    game.rules.perform(next, action, []);
    sum += countByEngine(game, next, depth - 1);
  }
  return sum;
}

/** Sequences of `depth` actions by the referee. */
export function countByReferee(state: RefereeState, depth: number): number {
  const actions = legal(state);
  if (depth === 1) return actions.length;
  return actions.reduce((sum, action) => sum + countByReferee(apply(state, action).state, depth - 1), 0);
}

function setupOf({ players, first, pile }: PerftPosition): Setup {
  return {
    ruleSet: 'amazonas',
    version: RULES_VERSION,
    tileSet: SHIPPED.hash,
    colours: COLOURS.slice(0, players),
    first,
    pile: pile.split(' '),
  };
}

function actionsOf({ name, actions }: PerftPosition): Action[] {
  const texts = actions === '' ? [] : actions.split('; ');
  return texts.map((text) => {
    const action = parseAction(text);
    if (!action) throw new Error(`${name}: no action: ${text}`);
    return action;
  });
}
