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
  /** Points of its fields that it may still lose: those of fields that are open while another seat is not far behind. */
  'fieldRisk',
  /** Points of fields that it may still win: those of open fields where it is behind, but not far. */
  'fieldHope',
  /** Meeples on features, each times the chance that it comes home and the share of the game that is left. */
  'returning',
  /** The last meeple in hand, the one before it and so on, times the share of the game that is left. */
  'lastMeeple',
  'secondMeeple',
  'thirdMeeple',
  'furtherMeeples',
] as const;

/** The index of each term of the base game. */
export const BASE_INDEX = indexOfTerms(BASE_TERMS);
