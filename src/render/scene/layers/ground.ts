import type { DrawOperation } from '../../draw.ts';
import { squareCorner } from '../board-layout.ts';
import type { Sheet } from '../sheet.ts';

/** Stripes on a square where no land tile may lie yet. */
const STRIPES = 4;

/** The empty squares, hatched where no land tile may lie before the river gets there (A3). */
export function groundOperations({ scene, layout, paper }: Sheet): DrawOperation[] {
  const { area, tile } = layout;
  const covered = new Set(scene.tiles.flatMap(({ squares }) => squares.map(({ x, y }) => `${x},${y}`)));
  const operations: DrawOperation[] = [];
  for (let y = area.y; y < area.y + area.rows; y++) {
    for (let x = area.x; x < area.x + area.columns; x++) {
      if (covered.has(`${x},${y}`)) continue;
      const corner = squareCorner(layout, { x, y });
      const box = { ...corner, wide: tile, high: tile, radius: 0 };
      const isAhead = x > scene.river.front && scene.phase !== 'over';
      if (isAhead) {
        operations.push({ kind: 'box', part: 'ahead', ...box, fill: paper.ahead });
        for (let stripe = 0; stripe < STRIPES * 2; stripe += 2) {
          operations.push(stripeAcross(corner, tile, { stripe, fill: paper.aheadStripe }));
        }
      }
      operations.push({ kind: 'box', part: 'ground', ...box, stroke: paper.grid, width: 2 });
    }
  }
  return operations;
}

/** A diagonal stripe from the top or right side of a square to its left or bottom side; squares continue each other's. */
function stripeAcross(
  corner: { x: number; y: number },
  tile: number,
  { stripe, fill }: { stripe: number; fill: string },
): DrawOperation {
  const [from, to] = [stripe / STRIPES, (stripe + 1) / STRIPES];
  // Points where the line x + y = sum crosses the square's border.
  const ends = (sum: number) =>
    sum <= 1
      ? [
          { x: sum, y: 0 },
          { x: 0, y: sum },
        ]
      : [
          { x: 1, y: sum - 1 },
          { x: sum - 1, y: 1 },
        ];
  const [a, b] = ends(from);
  const [c, d] = ends(to);
  const points = [a!, c!, d!, b!].map(({ x, y }) => ({ x: corner.x + x * tile, y: corner.y + y * tile }));
  return { kind: 'polygon', part: 'ahead', points, fill };
}
