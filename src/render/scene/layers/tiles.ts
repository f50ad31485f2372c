import type { DrawOperation } from '../../draw.ts';
import { squareCorner } from '../board-layout.ts';
import type { Sheet } from '../sheet.ts';

/** The tiles on the board. */
export function tileOperations({ scene, layout }: Sheet): DrawOperation[] {
  return scene.tiles.map((placed) => ({
    kind: 'tile',
    ...squareCorner(layout, placed),
    tile: placed.tile,
    rotation: placed.rotation,
    size: layout.tile,
  }));
}
