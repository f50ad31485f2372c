import type { Square } from '../../../core/tile.ts';
import { boardPoint } from '../../../drawing/board-grid.ts';
import type { DrawOperation } from '../../../drawing/draw.ts';
import { signArt } from '../../../drawing/piece-art.ts';
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

/** How far the middle of a figure is from that of the piece beside it, and of another figure on the same square, in heights. */
const APART = { piece: 0.7, figure: 1.05 };

/**
 * Figures without a seat, such as a dragon: each in the middle of its square, several side by side, or in the corner farthest
 * from pieces if it would hide one; on a segment beside the piece there, towards the middle of its square; or where a piece would
 * stand, if need be with a line to its spot.
 */
export function figureOperations(context: BoardContext): DrawOperation[] {
  const { scene, picture, theme } = context;
  const figures = picture.figures?.(scene.facts) ?? [];
  if (figures.length === 0) return [];
  return placesOf(context, figures).flatMap((place, at) => {
    const figure = figures[at]!;
    const sign = picture.signs?.[figure.sign];
    if (!sign) throw new Error(`figure ${at} has a sign of no name: "${figure.sign}"`);
    if (!place) return [];
    const seat = figure.seat === undefined ? [] : seatSign(scene.seats[figure.seat]!, place);
    return [
      ...place.line,
      ...[...sign(place.at, place.size, theme), ...seat].map((one) => ({ ...one, part: 'figure' }) as DrawOperation),
    ];
  });
}

/** The sign of the seat that a figure is with, at its feet, as pieces of several seats may stand around. */
function seatSign({ colour }: SceneSeat, { at, size }: FigurePlace): DrawOperation[] {
  return signArt(colour, { x: at.x, y: at.y + size * SEAT.down }, size * SEAT.side);
}

/** The middle of a figure and its height, in pixels, and a line to its spot. */
interface FigurePlace {
  readonly at: Point;
  readonly size: number;
  readonly line: readonly DrawOperation[];
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
      return { at: { ...middle, x: middle.x + Math.round(step * size * APART.figure) }, size, line: [] };
    }
    const piece = pieceWith(figure);
    if (piece) {
      const away = Math.round(size * (APART.piece + Math.abs(step) * APART.figure));
      return { at: { x: piece.x + (piece.isRight ? -away : away), y: piece.y }, size, line: [] };
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
