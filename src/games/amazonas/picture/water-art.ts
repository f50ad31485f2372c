import { blob, nearestPointOnLine, normalAt, ribbon, shiftPoints } from '../../../drawing/curve.ts';
import { circle, type DrawOperation, polygon, polyline } from '../../../drawing/draw.ts';
import { along, type Disc, distance, type Point } from '../../../drawing/point.ts';
import { randomOf } from '../../../drawing/random.ts';
import type { AmazonasTile } from '../rules/tile-set.ts';
import type { LandColours } from './palette.ts';
import type { TurnedShape } from './turned-shape.ts';
import { AMAZON_WIDTH, amazonWidth, type Stop, TRIBUTARY_WIDTH, type Waterway } from './water-shape.ts';

/** Width of a bank beside its water, in squares. */
const BANK = 0.034;

/** Offset of water away from the light, so that the banks seem to cast a shadow, in squares. */
const SHIFT = 0.008;

/** Context for drawing the water of one tile. */
interface Water {
  readonly land: LandColours;
  /** Discs without waves. */
  readonly calm: readonly Disc[];
  readonly random: () => number;
}

/** Draws banks and water of a turned tile; all banks come first, so that joining waters have no bank between them. */
export function waterArt(shape: TurnedShape, land: LandColours, calm: readonly Disc[]): DrawOperation[] {
  const { tile, amazon, tributaries } = shape;
  const streams = tributaries.map((way) => streamBeyondTile(way, shape));
  const river = amazon && { ...streamBeyondTile(amazon, shape), width: (share: number) => amazonWidth(tile, share) };
  const mouths = streams.map(({ line }) => ({ point: line.at(-1)!, radius: 0.3 }));
  const random = randomOf(`${tile.id} water`);
  const waves = streams.map(() => random() * 6);
  const banks = streams.map(({ line }, index) =>
    polygon(
      ribbon(line, (share) => TRIBUTARY_WIDTH + 2 * BANK * wavy(share, waves[index]!)),
      land.sand,
    ),
  );
  const streamOf = (share: number, fill: string, shift: number) =>
    streams.map(({ line }, index) => {
      const width = (at: number) => TRIBUTARY_WIDTH * share * (share < 1 ? wavy(at, waves[index]! + 2) : 1);
      return polygon(ribbon(shiftPoints(line, shift, shift), width), fill);
    });
  return [
    ...(river ? riverBanks(river, land) : []),
    ...banks,
    ...streamOf(1, land.waterShade, 0),
    ...streamOf(0.88, land.water, SHIFT),
    ...streamOf(0.46, land.waterDeep, SHIFT * 0.6),
    ...streams.flatMap(({ line }) =>
      currents(line, { count: 3, spread: TRIBUTARY_WIDTH * 0.55, length: 0.1 }, { calm: [], random }).map((points) =>
        polyline(points, land.ripple, 0.011),
      ),
    ),
    ...(river ? riverArt(tile, river, { land, calm: [...calm, ...mouths], random }) : []),
    ...(amazon ? plumes(streams, amazon, land) : []),
  ];
}

/** A waterway whose line continues beyond the tile. */
interface Stream extends Waterway {
  /** True if the waterway begins in the tile. */
  readonly hasSource: boolean;
}

/** Extends the line of a waterway beyond the tile's border, so that moved water leaves no gap. */
export function streamBeyondTile({ segment, line }: Waterway, { box }: TurnedShape): Stream {
  const beyond = (end: Point): Point[] => {
    const [west, east] = [end.x - box.x, box.x + box.width - end.x];
    const [north, south] = [end.y - box.y, box.y + box.height - end.y];
    const min = Math.min(west, east, north, south);
    if (min >= 0.001) return [];
    const out = min === west ? { x: -1, y: 0 } : min === east ? { x: 1, y: 0 } : { x: 0, y: min === north ? -1 : 1 };
    return [along(end, out, 0.06)];
  };
  const before = beyond(line[0]!);
  return { segment, hasSource: before.length === 0, line: [...before, ...line, ...beyond(line.at(-1)!)] };
}

/** Returns a factor around 1 for the width at a share of a line; it is 1 at both ends, where tiles meet. */
function wavy(share: number, phase: number): number {
  return 1 + 0.15 * Math.sin(Math.PI * share) ** 2 * Math.sin(share * 13 + phase);
}

interface River extends Stream {
  readonly width: (share: number) => number;
}

