import { featureOf, strengthAgainst, strengthOf } from '../../../core/feature-graph.ts';
import { chanceToContinue, type TilesLeft } from '../../kernel/completion-chance.ts';
import type { TermSink } from '../../kernel/term-sink.ts';
import { TOKENS } from '../expansions/traders/rules.ts';
import { isCompleted } from '../rules/feature.ts';
import type { PlacedPiece, State } from '../rules/state.ts';
import { fightPoints, fightTerm } from './fight.ts';
import { goodsChances } from './goods-chance.ts';
import { expectedCities } from './outlook.ts';
import { TERM_INDEX } from './weights.ts';

/** With what the terms of further pieces are counted. */
interface Counting {
  readonly left: TilesLeft;
  /** Share of the game left, by which what is in hand counts. */
  readonly share: number;
  /** The chance that a city (by its root) is completed. */
  readonly chanceOfCity: (root: number) => number;
}

/** Terms that count a kind of piece in hand, by its id. */
const IN_HAND: Readonly<Record<string, number>> = {
  large: TERM_INDEX.largeInHand,
  abbot: TERM_INDEX.abbotInHand,
  builder: TERM_INDEX.builderInHand,
  pig: TERM_INDEX.pigInHand,
};

/** The term that counts a kind of piece in hand, by its id; undefined where there is none. */
export function inHandTerm(id: string): number | undefined {
  return IN_HAND[id];
}

/** What one piece of a kind in hand counts for; `share` is that of the game left. */
export function amountInHand(state: State, id: string, { left, share }: Pick<Counting, 'left' | 'share'>): number {
  return id === 'abbot' ? share * chanceOfPlace(state, left) : share;
}

/** Counts the terms of pieces that are no ordinary meeples, and of goods, of every seat. */
export function countExpansionTerms(state: State, counting: Counting, sink: TermSink): void {
  const { pieces, play, scores, supply } = state;
  const seats = scores.length;
  for (let piece = 1; piece < play.pieces.length; piece++) {
    const { id } = play.pieces[piece]!;
    const amount = amountInHand(state, id, counting);
    for (let seat = 0; seat < seats; seat++) sink.add(seat, IN_HAND[id]!, supply[piece * seats + seat]! * amount);
  }
  for (let at = 0; at < pieces.length; at++) if (pieces[at]!.kind) addOnBoard(state, pieces[at]!, counting, sink);
  const goods = goodsChances(state, TOKENS.of(state).goods);
  for (let seat = 0; seat < goods.length; seat++) sink.add(seat, TERM_INDEX.goods, goods[seat]!);
}

/** Adds the terms of one piece on the board that are its own, beside those of the feature that it stands on. */
export function addOnBoard(
  state: State,
  { kind = 0, seat, segment }: PlacedPiece,
  { left, share, chanceOfCity }: Counting,
  sink: TermSink,
): void {
  const { board, play } = state;
  switch (play.pieces[kind]!.id) {
    case 'large': {
      const root = featureOf(board.graph, segment);
      const strength = strengthOf(board.graph, root, seat);
      if (strengthAgainst(board.graph, root, seat) >= strength) break;
      sink.add(seat, fightTerm(board.graph.kind[root]!), fightPoints(state, { seat, segment, root, strength }, left));
      break;
    }
    case 'builder':
      if (!isCompleted(board, segment)) {
        sink.add(seat, TERM_INDEX.builderOnBoard, chanceToContinue(board, segment, left) * share);
      }
      break;
    case 'pig':
      if (leads(board.graph, featureOf(board.graph, segment), seat)) {
        sink.add(seat, TERM_INDEX.pigOnFarm, expectedCities(board, segment, chanceOfCity));
      }
      break;
  }
}

/** Whether no seat is stronger than one on a feature, given by its root. */
function leads(graph: State['board']['graph'], root: number, seat: number): boolean {
  return strengthAgainst(graph, root, seat) <= strengthOf(graph, root, seat);
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
