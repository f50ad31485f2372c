import { CellSums, type WeightedBox } from '../../drawing/cell-sums.ts';
import { cheapestChoice } from '../../drawing/cheapest.ts';
import { along, type Box, boxAround, distance, inset, linesCross, type Point } from '../../drawing/point.ts';
import type { SquareArea } from '../../games/contract/scene.ts';
import { CELLS_PER_SIDE } from './segment-shape.ts';

/**
 * Corners of labels are at corners of cells. They are tried at every `STEP`-th cell within `REACH` cells of their features, and
 * then at every cell around the best.
 */
const STEP = 4;
const REACH = 3 * CELLS_PER_SIDE;

/** Free margin around a label, in cells. */
const MARGIN = 0.5;

/** A label with at least this share on its feature needs no line to it. */
const ON_FEATURE = 0.45;

/** Costs of a label: for hiding its whole feature, per square of distance, for a line, and for crossing a line. */
const COST = { hidden: 6, away: 3.5, line: 1.2, crossing: 12 };

/** Limit for the evenly spread points of a feature to which a line may lead. */
const TARGETS = 32;

/** A label without a position: its feature, and its size in squares. */
export interface UnplacedLabel {
  /** Middles of the feature's cells, in squares of the board. */
  readonly cells: readonly Point[];
  readonly width: number;
  readonly height: number;
}

/**
 * Position of a label: the cell of its upper left corner, counted from the corner of the area, and the end of its line on the
 * board, if it has a line.
 */
export interface LabelPlace {
  readonly column: number;
  readonly row: number;
  readonly target?: Point;
}

interface Places {
  readonly columns: number;
  readonly rows: number;
  readonly costs: CellSums;
  readonly taken: Box[];
  readonly lines: (readonly [Point, Point])[];
}

/**
 * Places labels near their features, so that labels never overlap and cover as little as possible. Labels of small features are
 * placed first, as they have the fewest options. The result is deterministic, and in the order of `wishes`.
 *
 * @param area the squares of the picture, which no label leaves
 * @param about obstacles: boxes in squares of the board, with a cost per covered square; `taken`: boxes that no label may cover
 */
export function labelPlaces(
  area: SquareArea,
  wishes: readonly UnplacedLabel[],
  about: { readonly obstacles: readonly WeightedBox[]; readonly taken: readonly Box[] },
): LabelPlace[] {
  const inCells = ({ x, y }: Point): Point => ({ x: (x - area.x) * CELLS_PER_SIDE, y: (y - area.y) * CELLS_PER_SIDE });
  const boxInCells = (box: Box): Box => ({
    ...inCells(box),
    width: box.width * CELLS_PER_SIDE,
    height: box.height * CELLS_PER_SIDE,
  });
  const [columns, rows] = [area.columns * CELLS_PER_SIDE, area.rows * CELLS_PER_SIDE];
  const weights = about.obstacles.map((one) => ({ ...boxInCells(one), cost: one.cost / CELLS_PER_SIDE ** 2 }));
  const costs = new CellSums({ x: 0, y: 0, width: columns, height: rows }, weights);
  const places: Places = { columns, rows, costs, taken: about.taken.map(boxInCells), lines: [] };
  const found: LabelPlace[] = [];
  const order = [...wishes.entries()].sort(([, a], [, b]) => a.cells.length - b.cells.length);
  for (const [index, { cells, width, height }] of order) {
    const { x, y, target } = placeOf(places, cells.map(inCells), {
      width: width * CELLS_PER_SIDE,
      height: height * CELLS_PER_SIDE,
    });
    found[index] = { column: x, row: y, ...(target && { target: along(area, target, 1 / CELLS_PER_SIDE) }) };
  }
  return found;
}

/** A position in cells, and the end of the label's line. */
interface Place extends Point {
  readonly target?: Point | undefined;
}

function placeOf(places: Places, cells: readonly Point[], size: Search['size']): Place {
  const ownCells = cells.map(({ x, y }) => ({ x: Math.floor(x), y: Math.floor(y), width: 1, height: 1, cost: 1 }));
  const bounds = boxAround(ownCells, 1);
  const search = { own: new CellSums(bounds, ownCells), targets: targetsOf(places, cells), count: cells.length, size };
  const [width, height] = [Math.ceil(size.width), Math.ceil(size.height)];
  const around = {
    x: bounds.x - width,
    y: bounds.y - height,
    width: bounds.width + width,
    height: bounds.height + height,
  };
  const within = (reach: number) => cornersIn(places, size, inset(around, -reach), STEP);
  const cost = costIn(places, search);
  // Distant positions cost more, so most can be skipped once a near one is found.
  let best = cheapestChoice(within(1), cost);
  const farthest = 3 * Math.max(places.columns, places.rows);
  for (let reach = REACH; reach === REACH || (!best && reach < farthest); reach *= 3) {
    best = cheapestChoice(within(reach), cost, best?.cost) ?? best;
  }
  if (best) {
    const { x, y } = best.choice;
    const near = { x: x - STEP + 1, y: y - STEP + 1, width: 2 * STEP - 2, height: 2 * STEP - 2 };
    best = cheapestChoice(cornersIn(places, size, near, 1), cost, best.cost) ?? best;
  }
  const corner = best?.choice ?? { x: 0, y: 0 };
  const box = { ...corner, ...size };
  const target = best && targetOf(search, box)?.target;
  places.taken.push(box);
  if (target) places.lines.push([nearestOf(box, target), target]);
  return { ...corner, target };
}

/** Input of a search: a feature's cells, their number, the ends of possible lines, and a label's size. */
interface Search {
  readonly own: CellSums;
  readonly targets: ReturnType<typeof targetsOf>;
  readonly count: number;
  readonly size: Pick<Box, 'width' | 'height'>;
}

