import { SIDE_STEPS, SIDES } from '../../../../core/ports.ts';
import type { Square } from '../../../../core/tile.ts';
import { memoize } from '../../../../drawing/memoize.ts';
import { along, distance, type Point } from '../../../../drawing/point.ts';
import { randomOf } from '../../../../drawing/random.ts';
import { areaOutline, type SegmentAreas } from '../../../../drawing/segment-area.ts';
import type { GameMap } from '../../rules/game-map.ts';

/** Signs of regions in the grid: the sea, and the map's own country; neighbouring countries have small letters. */
export const SEA_SIGN = '.';
export const COUNTRY_SIGN = '#';
/** Land around a city that is printed in the sea. */
const ROCK = '+';

/** A neighbouring country. */
export interface Neighbour {
  /** As in ISO 3166; undefined for a rock in the sea. */
  readonly country?: string;
  readonly outlines: readonly (readonly Point[])[];
}

/** Land and sea of a map, as outlines in squares. */
export interface MapLand {
  /** Outlines of all land, of this country and of its neighbours. */
  readonly landOutlines: readonly (readonly Point[])[];
  /** The country of the map, all its squares with a narrow rim. */
  readonly country: readonly (readonly Point[])[];
  readonly neighbours: readonly Neighbour[];
  /** Water with land all around. */
  readonly lakes: readonly (readonly Point[])[];
  /** The region at a point. */
  regionAt(point: Point): string;
}

/** Squares beyond the ring around the grid that are drawn, too, for pictures that reach there. */
const BEYOND = 4;

/** Cells a square's side in which outlines are traced. */
const FINE = 10;

/** Distance by which land exceeds its squares, and largest random deviation of its outline. */
const RIM = { country: 0.22, abroad: 0.12 };
const STRAY = [
  { each: 1.3, by: 0.13 },
  { each: 0.45, by: 0.07 },
] as const;

/** The land of a map; the same object for the same map. */
export const landOf = memoize((map: GameMap): MapLand => {
  const signAt = signsOf(map);
  const letters = [...new Set([...Object.keys(map.neighbours), ROCK])];
  const regions = [SEA_SIGN, COUNTRY_SIGN, ...letters];
  const areas = rasterOf(map, regions, signAt);
  const land = { ...areas, owner: areas.owner.map((region) => Math.min(region, 1)) };
  const neighbours = letters.map((letter, at) => ({
    ...(map.neighbours[letter] && { country: map.neighbours[letter] }),
    outlines: areaOutline(areas, at + 2),
  }));
  return {
    landOutlines: areaOutline(land, 1),
    country: areaOutline(areas, 1),
    neighbours,
    lakes: areaOutline(land, 0).filter((outline) => outline.every(isWithin(areas))),
    regionAt({ x, y }) {
      const [column, row] = [x - areas.origin.x, y - areas.origin.y].map((value) => Math.floor(value * FINE));
      const inside = column! >= 0 && row! >= 0 && column! < areas.columns && row! < areas.rows;
      return inside ? regions[areas.owner[row! * areas.columns + column!]!]! : SEA_SIGN;
    },
  };
});

/** True if a point is not near the end of the drawn world. */
function isWithin({ origin, columns, rows }: SegmentAreas): (point: Point) => boolean {
  return ({ x, y }) =>
    x > origin.x + 1 && y > origin.y + 1 && x < origin.x + columns / FINE - 1 && y < origin.y + rows / FINE - 1;
}

/** Which region every small cell belongs to, by its number. */
function rasterOf(map: GameMap, regions: readonly string[], signAt: (square: Square) => string): SegmentAreas {
  const origin = { x: -1 - BEYOND, y: -1 - BEYOND };
  const [columns, rows] = [map.width, map.height].map((size) => (size + 2 + 2 * BEYOND) * FINE) as [number, number];
  const owner = new Int8Array(columns * rows);
  const stray = strayOf(map.id);
  for (let cell = 0; cell < owner.length; cell++) {
    const point = stray({
      x: origin.x + ((cell % columns) + 0.5) / FINE,
      y: origin.y + (Math.floor(cell / columns) + 0.5) / FINE,
    });
    owner[cell] = regions.indexOf(nearestRegion(point, signAt));
  }
  return { cellsPerSide: FINE, columns, rows, origin, owner, clearance: new Float32Array(0) };
}

/** The region of a point: the country if it is near, else the nearest neighbour, else the sea. */
function nearestRegion(point: Point, signAt: (square: Square) => string): string {
  const [column, row] = [Math.floor(point.x), Math.floor(point.y)];
  let [nearest, min] = [SEA_SIGN, RIM.abroad];
  for (let y = row - 1; y <= row + 1; y++) {
    for (let x = column - 1; x <= column + 1; x++) {
      const sign = signAt({ x, y });
      if (sign === SEA_SIGN) continue;
      const away = Math.hypot(Math.max(x - point.x, 0, point.x - x - 1), Math.max(y - point.y, 0, point.y - y - 1));
      if (sign === COUNTRY_SIGN) {
        if (away < Math.min(RIM.country, cornerRim({ x, y }, point, signAt))) return COUNTRY_SIGN;
      } else if (away < min) [nearest, min] = [sign, away];
    }
  }
  return nearest;
}

