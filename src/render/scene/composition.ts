import type { Box } from '../../drawing/point.ts';
import type { BoardScene, SquareArea } from '../../games/contract/scene.ts';

/** The size at which a chat shows a picture on a desktop, in pixels. */
export const CHAT = { width: 550, height: 350 };

/** The same on a phone, which shows what is higher than wide in its full width: as high as leaves buttons on its screen. */
export const PHONE = { width: 324, height: 450 };

/** Factor by which the worse of a desktop and a phone shrinks a picture. */
export function worstShrinkOf(size: Pick<Box, 'width' | 'height'>): number {
  return Math.max(shrinkTo(CHAT, size), shrinkTo(PHONE, size));
}

function shrinkTo(screen: typeof CHAT, { width, height }: Pick<Box, 'width' | 'height'>): number {
  return Math.max(width / screen.width, height / screen.height);
}

/*
 * How the parts of a picture share its room. Lengths are in heights of the panel's text: that is always equally large
 * where a phone shows the picture, and so is everything beside the squares.
 */

/** Height of the panel's text where the worse of a desktop and a phone shows it, in pixels. */
export const TEXT_IN_CHAT = 11;

/** Room around the squares: numbers of rows are at the left, those of columns above. */
export const BESIDE = { left: 1.9, right: 0.4, top: 1.35, bottom: 0.4 };

/** The width of a picture. */
export const WIDTH = PHONE.width / TEXT_IN_CHAT;

/**
 * The height of a picture on a desktop, and at most where nothing is asked below it: it is higher than the first only as
 * far as its squares would be smaller than `LEAST`.
 */
const HEIGHT = { chat: CHAT.height / TEXT_IN_CHAT, most: PHONE.height / TEXT_IN_CHAT };

/** Side of a square that a phone shows with 26 pixels, with some room for rounding. */
export const LEAST = 26.4 / TEXT_IN_CHAT;

/** Least and largest width of a focus in its heights as far as it may choose: not portrait, and hardly wider than a chat. */
export const RATIO = { min: 1, max: 1.5 };

/**
 * The strip below the board: height of the line of a seat and least height of all lines, that of tiles to choose from
 * below them, and the room at its ends.
 */
export const STRIP = { line: 1.6, min: 4.8, choice: 8, edge: 0.3 };

/** The strip beside the board: its least width, and least and largest height of the card of a seat. */
export const SIDE = { width: 7.6, card: { min: 3.7, max: 4.7 } };

/** Sides of a drawn tile: in squares of a board on which it is to be placed, and at most. */
const DRAWN = { squares: 2, max: 9 };

/**
 * Lengths of what a strip shows beside its seats: a small board at most, a step of a scoring, tiles beside the pile, and a
 * drawn tile in a picture of the whole board at most.
 */
const ASIDE = { inset: 10, step: 9, beside: 4.4, small: 5.5 };

/** Numbers of tiles left: their width, the height of each, and that of the word below them with the room around it. */
export const COUNTS = { width: 3.7, row: 1.5, word: 1.2 };

/** The facts on which the room for squares depends. */
type StripFacts = Pick<BoardScene, 'panel' | 'extent' | 'legal' | 'choice' | 'drawn'> & {
  readonly seats: { readonly length: number };
};

type Size = Pick<SquareArea, 'columns' | 'rows'>;

/** Where the seats of a picture are, and the side of its squares. */
export interface Composition {
  readonly seats: 'below' | 'beside';
  readonly square: number;
}

/** How many rows a picture has at least and at most beside its columns. */
export interface Shape extends Size {
  readonly min: number;
}

/**
 * The seats below a board or beside it, whichever leaves larger squares where the worse of a desktop and a phone shows
 * them; first of all a phone shows none that is smaller than it should be.
 */
export function composition(facts: StripFacts, area: Size): Composition {
  const [below, beside] = [composed(facts, area, 'below'), composed(facts, area, 'beside')];
  if (!mayBeBeside(facts)) return below;
  const onPhone = Math.min(beside.square, LEAST) - Math.min(below.square, LEAST);
  return (onPhone || beside.inChat - below.inChat) > 0 ? beside : below;
}

/** The shapes of a focus with squares of a side: with seats below it, and beside it. */
export function shapesWith(facts: StripFacts, square: number): Shape[] {
  return (['below', 'beside'] as const)
    .filter((seats) => seats === 'below' || mayBeBeside(facts))
    .map((seats) => {
      const { across, others } = roomBeside(facts, seats, square);
      const rows = (ratio: number) => (WIDTH / ratio - others) / square;
      const max = Math.max(1, whole(rows(RATIO.min)));
      const columns = Math.max(1, whole(across / square));
      return { columns, rows: max, min: Math.min(max, Math.max(1, Math.ceil(rows(RATIO.max)))) };
    });
}

