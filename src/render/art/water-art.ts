import type { AmazonasTile } from '../../engine/index.ts';
import type { DrawOperation } from '../draw.ts';
import { along, distance, type Point } from '../point.ts';
import { nearestOn, ribbon } from './curve.ts';
import { blob } from './figure.ts';
import type { LandColours } from './palette.ts';
import { randomOf } from './random.ts';
import { stoneArt } from './rock-art.ts';
import type { TurnedShape } from './turned-shape.ts';
import { AMAZON_WIDTH, amazonWidth, TRIBUTARY_WIDTH, type Waterway } from './water-shape.ts';

/** How far a bank reaches beyond its water. */
const BANK = 0.034;

/** How far water is moved away from the light, so that the banks towards it cast a shadow. */
const SHIFT = 0.008;

/** Places on the river that are to stay calm. */
export interface Calm {
  readonly point: Point;
  readonly radius: number;
}

/** Banks and water of a turned tile: all banks first, so that waters flow into each other. */
export function waterArt(
  tile: AmazonasTile,
  shape: TurnedShape,
  options: { land: LandColours; calm: readonly Calm[] },
): DrawOperation[] {
  const { land, calm } = options;
  const { amazon, tributaries } = shape;
  const streams = tributaries.map((way) => stretched(way, shape));
  const river = amazon && { ...stretched(amazon, shape), width: (share: number) => amazonWidth(tile, share) };
  const mouths = streams.map(({ line }) => ({ point: line.at(-1)!, radius: 0.3 }));
  const random = randomOf(`${tile.id} water`);
  const waves = streams.map(() => random() * 6);
  const bankOf = (extra: number, fill: string): DrawOperation[] =>
    streams.map(({ line }, index) =>
      band(line, (share) => TRIBUTARY_WIDTH + 2 * extra * wavy(share, waves[index]!), fill),
    );
  const streamOf = (share: number, fill: string, shift: number): DrawOperation[] =>
    streams.map(({ line }, index) =>
      band(moved(line, shift), (at) => TRIBUTARY_WIDTH * share * (share < 1 ? wavy(at, waves[index]! + 2) : 1), fill),
    );
  return [
    ...(river ? riverBanks(river, land) : []),

    ...bankOf(BANK, land.sand),
    ...streamOf(1, land.waterShade, 0),
    ...streamOf(0.88, land.water, SHIFT),
    ...streamOf(0.46, land.waterDeep, SHIFT * 0.6),
    ...streams.flatMap(({ line }) =>
      currents(line, { count: 3, spread: TRIBUTARY_WIDTH * 0.55, length: 0.1, calm: [] }, random).map(
        (points): DrawOperation => ({ kind: 'line', points, stroke: land.ripple, width: 0.011 }),
      ),
    ),
    ...(river ? riverArt(tile, river, { land, calm: [...calm, ...mouths], random }) : []),
    ...(amazon ? plumes(streams, amazon, land) : []),
  ];
}

/** A waterway whose line runs on beyond the tile. */
export interface Stream extends Waterway {
  /** Whether the first and last points lie beyond the tile's border. */
  readonly open: readonly [boolean, boolean];
}

/** Lines run on beyond the border, so that moved water leaves no gap there. */
export function stretched({ segment, line }: Waterway, { box }: TurnedShape): Stream {
  const onBorder = ({ x, y }: Point) =>
    Math.min(x - box.x, y - box.y, box.x + box.wide - x, box.y + box.high - y) < 0.001;
  const beyond = (end: Point) => {
    const [west, east] = [end.x - box.x, box.x + box.wide - end.x];
    const [north, south] = [end.y - box.y, box.y + box.high - end.y];
    const least = Math.min(west, east, north, south);
    const out =
      least === west ? { x: -1, y: 0 } : least === east ? { x: 1, y: 0 } : { x: 0, y: least === north ? -1 : 1 };
    return along(end, out, 0.06);
  };
  const [first, last] = [line[0]!, line.at(-1)!];
  const open = [onBorder(first), onBorder(last)] as const;
  return { segment, open, line: [...(open[0] ? [beyond(first)] : []), ...line, ...(open[1] ? [beyond(last)] : [])] };
}

