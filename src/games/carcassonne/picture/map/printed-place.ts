import type { DrawOperation } from '../../../../drawing/draw.ts';
import { memoize } from '../../../../drawing/memoize.ts';
import { type Box, boxAround, inset, type Point } from '../../../../drawing/point.ts';
import { textWidth } from '../../../../drawing/text-width.ts';
import type { GameMap } from '../../rules/game-map.ts';
import { ferryArt, printArt, printNameArt } from './print-art.ts';

/** Cells a square's side in which is told what is free. */
const FINE = 10;

/** Room around what is printed. */
const MARGIN = 0.03;

/** Boxes around the parts of what is printed beyond the border without its names, in squares. */
export const printedBoxes = memoize((map: GameMap): readonly Box[] => {
  const art = [
    ...map.prints.flatMap((print) => printArt(map, print, 'day')),
    ...map.ferries.flatMap((ferry) => ferryArt(ferry, 'day')),
  ];
  return art.map((operation) => inset(boxOf(operation), -MARGIN));
});

const printedCells = memoize((map: GameMap): ReadonlySet<string> => {
  const cells = new Set<string>();
  const names = map.prints.flatMap((print) => printNameArt(map, print, 'day'));
  for (const box of [...printedBoxes(map), ...names.map((name) => inset(boxOf(name), -MARGIN))]) {
    const { x, y, width, height } = box;
    for (let row = Math.floor(y * FINE); row <= (y + height) * FINE; row++) {
      for (let column = Math.floor(x * FINE); column <= (x + width) * FINE; column++) cells.add(`${column},${row}`);
    }
  }
  return cells;
});

/** Whether something is printed at a point beyond the border. */
export function isPrinted(map: GameMap, { x, y }: Point): boolean {
  return printedCells(map).has(`${Math.floor(x * FINE)},${Math.floor(y * FINE)}`);
}

/** A rectangle around what an operation of printed art draws. */
export function boxOf(operation: DrawOperation): Box {
  if ('points' in operation) return inset(boxAround(operation.points), -(operation.lineWidth ?? 0) / 2);
  if (operation.kind === 'circle') return inset(boxAround([operation]), -operation.radius);
  if (operation.kind !== 'text') return boxAround([]);
  const [half, height] = [(textWidth(operation.text) * operation.size) / 2, operation.size * 0.8];
  return { x: operation.x - half, y: operation.y - height / 2, width: 2 * half, height };
}