/** The side of squares of which so many are beside each other above the seats. */
export function squareOf(columns: number): number {
  return (WIDTH - BESIDE.left - BESIDE.right) / columns;
}

/** Heights of the lines of a strip below squares of a side, and of all of it. */
export function stripHeight(facts: StripFacts, square: number): { readonly lines: number; readonly all: number } {
  const { panel, extent, seats, choice, legal, drawn } = facts;
  if (!panel) return { lines: 0, all: 0 };
  const isAsked = extent === 'focus' && drawn !== undefined && legal.length > 0;
  const forTile = isAsked ? Math.min(DRAWN.squares * square, DRAWN.max) : 0;
  const lines = Math.max(seats.length * STRIP.line, STRIP.min, forTile);
  return { lines, all: lines + STRIP.edge + (choice.length > 1 ? STRIP.choice + STRIP.edge : 0) };
}

/** Lengths of the parts of what is beside the seats, in a row, or where the seats are beside the board below each other. */
export type AsideLengths = Record<'picture' | 'beside' | 'counts', number>;

/**
 * What is beside the seats of a strip whose lines have a height: the drawn tile or the whole board, the tiles that lie
 * beside the pile, and the numbers of tiles left.
 */
export function asideWidths(scene: BoardScene, lines: number): AsideLengths {
  const { over, scoring, inset, drawn, laid, extent } = scene;
  if (scoring) return { picture: ASIDE.step, beside: 0, counts: 0 };
  if (over) return { picture: 0, beside: 0, counts: 0 };
  // Beside many seats a high board stays narrow, so that these have room.
  const board = inset ? Math.min(ASIDE.inset, (Math.min(lines, ASIDE.small) * inset.columns) / inset.rows) : 0;
  const tile = extent === 'whole' ? Math.min(lines, ASIDE.small) : lines;
  return { picture: drawn || laid ? tile : board, beside: besideOf(scene), counts: COUNTS.width };
}

/** The same in a strip beside the board: of a width, and with so much height for it. */
export function asideHeights(scene: BoardScene, width: number, height: number): AsideLengths {
  const { over, scoring, inset, drawn, laid, groups } = scene;
  if (scoring) return { picture: ASIDE.beside, beside: 0, counts: 0 };
  if (over) return { picture: 0, beside: 0, counts: 0 };
  const beside = besideOf(scene);
  const counts = groups.filter(({ isAside }) => !isAside).length * COUNTS.row + COUNTS.word;
  const wished = drawn || laid ? width : inset ? (width * inset.rows) / inset.columns : 0;
  return { picture: Math.min(wished, height - beside - counts), beside, counts };
}

function besideOf({ extent, choice, groups }: BoardScene): number {
  const isBeside = extent === 'whole' && choice.length === 0 && groups.some(({ isAside }) => isAside);
  return isBeside ? ASIDE.beside : 0;
}

/** Tiles to choose from need all the width below the board. */
function mayBeBeside({ panel, choice }: StripFacts): boolean {
  return panel && choice.length <= 1;
}

/** The width for squares, and the height of all else, where squares have a side. */
function roomBeside(facts: StripFacts, seats: Composition['seats'], square: number) {
  const width = WIDTH - BESIDE.left - BESIDE.right;
  const height = BESIDE.top + BESIDE.bottom;
  return seats === 'beside'
    ? { across: width - SIDE.width - STRIP.edge, others: height }
    : { across: width, others: height + stripHeight(facts, square).all };
}

/** The largest squares with the seats in a place; `inChat` is the side of one on a desktop, if that is smaller. */
function composed(facts: StripFacts, { columns, rows }: Size, seats: Composition['seats']) {
  const { across } = roomBeside(facts, seats, 0);
  const isAsking = facts.extent === 'focus' && (facts.legal.length > 0 || facts.choice.length > 1);
  let square = across / columns;
  let height = HEIGHT.chat;
  // The drawn tile below is as large as two squares: the smaller these are, the more room they have. An odd number of
  // rounds ends below what fits.
  for (let round = 0; round < 5; round++) {
    const { others } = roomBeside(facts, seats, square);
    const wished = isAsking ? 0 : others + rows * Math.min(LEAST, across / columns);
    height = Math.max(HEIGHT.chat, Math.min(HEIGHT.most, wished));
    square = Math.min(across / columns, (height - others) / rows);
  }
  return { seats, square, inChat: square * (HEIGHT.chat / height) };
}

/** A number of squares that an inexact quotient stands for. */
function whole(squares: number): number {
  return Math.floor(squares + 1e-6);
}
