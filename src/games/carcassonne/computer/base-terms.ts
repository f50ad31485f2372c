import { indexOfTerms } from '../../kernel/term-weights.ts';

/** Evaluation terms of every game; the first of all terms (`TERMS`). */
export const BASE_TERMS = [
  /** Points already scored. */
  'points',
  /** Points that a seat can expect of the roads, cities, monasteries and gardens that it holds. */
  'roads',
  'cities',
  'monasteries',
  /** Points that its fields would bring with the cities as they are expected to end. */
  'fields',
  /** Points of its fields, as far as they are open to others and these not far behind: what it may still lose there. */
  'fieldRisk',
  /** Points of fields where it is behind, as far as they are open and it is not far behind: what it may still win. */
  'fieldHope',
  /** Meeples on features, by the chance that they come home, as a share of the game left. */
  'returning',
  /** The last meeple in hand, the one before it and so on, as a share of the game left. */
  'lastMeeple',
  'secondMeeple',
  'thirdMeeple',
  'furtherMeeples',
] as const;

/** The index of each of them. */
export const BASE_INDEX = indexOfTerms(BASE_TERMS);
