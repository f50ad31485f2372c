import type { DrawOperation } from '../../draw.ts';
import type { Point } from '../../point.ts';
import { squareCorner, squaresBox } from '../board-layout.ts';
import type { Sheet } from '../sheet.ts';

/** Dashes along the side of a square. */
const DASHES = 4;

/** A tile that is not laid yet: pale, within a dashed frame. */
export function ghostOperations({ scene: { ghost }, layout, paper }: Sheet): DrawOperation[] {
  if (!ghost) return [];
  const { tile } = layout;
  const box = squaresBox(layout, ghost.squares);
  const right = { x: box.x + box.wide, y: box.y };
  const across = { x: right.x, y: box.y + box.high };
  const left = { x: box.x, y: across.y };
  const sides: readonly (readonly [Point, Point])[] = [
    [box, right],
    [right, across],
    [across, left],
    [left, box],
  ];
  const width = Math.max(4, Math.round(tile * 0.06));
  return [
    {
      kind: 'tile',
      part: 'ghost',
      ...squareCorner(layout, ghost),
      tile: ghost.tile,
      rotation: ghost.rotation,
      size: tile,
    },
    { kind: 'box', part: 'ghost', ...box, radius: 0, fill: `${paper.ground}59` },
    {
      kind: 'box',
      part: 'ghost',
      ...box,
      radius: 0,
      stroke: paper.highlightCase,
      width: width + Math.max(4, Math.round(tile * 0.03)),
    },
    ...sides.flatMap(([from, to]) => dashes(from, to, { tile, stroke: paper.glow, width: width - 1 })),
  ];
}

function dashes(from: Point, to: Point, ink: { tile: number; stroke: string; width: number }): DrawOperation[] {
  const count = Math.round((Math.hypot(to.x - from.x, to.y - from.y) / ink.tile) * DASHES);
  const at = (share: number) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  return Array.from({ length: count }, (_, dash) => ({
    kind: 'line',
    part: 'ghost',
    points: [at((dash + 0.28) / count), at((dash + 0.72) / count)],
    stroke: ink.stroke,
    width: ink.width,
  }));
}
