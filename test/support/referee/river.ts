import { type Catalogue, type Side, type Tile, tileOf } from './catalogue.ts';
import { beyond, type LaidTile, type Position, squaresOf } from './landscape.ts';

/** The Amazon as it lies: the square where it goes on, its foremost column (A3), its spaces (A18). */
export interface River {
  readonly next: { readonly x: number; readonly y: number };
  readonly front: number;
  readonly spaces: number;
}

const ROTATIONS = [0, 90, 180, 270];

/** Follows the Amazon from the start tile, the first of the laid tiles, to its end. */
export function riverOf(catalogue: Catalogue, laid: readonly LaidTile[]): River {
  let [next, front, spaces] = [{ x: 0, y: 0 }, Number.NEGATIVE_INFINITY, 0];
  for (const position of laid) {
    const tile = tileOf(catalogue, position.id);
    if (tile.role === 'land') continue;
    next = beyond(riverEnd(tile, position, 'E')!, 'E');
    front = Math.max(front, ...squaresOf(tile, position).map(({ x }) => x));
    spaces += tile.segments.reduce((sum, segment) => sum + segment.spaces, 0);
  }
  return { next, front, spaces };
}

/** Every way in which a tile continues the Amazon: in from the west at the river's end, out to the east (A5, A6). */
export function continuations(tile: Tile, river: River): Position[] {
  return ROTATIONS.flatMap((rotation) => {
    const origin = { x: 0, y: 0, rotation };
    const entry = riverEnd(tile, origin, 'W');
    if (!entry || !riverEnd(tile, origin, 'E')) return [];
    return [{ x: river.next.x - entry.x, y: river.next.y - entry.y, rotation }];
  });
}

/** The square in which the Amazon crosses a side of a laid tile; undefined where it does not. */
function riverEnd(tile: Tile, position: Position, side: Side): { x: number; y: number } | undefined {
  const amazon = tile.segments.findIndex(({ kind }) => kind === 'amazon');
  return squaresOf(tile, position).find(({ sides }) => sides[side]?.includes(amazon));
}
