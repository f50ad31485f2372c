import type { Square } from '../../../core/tile.ts';
import { boardPoint } from '../../../drawing/board-grid.ts';
import type { DrawOperation } from '../../../drawing/draw.ts';
import { seatSignArt } from '../../../drawing/piece-art.ts';
import { distance, type Point } from '../../../drawing/point.ts';
import type { Figure, SceneSeat } from '../../../games/contract/scene.ts';
import type { SegmentPlace } from '../../../games/contract/view.ts';
import type { BoardContext } from '../board-layout.ts';
import { piecePlaces } from '../piece-places.ts';
import { isShown } from '../square-area.ts';
import { lineToSpot, shownPieces } from './pieces.ts';

/** Height of a figure, in heights of a piece; of one that stands among pieces as they do, which it may not hide. */
const HEIGHT = { usual: 1.5, likePiece: 1.25 };

/** The sign of a seat at a figure: its side, and how far below the middle it is, in heights. */
const SEAT = { side: 0.5, down: 0.45 };

/** How far a figure in a corner is from the left and the upper side of its square, in squares. */
const CORNER = { near: 0.22, far: 0.78 };

/** How far the pieces on its square are at least from the middle of a figure that stands in the middle, in heights. */
const FREE = 0.6;

/**
 * How far the middle of a figure is from the side of the piece that it is with, in heights of a piece, and from that of another
 * figure at the same place, in its heights.
 */
const FIGURE_DISTANCE = { piece: 0.58, figure: 1.05 };

/**
 * Figures without a seat, such as a dragon: each in the middle of its square, several side by side, or in the corner farthest
 * from pieces if it would hide one; on a segment beside the piece there, towards the middle of its square, and below all pieces;
 * or where a piece would stand, if need be with a line to its spot.
 */
export function figureOperations(context: BoardContext): Record<'below' | 'above', readonly DrawOperation[]> {
  const figures = context.picture.figures?.(context.scene.facts) ?? [];
  const places = figures.length > 0 ? placesOf(context, figures) : [];
  const drawn = (isBelow: boolean) =>
    places.flatMap((place, at) =>
      place && isBelow === !!place.isBelow ? figureArt(context, figures[at]!, place) : [],
    );
  return { below: drawn(true), above: drawn(false) };
}

function figureArt({ scene, picture, theme }: BoardContext, figure: Figure, place: FigurePlace): DrawOperation[] {
  const sign = picture.signs?.[figure.sign];
  if (!sign) throw new Error(`a figure has a sign of no name: "${figure.sign}"`);
  const seat = figure.seat === undefined ? [] : seatSign(scene.seats[figure.seat]!, place);
  const art = [...sign(place.at, place.size, theme), ...seat];
  return [...place.line, ...art.map((one) => ({ ...one, part: 'figure' }) as DrawOperation)];
}

/** The sign of the seat that a figure is with, at its feet, as pieces of several seats may stand around. */
function seatSign({ colour }: SceneSeat, { at, size }: FigurePlace): DrawOperation[] {
  return seatSignArt(colour, { x: at.x, y: at.y + size * SEAT.down }, size * SEAT.side);
}

/** The middle of a figure and its height, in pixels, a line to its spot, and whether pieces are drawn above it. */
interface FigurePlace {
  readonly at: Point;
  readonly size: number;
  readonly line: readonly DrawOperation[];
  readonly isBelow?: boolean;
}

/** The places of figures; undefined outside of the picture. */
function placesOf(context: BoardContext, figures: readonly Figure[]): (FigurePlace | undefined)[] {
  const { layout, scene } = context;
  const { places, size: ofPieces } = shownPieces(context);
  const pieceWith = ({ at, likePiece }: Figure) =>
    likePiece || 'x' in at ? undefined : places.find(({ tile, segment }) => tile === at.tile && segment === at.segment);
  // Those that stand as pieces do are placed one after the other, behind all pieces.
  const alone = figures.filter((figure) => !('x' in figure.at) && !pieceWith(figure));
  const own = alone.map(({ at }) => ({ ...(at as SegmentPlace), piece: 'meeple' }));
  const found = piecePlaces(context, [...scene.pieces, ...own], ofPieces / 2 / layout.tile).slice(scene.pieces.length);
  return figures.map((figure) => {
    const { at, likePiece } = figure;
    const size = Math.round((likePiece ? HEIGHT.likePiece : HEIGHT.usual) * ofPieces);
    const same = figures.filter((other) => keyOf(other) === keyOf(figure));
    const step = same.indexOf(figure) - (same.length - 1) / 2;
    if ('x' in at) {
      if (!isShown(layout.area, at)) return undefined;
      const middle = boardPoint(layout, { x: at.x + 0.5, y: at.y + 0.5 });
      const isTaken = places.some((piece) => distance(piece, middle) < size * FREE);
      if (figure.inCorner || isTaken) return { at: freeCorner(context, at, places), size, line: [] };
      return { at: { ...middle, x: middle.x + Math.round(step * size * FIGURE_DISTANCE.figure) }, size, line: [] };
    }
    const piece = pieceWith(figure);
    if (piece) {
      const away = Math.round(
        ofPieces * (FIGURE_DISTANCE.piece + piece.reach) + size * Math.abs(step) * FIGURE_DISTANCE.figure,
      );
      const [left, right] = [layout.board.x + size / 2, layout.board.x + layout.board.width - size / 2];
      const x = Math.round(Math.max(left, Math.min(piece.x + (piece.isRight ? -away : away), right)));
      return { at: { x, y: piece.y }, size, line: [], isBelow: true };
    }
    if (!isShown(layout.area, scene.tiles[at.tile]!)) return undefined;
    const place = found[alone.indexOf(figure)]!;
    const middle = boardPoint(layout, place.place);
    return { at: middle, size, line: lineToSpot(context, place, { ...middle, size: ofPieces }) };
  });
}

/** The corner of a square that is farthest from some points, in pixels: the bottom right one of equal ones. */
function freeCorner({ layout }: BoardContext, { x, y }: Square, points: readonly Point[]): Point {
  const corners = [CORNER.far, CORNER.near].flatMap((down) =>
    [CORNER.far, CORNER.near].map((right) => boardPoint(layout, { x: x + right, y: y + down })),
  );
  const room = (corner: Point) => Math.min(...points.map((point) => distance(corner, point)), layout.tile);
  return corners.reduce((best, corner) => (room(corner) > room(best) ? corner : best));
}

function keyOf({ at }: Figure): string {
  return JSON.stringify(at);
}
