import type { BoardGrid } from '../../../../drawing/board-grid.ts';
import type { DrawOperation } from '../../../../drawing/draw.ts';
import type { Point } from '../../../../drawing/point.ts';
import { textWidth } from '../../../../drawing/text-width.ts';

/** How a name is written; lengths in squares. */
export interface NameLook {
  readonly part: string;
  readonly fill: string;
  readonly halo: string;
  /** Height of its letters where there is room. */
  readonly size: number;
  readonly room: number;
}

/** Smallest letters that can be read where a chat shows a picture, in pixels. */
const READABLE = 6;

/** Letters of names beyond the border, the smallest ones that are usual, in squares. */
export const PRINT_NAME = 0.165;

/**
 * Letters that can just be read where a chat shows the picture, in squares; undefined where those of all names can be
 * read. In steps, so that pictures of nearly the same size look alike.
 */
export function minLetters({ inChat }: Pick<BoardGrid, 'inChat'>): number | undefined {
  return inChat * PRINT_NAME < READABLE ? Math.ceil((READABLE / inChat) * 50) / 50 : undefined;
}

/** Smallest letters, in squares: longer names are written in two lines, and then cut. */
const MIN = 0.145;

/** A name around a point, with a halo: smaller where it would be too wide, and in two lines where it would be too small. */
export function nameArt(at: Point, text: string, look: NameLook): DrawOperation[] {
  const { size, room } = look;
  if (room / textWidth(text) >= MIN || !text.includes(' ')) return [lineArt(at, text, look)];
  const half = text.indexOf(' ', text.length / 2 - 2);
  const cut = half < 0 ? text.lastIndexOf(' ') : half;
  const lines = [text.slice(0, cut), text.slice(cut + 1)];
  const fitting = Math.min(size, ...lines.map((line) => room / textWidth(line))) * 0.9;
  return lines.map((line, row) =>
    lineArt({ x: at.x, y: at.y + (row - 0.5) * fitting }, line, { ...look, size: fitting }),
  );
}

function lineArt(at: Point, text: string, { part, fill, halo, size, room }: NameLook): DrawOperation {
  const fitting = Math.max(MIN, Math.min(size, room / textWidth(text)));
  return {
    kind: 'text',
    part,
    text,
    ...at,
    size: fitting,
    bold: true,
    align: 'center',
    fill,
    maxWidth: room * 1.12,
    halo: { stroke: halo, lineWidth: fitting * 0.32 },
  };
}
