import type { AmazonasTile, Mark } from '../../engine/index.ts';
import { distance, type Point } from '../point.ts';
import { nearestOn, pointAlong } from './curve.ts';
import { randomOf } from './random.ts';
import { areasOf, cellPoint, type SegmentAreas, shapeOf } from './segment-area.ts';

/** Something printed on a tile: an icon of a mark, at a point of the unturned tile. */
export interface PlacedMark {
  readonly kind: 'mark';
  readonly mark: Mark;
  readonly segment: number;
  readonly point: Point;
}

/** Where everything on a tile goes; points in squares from the anchor square's corner, in the unturned tile. */
export interface TileLayout {
  readonly marks: readonly PlacedMark[];
  /** Where a piece on each segment stands. */
  readonly anchors: readonly Point[];
  /** Spaces of the river, in the order of its line. */
  readonly spaces: readonly Point[];
  /** Where the sign of a "!" tile goes. */
  readonly bang?: Point;
}

/** Room that things need, as radii in squares. */
export const ROOM = {
  anchor: 0.15,
  boat: 0.11,
  fruit: 0.11,
  animal: 0.12,
  caiman: 0.12,
  piranha: 0.1,
  space: 0.11,
  bang: 0.14,
};

/** More icons of one kind on a segment than fit are not repeated beyond this number. */
const MOST_REPEATED = 6;

const ROUNDS = 3;

/** Distance at which two anchors of a tile are no longer in each other's way. */
const ANCHORS_APART = 0.26;

/** How far the middle of a plate may lie from the middle of its water, so that they still touch. */
const PLATE_REACH = 0.13;

interface Item {
  readonly segment: number;
  readonly room: number;
  readonly mark?: Mark;
  readonly fixed?: true;
  point: Point;
}

const layouts = new WeakMap<AmazonasTile, TileLayout>();

/** Whether a tile's layout is already known, so that asking for it takes no time. */
export function hasLayout(tile: AmazonasTile): boolean {
  return layouts.has(tile);
}

/** Places icons and anchors so that they lie within their segments and keep apart; the same for the same tile. */
export function layoutOf(tile: AmazonasTile): TileLayout {
  const known = layouts.get(tile);
  if (known) return known;
  const grid = areasOf(tile);
  const cells = cellsBySegment(tile, grid);
  const spaces = spacesOf(tile);
  const anchors = tile.segments.map((_, segment) => itemOn(segment, ROOM.anchor));
  const marks = tile.segments.flatMap(({ marks: counts }, segment) =>
    (['boat', 'fruit', 'animal', 'caiman', 'piranha'] as const).flatMap((mark) =>
      Array.from({ length: Math.min(MOST_REPEATED, counts[mark] ?? 0) }, () => ({
        ...itemOn(segment, ROOM[mark]),
        mark,
      })),
    ),
  );
  const river = tile.segments.findIndex(({ kind }) => kind === 'amazon');
  const fixed = spaces.map((point): Item => ({ segment: river, room: ROOM.space, fixed: true, point }));
  const bang = tile.bang ? [itemOn(Math.max(0, river), ROOM.bang)] : [];
  const items = [...fixed, ...bang, ...anchors.filter(({ segment }) => segment !== river), ...marks];
  settle(tile, grid, { cells, items });
  const layout: TileLayout = {
    spaces,
    ...(bang[0] ? { bang: bang[0].point } : {}),
    anchors: anchors.map(({ point, segment }) =>
      segment === river ? pointAlong(shapeOf(tile).amazon!.line, 0.5) : point,
    ),
    marks: marks.map(({ mark, segment, point }) => ({ kind: 'mark', mark: mark!, segment, point })),
  };
  layouts.set(tile, layout);
  return layout;
}

/** Where a piece on each segment of a tile stands, in the unturned tile. */
export function anchorsOf(tile: AmazonasTile): readonly Point[] {
  return layoutOf(tile).anchors;
}

