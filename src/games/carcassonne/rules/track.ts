import { type EventSink, seatsFrom } from '../../kernel/state.ts';
import type { GameEvent } from './event.ts';
import type { FigureMove, TrackAmount } from './expansion.ts';
import { type State, statePart } from './state.ts';

/** The score track, in games with an expansion that follows it (`Expansion.figures`). */
interface Track {
  /** The space of the second figure of each seat; the first one is on the space of the remaining points. */
  readonly seconds: readonly number[];
  /** Amounts of the step under way that are still to move a figure, and the moves so far. */
  readonly due: readonly TrackAmount[];
  readonly moves: readonly FigureMove[];
}

export const TRACK_PART = statePart<Track>('track', { seconds: [], due: [], moves: [] });

/** The spaces of a seat's figures: exact points (G40). */
export function figuresOf(state: Pick<State, 'parts' | 'rules' | 'scores'>, seat: number): readonly number[] {
  const { due, seconds } = TRACK_PART.of(state);
  const waiting = due.reduce((sum, one) => (one.seat === seat ? sum + one.points : sum), 0);
  const moved = state.scores[seat]! - waiting;
  if (state.rules.figures < 2) return [moved];
  const second = seconds[seat] ?? 0;
  return [moved - second, second];
}

/** Gives a seat points that move a figure, during the game. */
export function gainPoints(state: State, amount: TrackAmount): void {
  const { points, seat } = amount;
  state.scores[seat] = state.scores[seat]! + points;
  if (state.rules.figures > 0 && points > 0) TRACK_PART.change(state, { due: [...TRACK_PART.of(state).due, amount] });
}

/** The amount that moves a figure next: in turn order, the smallest of a seat first (G6); undefined if all have. */
export function nextAmount(state: State): TrackAmount | undefined {
  const { due } = TRACK_PART.of(state);
  if (due.length === 0) return undefined;
  const seat = seatsFrom(state, state.turnSeat).find((one) => due.some((amount) => amount.seat === one));
  return smallest(due.filter((amount) => amount.seat === seat));
}

function smallest(amounts: readonly TrackAmount[]): TrackAmount {
  return amounts.reduce((least, one) => (one.points < least.points ? one : least));
}

/** The amount that moves a figure of a seat first; undefined without any. */
export function firstAmount(state: State, seat: number): number | undefined {
  const own = TRACK_PART.of(state).due.filter((amount) => amount.seat === seat);
  return own.length > 0 ? smallest(own).points : undefined;
}

/**
 * Number of the figure of a seat that moves most safely: one on a space where nobody waits for it, then the one further behind,
 * then the first (G8).
 */
export function safeFigure(state: State, seat: number): number {
  const spaces = figuresOf(state, seat);
  const [first, second] = spaces.map((space) => ({
    space,
    isWatched: state.rules.expansions.some((one) => one.isWatched?.(state, seat, space)),
  }));
  if (!second || (second.isWatched && !first!.isWatched)) return 0;
  return first!.isWatched !== second.isWatched || second.space < first!.space ? 1 : 0;
}

/** Moves a figure (by its number) of a seat by its next amount. */
export function moveFigure(state: State, figure: number, events: EventSink<GameEvent>): void {
  const amount = nextAmount(state)!;
  const from = figuresOf(state, amount.seat)[figure]!;
  const { due, moves, seconds } = TRACK_PART.of(state);
  const to = from + amount.points;
  const move = { ...amount, figure, from };
  TRACK_PART.change(state, {
    due: due.filter((one) => one !== amount),
    moves: [...moves, move],
    ...(figure > 0 && { seconds: state.scores.map((_, seat) => (seat === amount.seat ? to : (seconds[seat] ?? 0))) }),
  });
  for (const expansion of state.rules.expansions) expansion.figureMoved?.(state, move, events);
}

/**
 * Ends a step of scoring once all of its amounts have moved figures; where each seat has one figure, they move it here, as there
 * is nothing to choose.
 */
export function settleTrack(state: State, events: EventSink<GameEvent>): void {
  if (state.rules.figures === 1) while (nextAmount(state)) moveFigure(state, 0, events);
  const { due, moves } = TRACK_PART.of(state);
  if (due.length > 0 || moves.length === 0) return;
  TRACK_PART.change(state, { moves: [] });
  for (const expansion of state.rules.expansions) expansion.figuresMoved?.(state, moves, events);
  settleTrack(state, events);
}