function riverBanks({ line, hasSource, width }: River, land: LandColours): DrawOperation[] {
  const bank = (extra: number, fill: string) => [
    ...(hasSource ? [circle(line[0]!, width(0) / 2 + extra, fill)] : []),
    polygon(
      ribbon(line, (share) => width(share) + 2 * extra),
      fill,
    ),
  ];
  return [...bank(BANK + 0.02, land.wetMud), ...bank(BANK, land.mud)];
}

function riverArt(tile: AmazonasTile, river: River, water: Water): DrawOperation[] {
  const { line, hasSource, width } = river;
  const { land, random } = water;
  const phase = random() * 6;
  const tone = (share: number, fill: string, shift: number) => {
    const points = shiftPoints(line, shift, shift);
    const spring = hasSource ? [circle(points[0]!, (width(0) * share) / 2, fill)] : [];
    const outline = ribbon(points, (at) => width(at) * share * (share < 0.9 ? wavy(at, phase) : 1));
    return [...spring, polygon(outline, fill)];
  };
  const squares = tile.squares.length;
  const flow = { count: 5 * Math.ceil(squares / 1.5), spread: AMAZON_WIDTH * 0.66, length: 0.2 };
  return [
    ...tone(1, land.amazonShade, 0),
    ...tone(0.955, land.amazon, SHIFT),
    ...tone(0.74, land.amazonMiddle, SHIFT),
    ...tone(0.42, land.amazonDeep, SHIFT),
    ...foam(river, 3 * Math.ceil(squares / 2), random).map((points) => polyline(points, land.foam, 0.011)),
    ...currents(line, flow, water).map((points) => polyline(points, land.current, 0.013)),
    ...sandbank(river, water),
    ...(hasSource ? source(line[0]!, width(0) / 2, water) : []),
  ];
}

/** Draws the lighter water of tributaries in the Amazon, just below their mouths. */
function plumes(streams: readonly Stream[], amazon: Waterway, land: LandColours): DrawOperation[] {
  return streams.flatMap(({ line }) => {
    const end = line.at(-1)!;
    const { point, distance: away } = nearestPointOnLine(amazon.line, end);
    if (away > 0.02) return [];
    const from = line.find((at) => distance(at, point) < AMAZON_WIDTH / 2 + 0.02) ?? end;
    const length = distance(from, end) || 1;
    const step = { x: (end.x - from.x) / length, y: (end.y - from.y) / length };
    const fan = (reach: number, width: number) => {
      const path = Array.from({ length: 9 }, (_, index) => along(from, step, -0.03 + ((reach + 0.03) * index) / 8));
      const outline = ribbon(path, (share) => TRIBUTARY_WIDTH * width * (1 + 0.3 * share) * Math.sqrt(1 - share ** 3));
      return polygon(outline, land.plume);
    };
    return [fan(0.17, 0.98), fan(0.11, 0.7)];
  });
}

/** Returns lines along the water, away from both ends and from calm discs. */
function currents(
  line: readonly Point[],
  { count, spread, length }: { count: number; spread: number; length: number },
  { calm, random }: Pick<Water, 'calm' | 'random'>,
): Point[][] {
  return Array.from({ length: count }, () => {
    const off = (random() - 0.5) * spread;
    return beside(line, { from: 0.08 + random() * 0.74, length: length * (0.6 + random() * 0.6), off: () => off });
  }).filter((points) => points.length > 2 && isClear(points, calm, 0));
}

function isClear(points: readonly Point[], calm: readonly Disc[], room: number): boolean {
  return calm.every(({ point, radius }) => points.every((at) => distance(at, point) > radius + room));
}

/** Returns a part of a line, moved sideways; `from` is a share of its points, `length` is in squares. */
function beside(
  line: readonly Point[],
  { from, length, off }: { from: number; length: number; off: (share: number) => number },
): Point[] {
  const points: Point[] = [];
  let left = length;
  const last = line.length - 2;
  for (let index = Math.max(1, Math.floor(from * line.length)); index < last && left > 0; index++) {
    points.push(along(line[index]!, normalAt(line, index), off(index / (line.length - 1))));
    left -= distance(line[index]!, line[index + 1]!);
  }
  return points;
}

