import { cheapestChoice } from '../../../drawing/cheapest.ts';
import { snapToGrid } from '../../../drawing/curve.ts';
import type { Point } from '../../../drawing/point.ts';
import { randomOf } from '../../../drawing/random.ts';
import { cellPoint, cellsNear, cellsOf, type SegmentAreas } from '../../../drawing/segment-area.ts';
import type { AmazonasTile } from '../rules/tile-set.ts';
import type { Mark } from '../rules/tile-set-file.ts';
import { shapeOf } from './segment-area.ts';

/** Number of rounds in which all items are placed again. */
const ROUNDS = 5;

/** Distance between two anchors of a tile at which they do not disturb each other, in squares. */
const ANCHORS_APART = 0.26;

/** The largest distance between the middle of a plate and the middle of its water, in squares. */
const PLATE_REACH = 0.17;

/** Cost of an item that overlaps the border of its segment, as an animal's den must not seem to be in another jungle. */
const NARROW: Readonly<Record<Mark | 'piece', number>> = {
  caiman: 16,
  piranha: 16,
  animal: 40,
  fruit: 14,
  boat: 12,
  piece: 4,
};

/** An item to place, or one with a fixed position. */
export interface Item {
  readonly segment: number;
  readonly room: number;
  readonly mark?: Mark;
  readonly fixed?: true;
  point: Point;
}

/** Places the items one by one at the lowest cost; then places each again while the others stay. */
export function settleItems(tile: AmazonasTile, grid: SegmentAreas, items: readonly Item[]): void {
  const random = randomOf(tile.id);
  const nudges = items.map(() => random() * Math.PI * 2);
  const cache = new Map<string, Sites>();
  const choices = items.map(({ mark, segment, fixed }) => {
    if (fixed) return undefined;
    const beside = mark !== undefined && tile.segments[segment]!.kind === 'tributary';
    const key = `${segment} ${beside}`;
    const cells = () => (beside ? besideWater(tile, grid, segment) : cellsOf(grid, (owner) => owner === segment));
    const sites = cache.get(key) ?? sitesOf(grid, cells());
    cache.set(key, sites);
    return sites;
  });
  const settled = items.filter(({ fixed }) => fixed);
  let moved = true;
  for (let round = 0; round < ROUNDS && moved; round++) {
    moved = round === 0;
    for (const [index, item] of items.entries()) {
      const sites = choices[index];
      if (!sites) continue;
      const others = (round === 0 ? settled : items).filter((other) => other !== item);
      const point = bestPoint({ grid, sites, item, others, nudge: nudges[index]! });
      moved ||= point.x !== item.point.x || point.y !== item.point.y;
      item.point = point;
      if (round === 0) settled.push(item);
    }
  }
}

/** Cells where an item may be: all of them, and an even sample for a first search. */
interface Sites {
  readonly all: readonly number[];
  readonly some: readonly number[];
}

function sitesOf({ columns }: SegmentAreas, all: readonly number[]): Sites {
  const some = all.filter((cell) => (cell % columns) % 2 === 0 && Math.floor(cell / columns) % 2 === 0);
  return { all, some: some.length > 20 ? some : all };
}

/** Returns the cells on and just beside a tributary, as a short tributary has no room for both a piece and a plate. */
function besideWater(tile: AmazonasTile, grid: SegmentAreas, segment: number): number[] {
  const lines = shapeOf(tile).tributaries.filter((tributary) => tributary.segment === segment);
  const near = new Set(lines.flatMap(({ line }) => cellsNear(grid, line, PLATE_REACH)));
  return [...near].filter((cell) => {
    const owner = grid.owner[cell]!;
    return owner === segment || tile.segments[owner]?.kind === 'jungle';
  });
}

interface Choice {
  readonly grid: SegmentAreas;
  readonly sites: Sites;
  readonly item: Item;
  readonly others: readonly Item[];
  /** Angle of a slight shift, so that tiles differ. */
  readonly nudge: number;
}

/** Returns the best cell of the sample, or a better one near it. */
function bestPoint(choice: Choice): Point {
  const { grid, sites, item } = choice;
  const { columns } = grid;
  const cost = costOf(choice);
  const first = cheapestChoice(sites.some, cost)?.choice;
  if (first === undefined) return item.point;
  const isNear = (a: number, b: number) => Math.abs(a - b) <= 2;
  const around = sites.all.filter(
    (cell) =>
      isNear(cell % columns, first % columns) && isNear(Math.floor(cell / columns), Math.floor(first / columns)),
  );
  return snapToGrid(cellPoint(grid, cheapestChoice(around, cost)!.choice));
}

function isAnimal({ mark }: Item): boolean {
  return mark === 'caiman' || mark === 'piranha' || mark === 'animal';
}

/** Returns a function that rates a cell: the cost is high near borders and near other items. */
function costOf({ grid, item, others, nudge }: Choice): (cell: number) => number {
  const { cellsPerSide, columns, rows, origin, clearance } = grid;
  const [right, bottom] = [origin.x + columns / cellsPerSide, origin.y + rows / cellsPerSide];
  const animal = isAnimal(item);
  const near = others.flatMap((other) => {
    const { point, room, mark, fixed } = other;
    // A tile carries at most one piece, so anchors need only be distinguishable.
    const apart = item.mark || mark || fixed ? item.room + room + 0.02 : ANCHORS_APART;
    const weight = item.mark === undefined || mark === undefined ? 40 : 60;
    const close = { x: point.x, y: point.y, apart, weight };
    // Animals also spread over the whole segment.
    return animal && isAnimal(other) ? [close, { ...close, apart: apart + 0.3, weight: 1.5 }] : [close];
  });
  const swims = item.mark === 'caiman' || item.mark === 'piranha';
  const narrow = NARROW[item.mark ?? 'piece'];
  // The tile's border must not cut a plate, and a piece across the border would seem to be on the neighbouring tile.
  const border = item.mark ? 1500 : 24;
  const margin = swims ? 0.05 : 0.03;
  const [leanX, leanY] = [0.004 * Math.cos(nudge), 0.004 * Math.sin(nudge)];
  return (cell) => {
    const x = origin.x + ((cell % columns) + 0.5) / cellsPerSide;
    const y = origin.y + (Math.floor(cell / columns) + 0.5) / cellsPerSide;
    const room = clearance[cell]!;
    // The first term keeps an item in the middle of narrow water, the second out of corners, the third off the border.
    const tight = Math.max(0, item.room + 0.02 - room);
    const out = Math.max(0, item.room + margin - Math.min(x - origin.x, y - origin.y, right - x, bottom - y));
    let cost = narrow * tight * tight - 0.02 * Math.min(room, 0.3) + border * out * out + leanX * x + leanY * y;
    for (const other of near) {
      const [dx, dy] = [x - other.x, y - other.y];
      const squared = dx * dx + dy * dy;
      if (squared >= other.apart * other.apart) continue;
      const gap = other.apart - Math.sqrt(squared);
      cost += other.weight * gap * gap;
    }
    return cost;
  };
}
