import { tileOf } from '../../../core/tile.ts';
import { boardPoint, onBoard } from '../../../drawing/board-grid.ts';
import type { DrawOperation } from '../../../drawing/draw.ts';
import { sizeOnTile } from '../../../drawing/piece-art.ts';
import type { BoardContext } from '../board-layout.ts';
import { isShown } from '../scene-area.ts';
import { anchorOf } from '../segment-shape.ts';

/** Height of a piece. */
const PIECE = { squares: 0.36, pixels: 26, room: 0.62, lettered: 20 };

/**
 * Pieces, each on the anchor of its segment; several on one segment stand in a row. Pieces outside the picture's
 * squares are left out, as their tips would be confusing.
 */
export function pieceOperations({ scene, layout, content, picture }: BoardContext): DrawOperation[] {
  const look = sizeOnTile(layout.tile, PIECE);
  return scene.pieces.flatMap(({ seat, piece, tile, segment, square }, index): DrawOperation[] => {
    if (!isShown(layout.area, square)) return [];
    const placed = scene.tiles[tile]!;
    const anchor = anchorOf(picture, tileOf(content, placed.tile), segment);
    const before = scene.pieces.slice(0, index).filter((other) => other.tile === tile && other.segment === segment);
    const { x, y } = boardPoint(layout, onBoard(placed, anchor));
    const shift = Math.round(before.length * look.size * 0.7);
    const { colour } = scene.seats[seat]!;
    return [{ kind: 'piece', piece, colour, x: x + shift, y, ...look }];
  });
}
