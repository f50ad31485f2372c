import { type DrawOperation, polygon } from '../../../drawing/draw.ts';
import { type PieceShapes, pieceBox } from '../../../drawing/piece-art.ts';
import { type Point, pointsOf } from '../../../drawing/point.ts';
import { EDGE } from '../../../drawing/seat-sign.ts';
import { sizeToFit, textWidth } from '../../../drawing/text-width.ts';
import type { SceneSeat } from '../../../games/contract/scene.ts';
import type { BoardContext } from '../board-layout.ts';

/*
 * What the lines of seats below a board and their cards beside it have in common.
 */

/** Widths in heights of the text: of a seat's sign and of a crown, each with the room behind it, and between two things. */
export const SEAT_WIDTH = { sign: 1.6, crown: 1.15, apart: 0.45 };

/** Heights of the points, of other numbers, and of the word beside the seat to move, in heights of the text. */
export const SEAT_HEIGHT = { score: 1.2, number: 0.95, word: 0.8 };

/** Height of a name that is cut, and minimum height of one that is shown whole, in heights of the text. */
const CUT_NAME = 0.8;
const MIN_NAME = 0.62;

/**
 * A piece in a line, in pixels: its size, its width, and its middle from its left and from the middle of the line.
 *
 * @param height of the pieces of the line
 */
export function figureIn(height: number, piece: string, shapes: PieceShapes | undefined) {
  const box = pieceBox(piece, shapes);
  // What is low is not wider than others.
  const size = Math.floor(height / Math.max(box.height, pieceBox('meeple').height));
  return {
    size,
    width: Math.ceil(box.width * size),
    x: Math.round(-box.x * size),
    y: Math.round(-(box.y + box.height / 2) * size),
  };
}

/**
 * The word beside the seat to move, and the room that it must have: none for the usual one, as the colour of the card says
 * the same; all its width for a word of the game.
 */
export function ownWord({ scene, picture, words }: BoardContext, { toMove }: SceneSeat, text: number) {
  const own = toMove ? picture.toMove?.(scene) : undefined;
  const word = (own !== undefined && words[own]) || words.toMove;
  return {
    word,
    width: own === undefined ? 0 : Math.ceil(text * (SEAT_HEIGHT.word * textWidth(word) + SEAT_WIDTH.apart)),
  };
}

/** A piece of a seat from a point on, in the middle of a line. */
export function pieceIn(
  { picture }: BoardContext,
  { colour }: SceneSeat,
  piece: string,
  { x, y, height }: Point & { readonly height: number },
): DrawOperation {
  const figure = figureIn(height, piece, picture.pieces);
  const at = { x: x + figure.x, y: y + figure.y };
  return { kind: 'piece', part: 'panel', piece, colour, plain: true, ...at, size: figure.size };
}

/** A sign such as an emoji at the end of a name. */
const LAST_SIGN = /\s+\p{Extended_Pictographic}$/u;

/** A name with its size: it is shrunk before it is cut, and a sign at its end is left out before letters are. */
export function nameLine(name: string, text: number, maxWidth: number) {
  const isWhole = (one: string) => sizeToFit(one, text, maxWidth) >= text * MIN_NAME;
  const shown = isWhole(name) ? name : name.replace(LAST_SIGN, '');
  const size = isWhole(shown) ? sizeToFit(shown, text, maxWidth) : Math.round(text * CUT_NAME);
  return { text: shown, size, maxWidth };
}

/** What a seat has gained, in a line. */
export function gainOf({ gained }: SceneSeat): string {
  return gained > 0 ? `+${gained}` : '';
}

/** An arrow to the right. */
export function arrowOperation({ x, y }: Point, text: number, fill: string): DrawOperation {
  const [length, half] = [Math.round(text * 0.55), Math.round(text * 0.42)];
  return polygon(pointsOf([x - half, y - half, x - half + length, y, x - half, y + half]), { part: 'to-move', fill });
}

/** A crown, in units of its width from its middle. */
const CROWN = pointsOf([-0.5, 0.36, -0.5, -0.22, -0.25, 0.06, 0, -0.4, 0.25, 0.06, 0.5, -0.22, 0.5, 0.36]);

/** What marks who leads, and who has won. */
export function crownOperation({ x, y }: Point, text: number, gold: string): DrawOperation {
  const points = CROWN.map((point) => ({ x: x + point.x * text * 0.8, y: y + point.y * text * 0.8 }));
  const lineWidth = Math.max(1, Math.round(text * 0.07));
  return polygon(points, { part: 'leads', fill: gold, stroke: EDGE, lineWidth });
}
