import { tileOf } from '../../core/tile.ts';
import { onBoard } from '../../drawing/board-grid.ts';
import { distance, type Point } from '../../drawing/point.ts';
import { offsetsOf } from '../../drawing/port-place.ts';
import type { SegmentPlace } from '../../games/contract/view.ts';
import type { BoardContext } from './board-layout.ts';
import { anchorOf, smallCellsOf } from './segment-shape.ts';

/** Costs of a place: per square from its spot, to hide a landmark or another piece, and to leave its segment. */
const COST = { away: 1, landmark: 4, piece: 5, border: 3, outside: 0.45 };

/** Share of its half height by which a piece keeps away from landmarks, other pieces and the border of its tile. */
const ROOM = { landmark: 0.75, piece: 1.05, border: 0.7 };

/** Pieces farther apart than this, in squares, cannot cover each other. */
const NEAR = 2;

/** Where a piece stands on the board, in squares, and the spot of its segment: apart from each other where a line joins them. */
export interface PiecePlace {
  readonly place: Point;
  readonly spot: Point;
  readonly isApart: boolean;
}

/**
 * Where pieces stand: each as near to the spot of its segment as it can without hiding what tells tiles apart, such as a
 * coat of arms, or an earlier piece.
 *
 * @param half half the height of a piece, in squares
 */
export function piecePlaces(
  { scene, content, picture }: BoardContext,
  pieces: readonly SegmentPlace[],
  half: number,
): PiecePlace[] {
  const places: PiecePlace[] = [];
  for (const { tile, segment } of pieces) {
    const placed = scene.tiles[tile]!;
    const type = tileOf(content, placed.tile);
    const cells = smallCellsOf(picture)(type);
    const own = cells.get(segment) ?? [];
    const spot = anchorOf(picture, type, segment);
    const landmarks = picture.landmarks?.(type) ?? [];
    const squares = offsetsOf(type);
    const board = (point: Point) => onBoard(placed, point);
    const near = places.filter(({ place }) => distance(place, board(spot)) < NEAR).map(({ place }) => place);
    const cost = (place: Point, isOwn: boolean) =>
      COST.away * distance(place, spot) +
      (isOwn ? 0 : COST.outside) +
      COST.border * Math.max(0, half * ROOM.border - borderAway(place, squares)) +
      landmarks.reduce(
        (sum, { point, radius }) =>
          sum + COST.landmark * Math.max(0, radius + half * ROOM.landmark - distance(point, place)),
        0,
      ) +
      near.reduce(
        (sum, other) => sum + COST.piece * Math.max(0, 2 * half * ROOM.piece - distance(other, board(place))),
        0,
      );
    const others = [...cells.values()].flat();
    const candidates = [
      { place: spot, isOwn: true },
      ...own.map((place) => ({ place, isOwn: true })),
      ...others.map((place) => ({ place, isOwn: false })),
    ].map((one) => ({ ...one, cost: cost(one.place, one.isOwn) }));
    const best = candidates.reduce((min, other) => (other.cost < min.cost ? other : min));
    places.push({ place: board(best.place), spot: board(spot), isApart: !best.isOwn });
  }
  return places;
}

/** Distance of a point from the border of the tile's squares, roughly: that of its square where it is the only one. */
function borderAway({ x, y }: Point, squares: readonly Point[]): number {
  const has = (dx: number, dy: number) =>
    squares.some((square) => square.x === Math.floor(x) + dx && square.y === Math.floor(y) + dy);
  const sides = [
    has(-1, 0) ? 1 : x - Math.floor(x),
    has(1, 0) ? 1 : 1 - (x - Math.floor(x)),
    has(0, -1) ? 1 : y - Math.floor(y),
    has(0, 1) ? 1 : 1 - (y - Math.floor(y)),
  ];
  return Math.min(...sides);
}
