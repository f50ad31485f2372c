import type { Weights } from '../../contract/computer.ts';
import { indexOfTerms, weightTable } from '../../kernel/term-weights.ts';
import type { State } from '../rules/state.ts';
import rows from './weights.json' with { type: 'json' };

/** What makes a position good; the points that one of each is worth are in weights.json, which `npm run fit` writes. */
export const TERMS = [
  /** Points already scored. */
  'points',
  /** Points that a seat can expect of the tributaries and villages that it holds. */
  'tributaries',
  'villages',
  /** Animals in the jungles that it holds, and the open squares through which they may become more. */
  'animals',
  'jungleSquares',
  /** Meeples on features, by the chance that they come home, as a share of the game left. */
  'returning',
  /** The last meeple in hand, the one before it and so on, as a share of the game left. */
  'lastMeeple',
  'secondMeeple',
  'furtherMeeples',
  /** The last camp in hand and the one before it, as a share of the game left. */
  'lastCamp',
  'secondCamp',
  /** Points that the boat can expect of the Amazon tiles left, and of the river mouth. */
  'river',
  'mouth',
  /** Spaces that the boat is ahead of the others on average, as a share of the game left. */
  'ahead',
  /** Open squares of tributaries with a meeple, which boat icons may join, as a share of the game left. */
  'icons',
  /** To be the seat that moves next. */
  'move',
] as const;

/** The index of each term. */
export const TERM_INDEX = indexOfTerms(TERMS);

const find = weightTable(TERMS, rows);

/** The kinds of games in weights.json: there is one. */
export const KINDS = ['amazonas'] as const;

/** The weights for a game (`GameForComputer.weightsFor`). */
export function weightsFor({ scores }: State): Weights {
  return find(KINDS, scores.length);
}
