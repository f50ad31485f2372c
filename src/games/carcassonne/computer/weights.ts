import type { Weights } from '../../contract/computer.ts';
import { indexOfTerms, weightTable } from '../../kernel/term-weights.ts';
import { EXPANSION_TERMS } from '../expansions/terms.ts';
import type { State } from '../rules/state.ts';
import { BASE_TERMS } from './base-terms.ts';
import rows from './weights.json' with { type: 'json' };

/** 1 for the seat that moves next. */
const MOVE = 'move';

/** The weights of the terms of expansions where weights.json has none. */
export const DEFAULT_WEIGHTS: Readonly<Record<string, number>> = Object.assign(
  {},
  ...[...EXPANSION_TERMS.values()].map(({ weights }) => weights),
);

/** Names of all evaluation terms; `npm run fit` writes the points per unit of each into weights.json. */
export const TERMS: readonly string[] = [...BASE_TERMS, ...Object.keys(DEFAULT_WEIGHTS), MOVE];

/** The index of each term. */
export const TERM_INDEX = indexOfTerms(TERMS);

const find = weightTable(TERMS, rows, DEFAULT_WEIGHTS);

const TABLE = ['table'] as const;
const EXPANSIONS = ['expansions', 'table'] as const;
const MAP = ['map', 'table'] as const;

/** The kinds of game in weights.json whose weights suit a game, the best first. */
export function kindsOf({ map, rules, setup }: Pick<State, 'map' | 'rules' | 'setup'>): readonly [string, ...string[]] {
  if (map) return setup.options.chips ? [map.chips.game, ...MAP] : MAP;
  return rules.expansions.length > 0 ? EXPANSIONS : TABLE;
}

/** The weights for a game (`GameForComputer.weightsFor`). */
export function weightsFor(state: State): Weights {
  return find(kindsOf(state), state.scores.length);
}
