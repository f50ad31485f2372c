import { type DrawOperation, polygon } from '../../../drawing/draw.ts';
import { type PieceShapes, pieceBox } from '../../../drawing/piece-art.ts';
import { type Point, pointsOf } from '../../../drawing/point.ts';
import { SIGN_EDGE } from '../../../drawing/seat-sign.ts';
import { sizeToFit, textWidth } from '../../../drawing/text-width.ts';
import type { SceneSeat } from '../../../games/contract/scene.ts';
import type { BoardContext } from '../board-layout.ts';

/*
 * The common parts of the lines of seats below a board and of their cards beside it.
 */

/** Widths, in heights of the text: of a seat's sign and of a crown, each with the gap after it, and between two things. */
export const SEAT_WIDTH = { sign: 1.6, crown: 1.15, apart: 0.45 };

/** Sizes of writing in the row of a seat, as multiples of the size of its name: points, other numbers, and the word of the seat to move. */
export const SEAT_HEIGHT = { score: 1.2, number: 0.95, word: 0.8 };

/** Height of a name that is cut, and smallest height of a whole name, in heights of the text. */
const CUT_NAME = 0.8;
const MIN_NAME = 0.62;

/**
 * Returns the size of a piece in a line, its width, and its middle relative to its left end and to the middle of the line, in
 * pixels.
 *
 * @param height height of the pieces of the line
 */
export function figureIn(height: number, piece: string, shapes: PieceShapes | undefined) {
  const box = pieceBox(piece, shapes);
  // A low piece is not wider than others.
  const size = Math.floor(height / Math.max(box.height, pieceBox('meeple').height));
  return {
    size,
    width: Math.ceil(box.width * size),
    x: Math.round(-box.x * size),
    y: Math.round(-(box.y + box.height / 2) * size),
  };
}

/**
 * Returns the word beside the seat to move, and its required width: 0 for the usual word, which can be left out as the colour of
 * the card says the same; the whole width for a word of the game.
 */
export function ownWord({ scene, picture, words }: BoardContext, { toMove }: SceneSeat, text: number) {
  const own = toMove ? picture.toMove?.(scene) : undefined;
  const word = (own !== undefined && words[own]) || words.toMove;
  return {
    word,
    width: own === undefined ? 0 : Math.ceil(text * (SEAT_HEIGHT.word * textWidth(word) + SEAT_WIDTH.apart)),
  };
}

/** Draws a piece of a seat in the middle of a line, with its left end at a point. */
export function pieceIn(
  { picture }: BoardContext,
  { colour }: SceneSeat,
  piece: string,
  { x, y, height }: Point & { readonly height: number },
): DrawOperation {
  const figure = figureIn(height, piece, picture.pieces);
  const point = { x: x + figure.x, y: y + figure.y };
  return { kind: 'piece', part: 'panel', piece, colour, plain: true, ...point, size: figure.size };
}

/** Matches a sign such as an emoji at the end of a name. */
const LAST_SIGN = /\s+\p{Extended_Pictographic}$/u;

/** Fits a name to a width and returns it with its size: it is shrunk before a sign at its end is left out, and then cut. */
export function nameLine(name: string, text: number, maxWidth: number) {
  const isWhole = (one: string) => sizeToFit(one, text, maxWidth) >= text * MIN_NAME;
  const shown = isWhole(name) ? name : name.replace(LAST_SIGN, '');
  const size = isWhole(shown) ? sizeToFit(shown, text, maxWidth) : Math.round(text * CUT_NAME);
  return { text: shown, size, maxWidth };
}

/** Returns the text for the points that a seat has gained; empty if none. */
export function gainOf({ gained }: SceneSeat): string {
  return gained > 0 ? `+${gained}` : '';
}

/** Draws an arrow to the right. */
export function arrowOperation({ x, y }: Point, text: number, fill: string): DrawOperation {
  const [length, half] = [Math.round(text * 0.55), Math.round(text * 0.42)];
  return polygon(pointsOf([x - half, y - half, x - half + length, y, x - half, y + half]), { part: 'to-move', fill });
}

/** Outline of a crown, relative to its middle, in units of its width. */
const CROWN = pointsOf([-0.5, 0.36, -0.5, -0.22, -0.25, 0.06, 0, -0.4, 0.25, 0.06, 0.5, -0.22, 0.5, 0.36]);

/** Draws a crown, which marks the leaders or the winners. */
export function crownOperation({ x, y }: Point, text: number, gold: string): DrawOperation {
  const points = CROWN.map((point) => ({ x: x + point.x * text * 0.8, y: y + point.y * text * 0.8 }));
  const lineWidth = Math.max(1, Math.round(text * 0.07));
  return polygon(points, { part: 'leads', fill: gold, stroke: SIGN_EDGE, lineWidth });
}
