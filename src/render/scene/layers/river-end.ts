import { mouthOperations } from '../../art/mouth-art.ts';
import type { DrawOperation } from '../../draw.ts';
import { squareCorner } from '../board-layout.ts';
import type { Sheet } from '../sheet.ts';

/** The square where the river goes on, in its colour, or its mouth when the game is over (A28). */
export function riverEndOperations({ scene, layout, land, theme }: Sheet): DrawOperation[] {
  const { tile } = layout;
  const corner = squareCorner(layout, scene.river.next);
  const inset = Math.round(tile * 0.04);
  const next: DrawOperation = {
    kind: 'box',
    part: 'next',
    x: corner.x + inset,
    y: corner.y + inset,
    wide: tile - 2 * inset,
    high: tile - 2 * inset,
    radius: Math.round(tile * 0.1),
    fill: `${land.amazon}33`,
    stroke: land.amazon,
    width: Math.max(2, Math.round(tile * 0.03)),
  };
  return [
    ...(scene.mouth ? [] : [next]),
    ...mouthOperations({ corner, tile, ...(scene.mouth ? { points: scene.mouth } : {}) }, theme),
  ];
}
