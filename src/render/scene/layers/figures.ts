import { boardPoint } from '../../../drawing/board-grid.ts';
import type { DrawOperation } from '../../../drawing/draw.ts';
import { signArt } from '../../../drawing/piece-art.ts';
import type { Point } from '../../../drawing/point.ts';
import type { Figure, SceneSeat } from '../../../games/contract/scene.ts';
import type { SegmentPlace } from '../../../games/contract/view.ts';
import type { BoardContext } from '../board-layout.ts';
import { piecePlaces } from '../piece-places.ts';
import { isShown } from '../square-area.ts';
import { shownPieces } from './pieces.ts';

/** Height of a figure, in heights of a piece. */
const HEIGHT = 1.5;

/** The sign of a seat at a figure: its side, and how far below the middle it is, in heights. */
const SEAT = { side: 0.5, down: 0.45 };

/** How far the middle of a figure is from that of the piece beside it, and of another figure on the same square, in heights. */
const APART = { piece: 0.7, figure: 1.05 };

/**
 * Figures without a seat, such as a dragon: each in the middle of its square, several side by side, or on a segment: beside the
 * piece there, towards the middle of its square, or where a piece would stand.
 */
export function figureOperations(context: BoardContext): DrawOperation[] {
  const { scene, picture, theme } = context;
  const figures = picture.figures?.(scene.facts) ?? [];
  if (figures.length === 0) return [];
  return figures.flatMap((figure, at) => {
    const same = figures.filter((other) => keyOf(other) === keyOf(figure));
    const place = placeOf(context, figure, same.indexOf(figure) - (same.length - 1) / 2);
    const sign = picture.signs?.[figure.sign];
    if (!sign) throw new Error(`figure ${at} has a sign of no name: "${figure.sign}"`);
    if (!place) return [];
    const seat = figure.seat === undefined ? [] : seatSign(scene.seats[figure.seat]!, place);
    return [...sign(place.at, place.size, theme), ...seat].map((one) => ({ ...one, part: 'figure' }) as DrawOperation);
  });
}

/** The sign of the seat that a figure is with, at its feet, as pieces of several seats may stand around. */
function seatSign({ colour }: SceneSeat, { at, size }: { readonly at: Point; readonly size: number }): DrawOperation[] {
  return signArt(colour, { x: at.x, y: at.y + size * SEAT.down }, size * SEAT.side);
}

function keyOf({ at }: Figure): string {
  return JSON.stringify(at);
}

/**
 * The middle of a figure and its height, in pixels; undefined outside of the picture.
 *
 * @param step by how many of its widths it stands to the right of the place
 */
function placeOf(
  context: BoardContext,
  { at }: Figure,
  step: number,
): { readonly at: Point; readonly size: number } | undefined {
  const { layout } = context;
  const pieces = shownPieces(context);
  const size = Math.round(HEIGHT * pieces.size);
  if ('x' in at) {
    if (!isShown(layout.area, at)) return undefined;
    const middle = boardPoint(layout, { x: at.x + 0.5, y: at.y + 0.5 });
    return { at: { ...middle, x: middle.x + Math.round(step * size * APART.figure) }, size };
  }
  const piece = pieces.places.find(({ tile, segment }) => tile === at.tile && segment === at.segment);
  if (!piece) return aloneOn(context, at, size);
  const away = Math.round(size * (APART.piece + Math.abs(step) * APART.figure));
  return { at: { x: piece.x + (piece.isRight ? -away : away), y: piece.y }, size };
}

/** The place of a figure on a segment without a piece, beside the pieces around it; undefined outside of the picture. */
function aloneOn(
  context: BoardContext,
  at: SegmentPlace,
  size: number,
): { readonly at: Point; readonly size: number } | undefined {
  const { layout, scene } = context;
  if (!isShown(layout.area, scene.tiles[at.tile]!)) return undefined;
  const { place } = piecePlaces(context, [...scene.pieces, { ...at, piece: 'meeple' }], size / 2 / layout.tile).at(-1)!;
  return { at: boardPoint(layout, place), size };
}
