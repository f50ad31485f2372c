import { featureOf, strengthOf } from '../../../core/feature-graph.ts';
import { chanceToContinue, type TilesLeft } from '../../kernel/completion-chance.ts';
import { isCompleted } from '../rules/feature.ts';
import type { PlacedPiece, State } from '../rules/state.ts';
import { goodsChances } from './goods-chance.ts';
import { cityChance, expectedCities } from './outlook.ts';
import { TERM_COUNT, TERM_INDEX } from './weights.ts';

/** With what the terms of further pieces and of goods are counted. */
interface Counting {
  readonly left: TilesLeft;
  /** Share of the game left, by which what is in hand counts. */
  readonly share: number;
}

/** Terms that count a kind of piece in hand, by its id. */
const IN_HAND: Readonly<Record<string, number>> = {
  large: TERM_INDEX.largeInHand,
  abbot: TERM_INDEX.abbotInHand,
  builder: TERM_INDEX.builderInHand,
  pig: TERM_INDEX.pigInHand,
};

/** Counts the terms of pieces that are no ordinary meeples, and of goods, of every seat. */
export function countExpansionTerms(state: State, counting: Counting, values: Float64Array): void {
  const { pieces, play, scores, supply } = state;
  const { left, share } = counting;
  const seats = scores.length;
  for (let piece = 1; piece < play.pieces.length; piece++) {
    const { id } = play.pieces[piece]!;
    const term = IN_HAND[id]!;
    const worth = id === 'abbot' ? share * chanceOfPlace(state, left) : share;
    for (let seat = 0; seat < seats; seat++) {
      values[seat * TERM_COUNT + term]! += supply[piece * seats + seat]! * worth;
    }
  }
  for (let at = 0; at < pieces.length; at++) if (pieces[at]!.kind) countOnBoard(state, pieces[at]!, counting, values);
  const goods = goodsChances(state);
  for (let seat = 0; seat < goods.length; seat++) values[seat * TERM_COUNT + TERM_INDEX.goods]! += goods[seat]!;
}

/** The terms of one piece on the board that is no ordinary meeple. */
function countOnBoard(
  state: State,
  { kind = 0, seat, segment }: PlacedPiece,
  { left, share }: Counting,
  values: Float64Array,
): void {
  const { board, play } = state;
  const row = seat * TERM_COUNT;
  switch (play.pieces[kind]!.id) {
    case 'builder':
      if (!isCompleted(board, segment)) {
        values[row + TERM_INDEX.builderOnBoard]! += chanceToContinue(board, segment, left) * share;
      }
      break;
    case 'pig':
      if (leads(board.graph, featureOf(board.graph, segment), seat)) {
        values[row + TERM_INDEX.pigOnFarm]! += expectedCities(board, segment, (root) => cityChance(board, root, left));
      }
      break;
  }
}

/** Whether no seat is stronger than one on a feature, given by its root. */
function leads(graph: State['board']['graph'], root: number, seat: number): boolean {
  const own = strengthOf(graph, root, seat);
  for (let other = 0; other < graph.seats; other++) if (strengthOf(graph, root, other) > own) return false;
  return true;
}

let lastLeft: TilesLeft | undefined;
let lastChance = 0;

/**
 * The chance that a seat gets one more monastery or garden for its abbot; the last answer is kept, as all positions of a
 * search at the same draw have the same tiles left.
 */
function chanceOfPlace({ scores, set }: State, left: TilesLeft): number {
  if (left === lastLeft) return lastChance;
  let places = 0;
  for (let tile = 0; tile < left.counts.length; tile++) {
    const { monastery, garden } = set.tiles[tile]!;
    if (monastery >= 0 || garden >= 0) places += left.counts[tile]!;
  }
  lastLeft = left;
  lastChance = 1 - Math.exp(-places / scores.length);
  return lastChance;
}
