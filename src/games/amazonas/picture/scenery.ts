import { snapToGrid } from '../../../drawing/curve.ts';
import { memoize } from '../../../drawing/memoize.ts';
import type { Disc, Point } from '../../../drawing/point.ts';
import { randomOf } from '../../../drawing/random.ts';
import { cellPoint, cellsOf, type SegmentAreas, widestPoint } from '../../../drawing/segment-area.ts';
import type { AmazonasTile } from '../rules/tile-set.ts';
import { BORDER_HUTS, borderGrowth } from './border-growth.ts';
import type { Plant, PlantKind } from './plant-art.ts';
import { areasOf } from './segment-area.ts';
import { layoutOf, ROOM_RADII } from './tile-layout.ts';
import { pointOnSide, turnedShape } from './turned-shape.ts';

/** A thing in the landscape, with its disc; `spin` (0..1) varies things of one kind. */
interface Thing extends Disc {
  readonly spin: number;
}

/** A hut; `radius` is half the width of its roof. */
export interface Hut extends Thing {
  readonly kind: 'round' | 'long';
}

/** A small thing in a village. */
export interface Prop extends Omit<Thing, 'radius'> {
  readonly kind: 'fire' | 'pots';
}

/** A darker or lighter patch of undergrowth. */
interface Patch extends Thing {
  readonly light: boolean;
}

/** The plants and things inside an unturned tile, without those on its sides. */
export interface Scenery {
  readonly patches: readonly Patch[];
  readonly plants: readonly Plant[];
  readonly huts: readonly Hut[];
  readonly props: readonly Prop[];
  /** Points where the paths of a village meet, by segment. */
  readonly hearts: ReadonlyMap<number, Point>;
}

/** Radius of the light of a fire at night, in squares. */
export const FIRE_GLOW = 0.1;

/** Returns the scenery of a tile; the same object for the same tile. */
export const sceneryOf = memoize((tile: AmazonasTile): Scenery => {
  const grid = areasOf(tile);
  const random = randomOf(`${tile.id} scenery`);
  const village = settlement(tile, grid, random);
  const patches = patchesOf(grid, random);
  return { ...village, patches, plants: plantsOf(tile, grid, random), hearts: heartsOf(tile, grid) };
});

/** Radius of a plant with its shadow, in radii. Neither may reach over the tile's border, whatever the rotation. */
const WITH_SHADOW = 1.34;

function borderDistance({ origin, columns, rows, cellsPerSide }: SegmentAreas, { x, y }: Point): number {
  return Math.min(
    x - origin.x,
    y - origin.y,
    origin.x + columns / cellsPerSide - x,
    origin.y + rows / cellsPerSide - y,
  );
}

function patchesOf(grid: SegmentAreas, random: () => number): Patch[] {
  const count = Math.round((grid.columns * grid.rows * 2) / grid.cellsPerSide ** 2);
  return Array.from({ length: count }, (): Patch => {
    const point = cellPoint(grid, Math.floor(random() * grid.owner.length));
    const radius = Math.min(0.09 + random() * 0.1, borderDistance(grid, point) * 0.8);
    return { light: random() < 0.5, point, radius, spin: random() };
  }).filter(({ radius }) => radius > 0.05);
}

/** Spins of plants. They are few, as repeated shapes make small files. */
const SPINS = [0.13, 0.61] as const;

/** Plants of a size. */
interface Growth {
  /** Number of attempts per square. */
  readonly tries: number;
  readonly radii: readonly number[];
  /** Smallest distance between two plants, in sums of their radii; 1 = touching. */
  readonly near: number;
  readonly kinds: readonly PlantKind[];
  /** True if some of them are in flower. */
  readonly flowers?: true;
}

const GROWTH: readonly Growth[] = [
  {
    tries: 40,
    radii: [0.125, 0.1],
    near: 0.94,
    kinds: ['emerald', 'emerald', 'emerald', 'olive', 'olive', 'teal', 'teal', 'lime'],
  },
  { tries: 26, radii: [0.08], near: 0.92, kinds: ['emerald', 'olive', 'teal', 'palm', 'palm'], flowers: true },
  { tries: 16, radii: [0.05], near: 0.84, kinds: ['bush', 'bush', 'bush', 'fern'] },
];

const BLOSSOMS = ['gold', 'pink', 'red'] as const;

/** Chance of a tree in flower per square. */
const BLOSSOM_CHANCE = 0.22;