function band(line: readonly Point[], width: (share: number) => number, fill: string): DrawOperation {
  return { kind: 'polygon', points: ribbon(line, width), fill };
}

function moved(line: readonly Point[], by: number): Point[] {
  return line.map(({ x, y }) => ({ x: x + by, y: y + by }));
}

/** A factor around 1 that is 1 at both ends, where tiles meet. */
function wavy(share: number, phase: number): number {
  return 1 + 0.15 * Math.sin(Math.PI * share) ** 2 * Math.sin(share * 13 + phase);
}

interface River extends Stream {
  readonly width: (share: number) => number;
}

function riverBanks({ line, open, width }: River, land: LandColours): DrawOperation[] {
  const spring = (extra: number, fill: string): DrawOperation[] =>
    open[0] ? [] : [{ kind: 'circle', ...line[0]!, radius: width(0) / 2 + extra, fill }];
  return [[BANK + 0.02, land.wetMud] as const, [BANK, land.mud] as const].flatMap(([extra, fill]) => [
    ...spring(extra, fill),
    band(line, (share) => width(share) + 2 * extra, fill),
  ]);
}

function riverArt(
  tile: AmazonasTile,
  river: River,
  { land, calm, random }: { land: LandColours; calm: readonly Calm[]; random: () => number },
): DrawOperation[] {
  const { line, open, width } = river;
  const phase = random() * 6;
  const spring = (share: number, fill: string, shift: number): DrawOperation[] =>
    open[0]
      ? []
      : [{ kind: 'circle', x: line[0]!.x + shift, y: line[0]!.y + shift, radius: (width(0) * share) / 2, fill }];
  const tone = (share: number, fill: string, shift: number) => [
    ...spring(share, fill, shift),
    band(moved(line, shift), (at) => width(at) * share * (share < 0.9 ? wavy(at, phase) : 1), fill),
  ];
  const squares = tile.squares.length;
  return [
    ...tone(1, land.amazonShade, 0),
    ...tone(0.955, land.amazon, SHIFT),
    ...tone(0.74, land.amazonMiddle, SHIFT),
    ...tone(0.42, land.amazonDeep, SHIFT),
    ...foam(line, { width, random, count: 3 * Math.ceil(squares / 2) }).map(
      (points): DrawOperation => ({ kind: 'line', points, stroke: land.foam, width: 0.011 }),
    ),
    ...currents(
      line,
      { count: 5 * Math.ceil(squares / 1.5), spread: AMAZON_WIDTH * 0.66, length: 0.2, calm },
      random,
    ).map((points): DrawOperation => ({ kind: 'line', points, stroke: land.current, width: 0.013 })),
    ...sandbank(line, { width, calm, random, land }),
    ...(open[0] ? [] : source(line[0]!, width(0), { land, random })),
  ];
}

/** A tributary stays lighter for a while after it has flowed into the great river. */
function plumes(streams: readonly Stream[], amazon: Waterway, land: LandColours): DrawOperation[] {
  return streams.flatMap(({ line }): DrawOperation[] => {
    const end = line.at(-1)!;
    const { point, distance: away } = nearestOn(amazon.line, end);
    if (away > 0.02) return [];
    const from = line.find((at) => distance(at, point) < AMAZON_WIDTH / 2 + 0.02) ?? end;
    const way = distance(from, end) || 1;
    const step = { x: (end.x - from.x) / way, y: (end.y - from.y) / way };
    const fan = (reach: number, width: number): Point[] => {
      const way = Array.from({ length: 9 }, (_, index) => along(from, step, -0.03 + ((reach + 0.03) * index) / 8));
      return ribbon(way, (share) => TRIBUTARY_WIDTH * width * (1 + 0.3 * share) * Math.sqrt(1 - share ** 3));
    };
    return [
      { kind: 'polygon', points: fan(0.17, 0.98), fill: land.plume },
      { kind: 'polygon', points: fan(0.11, 0.7), fill: land.plume },
    ];
  });
}

