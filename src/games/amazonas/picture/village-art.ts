import { blob, cubic, ribbon, shifted } from '../../../drawing/curve.ts';
import { circle, type DrawOperation, polygon, polyline } from '../../../drawing/draw.ts';
import { along, type Point } from '../../../drawing/point.ts';
import type { LandColours } from './palette.ts';
import { FIRE_GLOW, type Hut, type Prop, sceneryOf } from './scenery.ts';
import { pointOnSide, type TurnedShape, type TurnedSide } from './turned-shape.ts';

const PATH_WIDTH = 0.085;

/** The trodden earth of a tile's villages with its edge, and the paths that lead on to neighbours. */
export function clearingArt(shape: TurnedShape, land: LandColours): DrawOperation[] {
  const { tile, turn, clearings } = shape;
  // Edges taper off towards the corners, so that nothing spills over a side that the neighbour draws as jungle.
  const edges = (width: number, fill: string) =>
    clearings.flatMap((clearing) =>
      clearing.edges.map((line) =>
        polygon(
          ribbon(line, (share) => width * Math.min(1, Math.sin(Math.PI * share) * 2.2)),
          fill,
        ),
      ),
    );
  return [
    ...edges(0.085, land.clearingShade),
    ...clearings.map(({ outline }) => polygon(outline, land.clearing)),
    ...edges(0.03, land.clearingEdge),
    ...[...sceneryOf(tile).hearts].flatMap(([segment, heart]) => {
      const gates = shape.sides.filter((side) => side.reading === 'village' && side.segment === segment);
      return pathsOf(gates, turn(heart), land);
    }),
  ];
}

/** Paths run from the middle of every side of a village to its heart. */
function pathsOf(gates: readonly TurnedSide[], heart: Point, land: LandColours): DrawOperation[] {
  const middle = (side: TurnedSide) => pointOnSide(side, 0.5);
  const depthFrom = ({ from, inward }: TurnedSide) => (heart.x - from.x) * inward.x + (heart.y - from.y) * inward.y;
  const only = gates.length === 1 ? gates[0] : undefined;
  const end = only ? along(middle(only), only.inward, depthFrom(only)) : heart;
  const paths = gates.map((side) => {
    const [gate, out] = [middle(side), along(middle(side), side.inward, -0.1)];
    const path = cubic([gate, along(gate, side.inward, 0.12), along(end, side.inward, -depthFrom(side) / 3), end], 12);
    return polyline([out, ...path], land.clearingLight, PATH_WIDTH);
  });
  const place = Math.min(0.15, ...gates.map((side) => depthFrom(side) * 0.62));
  return [...paths, polygon(blob(end, place, { spin: 0.4 }), land.clearingLight)];
}

/** A place in a hut, in its radii from the middle. */
type HutPoint = (x: number, y: number) => Point;

/** A thatched hut on stilts, seen slightly from above, its shadow to the south-east. */
export function hutArt({ kind, point, radius, spin }: Hut, land: LandColours): DrawOperation[] {
  const at: HutPoint = (x, y) => ({ x: point.x + x * radius, y: point.y + y * radius });
  const light = glowArt({ x: point.x, y: point.y + radius * 0.72 }, radius * 0.78, land);
  return [...light, ...(kind === 'round' ? roundHut(at, radius, spin, land) : longHut(at, spin, land))];
}

/** The light of a fire or a window on the ground by night. */
function glowArt(point: Point, radius: number, land: LandColours): DrawOperation[] {
  return land.glow.endsWith(' 0)') ? [] : [1, 0.6].map((share) => circle(point, radius * share, land.glow));
}

function roundHut(at: HutPoint, radius: number, spin: number, land: LandColours): DrawOperation[] {
  const eaves = (from: number, to: number): Point[] =>
    Array.from({ length: 11 }, (_, index) => {
      const angle = from + ((to - from) * index) / 10;
      return at(Math.cos(angle), 0.1 + Math.sin(angle) * 0.78);
    });
  const roof = eaves(0, Math.PI * 2);
  const top = at(-0.06, -0.52);
  const door = spin < 0.5 ? -0.3 : 0.16;
  return [
    polygon(shifted(roof, radius * 0.36, radius * 0.46), land.hutShade),
    polygon([at(-0.7, 0.3), at(0.7, 0.3), at(0.62, 1.06), at(-0.62, 1.06)], land.hutWall),
    polygon([at(door, 0.7), at(door + 0.26, 0.7), at(door + 0.26, 1.06), at(door, 1.06)], land.window),
    polygon(roof, land.thatch),
    polygon([top, ...eaves(-0.5, 1.15)], land.thatchDark),
    polygon([top, ...eaves(2.5, 4.4)], land.straw),
    circle(top, radius * 0.13, land.hutWall),
  ];
}

function longHut(at: HutPoint, spin: number, land: LandColours): DrawOperation[] {
  const door = spin < 0.5 ? -0.5 : 0.12;
  const shade = [at(-0.8, 0.2), at(-0.4, -0.3), at(0.9, -0.3), at(1.45, 0.5), at(1.4, 1.15), at(-0.6, 1.15)];
  return [
    polygon(shade, land.hutShade),
    polygon([at(-0.86, 0.3), at(0.86, 0.3), at(0.8, 0.98), at(-0.8, 0.98)], land.hutWall),
    polygon([at(door, 0.52), at(door + 0.36, 0.52), at(door + 0.36, 0.82), at(door, 0.82)], land.window),
    polygon([at(0.62, -0.58), at(1.08, 0.48), at(-1.08, 0.48), at(-0.62, -0.58)], land.thatchDark),
    polygon([at(0.62, -0.58), at(0.76, 0.48), at(-0.9, 0.48), at(-0.62, -0.58)], land.thatch),
    polygon([at(-0.62, -0.58), at(-0.4, -0.58), at(-0.58, 0.48), at(-1.08, 0.48)], land.straw),
    polygon([at(-0.66, -0.66), at(0.66, -0.66), at(0.62, -0.42), at(-0.62, -0.42)], land.straw),
  ];
}

/** A fire in its ring of stones, or a few pots. */
export function propArt({ kind, point, spin }: Prop, land: LandColours): DrawOperation[] {
  const disc = (x: number, y: number, radius: number, fill: string) =>
    circle({ x: point.x + x, y: point.y + y }, radius, fill);
  if (kind === 'pots') {
    return [
      disc(0.014, 0.014, 0.026, land.hutShade),
      disc(-0.012, 0, 0.021, land.pot),
      disc(-0.015, -0.006, 0.009, land.hutWall),
      disc(0.02, 0.012, 0.016, land.pot),
      disc(0.018, 0.008, 0.007, land.hutWall),
    ];
  }
  return [
    ...glowArt(point, FIRE_GLOW, land),
    polygon(blob(point, 0.04, { spin }), land.rockDark),
    disc(0, 0, 0.027, land.ember),
    disc(-0.002, -0.008, 0.016, land.flame),
  ];
}
