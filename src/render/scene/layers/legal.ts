import { type Degrees, turnsOf } from '../../../engine/index.ts';
import type { DrawOperation } from '../../draw.ts';
import { type Point, turnPoint } from '../../point.ts';
import { squareCorner } from '../board-layout.ts';
import type { Sheet } from '../sheet.ts';

/** Height of a label by its number of characters, in squares: arrows stand beside it. */
const SIZES = [0.48, 0.42, 0.32];

/**
 * The squares where the drawn tile may lie, each with its number. An arrow at a side of the square says that the tile
 * fits with the top of its picture turned that way: up for 0 degrees, right for 90, down for 180, left for 270.
 */
export function legalOperations({ scene, layout, paper }: Sheet): DrawOperation[] {
  const { tile } = layout;
  const taken = scene.ghost?.squares ?? [];
  const free = scene.legal.filter(({ x, y }) => !taken.some((square) => square.x === x && square.y === y));
  const inset = Math.round(tile * 0.06);
  return free.flatMap(({ x, y, label, rotations }): DrawOperation[] => {
    const corner = squareCorner(layout, { x, y });
    return [
      {
        kind: 'box',
        part: 'legal',
        x: corner.x + inset,
        y: corner.y + inset,
        wide: tile - 2 * inset,
        high: tile - 2 * inset,
        radius: Math.round(tile * 0.14),
        fill: paper.legal,
        stroke: paper.legalRim,
        width: Math.max(3, Math.round(tile * 0.045)),
      },
      ...rotations.map(
        (rotation): DrawOperation => ({
          kind: 'polygon',
          part: 'rotation',
          points: arrow(rotation).map((point) => ({ x: corner.x + point.x * tile, y: corner.y + point.y * tile })),
          fill: paper.legalRim,
        }),
      ),
      {
        kind: 'text',
        part: 'legal',
        text: label,
        x: corner.x + Math.round(tile / 2),
        y: corner.y + Math.round(tile / 2),
        size: Math.round(tile * (SIZES[label.length - 1] ?? 0.26)),
        bold: true,
        fill: paper.legalRim,
        align: 'center',
      },
    ];
  });
}

/** An arrowhead at the side of a square to which the top of a turned tile points, in squares. */
function arrow(rotation: Degrees): Point[] {
  return [
    { x: 0.5, y: 0.11 },
    { x: 0.61, y: 0.21 },
    { x: 0.39, y: 0.21 },
  ].map((point) => turnPoint(point, turnsOf(rotation)));
}