/**
 * Limits the reach of land at a corner where two land squares touch with only sea beside them, so that islands do not grow
 * together.
 */
function cornerRim(square: Square, point: Point, signAt: (square: Square) => string): number {
  const [right, down] = [point.x > square.x + 0.5, point.y > square.y + 0.5];
  const beside = [
    { x: square.x + (right ? 1 : -1), y: square.y },
    { x: square.x, y: square.y + (down ? 1 : -1) },
  ];
  const across = { x: beside[0]!.x, y: beside[1]!.y };
  if (signAt(across) !== COUNTRY_SIGN || beside.some((other) => signAt(other) !== SEA_SIGN)) return RIM.country;
  return distance(point, { x: square.x + (right ? 1 : 0), y: square.y + (down ? 1 : 0) }) * 0.55 - 0.04;
}

/** Moves points a little, near ones by nearly the same: smooth noise, so that straight lines look drawn by hand. */
function strayOf(seed: string): (point: Point) => Point {
  const random = randomOf(`${seed} coast`);
  const SIZE = 64;
  const lattice = Float32Array.from({ length: SIZE * SIZE * 2 }, () => random() * 2 - 1);
  const at = (x: number, y: number, part: number) => lattice[(((y & 63) * SIZE + (x & 63)) << 1) + part]!;
  const ease = (share: number) => share * share * (3 - 2 * share);
  const noise = (x: number, y: number, part: number) => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [across, down] = [ease(x - column), ease(y - row)];
    const mix = (line: number) => at(column, line, part) * (1 - across) + at(column + 1, line, part) * across;
    return mix(row) * (1 - down) + mix(row + 1) * down;
  };
  return (point) =>
    STRAY.reduce<Point>(
      (moved, { each, by }) => ({
        x: moved.x + by * noise(point.x / each, point.y / each, 0),
        y: moved.y + by * noise(point.x / each, point.y / each, 1),
      }),
      point,
    );
}

/** Region of every square; outside the grid it follows from prints there, or from neighbouring squares. */
function signsOf(map: GameMap): (square: Square) => string {
  const { width, height } = map;
  const inGrid = ({ x, y }: Square) => {
    const sign = map.grid[y]?.[x];
    if (sign === undefined) return undefined;
    return /[#STLIKM]/.test(sign) ? COUNTRY_SIGN : sign === 'W' ? SEA_SIGN : sign;
  };
  const prints = map.prints.map((print) => ({ ...print, at: along(print, SIDE_STEPS[SIDES.indexOf(print.side)]!, 1) }));
  const letterOf = (country: string) =>
    Object.entries(map.neighbours).find(([, code]) => code === country)?.[0] ?? SEA_SIGN;
  const ring = ringAround(width, height);
  const known = ring.map((square) => {
    const print = prints.find(({ at }) => at.x === square.x && at.y === square.y);
    if (print) return print.overSea ? SEA_SIGN : letterOf(print.country);
    const inside = inGrid({ x: clamp(square.x, width), y: clamp(square.y, height) });
    return inside === COUNTRY_SIGN ? undefined : inside;
  });
  const filled = known.map((_, at) => {
    const length = ring.length;
    for (let away = 0; ; away++) {
      const near = [known[(at + away) % length], known[(at - away + length) % length]];
      // At equal distance the sea, so that the coast continues.
      const found = near.includes(SEA_SIGN) ? SEA_SIGN : (near[0] ?? near[1]);
      if (found) return found;
    }
  });
  const byPlace = new Map(ring.map(({ x, y }, at) => [`${x},${y}`, filled[at]!]));
  for (const { kind, at } of prints) {
    const key = `${at.x},${at.y}`;
    if (kind === 'city' && (inGrid(at) ?? byPlace.get(key)) === SEA_SIGN) byPlace.set(key, ROCK);
  }
  return ({ x, y }) => {
    const square = { x: Math.max(-1, Math.min(width, x)), y: Math.max(-1, Math.min(height, y)) };
    const own = byPlace.get(`${square.x},${square.y}`);
    // A rock ends at the ring.
    if (own === ROCK && (square.x !== x || square.y !== y)) return SEA_SIGN;
    return own ?? inGrid(square)!;
  };
}

function clamp(value: number, size: number): number {
  return Math.max(0, Math.min(size - 1, value));
}

/** The squares around a grid, clockwise from its top left corner. */
function ringAround(width: number, height: number): Square[] {
  const across = Array.from({ length: width + 2 }, (_, at) => at - 1);
  const down = Array.from({ length: height }, (_, at) => at);
  return [
    ...across.map((x) => ({ x, y: -1 })),
    ...down.map((y) => ({ x: width, y })),
    ...across.map((x) => ({ x: width - 1 - x, y: height })),
    ...down.map((y) => ({ x: -1, y: height - 1 - y })),
  ];
}
