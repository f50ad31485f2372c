import { type TileType, tileOf } from '../../core/tile.ts';
import { tilePointOnBoard } from '../../drawing/board-grid.ts';
import { cheapestChoice } from '../../drawing/cheapest.ts';
import { memoize, memoizeBy } from '../../drawing/memoize.ts';
import { pieceShape } from '../../drawing/piece-art.ts';
import { distance, type Point } from '../../drawing/point.ts';
import { offsetsOf } from '../../drawing/port-position.ts';
import type { GamePicture } from '../../games/contract/picture.ts';
import type { PieceGhost } from '../../games/contract/scene.ts';
import type { PlacedPiece, PlacedTile, SegmentPlace } from '../../games/contract/view.ts';
import type { BoardContext } from './board-layout.ts';
import { anchorOf, smallCellsOf } from './segment-shape.ts';
import { boundsOf } from './square-area.ts';

/** Costs of a place: per square of distance from the spot, for hiding a landmark or another piece, and for leaving the segment. */
const COST = { away: 1, landmark: 6, piece: 5, border: 12, outside: 0.45 };

/**
 * Distances of a piece: from landmarks, as a share of half its height; from other pieces and from the border of its tile, as
 * shares of its height. A wide piece keeps larger distances.
 */
const ROOM = { landmark: 0.75, piece: 0.85, border: 0.65 };

/** Pieces farther apart than this, in squares, cannot cover each other. */
const NEAR = 2;

/** A board with the tiles on which pieces stand. */
export type PiecesBoard = Pick<BoardContext, 'content' | 'picture'> & {
  readonly scene: { readonly tiles: readonly PlacedTile[] };
};

/** The place of a piece on the board, and the spot of its segment, in squares; if they are apart, a line joins them. */
export interface PiecePlace {
  readonly place: Point;
  readonly spot: Point;
  readonly isApart: boolean;
}

/** A place on an unturned tile; `isOwn` if it is on the segment of the piece. */
interface Candidate {
  readonly place: Point;
  readonly isOwn: boolean;
}

/**
 * Returns the places of pieces: each as near to the spot of its segment as possible without hiding a landmark, such as a coat of
 * arms, or an earlier piece.
 *
 * @param half half the height of a piece, in squares
 */
export function piecePlaces(
  { scene, content, picture }: PiecesBoard,
  pieces: readonly (SegmentPlace & Pick<PlacedPiece, 'piece' | 'corner'>)[],
  half: number,
): PiecePlace[] {
  const reachOf = (piece: string) => pieceShape(piece, picture.pieces).reach.x;
  const places: (PiecePlace & { readonly reach: number })[] = [];
  for (const { tile, segment, piece, corner } of pieces) {
    const placed = scene.tiles[tile]!;
    if (corner) {
      const place = { x: placed.x + (corner.endsWith('E') ? 1 : 0), y: placed.y + (corner.startsWith('S') ? 1 : 0) };
      places.push({ place, spot: place, isApart: false, reach: reachOf(piece) });
      continue;
    }
    const type = tileOf(content, placed.tile);
    const spot = anchorOf(picture, type, segment);
    const board = (point: Point) => tilePointOnBoard(placed, point);
    const reach = reachOf(piece);
    const near = places.filter(({ place }) => distance(place, board(spot)) < NEAR);
    const crowding = (place: Point) => {
      const point = board(place);
      return near.reduce(
        (sum, other) =>
          sum + COST.piece * Math.max(0, 2 * half * ROOM.piece * (reach + other.reach) - distance(other.place, point)),
        0,
      );
    };
    const alone = placeAlone(picture)(type, { segment, half, reach });
    // The best place without other pieces stays the best if no other piece is near it.
    const best = crowding(alone.place) === 0 ? alone : cheapestPlace(picture, { type, segment, half, reach }, crowding);
    places.push({ place: board(best.place), spot: board(spot), isApart: !best.isOwn, reach });
  }
  return places;
}

