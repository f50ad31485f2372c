import { blob, cubic, ribbon, shiftPoints } from '../../../drawing/curve.ts';
import { circle, type DrawOperation, polygon, polyline } from '../../../drawing/draw.ts';
import { Pen } from '../../../drawing/pen.ts';
import { along, type Point } from '../../../drawing/point.ts';
import type { LandColours } from './palette.ts';
import { FIRE_GLOW, type Hut, type Prop, sceneryOf } from './scenery.ts';
import { pointOnSide, type TurnedShape, type TurnedSide } from './turned-shape.ts';

const PATH_WIDTH = 0.085;

/** Draws the bare earth of a tile's villages with its edge, and the paths that lead to neighbouring tiles. */
export function clearingArt(shape: TurnedShape, land: LandColours): DrawOperation[] {
  const { tile, turn, clearings } = shape;
  // Edges taper off towards the corners, so that they do not reach over a side that the neighbour draws as jungle.
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

/** Draws paths from the middle of every side of a village to its heart. */
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

/** Draws a thatched hut on stilts, seen slightly from above, with its shadow to the south-east. */
export function hutArt({ kind, point, radius, spin }: Hut, land: LandColours): DrawOperation[] {
  const pen = new Pen(point, radius);
  const light = glowArt(pen.at(0, 0.72), radius * 0.78, land);
  return [...light, ...(kind === 'round' ? roundHut(pen, radius, spin, land) : longHut(pen, spin, land))];
}

/** Draws the light of a fire or a window on the ground at night. */
function glowArt(point: Point, radius: number, land: LandColours): DrawOperation[] {
  return land.glow.endsWith(' 0)') ? [] : [1, 0.6].map((share) => circle(point, radius * share, land.glow));
}

function roundHut(pen: Pen, radius: number, spin: number, land: LandColours): DrawOperation[] {
  const eaves = (from: number, to: number): Point[] =>
    Array.from({ length: 11 }, (_, index) => {
      const angle = from + ((to - from) * index) / 10;
      return pen.at(Math.cos(angle), 0.1 + Math.sin(angle) * 0.78);
    });
  const roof = eaves(0, Math.PI * 2);
  const top = pen.at(-0.06, -0.52);
  const door = spin < 0.5 ? -0.3 : 0.16;
  return [
    polygon(shiftPoints(roof, radius * 0.36, radius * 0.46), land.hutShade),
    pen.polygon([-0.7, 0.3, 0.7, 0.3, 0.62, 1.06, -0.62, 1.06], land.hutWall),
    pen.polygon([door, 0.7, door + 0.26, 0.7, door + 0.26, 1.06, door, 1.06], land.window),
    polygon(roof, land.thatch),
    polygon([top, ...eaves(-0.5, 1.15)], land.thatchDark),
    polygon([top, ...eaves(2.5, 4.4)], land.straw),
    pen.circle([-0.06, -0.52, 0.13], land.hutWall),
  ];
}

function longHut(pen: Pen, spin: number, land: LandColours): DrawOperation[] {
  const door = spin < 0.5 ? -0.5 : 0.12;
  return [
    pen.polygon([-0.8, 0.2, -0.4, -0.3, 0.9, -0.3, 1.45, 0.5, 1.4, 1.15, -0.6, 1.15], land.hutShade),
    pen.polygon([-0.86, 0.3, 0.86, 0.3, 0.8, 0.98, -0.8, 0.98], land.hutWall),
    pen.polygon([door, 0.52, door + 0.36, 0.52, door + 0.36, 0.82, door, 0.82], land.window),
    pen.polygon([0.62, -0.58, 1.08, 0.48, -1.08, 0.48, -0.62, -0.58], land.thatchDark),
    pen.polygon([0.62, -0.58, 0.76, 0.48, -0.9, 0.48, -0.62, -0.58], land.thatch),
    pen.polygon([-0.62, -0.58, -0.4, -0.58, -0.58, 0.48, -1.08, 0.48], land.straw),
    pen.polygon([-0.66, -0.66, 0.66, -0.66, 0.62, -0.42, -0.62, -0.42], land.straw),
  ];
}

/** Draws a fire in its ring of stones, or a few pots. */
export function propArt({ kind, point, spin }: Prop, land: LandColours): DrawOperation[] {
  const pen = new Pen(point);
  if (kind === 'pots') {
    return [
      pen.circle([0.014, 0.014, 0.026], land.hutShade),
      pen.circle([-0.012, 0, 0.021], land.pot),
      pen.circle([-0.015, -0.006, 0.009], land.hutWall),
      pen.circle([0.02, 0.012, 0.016], land.pot),
      pen.circle([0.018, 0.008, 0.007], land.hutWall),
    ];
  }
  return [
    ...glowArt(point, FIRE_GLOW, land),
    polygon(blob(point, 0.04, { spin }), land.rockDark),
    pen.circle([0, 0, 0.027], land.ember),
    pen.circle([-0.002, -0.008, 0.016], land.flame),
  ];
}
