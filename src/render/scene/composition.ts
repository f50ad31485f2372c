import type { Box } from '../../drawing/point.ts';
import type { BoardScene, SquareArea } from '../../games/contract/scene.ts';

/** The size at which a chat shows a picture on a desktop, in pixels. */
export const CHAT_SIZE = { width: 550, height: 350 };

/** The size on a phone, in pixels: its full width, and a height that leaves room for buttons. */
export const PHONE_SIZE = { width: 324, height: 450 };

/** Returns the smaller of the factors by which a desktop and a phone shrink a picture. */
export function worstShrinkOf(size: Pick<Box, 'width' | 'height'>): number {
  return Math.max(shrinkTo(CHAT_SIZE, size), shrinkTo(PHONE_SIZE, size));
}

function shrinkTo(screen: typeof CHAT_SIZE, { width, height }: Pick<Box, 'width' | 'height'>): number {
  return Math.max(width / screen.width, height / screen.height);
}

/*
 * Division of a picture into its parts. Lengths are in heights of the panel's text, which has a fixed size on a phone, and so has
 * everything except the squares.
 */

/** Height of the panel's text on a desktop or a phone, whichever shows it smaller, in pixels. */
export const TEXT_HEIGHT_IN_CHAT = 11;

/** Margins around the squares, with the numbers of rows at the left and of columns above. */
export const MARGINS = { left: 1.9, right: 0.4, top: 1.35, bottom: 0.4 };

/** The width of a picture. */
export const PICTURE_WIDTH = PHONE_SIZE.width / TEXT_HEIGHT_IN_CHAT;

/**
 * The usual height of a picture, which fits a desktop, and the largest height, for a picture without a question below it. A picture
 * is higher than usual only if its squares would be smaller than `MIN_SQUARE`.
 */
const HEIGHT = { chat: CHAT_SIZE.height / TEXT_HEIGHT_IN_CHAT, most: PHONE_SIZE.height / TEXT_HEIGHT_IN_CHAT };

/** Smallest side of a square: 26 pixels on a phone, and a little more for rounding. */
export const MIN_SQUARE = 26.4 / TEXT_HEIGHT_IN_CHAT;

/** Smallest and largest ratio of width to height of a focus, where several fit: not portrait, and hardly wider than a chat. */
export const FOCUS_RATIO = { min: 1, max: 1.5 };

/**
 * The strip below the board: height of a seat's line, smallest height of all lines, height of the tiles to choose from, and margin
 * at its ends.
 */
export const SEATS_BELOW = { line: 1.6, min: 4.8, choice: 8, edge: 0.3 };

/** The strip beside the board: its smallest width, and the smallest and largest height of a seat's card. */
export const SEATS_BESIDE = { width: 7.6, card: { min: 3.7, max: 4.7 } };

/** Side of the drawn tile, in squares of the board, and its maximum. */
const DRAWN = { squares: 2, max: 9 };

/**
 * Lengths of the parts beside the seats of a strip: maximum of a small board, a step of the scoring, the tiles beside the pile, and
 * maximum of the drawn tile in a picture of the whole board.
 */
const ASIDE = { inset: 10, step: 9, beside: 4.4, small: 5.5 };

/** Numbers of tiles left: their width, the height of each row, and the height of the word below them with its margins. */
export const TILE_COUNTS = { width: 3.7, row: 1.5, word: 1.2 };

/** The facts on which the room for squares depends. */
type StripFacts = Pick<BoardScene, 'panel' | 'extent' | 'legal' | 'choice' | 'drawn'> & {
  readonly seats: { readonly length: number };
};

type Size = Pick<SquareArea, 'columns' | 'rows'>;

/** Position of the seats of a picture, and side of its squares. */
export interface Composition {
  readonly seats: 'below' | 'beside';
  readonly square: number;
}

/** Numbers of columns and rows of a picture; `min` is the smallest number of rows. */
export interface Shape extends Size {
  readonly min: number;
}

/**
 * Puts the seats below or beside the board, whichever gives larger squares on the worse of desktop and phone. A composition whose
 * squares are large enough on a phone comes first.
 */
export function composition(facts: StripFacts, area: Size): Composition {
  const [below, beside] = [composed(facts, area, 'below'), composed(facts, area, 'beside')];
  if (!mayBeBeside(facts)) return below;
  const onPhone = Math.min(beside.square, MIN_SQUARE) - Math.min(below.square, MIN_SQUARE);
  return (onPhone || beside.inChat - below.inChat) > 0 ? beside : below;
}

/** Returns the shapes of a focus with squares of a side: with the seats below it, and beside it. */
export function shapesWith(facts: StripFacts, square: number): Shape[] {
  return (['below', 'beside'] as const)
    .filter((seats) => seats === 'below' || mayBeBeside(facts))
    .map((seats) => {
      const { across, others } = roomBeside(facts, seats, square);
      const rows = (ratio: number) => (PICTURE_WIDTH / ratio - others) / square;
      const max = Math.max(1, whole(rows(FOCUS_RATIO.min)));
      const columns = Math.max(1, whole(across / square));
      return { columns, rows: max, min: Math.min(max, Math.max(1, Math.ceil(rows(FOCUS_RATIO.max)))) };
    });
}