/** A piece on a segment: half its height in squares, and half its width in heights. */
interface PieceOnTile {
  readonly type: TileType;
  readonly segment: number;
  readonly half: number;
  readonly reach: number;
}

/** Returns the best place on a tile without other pieces; memoized, as every picture needs it. */
const placeAlone = memoize((picture: GamePicture) =>
  memoizeBy((type: TileType, piece: Omit<PieceOnTile, 'type'>) => cheapestPlace(picture, { type, ...piece }, () => 0)),
);

/** Returns the cheapest place on a tile, the first of equal ones; the spot of the segment comes first. */
function cheapestPlace(
  picture: GamePicture,
  { type, segment, half, reach }: PieceOnTile,
  crowding: (place: Point) => number,
): Candidate {
  const cells = smallCellsOf(picture)(type);
  const spot = anchorOf(picture, type, segment);
  const landmarks = picture.landmarks?.(type) ?? [];
  const squares = offsetsOf(type);
  const candidates = (places: readonly Point[], isOwn: boolean) => places.map((place): Candidate => ({ place, isOwn }));
  const all = [
    ...candidates([spot, ...(cells.get(segment) ?? [])], true),
    ...candidates([...cells.values()].flat(), false),
  ];
  const best = cheapestChoice(
    all,
    ({ place, isOwn }) =>
      COST.away * distance(place, spot) +
      (isOwn ? 0 : COST.outside) +
      COST.border * Math.max(0, 2 * half * reach * ROOM.border - borderAway(place, squares)) +
      landmarks.reduce(
        (sum, { point, radius }) =>
          sum + COST.landmark * Math.max(0, radius + half * ROOM.landmark - distance(point, place)),
        0,
      ) +
      crowding(place),
  );
  return best!.choice;
}

/** Returns the approximate distance of a point from the border of the tile's squares; exact for a tile of one square. */
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

/** Height of a ghost, in squares. */
export const GHOST_SIZE = 0.22;

/** Places whose heights differ by less count as one row, in squares. */
const ROW = 0.16;

/**
 * Returns the places of ghosts, in squares of the board; they depend neither on the order nor on the kinds of the pieces. Those
 * about a whole tile are in its middle.
 */
export function ghostPlaces(board: PiecesBoard, ghosts: readonly (SegmentPlace & Pick<PieceGhost, 'at'>)[]): Point[] {
  const order = ghosts.map((_, index) => index);
  order.sort((a, b) => ghosts[a]!.tile - ghosts[b]!.tile || ghosts[a]!.segment - ghosts[b]!.segment);
  const standing = order.filter((index) => !ghosts[index]!.at);
  const pieces = standing.map((index) => ({ ...ghosts[index]!, piece: 'meeple' }));
  const found = piecePlaces(board, pieces, GHOST_SIZE / 2);
  return ghosts.map(({ tile, at }, index) => {
    if (!at) return found[standing.indexOf(index)]!.place;
    const { x, y } = boundsOf(board.scene.tiles[tile]!.squares);
    return { x: x + at.x, y: y + at.y };
  });
}

/** Sorts ghosts in reading order: row by row from the top, each from the left; with their places, in squares of the board. */
export function inReadingOrder<Ghost extends SegmentPlace>(
  board: PiecesBoard,
  ghosts: readonly Ghost[],
): (Ghost & { readonly place: Point })[] {
  const places = ghostPlaces(board, ghosts);
  const down = ghosts
    .map((ghost, index) => ({ ...ghost, place: places[index]! }))
    .sort(({ place: a }, { place: b }) => a.y - b.y || a.x - b.x);
  const rows: (typeof down)[] = [];
  for (const one of down) {
    const row = rows.at(-1);
    if (row && one.place.y - row[0]!.place.y < ROW) row.push(one);
    else rows.push([one]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.place.x - b.place.x));
}
