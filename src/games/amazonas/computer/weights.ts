import type { Weights } from '../../contract/computer.ts';
import { indexOfTerms, weightTable } from '../../kernel/term-weights.ts';
import type { State } from '../rules/state.ts';
import rows from './weights.json' with { type: 'json' };

/** Names of the evaluation terms; their weights, in points per unit, are in weights.json, which `npm run fit` writes. */
export const TERMS = [
  /** Points already scored. */
  'points',
  /** Expected points of the tributaries and villages that a seat holds. */
  'tributaries',
  'villages',
  /** Animals in the jungles that a seat holds, and the open squares of these jungles. */
  'animals',
  'jungleSquares',
  /** Meeples on features, each by its chance to return, times the share of the game left. */
  'returning',
  /** The last meeple in hand, the one before it, and so on, times the share of the game left. */
  'lastMeeple',
  'secondMeeple',
  'furtherMeeples',
  /** The last camp in hand, and the one before it, times the share of the game left. */
  'lastCamp',
  'secondCamp',
  /** Expected points of the boat from the Amazon tiles left, and from the river mouth. */
  'river',
  'mouth',
  /** Lead of the boat over the average of the others, in spaces, times the share of the game left. */
  'ahead',
  /** Open squares of tributaries with a meeple, which boat icons may join, times the share of the game left. */
  'icons',
  /** 1 for the seat that moves next. */
  'move',
] as const;

/** The index of each term. */
export const TERM_INDEX = indexOfTerms(TERMS);

const find = weightTable(TERMS, rows);

/** The only kind of game in weights.json. */
export const WEIGHT_KINDS = ['amazonas'] as const;

/** Returns the weights for a game (`GameForComputer.weightsFor`). */
export function weightsFor({ scores }: State): Weights {
  return find(WEIGHT_KINDS, scores.length);
}
