import type { DrawOperation, SquaresOperation } from '../draw.ts';
import type { Point } from '../point.ts';
import { isSharp } from './bounds.ts';

/** Parts of a pixel that positions are rounded to, so that moving by whole pixels is exact in single precision. */
const GRAIN = 64;

/** Pixels around a block in which nothing of it is seen, beyond a stroke's width. */
const SLACK = 4;

/** Width and height of a block, in pixels. */
export interface Extent {
  readonly wide: number;
  readonly high: number;
}

/** An operation as it is seen from a corner at whole pixels. */
export interface View {
  readonly operation: DrawOperation;
  readonly corner: Point;
}

const snap = (value: number) => Math.round(value * GRAIN) / GRAIN;

/**
 * What is to be drawn of an operation from its corner. With the extent of a block, lines and boxes that run far beyond it
 * end just outside, so that they look equal to every block that they cross; of squares those in sight are left.
 */
export function seen({ operation, corner }: View, block?: Extent): DrawOperation {
  return { ...operation, ...placeFrom(operation, corner, block) } as DrawOperation;
}

/** Where an operation is, and of some kinds how much of it there is. */
function placeFrom(operation: DrawOperation, corner: Point, block: Extent | undefined) {
  switch (operation.kind) {
    case 'unclip':
      return undefined;
    case 'polygon':
    case 'line': {
      const points = operation.points.map(({ x, y }) => ({ x: snap(x) - corner.x, y: snap(y) - corner.y }));
      return { points: block && operation.kind === 'line' ? shortened(points, operation.width, block) : points };
    }
    case 'box':
      return boxFrom(operation, corner, block);
    case 'squares':
      return squaresFrom(operation, corner, block);
    // Pieces are drawn from pictures of them, which would be blurred between pixels.
    case 'piece':
      return { x: Math.round(operation.x) - corner.x, y: Math.round(operation.y) - corner.y };
    default:
      return { x: snap(operation.x) - corner.x, y: snap(operation.y) - corner.y };
  }
}

/** Only lines along an axis: the slope of others would change. */
function shortened(points: Point[], width: number, { wide, high }: Extent): Point[] {
  const [a, b] = points;
  if (!a || !b || points.length > 2 || (a.x !== b.x && a.y !== b.y)) return points;
  const reach = Math.ceil(width / 2) + SLACK;
  return points.map(({ x, y }) => ({ x: within(x, -reach, wide + reach), y: within(y, -reach, high + reach) }));
}

function boxFrom(box: Extract<DrawOperation, { kind: 'box' }>, corner: Point, block?: Extent): Point & Extent {
  const { wide, high } = box;
  const [left, top] = [snap(box.x) - corner.x, snap(box.y) - corner.y];
  if (!block) return { x: left, y: top, wide, high };
  // The corners that stay need room for their whole radius.
  const reach = isSharp(box) ? 0 : Math.ceil(2 * box.radius + (box.width ?? 1)) + SLACK;
  const x = within(left, -reach, block.wide + reach);
  const y = within(top, -reach, block.high + reach);
  return {
    x,
    y,
    wide: within(left + wide, -reach, block.wide + reach) - x,
    high: within(top + high, -reach, block.high + reach) - y,
  };
}

/** Those of some squares that a block shows, all of each. */
function squaresFrom({ x, y, size, columns, rows }: SquaresOperation, corner: Point, block?: Extent) {
  if (!block) return { x: x - corner.x, y: y - corner.y, columns, rows };
  const inSight = (start: number, count: number, extent: number) => {
    const first = Math.max(0, Math.floor(-start / size));
    return { start: start + first * size, count: Math.min(count, Math.ceil((extent - start) / size)) - first };
  };
  const across = inSight(x - corner.x, columns, block.wide);
  const down = inSight(y - corner.y, rows, block.high);
  return { x: across.start, y: down.start, columns: across.count, rows: down.count };
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

type Kind = DrawOperation['kind'];
type Operation<K extends Kind> = Extract<DrawOperation, { kind: K }>;

/** Fields that `placeFrom` gives, and those that change nothing. */
interface NoLook {
  readonly box: 'wide' | 'high';
  readonly squares: 'columns' | 'rows';
  readonly tile: 'part';
}
type Look<K extends Kind> = Exclude<
  keyof Operation<K>,
  'kind' | 'x' | 'y' | 'points' | (K extends keyof NoLook ? NoLook[K] : never)
>;

/** What operations of a kind may differ in, beside their place: every field has to be here. */
const LOOKS: { readonly [K in Kind]: Readonly<Record<Look<K>, true>> } = {
  polygon: { part: true, fill: true, stroke: true, width: true },
  line: { part: true, stroke: true, width: true },
  circle: { part: true, radius: true, fill: true, stroke: true, width: true },
  box: { part: true, radius: true, fill: true, stroke: true, width: true },
  icon: { part: true, icon: true, size: true },
  bang: { size: true, fill: true },
  badge: { shape: true, size: true },
  clip: { wide: true, high: true },
  unclip: {},
  squares: { part: true, size: true, fill: true, line: true, stripes: true },
  tile: { tile: true, rotation: true, size: true },
  piece: { part: true, piece: true, colour: true, size: true, plain: true },
  text: { part: true, text: true, size: true, bold: true, fill: true, outline: true, align: true, maxWidth: true },
};
const FIELDS = new Map(Object.entries(LOOKS).map(([kind, look]) => [kind as Kind, Object.keys(look)]));

/** Between fields; no text that is drawn has line ends in it. */
const APART = '\n';

/** Tells what is seen of an operation from all else, without making it: most blocks were painted before. */
export function lookOf({ operation, corner }: View, block?: Extent): string {
  let look: string = operation.kind;
  for (const field of FIELDS.get(operation.kind)!) {
    look += APART;
    const value = (operation as Readonly<Record<string, unknown>>)[field];
    if (value !== undefined) look += value;
  }
  const place = placeFrom(operation, corner, block);
  if (!place) return look;
  if ('points' in place) {
    for (const { x, y } of place.points) look += `${APART}${x * GRAIN} ${y * GRAIN}`;
    return look;
  }
  look += `${APART}${place.x * GRAIN} ${place.y * GRAIN}`;
  if ('wide' in place) look += ` ${place.wide} ${place.high}`;
  if ('columns' in place) look += ` ${place.columns} ${place.rows}`;
  return look;
}
