import { anchorsOf } from '../../art/tile-layout.ts';
import type { DrawOperation } from '../../draw.ts';
import { type BoardLayout, boardPoint } from '../board-layout.ts';
import { onBoard } from '../river-spaces.ts';
import { isShown } from '../scene-area.ts';
import type { Sheet } from '../sheet.ts';

/** Height of a piece in squares, and at least in pixels of density 1 so that its letter can be read, as far as there is room. */
const HEIGHT = { squares: 0.36, pixels: 26, room: 0.62 };

/** Height in pixels of density 1 below which a letter cannot be read. */
const LETTERED = 20;

/** Height of a piece on a picture's squares, in pixels. */
function pieceSize({ tile, density }: BoardLayout): number {
  return Math.round(Math.max(tile * HEIGHT.squares, Math.min(HEIGHT.pixels * density, tile * HEIGHT.room)));
}

/**
 * Meeples and camps, each on the anchor of its segment; several on one segment stand in a row. Of those beside the
 * picture's squares nothing is drawn: the tip of one would be taken for something else.
 */
export function pieceOperations({ scene, layout, set }: Sheet): DrawOperation[] {
  const size = pieceSize(layout);
  const plain = size < LETTERED * layout.density ? { plain: true as const } : {};
  return scene.pieces.flatMap(({ seat, piece, tile, segment, square }, index): DrawOperation[] => {
    if (!isShown(layout.area, square)) return [];
    const placed = scene.tiles[tile]!;
    const anchor = anchorsOf(set.tiles[set.indexOf.get(placed.tile)!]!)[segment]!;
    const before = scene.pieces.slice(0, index).filter((other) => other.tile === tile && other.segment === segment);
    const { x, y } = boardPoint(layout, onBoard(placed, anchor));
    const shift = Math.round(before.length * size * 0.7);
    return [{ kind: 'piece', piece, colour: scene.seats[seat]!.colour, x: x + shift, y, size, ...plain }];
  });
}