/** Returns short lines along both shores. */
function foam({ line, width }: River, count: number, random: () => number): Point[][] {
  return Array.from({ length: count }, (_, index) => {
    const side = index % 2 === 0 ? 1 : -1;
    const off = (share: number) => side * (width(share) / 2 - 0.024);
    return beside(line, { from: 0.06 + random() * 0.74, length: 0.06 + random() * 0.09, off });
  }).filter((points) => points.length > 2);
}

/** Draws a sandbank near a shore of the river, away from what is printed there; rivers without such a spot get none. */
function sandbank({ line, width }: River, { calm, random, land }: Water): DrawOperation[] {
  for (let attempt = 0; attempt < 8; attempt++) {
    const side = random() < 0.5 ? -1 : 1;
    const off = (share: number) => side * (width(share) / 2 - 0.075);
    const points = beside(line, { from: 0.15 + random() * 0.5, length: 0.2 + random() * 0.08, off });
    if (points.length < 5 || !isClear(points, calm, 0.05)) continue;
    const lens = (width: number) => ribbon(points, (share) => width * Math.sin(Math.PI * (0.08 + share * 0.84)));
    return [
      polygon(lens(0.082), land.current),
      polygon(lens(0.056), land.mud),
      polygon(shiftPoints(lens(0.026), -0.004, -0.004), land.sand),
    ];
  }
  return [];
}

/** Draws the source of the river: a spring among rocks. */
function source(point: Point, reach: number, { land, random }: Water): DrawOperation[] {
  return [
    polygon(blob(point, reach * 0.5, { spin: 0.2 }), land.current),
    polygon(blob(point, reach * 0.26, { spin: 0.7 }), land.foam),
    ...[0, 1, 2, 3, 4].flatMap((index) => {
      const angle = Math.PI * (0.62 + index * 0.19);
      const at = { x: point.x + Math.cos(angle) * reach * 1.06, y: point.y + Math.sin(angle) * reach * 1.06 };
      return stoneArt(at, 0.05 + random() * 0.03, random(), land);
    }),
  ];
}

/** Draws a stone with its shadow, lit from the north-west. */
function stoneArt(middle: Point, radius: number, spin: number, land: LandColours): DrawOperation[] {
  const outline = blob(middle, radius, { spin, flat: 0.88 });
  const face = (share: number, back: number) =>
    blob({ x: middle.x - radius * back, y: middle.y - radius * back * 1.1 }, radius * share, { spin, flat: 0.86 });
  return [
    polygon(shiftPoints(outline, radius * 0.24, radius * 0.3), land.shade),
    polygon(outline, land.rockDark),
    polygon(face(0.8, 0.13), land.rock),
    polygon(face(0.42, 0.32), land.rockLight),
  ];
}

/** Draws the end of tributaries: a heap of rocks, or the pool of a crossing with its whirl. */
export function stopArt({ kind, point, radius }: Stop, random: () => number, land: LandColours): DrawOperation[] {
  const stone = (x: number, y: number, size: number) =>
    stoneArt({ x: point.x + x * radius, y: point.y + y * radius }, size * radius, random(), land);
  if (kind === 'rock') {
    return [
      polygon(blob(point, radius * 1.1, { spin: random() }), land.wetSand),
      ...stone(0.42, -0.5, 0.5),
      ...stone(-0.5, -0.28, 0.62),
      ...stone(0.5, 0.34, 0.58),
      ...stone(-0.1, 0.4, 0.66),
      ...stone(0.04, -0.1, 0.5),
    ];
  }
  const whirl = (from: number): DrawOperation => {
    const points = Array.from({ length: 13 }, (_, step) => {
      const angle = from + step * 0.3;
      const away = radius * 0.78 * (1 - step * 0.05);
      return { x: point.x + Math.cos(angle) * away, y: point.y + Math.sin(angle) * away };
    });
    return polyline(points, land.ripple, 0.013);
  };
  return [
    circle(point, radius + 0.045, land.wetSand),
    circle(point, radius + 0.03, land.sand),
    circle(point, radius, land.water),
    circle({ x: point.x + 0.006, y: point.y + 0.006 }, radius * 0.76, land.waterDeep),
    circle(point, radius * 0.36, land.waterShade),
    ...[0.4, 2.5, 4.6].map(whirl),
    ...[0, 1, 2, 3].flatMap((corner) => {
      const angle = Math.PI * (0.25 + corner / 2) + (random() - 0.5) * 0.3;
      return stone(Math.cos(angle) * 1.06, Math.sin(angle) * 1.06, 0.3 + random() * 0.12);
    }),
  ];
}