/** Lines that run with the water, away from both ends. */
function currents(
  line: readonly Point[],
  { count, spread, length, calm }: { count: number; spread: number; length: number; calm: readonly Calm[] },
  random: () => number,
): Point[][] {
  return Array.from({ length: count }, () => {
    const off = (random() - 0.5) * spread;
    return beside(line, { from: 0.08 + random() * 0.74, length: length * (0.6 + random() * 0.6), off: () => off });
  }).filter(
    (points) =>
      points.length > 2 && calm.every(({ point, radius }) => points.every((at) => distance(at, point) > radius)),
  );
}

/** Part of a line, moved sideways; `from` is a share of its points, `length` in squares. */
function beside(
  line: readonly Point[],
  { from, length, off }: { from: number; length: number; off: (share: number) => number },
): Point[] {
  const points: Point[] = [];
  let left = length;
  const last = line.length - 2;
  for (let at = Math.max(1, Math.floor(from * line.length)); at < last && left > 0; at++) {
    const [before, here, after] = [line[at - 1]!, line[at]!, line[at + 1]!];
    const step = distance(before, after) || 1;
    const way = off(at / (line.length - 1));
    points.push({ x: here.x - ((after.y - before.y) / step) * way, y: here.y + ((after.x - before.x) / step) * way });
    left -= distance(here, after);
  }
  return points;
}

function foam(
  line: readonly Point[],
  { width, random, count }: { width: (share: number) => number; random: () => number; count: number },
): Point[][] {
  return Array.from({ length: count }, (_, index) => {
    const side = index % 2 === 0 ? 1 : -1;
    return beside(line, {
      from: 0.06 + random() * 0.74,
      length: 0.06 + random() * 0.09,
      off: (share) => side * (width(share) / 2 - 0.024),
    });
  }).filter((points) => points.length > 2);
}

/** Now and then a bank of sand near a shore, where nothing is printed. */
function sandbank(
  line: readonly Point[],
  at: { width: (share: number) => number; calm: readonly Calm[]; random: () => number; land: LandColours },
): DrawOperation[] {
  const { width, calm, random, land } = at;
  for (let attempt = 0; attempt < 8; attempt++) {
    const side = random() < 0.5 ? -1 : 1;
    const points = beside(line, {
      from: 0.15 + random() * 0.5,
      length: 0.2 + random() * 0.08,
      off: (share) => side * (width(share) / 2 - 0.075),
    });
    if (points.length < 5) continue;
    if (!calm.every(({ point, radius }) => points.every((one) => distance(one, point) > radius + 0.05))) continue;
    const lens = (wide: number) => ribbon(points, (share) => wide * Math.sin(Math.PI * (0.08 + share * 0.84)));
    return [
      { kind: 'polygon', points: lens(0.082), fill: land.current },
      { kind: 'polygon', points: lens(0.056), fill: land.mud },
      { kind: 'polygon', points: moved(lens(0.026), -0.004), fill: land.sand },
    ];
  }
  return [];
}

/** The source of the river: water wells up among rocks. */
function source(
  point: Point,
  width: number,
  { land, random }: { land: LandColours; random: () => number },
): DrawOperation[] {
  const reach = width / 2;
  return [
    { kind: 'polygon', points: blob(point, reach * 0.5, { spin: 0.2 }), fill: land.current },
    { kind: 'polygon', points: blob(point, reach * 0.26, { spin: 0.7 }), fill: land.foam },
    ...[0, 1, 2, 3, 4].flatMap((index) => {
      const angle = Math.PI * (0.62 + index * 0.19);
      const at = { x: point.x + Math.cos(angle) * reach * 1.06, y: point.y + Math.sin(angle) * reach * 1.06 };
      return stoneArt(at, 0.05 + random() * 0.03, { spin: random(), land });
    }),
  ];
}