function itemOn(segment: number, room: number): Item {
  return { segment, room, point: { x: 0.5, y: 0.5 } };
}

function spacesOf(tile: AmazonasTile): Point[] {
  const { amazon } = shapeOf(tile);
  if (!amazon) return [];
  return Array.from({ length: tile.spaces }, (_, space) => pointAlong(amazon.line, (space + 0.5) / tile.spaces));
}

function cellsBySegment(tile: AmazonasTile, grid: SegmentAreas): number[][] {
  const cells = tile.segments.map((): number[] => []);
  grid.owner.forEach((segment, cell) => {
    cells[segment]?.push(cell);
  });
  return cells;
}

/** Puts one thing after the other where it is least in the way, and again with all others in place. */
function settle(tile: AmazonasTile, grid: SegmentAreas, { cells, items }: { cells: number[][]; items: Item[] }): void {
  const random = randomOf(tile.id);
  const nudges = items.map(() => random() * Math.PI * 2);
  const settled = items.filter(({ fixed }) => fixed);
  const choices = items.map(({ mark, segment }) =>
    mark && tile.segments[segment]!.kind === 'tributary' ? besideWater(tile, grid, segment) : cells[segment]!,
  );
  for (let round = 0; round < ROUNDS; round++) {
    items.forEach((item, index) => {
      if (item.fixed) return;
      const others = (round === 0 ? settled : items).filter((other) => other !== item);
      item.point = bestPoint({ grid, cells: choices[index]!, item, others, nudge: nudges[index]! });
      if (round === 0) settled.push(item);
    });
  }
}

/** Cells on a tributary and just beside it: short ones have no room for a piece and a plate behind each other. */
function besideWater(tile: AmazonasTile, grid: SegmentAreas, segment: number): number[] {
  const lines = shapeOf(tile).tributaries.filter((tributary) => tributary.segment === segment);
  return [...grid.owner.keys()].filter((cell) => {
    const owner = grid.owner[cell]!;
    if (owner !== segment && tile.segments[owner]?.kind !== 'jungle') return false;
    return lines.some(({ line }) => nearestOn(line, cellPoint(grid, cell)).distance < PLATE_REACH);
  });
}

function bestPoint(choice: {
  grid: SegmentAreas;
  cells: readonly number[];
  item: Item;
  others: readonly Item[];
  nudge: number;
}): Point {
  const { grid, cells, item, others, nudge } = choice;
  let best = item.point;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of cells) {
    const point = cellPoint(grid, cell);
    const clearance = grid.clearance[cell]!;
    // The first term keeps a thing in the middle of narrow water, the second out of corners, the third apart.
    const crowd = item.mark === 'caiman' || item.mark === 'piranha';
    let cost = (crowd ? 5 : 14) * Math.max(0, item.room + 0.02 - clearance) ** 2 - 0.02 * Math.min(clearance, 0.3);
    // A piece across a tile's border would seem to stand on the neighbour.
    cost += (item.mark ? 40 : 60) * Math.max(0, item.room + 0.05 - borderDistance(grid, point)) ** 2;
    for (const other of others) {
      // A tile carries one piece at most, so anchors need only be told apart.
      const apart = item.mark || other.mark || other.fixed ? item.room + other.room + 0.02 : ANCHORS_APART;
      const gap = apart - distance(point, other.point);
      if (gap > 0) cost += 12 * gap * gap;
    }
    cost += 0.004 * (Math.cos(nudge) * point.x + Math.sin(nudge) * point.y);
    if (cost < least) {
      least = cost;
      best = point;
    }
  }
  return best;
}

/** Distance to the border of the tile's bounding box, in squares. */
function borderDistance({ origin, columns, rows, fine }: SegmentAreas, { x, y }: Point): number {
  return Math.min(x - origin.x, y - origin.y, origin.x + columns / fine - x, origin.y + rows / fine - y);
}