function plantsOf(tile: AmazonasTile, grid: SegmentAreas, random: () => number): Plant[] {
  const jungle = cellsOf(grid, (segment) => tile.segments[segment]?.kind === 'jungle');
  const squares = tile.squares.length;
  const taken: Disc[] = turnedShape(tile, 0).sides.flatMap((side) =>
    borderGrowth(side.reading, side.run).map(({ share, radius }) => ({ point: pointOnSide(side, share), radius })),
  );
  const { marks } = layoutOf(tile);
  const blocked = marks.map(({ mark, point }) => ({ point, radius: ROOM_RADII[mark] * 0.95 }));
  const plants: Plant[] = [];
  let left = Math.floor(squares * BLOSSOM_CHANCE + random());
  for (const { tries, radii, near, kinds, flowers } of GROWTH) {
    for (let attempt = 0; attempt < tries * squares && jungle.length > 0; attempt++) {
      const cell = jungle[Math.floor(random() * jungle.length)]!;
      const point = snapToGrid(cellPoint(grid, cell));
      const max = Math.min(grid.clearance[cell]! - 0.016, borderDistance(grid, point) / WITH_SHADOW);
      const radius = radii.find((one) => one <= max);
      if (radius === undefined) continue;
      const free =
        taken.every((other) => isApart(other.point, point, (other.radius + radius) * near)) &&
        blocked.every((other) => isApart(other.point, point, other.radius + radius * 0.9));
      if (!free) continue;
      taken.push({ point, radius });
      const spin = radius > 0.09 ? SPINS[Math.floor(random() * SPINS.length)]! : SPINS[0];
      const blossoms = flowers && left > 0;
      if (blossoms) left--;
      const kind = blossoms ? BLOSSOMS[Math.floor(random() * 3)]! : kinds[Math.floor(random() * kinds.length)]!;
      plants.push({ kind, point, radius, spin });
    }
  }
  return plants;
}

/** True if the distance of two points is larger than `away`. */
function isApart(a: Point, b: Point, away: number): boolean {
  const [x, y] = [a.x - b.x, a.y - b.y];
  return x * x + y * y > away * away;
}

/** Returns the widest point of every village. */
function heartsOf(tile: AmazonasTile, grid: SegmentAreas): Map<number, Point> {
  return new Map(
    tile.segments.flatMap(({ kind }, segment) => {
      const heart = kind === 'village' ? widestPoint(grid, segment) : undefined;
      return heart ? [[segment, heart] as const] : [];
    }),
  );
}

/** Radius around an anchor that is kept free of huts for a piece, in squares. */
const PIECE = 0.1;

function settlement(tile: AmazonasTile, grid: SegmentAreas, random: () => number): Pick<Scenery, 'huts' | 'props'> {
  const village = cellsOf(grid, (segment) => tile.segments[segment]?.kind === 'village');
  const { marks, anchors } = layoutOf(tile);
  const taken: Disc[] = turnedShape(tile, 0).sides.flatMap((side) =>
    side.reading === 'village'
      ? BORDER_HUTS.flatMap(({ share, radius }) =>
          // Turned by two quarters, shares run the other way.
          [share, 1 - share].map((at) => ({ point: pointOnSide(side, at), radius: radius * 0.9 })),
        )
      : [],
  );
  taken.push(...marks.map(({ mark, point }) => ({ point, radius: ROOM_RADII[mark] })));
  taken.push(...anchors.map((point) => ({ point, radius: PIECE })));
  const huts: Hut[] = [];
  const props: Prop[] = [];
  const place = (radius: number, fromBorder: number): Point | undefined => {
    const cell = village[Math.floor(random() * village.length)]!;
    const point = snapToGrid(cellPoint(grid, cell));
    const free =
      grid.clearance[cell]! > radius + 0.012 &&
      borderDistance(grid, point) > fromBorder &&
      taken.every((other) => isApart(other.point, point, other.radius + radius * 1.18));
    if (!free) return undefined;
    taken.push({ point, radius });
    return point;
  };
  for (let attempt = 0; attempt < 170 && village.length > 0; attempt++) {
    const radius = attempt < 80 ? 0.09 : 0.07;
    const point = place(radius, radius * 1.52);
    if (point) huts.push({ kind: random() < 0.6 ? 'round' : 'long', point, radius, spin: random() < 0.5 ? 0.2 : 0.7 });
  }
  for (let attempt = 0; attempt < 40 && village.length > 0 && props.length < 2; attempt++) {
    const kind = random() < 0.3 ? 'fire' : 'pots';
    const point = place(0.032, kind === 'fire' ? FIRE_GLOW : 0.05);
    if (point) props.push({ kind, point, spin: random() });
  }
  return { huts, props };
}
