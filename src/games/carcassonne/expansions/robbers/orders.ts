import { seatsFrom } from '../../../kernel/state.ts';
import { type Criteria, mostLiked } from '../../rules/order.ts';
import { scoreCompletedFeatures } from '../../rules/scoring.ts';
import { copyState, type State } from '../../rules/state.ts';
import { figuresOf, firstAmount, safeFigure } from '../../rules/track.ts';
import { worthOfSeats } from '../../rules/worth.ts';

/** Standing orders for placing a robber in the turn of another seat, the standard first (G9). */
export const ROBBER_ORDERS = ['best', 'leader', 'hold'] as const;

/**
 * Least amount due from the tile just placed for which a robber goes beside that seat's figure, instead of beside the seat with
 * most Worth (G9).
 */
const LEAST_LOOT = 3;

/** The seat to which an order sends the robber of the seat to move; undefined where it stays at home (G9). */
export function orderedVictim(state: State, order: string): number | undefined {
  if (order === 'hold') return undefined;
  const { scores } = state;
  const worth = worthOfSeats(state);
  if (order === 'leader') return mostOf(state, (seat) => [scores[seat]! + worth[seat]!]);
  const amounts = amountsOfTile(state);
  const richest = mostOf(state, (seat) => [amounts[seat]!, scores[seat]!]);
  return amounts[richest]! >= LEAST_LOOT ? richest : mostOf(state, (seat) => [worth[seat]!, scores[seat]!]);
}

/**
 * The other seat that is best by these criteria, of which the first that differs decides; of equal seats the next in turn
 * order.
 */
function mostOf(state: State, criteria: (seat: number) => Criteria): number {
  const others = seatsFrom(state, state.seat).slice(1);
  return mostLiked(others.map((other) => ({ seat: other, likes: criteria(other) }))).seat;
}

/** The points that the tile just placed brings each seat: its smallest amount, which moves its figure first (G6). */
function amountsOfTile(state: State): readonly number[] {
  const copy = copyState(state);
  copy.seat = copy.turnSeat;
  scoreCompletedFeatures(copy, undefined);
  return copy.scores.map((_, seat) => firstAmount(copy, seat) ?? 0);
}

/** The space on which a robber waits for a seat: that of its figure, of two figures the one that moves most safely (G9). */
export function spaceOf(state: State, seat: number): number {
  return figuresOf(state, seat)[safeFigure(state, seat)]!;
}
