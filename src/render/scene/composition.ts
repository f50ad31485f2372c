import type { BoardScene } from '../../games/contract/scene.ts';
import { PHONE } from './chat-size.ts';

/*
 * How the parts of a picture share its room. Lengths are in heights of the panel's text: that is always equally large
 * where a phone shows the picture, and so is everything beside the squares.
 */

/** Height of the panel's text where the worse of a desktop and a phone shows it, in pixels. */
export const TEXT_IN_CHAT = 11;

/** Room around the squares: numbers of rows are at the left, those of columns above. */
export const BESIDE = { left: 1.9, right: 0.4, top: 1.35, bottom: 0.4 };

/** The width of a picture that is not higher than wide. */
export const WIDTH = PHONE.width / TEXT_IN_CHAT;

/** Least and largest width of a focus in its heights: never portrait, and hardly wider than a chat. */
export const RATIO = { min: 1, max: 1.5 };

/**
 * The strip below the board: height of the line of a seat and least height of all lines, that of tiles to choose from
 * below them, and the room at its ends.
 */
export const STRIP = { line: 1.6, min: 4.8, choice: 8, edge: 0.3 };

/** Sides of a drawn tile: in squares of a board on which it is to be placed, and at most. */
const DRAWN = { squares: 2, max: 9 };

/**
 * Widths of what a strip shows beside its seats: numbers of tiles left, a small board at most, a step of a scoring, tiles
 * beside the pile, and a drawn tile in a picture of the whole board at most.
 */
export const ASIDE = { counts: 3.7, inset: 10, step: 9, beside: 4.4, small: 5.5 };

/** The facts on which the height of a strip depends. */
type StripFacts = Pick<BoardScene, 'panel' | 'extent' | 'legal' | 'choice' | 'drawn'> & {
  readonly seats: { readonly length: number };
};

/** Heights of the lines of a strip, and of all of it, under squares of a side. */
export function stripHeight(facts: StripFacts, square: number): { readonly lines: number; readonly all: number } {
  const { panel, extent, seats, choice, legal, drawn } = facts;
  if (!panel) return { lines: 0, all: 0 };
  const isAsked = extent === 'focus' && drawn !== undefined && legal.length > 0;
  const forTile = isAsked ? Math.min(DRAWN.squares * square, DRAWN.max) : 0;
  const lines = Math.max(seats.length * STRIP.line, STRIP.min, forTile);
  return { lines, all: lines + STRIP.edge + (choice.length > 1 ? STRIP.choice + STRIP.edge : 0) };
}

/** Fewest and most rows of squares beside so many columns in a focus. */
export function rowsBeside(facts: StripFacts, columns: number): { readonly min: number; readonly max: number } {
  const square = (WIDTH - BESIDE.left - BESIDE.right) / columns;
  const others = BESIDE.top + BESIDE.bottom + stripHeight(facts, square).all;
  const rows = (ratio: number) => (WIDTH / ratio - others) / square;
  const max = Math.max(1, Math.floor(rows(RATIO.min)));
  return { min: Math.min(max, Math.max(1, Math.ceil(rows(RATIO.max)))), max };
}

/**
 * Widths of what is beside the seats of a strip whose lines have a height: the drawn tile or the whole board, the tiles
 * that lie beside the pile, and the numbers of tiles left.
 */
export function asideWidths(scene: BoardScene, lines: number): Record<'picture' | 'beside' | 'counts', number> {
  const { over, scoring, inset, drawn, laid, extent, groups, choice } = scene;
  if (scoring) return { picture: ASIDE.step, beside: 0, counts: 0 };
  if (over) return { picture: 0, beside: 0, counts: 0 };
  // Beside many seats a high board stays narrow, so that these have room.
  const board = inset ? Math.min(ASIDE.inset, (Math.min(lines, ASIDE.small) * inset.columns) / inset.rows) : 0;
  const isBeside = extent === 'whole' && choice.length === 0 && groups.some(({ isAside }) => isAside);
  const tile = extent === 'whole' ? Math.min(lines, ASIDE.small) : lines;
  return { picture: drawn || laid ? tile : board, beside: isBeside ? ASIDE.beside : 0, counts: ASIDE.counts };
}

/** The text of a picture with squares of a side in pixels, so that it is as large as it should be in a chat. */
export function textHeight(facts: StripFacts, area: BoardScene['area'], tile: number): number {
  const across = (area.columns * tile) / (WIDTH - BESIDE.left - BESIDE.right);
  const others = BESIDE.top + BESIDE.bottom + stripHeight(facts, tile / across).all;
  const down = (area.rows * tile) / (PHONE.height / TEXT_IN_CHAT - others);
  return Math.max(1, Math.round(Math.max(across, down)));
}
