import type { Weights } from '../../contract/computer.ts';
import { indexOfTerms, weightTable } from '../../kernel/term-weights.ts';
import type { State } from '../rules/state.ts';
import rows from './weights.json' with { type: 'json' };

/** What makes a position good; the points that one of each is worth are in weights.json, which `npm run fit` writes. */
export const TERMS = [
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
  /** The large meeple in hand, as a share of the game left. */
  'largeInHand',
  /**
   * The abbot in hand, by the chance that he finds a monastery or garden, as a share of the game left; it is what he is
   * worth there beyond what he is worth on the board, as he is always in one of these places.
   */
  'abbotInHand',
  /** The builder in hand, as a share of the game left. */
  'builderInHand',
  /** The builder on the board, by the chance that the next tile goes on with its feature, as a share of the game left. */
  'builderOnBoard',
  /** The pig in hand, as a share of the game left. */
  'pigInHand',
  /** Cities that can be expected beside a farm with the own pig, where the seat leads. */
  'pigOnFarm',
  /** Kinds of goods of which a seat has most in the end, by the chance of that. */
  'goods',
  /** Values of chips in hand, as a share of the game left. */
  'chips',
  /** Meeples on the Isle of Man, as a share of the game left. */
  'isle',
  /** To be the seat that moves next. */
  'move',
] as const;

/** The index of each term. */
export const TERM_INDEX = indexOfTerms(TERMS);

/** How many terms there are. */
export const TERM_COUNT = TERMS.length;

const find = weightTable(TERMS, rows);

const TABLE = ['table'] as const;
const EXPANSIONS = ['expansions', 'table'] as const;
const MAP = ['map', 'table'] as const;

/** The kinds of a game in weights.json, the one that suits it best first. */
export function kindsOf({ map, play, setup }: Pick<State, 'map' | 'play' | 'setup'>): readonly [string, ...string[]] {
  if (map) return setup.options.chips ? [map.chips.game, ...MAP] : MAP;
  return play.expansions.length > 0 ? EXPANSIONS : TABLE;
}

/** The weights for a game (`GameForComputer.weightsFor`). */
export function weightsFor(state: State): Weights {
  return find(kindsOf(state), state.scores.length);
}
