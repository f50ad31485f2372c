import { parseOrder } from '../../../../core/order-name.ts';
import { seatsFrom, squareOfTile } from '../../../kernel/state.ts';
import { mostLiked } from '../../rules/order.ts';
import { copyState, type State } from '../../rules/state.ts';
import { worthOfSeats } from '../../rules/worth.ts';
import { DRAGON_PART, isInReach, tileOfPiece } from './figures.ts';
import { eatPiecesOn, piecesOn, possibleDirections, tileBeyond } from './flight.ts';

/** Standing orders for the dragon, the standard first (F10). */
export const DRAGON_ORDERS = ['spare', 'away', 'hunt'] as const;
type DragonOrder = (typeof DRAGON_ORDERS)[number];

/** Effects of one step of the dragon, for the seat that takes it. */
interface Outcome {
  readonly way: number;
  /** Loss of Worth of each seat; negative for a gain (F9). */
  readonly bites: readonly number[];
  /** Numbers of eaten pieces: those of the seat, and those of all others. */
  readonly eaten: { readonly own: number; readonly others: number };
  /** Squares (across plus down) to the nearest remaining piece of the seat; 0 without any. */
  readonly distance: number;
}

/** Rates an outcome for the seat; larger is better. */
type Criterion = (outcome: Outcome) => number;

/** The Worth of each seat, without the fairy (F9). */
export function worthsWithoutFairy(state: State): readonly number[] {
  const copy = copyState(state);
  DRAGON_PART.change(copy, { fairy: undefined });
  return worthOfSeats(copy);
}

/**
 * Index of the direction in which a standing order of the seat to move sends the dragon; the order may name a seat instead of
 * the leader. The first criterion that differs decides between two directions, else the order north, east, south, west (F10).
 * Each step is judged alone (F11).
 */
export function orderedWay(state: State, order: string): number {
  const criteria = criteriaOf(state, order);
  const ways = outcomesOf(state).map((outcome) => ({ way: outcome.way, likes: criteria.map((like) => like(outcome)) }));
  return mostLiked(ways).way;
}

function criteriaOf(state: State, text: string): readonly Criterion[] {
  const { seat, setup } = state;
  const { order, named } = parseOrder(text);
  const leader = named ? setup.colours.indexOf(named) : leaderFor(state);
  const ownBite: Criterion = ({ bites }) => -bites[seat]!;
  const othersBite: Criterion = ({ bites }) => bites.reduce((sum, bite, at) => (at === seat ? sum : sum + bite), 0);
  const ownPieces: Criterion = ({ eaten }) => -eaten.own;
  const spare: readonly Criterion[] = [
    ownBite,
    ({ bites }) => bites[leader]!,
    othersBite,
    ownPieces,
    ({ eaten }) => eaten.others,
  ];
  switch (order as DragonOrder) {
    case 'spare':
      return spare;
    case 'away':
      return [ownBite, ownPieces, ({ distance }) => distance, ...spare];
    case 'hunt':
      return [(outcome) => othersBite(outcome) + ownBite(outcome), ...spare];
  }
}

/** The other seat with the greatest sum of points and Worth; of equal ones the next in turn order (F9). */
function leaderFor(state: State): number {
  const { scores, seat } = state;
  const worth = worthsWithoutFairy(state);
  const total = (at: number) => scores[at]! + worth[at]!;
  const others = seatsFrom(state, seat).slice(1);
  return others.reduce((leader, one) => (total(one) > total(leader) ? one : leader));
}

function outcomesOf(state: State): Outcome[] {
  const { seat } = state;
  const before = worthsWithoutFairy(state);
  return possibleDirections(state).map((way) => {
    const tile = tileBeyond(state, DRAGON_PART.of(state).dragon!, way);
    const eaten = piecesOn(state, tile);
    const own = eaten.filter((piece) => piece.seat === seat).length;
    const after = eaten.length > 0 ? stateAfter(state, tile) : state;
    const worth = eaten.length > 0 ? worthsWithoutFairy(after) : before;
    return {
      way,
      bites: before.map((points, at) => points - worth[at]!),
      eaten: { own, others: eaten.length - own },
      distance: distanceToOwn(after, tile),
    };
  });
}

function stateAfter(state: State, tile: number): State {
  const copy = copyState(state);
  eatPiecesOn(copy, tile, undefined);
  return copy;
}

/** Squares across and down from a tile to the nearest piece of the seat to move; 0 where it has none. */
function distanceToOwn(state: State, tile: number): number {
  const { board, pieces, seat } = state;
  const from = squareOfTile(board, tile);
  const distances = pieces.flatMap((piece) => {
    if (piece.seat !== seat || !isInReach(state, piece)) return [];
    const { x, y } = squareOfTile(board, tileOfPiece(state, piece));
    return [Math.abs(x - from.x) + Math.abs(y - from.y)];
  });
  return distances.length > 0 ? Math.min(...distances) : 0;
}