/** Yields corners of labels in a rectangle, aligned to the grid, so that they do not depend on the position of the feature. */
function* cornersIn({ columns, rows }: Places, { width, height }: Search['size'], corners: Box, step: number) {
  const first = (value: number) => Math.ceil(Math.max(0, value) / step) * step;
  const right = Math.min(columns - width, corners.x + corners.width);
  const bottom = Math.min(rows - height, corners.y + corners.height);
  for (let y = first(corners.y); y <= bottom; y += step) {
    for (let x = first(corners.x); x <= right; x += step) yield { x, y };
  }
}

/** Returns the numbers of columns and rows of cells that a label covers by more than half; at least one. */
function coveredSize({ width, height }: Search['size']) {
  return { across: Math.max(1, Math.round(width)), down: Math.max(1, Math.round(height)) };
}

/** Returns the end of a label's line; undefined if enough of the label is on its feature. */
function targetOf({ own, targets, size }: Search, box: Box) {
  const { across, down } = coveredSize(size);
  if (own.sumWithin(box.x, box.y, across, down) / (across * down) >= ON_FEATURE) return undefined;
  return nearestTarget(box, targets.seen) ?? nearestTarget(box, targets.all);
}

/** Returns a function that rates a corner of a label; it returns early once the cost exceeds the least one so far. */
function costIn(places: Places, search: Search) {
  const { own, count, size } = search;
  const { width, height } = size;
  const { across, down } = coveredSize(size);
  const bounds = own.box;
  return ({ x, y }: Point, least: number): number => {
    const offX = Math.max(0, bounds.x - x - width, x - bounds.x - bounds.width);
    const offY = Math.max(0, bounds.y - y - height, y - bounds.y - bounds.height);
    const off = Math.max(offX, offY);
    let cost = off > 0 ? COST.line + (COST.away * off) / CELLS_PER_SIDE : 0;
    if (cost >= least) return cost;
    const covered = off > 0 ? 0 : own.sumWithin(x, y, across, down);
    const hiding = places.costs.sumWithin(x, y, across, down) + (COST.hidden * covered) / count;
    const needsLine = covered / (across * down) < ON_FEATURE;
    cost = Math.max(cost, needsLine ? COST.line : 0) + hiding;
    if (cost >= least) return cost;
    const box = { x, y, width, height };
    if (meetsAny(box, places.taken)) return Number.POSITIVE_INFINITY;
    const nearest = targetOf(search, box);
    if (nearest) cost = hiding + COST.line + (COST.away * nearest.away) / CELLS_PER_SIDE;
    return cost >= least ? cost : cost + COST.crossing * crossings(places, box, nearest?.target);
  };
}

/** Counts the crossings of a label or its line with other lines, and of its line with other labels. */
function crossings({ taken, lines }: Places, box: Box, target: Point | undefined): number {
  let count = 0;
  const from = target && nearestOf(box, target);
  for (const [a, b] of lines) {
    if (crosses(box, a, b)) count++;
    if (from && linesCross(from, target, a, b)) count++;
  }
  if (from) for (const other of taken) if (crosses(other, from, target)) count++;
  return count;
}

/** Returns samples of the visible cells of a feature, and of all its cells, as lines may also lead below a piece. */
function targetsOf({ costs }: Places, cells: readonly Point[]) {
  const dear = 1.5 / CELLS_PER_SIDE ** 2;
  const seen = cells.filter(({ x, y }) => costs.sumWithin(Math.floor(x), Math.floor(y), 1, 1) < dear);
  return { seen: spread(seen), all: spread(cells) };
}

function spread(cells: readonly Point[]): Point[] {
  const step = Math.max(1, Math.ceil(cells.length / TARGETS));
  return cells.filter((_, index) => index % step === 0);
}

/** Returns the target outside a box that is nearest to it, with its distance. */
function nearestTarget(box: Box, targets: readonly Point[]): { target: Point; away: number } | undefined {
  let nearest: { target: Point; away: number } | undefined;
  for (const target of targets) {
    const away = distance(nearestOf(box, target), target);
    if (away > 0 && away < (nearest?.away ?? Number.POSITIVE_INFINITY)) nearest = { target, away };
  }
  return nearest;
}

/** Returns the point of a box that is nearest to a point. */
export function nearestOf({ x, y, width, height }: Box, point: Point): Point {
  return { x: Math.max(x, Math.min(point.x, x + width)), y: Math.max(y, Math.min(point.y, y + height)) };
}

/** True if a box touches or is too near to one of the others. */
function meetsAny({ x, y, width, height }: Box, others: readonly Box[]): boolean {
  const [right, bottom] = [x + width + MARGIN, y + height + MARGIN];
  for (const other of others) {
    if (x >= other.x + other.width + MARGIN || other.x >= right) continue;
    if (y < other.y + other.height + MARGIN && other.y < bottom) return true;
  }
  return false;
}

/** True if a line passes through a box, so that the corners of the box are not all on one side of the line. */
function crosses({ x, y, width, height }: Box, a: Point, b: Point): boolean {
  const [right, bottom] = [x + width, y + height];
  if (Math.max(a.x, b.x) < x || Math.min(a.x, b.x) > right) return false;
  if (Math.max(a.y, b.y) < y || Math.min(a.y, b.y) > bottom) return false;
  const sideOf = (cornerX: number, cornerY: number) => (b.x - a.x) * (cornerY - a.y) - (b.y - a.y) * (cornerX - a.x);
  const sides = [sideOf(x, y), sideOf(right, y), sideOf(x, bottom), sideOf(right, bottom)];
  return Math.min(...sides) <= 0 && Math.max(...sides) >= 0;
}
