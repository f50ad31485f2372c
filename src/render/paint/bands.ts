import { createHash } from 'node:crypto';
import type { TileSet } from '../../engine/index.ts';
import type { Drawing, DrawOperation } from '../draw.ts';
import type { Box } from '../point.ts';
import { boundsOf } from './bounds.ts';

/** Height of a band, about, in pixels: what changes is painted again in whole bands, and each is compressed by itself. */
const HEIGHT = 96;

/** A strip of a picture from its left to its right end, with the operations that may be seen in it. */
export interface Band {
  readonly background: string;
  readonly top: number;
  readonly bottom: number;
  readonly operations: readonly { readonly operation: DrawOperation; readonly bounds: Box }[];
  /** Equal in bands that look alike. */
  readonly key: string;
}

/** Cuts a drawing into bands, along the rows of its grid where it has one. */
export function bandsOf(drawing: Drawing, set: TileSet): Band[] {
  const { width, theme, background, operations } = drawing;
  const placed = operations.map((operation) => ({
    operation,
    bounds: boundsOf(operation, set),
    text: JSON.stringify(operation),
  }));
  const cuts = cutsOf(drawing);
  return cuts.slice(1).map((bottom, at) => {
    const top = cuts[at]!;
    const seen = placed.filter(({ bounds: { y, high } }) => y < bottom && y + high > top);
    const hash = createHash('sha256').update(`${set.hash} ${theme} ${background} ${width} ${top} ${bottom}`);
    for (const { text } of seen) hash.update(text);
    return { background, top, bottom, operations: seen, key: hash.digest('base64') };
  });
}

/** Ends of bands from the top to the bottom of a picture: squares and cards are cut as little as can be. */
function cutsOf({ height, grid, cards = [] }: Drawing): number[] {
  const [top, bottom] = grid ? [grid.y, grid.y + grid.rows * grid.size] : [0, 0];
  const rows = grid ? Math.max(1, Math.round(HEIGHT / grid.size)) * grid.size : 0;
  const ends = cards.flatMap(({ y, high }) => [y, y + high]).filter((y) => y > bottom && y < height);
  const cuts = [0];
  for (const end of new Set([top, bottom, ...ends.sort((a, b) => a - b), height])) {
    const from = cuts.at(-1)!;
    const step = end === bottom ? rows : Math.ceil((end - from) / Math.ceil((end - from) / HEIGHT));
    for (let y = from + step; y < end; y += step) cuts.push(y);
    if (end > from) cuts.push(end);
  }
  return cuts;
}
