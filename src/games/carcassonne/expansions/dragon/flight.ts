import { tileAt } from '../../../../core/board.ts';
import { SIDE_STEPS } from '../../../../core/ports.ts';
import { type EventSink, squareOfTile } from '../../../kernel/state.ts';
import type { GameEvent } from '../../rules/event.ts';
import { takeOff } from '../../rules/scoring.ts';
import type { PlacedPiece, State } from '../../rules/state.ts';
import { DRAGON_PART, isInReach, tileOfPiece } from './figures.ts';

/** Directions of a step of the dragon; the index is the side of the tile. */
export const FLIGHT_DIRECTIONS = ['N', 'E', 'S', 'W'] as const;
export type FlightDirection = (typeof FLIGHT_DIRECTIONS)[number];

/** Steps of a whole flight (F39). */
export const FLIGHT_STEPS = 6;

/** How many steps of the flight have been taken. */
export function stepsTaken(state: State): number {
  return Math.max(0, (DRAGON_PART.of(state).flight?.visited.length ?? 0) - 1);
}

/**
 * Indexes of the directions in which the dragon can fly now: to tiles that it has not visited in this flight, except the
 * fairy's (F39); none if no flight is under way or its six steps are taken.
 */
export function possibleDirections(state: State): number[] {
  const { dragon, fairy, flight } = DRAGON_PART.of(state);
  if (!flight || dragon === undefined || stepsTaken(state) === FLIGHT_STEPS) return [];
  return FLIGHT_DIRECTIONS.flatMap((_, way) => {
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

/** Moves the dragon one step; on the new tile it eats all pieces, also those of the seat to move (F40). */
export function fly(state: State, way: number, events: EventSink<GameEvent>): void {
  const { dragon, flight } = DRAGON_PART.of(state);
  const tile = tileBeyond(state, dragon!, way);
  DRAGON_PART.change(state, { dragon: tile, flight: { visited: [...flight!.visited, tile] } });
  events?.push({
    type: 'dragon-flew',
    seat: state.seat,
    to: FLIGHT_DIRECTIONS[way]!,
    step: stepsTaken(state),
    from: squareOfTile(state.board, dragon!),
    ...squareOfTile(state.board, tile),
    ...(stepsTaken(state) < FLIGHT_STEPS && possibleDirections(state).length === 0 && { isStuck: true }),
  });
  eatPiecesOn(state, tile, events);
}

/** Sends home all pieces on a tile, and those that are alone then (F7). */
export function eatPiecesOn(state: State, tile: number, events: EventSink<GameEvent>): void {
  // A piece may have gone home already with one that it depended on.
  for (const piece of piecesOn(state, tile)) if (state.pieces.includes(piece)) takeOff(state, piece, events, 'dragon');
}
