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

/** Sizes of letters that are easy to read in the picture of a chat, and of the smallest that can be read, in pixels. */
const READABLE = { well: 6, least: 5 };

/** Size of the smallest letters on a map, those of names beyond the border, in squares. */
export const MIN_NAME_SIZE = 0.165;

/** Size of letters that can just be read in the picture of a chat, in squares; undefined if all names can be read there. */
export function minLetterSize({ tileInChat }: Pick<BoardGrid, 'tileInChat'>): number | undefined {
  return tileInChat * MIN_NAME_SIZE < READABLE.well ? inSteps(READABLE.well / tileInChat) : undefined;
}

/**
 * Size of letters in which all lines of a name fit into `room`: the usual size, or a larger one if a chat needs it; undefined
 * if no size that fits could be read there. Lengths in squares.
 */
export function letterSizeIn(
  room: number,
  lines: readonly string[],
  { tileInChat }: Pick<BoardGrid, 'tileInChat'>,
  { usual, most }: { readonly usual: number; readonly most: number },
): number | undefined {
  const fitting = Math.min(most, ...lines.map((line) => room / textWidth(line)));
  const size = Math.min(fitting, Math.max(usual, inSteps(READABLE.well / tileInChat)));
  return size * tileInChat < READABLE.least ? undefined : size;
}

/** Rounds a size up to steps, so that pictures of nearly the same size look alike. */
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