/** Returns the side of squares if `columns` of them are side by side above the seats. */
export function squareOf(columns: number): number {
  return (PICTURE_WIDTH - MARGINS.left - MARGINS.right) / columns;
}

/** Returns the height of the lines of a strip below squares of a side, and the height of the whole strip. */
export function stripHeight(facts: StripFacts, square: number): { readonly lines: number; readonly all: number } {
  const { panel, extent, seats, choice, legal, drawn } = facts;
  if (!panel) return { lines: 0, all: 0 };
  const isAsked = extent === 'focus' && drawn !== undefined && legal.length > 0;
  const forTile = isAsked ? Math.min(DRAWN.squares * square, DRAWN.max) : 0;
  const lines = Math.max(seats.length * SEATS_BELOW.line, SEATS_BELOW.min, forTile);
  return { lines, all: lines + SEATS_BELOW.edge + (choice.length > 1 ? SEATS_BELOW.choice + SEATS_BELOW.edge : 0) };
}

/** Lengths of the parts beside the seats: widths in a strip below the board, heights in a strip beside it. */
export type SidePartLengths = Record<'picture' | 'beside' | 'counts', number>;

/**
 * Returns the widths of the parts beside the seats of a strip with this height of lines: the drawn tile or the whole board, the
 * tiles beside the pile, and the numbers of tiles left.
 */
export function asideWidths(scene: BoardScene, lines: number): SidePartLengths {
  const { over, scoring, inset, drawn, laid, extent } = scene;
  if (scoring) return { picture: ASIDE.step, beside: 0, counts: 0 };
  if (over) return { picture: 0, beside: 0, counts: 0 };
  // A high board stays narrow beside many seats, so that there is room for them.
  const board = inset ? Math.min(ASIDE.inset, (Math.min(lines, ASIDE.small) * inset.columns) / inset.rows) : 0;
  const tile = extent === 'whole' ? Math.min(lines, ASIDE.small) : lines;
  return { picture: drawn || laid ? tile : board, beside: besideOf(scene), counts: TILE_COUNTS.width };
}

/** Returns the heights of these parts in a strip beside the board, by its width and the available height. */
export function asideHeights(scene: BoardScene, width: number, height: number): SidePartLengths {
  const { over, scoring, inset, drawn, laid, groups } = scene;
  if (scoring) return { picture: ASIDE.beside, beside: 0, counts: 0 };
  if (over) return { picture: 0, beside: 0, counts: 0 };
  const beside = besideOf(scene);
  const counts = groups.filter(({ isAside }) => !isAside).length * TILE_COUNTS.row + TILE_COUNTS.word;
  const wished = drawn || laid ? width : inset ? (width * inset.rows) / inset.columns : 0;
  return { picture: Math.min(wished, height - beside - counts), beside, counts };
}

function besideOf({ extent, choice, groups }: BoardScene): number {
  const isBeside = extent === 'whole' && choice.length === 0 && groups.some(({ isAside }) => isAside);
  return isBeside ? ASIDE.beside : 0;
}

/** True if the seats may be beside the board; tiles to choose from need the whole width below it. */
function mayBeBeside({ panel, choice }: StripFacts): boolean {
  return panel && choice.length <= 1;
}

/** Returns the width for squares, and the height of everything else, if squares have a side. */
function roomBeside(facts: StripFacts, seats: Composition['seats'], square: number) {
  const width = PICTURE_WIDTH - MARGINS.left - MARGINS.right;
  const height = MARGINS.top + MARGINS.bottom;
  return seats === 'beside'
    ? { across: width - SEATS_BESIDE.width - SEATS_BELOW.edge, others: height }
    : { across: width, others: height + stripHeight(facts, square).all };
}

/**
 * Returns the largest squares with the seats below or beside the board; `inChat` is the side of a square on a desktop, if it is
 * smaller there.
 */
function composed(facts: StripFacts, { columns, rows }: Size, seats: Composition['seats']) {
  const { across } = roomBeside(facts, seats, 0);
  const isAsking = facts.extent === 'focus' && (facts.legal.length > 0 || facts.choice.length > 1);
  let square = across / columns;
  let height = HEIGHT.chat;
  // The drawn tile below the board is as large as two squares, so that smaller squares have more room. An odd number of rounds ends
  // with squares that fit.
  for (let round = 0; round < 5; round++) {
    const { others } = roomBeside(facts, seats, square);
    const wished = isAsking ? 0 : others + rows * Math.min(MIN_SQUARE, across / columns);
    height = Math.max(HEIGHT.chat, Math.min(HEIGHT.most, wished));
    square = Math.min(across / columns, (height - others) / rows);
  }
  return { seats, square, inChat: square * (HEIGHT.chat / height) };
}

/** Rounds an inexact number of squares down. */
function whole(squares: number): number {
  return Math.floor(squares + 1e-6);
}
