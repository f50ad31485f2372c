import type { DrawOperation } from '../../draw.ts';
import { squareCorner } from '../board-layout.ts';
import type { Sheet } from '../sheet.ts';

/** Stripes on a square where no land tile may lie yet. */
const STRIPES = 4;

/** Width of the line around an empty square within that square, in pixels: two of them part neighbours. */
const LINE = 1;

/** The empty squares, hatched where no land tile may lie before the river gets there (A3). */
export function groundOperations({ scene, layout, paper }: Sheet): DrawOperation[] {
  const { area, board, tile } = layout;
  const covered = new Set(scene.tiles.flatMap(({ squares }) => squares.map(({ x, y }) => `${x},${y}`)));
  // Lines are what shows between the squares: so nothing of a square reaches into its neighbours.
  const operations: DrawOperation[] = [{ kind: 'box', part: 'ground', ...board, radius: 0, fill: paper.grid }];
  const side = tile - 2 * LINE;
  for (let y = area.y; y < area.y + area.rows; y++) {
    for (let x = area.x; x < area.x + area.columns; x++) {
      if (covered.has(`${x},${y}`)) continue;
      const corner = squareCorner(layout, { x, y });
      const inner = { x: corner.x + LINE, y: corner.y + LINE };
      const box = { kind: 'box', ...inner, wide: side, high: side, radius: 0 } as const;
      operations.push({ ...box, part: 'ground', fill: paper.ground });
      if (x <= scene.river.front || scene.phase === 'over') continue;
      operations.push({ ...box, part: 'ahead', fill: paper.ahead });
      for (let stripe = 0; stripe < STRIPES * 2; stripe += 2) {
        operations.push(stripeAcross(inner, side, { stripe, fill: paper.aheadStripe }));
      }
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
