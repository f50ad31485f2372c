import { tileAt } from '../../../../core/board.ts';
import { SIDE_STEPS } from '../../../../core/ports.ts';
import { type EventSink, squareOfTile } from '../../../kernel/state.ts';
import type { GameEvent } from '../../rules/event.ts';
import { takeOff } from '../../rules/scoring.ts';
import type { PlacedPiece, State } from '../../rules/state.ts';
import { FIGURES, isInReach, tileOfPiece } from './figures.ts';

/** Where the dragon flies from a tile, by its side. */
export const WAYS = ['N', 'E', 'S', 'W'] as const;
export type Way = (typeof WAYS)[number];

/** Steps of a whole flight (F39). */
export const STEPS = 6;

/** How many steps of the flight have been taken. */
export function stepsTaken(state: State): number {
  return Math.max(0, (FIGURES.of(state).flight?.visited.length ?? 0) - 1);
}

/**
 * The ways that the dragon can fly now, by their numbers: to a tile that it has not visited in this flight, and never to the
 * fairy's (F39); none where no flight is under way or its six steps are taken.
 */
export function waysOut(state: State): readonly number[] {
  const { dragon, fairy, flight } = FIGURES.of(state);
  if (!flight || dragon === undefined || stepsTaken(state) === STEPS) return [];
  return WAYS.flatMap((_, way) => {
    const tile = tileBeyond(state, dragon, way);
    return tile < 0 || flight.visited.includes(tile) || tile === fairy?.tile ? [] : [way];
  });
}

/** The tile beside another one, by its index; -1 where none lies. */
export function tileBeyond({ board }: State, tile: number, way: number): number {
  const { x, y } = squareOfTile(board, tile);
  const step = SIDE_STEPS[way]!;
  return tileAt(board, x + step.x, y + step.y);
}

/** Pieces on a tile, all of which the dragon eats when it enters (F40); not those between tiles. */
export function piecesOn(state: State, tile: number): PlacedPiece[] {
  return state.pieces.filter((piece) => isInReach(state, piece) && tileOfPiece(state, piece) === tile);
}

/** Moves the dragon one step, where it eats all pieces, also those of the seat to move (F40). */
export function fly(state: State, way: number, events: EventSink<GameEvent>): void {
  const { dragon, flight } = FIGURES.of(state);
  const tile = tileBeyond(state, dragon!, way);
  FIGURES.change(state, { dragon: tile, flight: { visited: [...flight!.visited, tile] } });
  events?.push({
    type: 'dragon-flew',
    seat: state.seat,
    to: WAYS[way]!,
    step: stepsTaken(state),
    from: squareOfTile(state.board, dragon!),
    ...squareOfTile(state.board, tile),
    ...(stepsTaken(state) < STEPS && waysOut(state).length === 0 && { isStuck: true }),
  });
  eatOn(state, tile, events);
}

/** Sends home all pieces on a tile, and those that are alone then (F7). */
export function eatOn(state: State, tile: number, events: EventSink<GameEvent>): void {
  // One that is left alone by another has gone home already.
  for (const piece of piecesOn(state, tile)) if (state.pieces.includes(piece)) takeOff(state, piece, events, 'dragon');
}
