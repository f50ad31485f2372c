import type { BoardGrid } from '../../../../drawing/board-grid.ts';
import type { DrawOperation } from '../../../../drawing/draw.ts';
import type { Point } from '../../../../drawing/point.ts';
import { textWidth } from '../../../../drawing/text-width.ts';

/** Style of a name; `size` is the height of its letters in squares. */
export interface NameLook {
  readonly part: string;
  readonly fill: string;
  readonly halo: string;
  readonly size: number;
}

/** Letters that are easy to read where a chat shows a picture, and the smallest that can be read, in pixels. */
const READABLE = { well: 6, least: 5 };

/** Letters of names beyond the border, the smallest ones that are usual, in squares. */
export const PRINT_NAME = 0.165;

/**
 * Letters that can just be read where a chat shows the picture, in squares; undefined where those of all names can be
 * read.
 */
export function minLetters({ tileInChat }: Pick<BoardGrid, 'tileInChat'>): number | undefined {
  return tileInChat * PRINT_NAME < READABLE.well ? inSteps(READABLE.well / tileInChat) : undefined;
}

/**
 * Letters in which all lines of a name fit into a room: the usual ones, or larger ones where a chat needs these;
 * undefined where no letters that fit could be read there. Lengths in squares.
 */
export function lettersIn(
  room: number,
  lines: readonly string[],
  { tileInChat }: Pick<BoardGrid, 'tileInChat'>,
  { usual, most }: { readonly usual: number; readonly most: number },
): number | undefined {
  const fitting = Math.min(most, ...lines.map((line) => room / textWidth(line)));
  const size = Math.min(fitting, Math.max(usual, inSteps(READABLE.well / tileInChat)));
  return size * tileInChat < READABLE.least ? undefined : size;
}

/** In steps, so that pictures of nearly the same size look alike. */
function inSteps(size: number): number {
  return Math.ceil(size * 50) / 50;
}

/** A name in one line around a point, with a halo. */
export function nameArt(at: Point, text: string, { part, fill, halo, size }: NameLook): DrawOperation[] {
  const look = { size, bold: true, fill, align: 'center', halo: { stroke: halo, lineWidth: size * 0.32 } } as const;
  return [{ kind: 'text', part, text, ...at, ...look }];
}

/** The lines of a name: one, or two where it has a blank and would not fit into one of so many letter heights. */
export function linesOf(text: string, room: number): readonly string[] {
  if (textWidth(text) <= room || !text.includes(' ')) return [text];
  const half = text.indexOf(' ', text.length / 2 - 2);
  const cut = half < 0 ? text.lastIndexOf(' ') : half;
  return [text.slice(0, cut), text.slice(cut + 1)];
}

/** Two lines of a name that is too long for one: split at a blank, or else between two syllables, as guessed by letters. */
export function brokenLines(text: string): readonly string[] {
  if (text.includes(' ')) return linesOf(text, 0);
  const cuts = [...text.matchAll(SYLLABLE)].map(({ index }) => index + 1);
  const inside = cuts.filter((cut) => cut > 2 && cut < text.length - 2 && VOWEL.test(text.slice(0, cut)));
  const off = (cut: number) => Math.abs(cut - text.length / 2);
  const cut = inside.reduce((best, one) => (off(one) < off(best) ? one : best), 0);
  return cut > 0 ? [`${text.slice(0, cut)}-`, text.slice(cut)] : [text];
}

const VOWELS = 'aeiouyäöüáéíóúàâèêîôûãõëï';
const VOWEL = new RegExp(`[${VOWELS}]`, 'i');

/** Before the consonants with which a syllable begins, in the languages of the maps. */
const SYLLABLE = new RegExp(
  `\\p{L}(?=(?:sch|[cstp]h|[bcdfgkptv][lr]|(?<![cstp])h|[^h\\P{L}${VOWELS}])[${VOWELS}])`,
  'giu',
);
