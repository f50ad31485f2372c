import type { AmazonasTile } from '../../engine/index.ts';
import type { DrawOperation } from '../draw.ts';
import { along, type Point, turnPoint } from '../point.ts';
import { cubic, ribbon } from './curve.ts';
import { blob } from './figure.ts';
import type { LandColours } from './palette.ts';
import { FIRE_GLOW, type Hut, type Prop, sceneryOf } from './scenery.ts';
import type { TurnedShape, TurnedSide } from './turned-shape.ts';
import { pointOnSide } from './turned-shape.ts';

const PATH_WIDTH = 0.085;

/** The trodden earth of a tile's villages with its edge, and the paths that lead on to neighbours. */
export function clearingArt(
  tile: AmazonasTile,
  shape: TurnedShape,
  { turns, land }: { turns: number; land: LandColours },
): DrawOperation[] {
  // Edges taper off towards the corners, so that nothing spills over a side that the neighbour draws as jungle.
  const edge = (line: readonly Point[], width: number) =>
    ribbon(line, (share) => width * Math.min(1, Math.sin(Math.PI * share) * 2.2));
  const edges = shape.clearings.flatMap((clearing) => clearing.edges);
  return [
    ...edges.map((line): DrawOperation => ({ kind: 'polygon', points: edge(line, 0.085), fill: land.clearingShade })),
    ...shape.clearings.map(({ outline }): DrawOperation => ({ kind: 'polygon', points: outline, fill: land.clearing })),
    ...edges.map((line): DrawOperation => ({ kind: 'polygon', points: edge(line, 0.03), fill: land.clearingEdge })),
    ...[...sceneryOf(tile).hearts].flatMap(([segment, heart]) =>
      pathsOf(shape, { segment, heart: turnPoint(heart, turns) }, land),
    ),
  ];
}

/** Paths run from the middle of every side of a village to its heart. */
function pathsOf(
  { sides }: TurnedShape,
  { segment, heart }: { segment: number; heart: Point },
  land: LandColours,
): DrawOperation[] {
  const gates = sides.filter((side) => side.reading === 'village' && side.segment === segment);
  const middle = (side: TurnedSide) => pointOnSide(side, 0.5);
  const depthFrom = (side: TurnedSide): number =>
    (heart.x - side.from.x) * side.inward.x + (heart.y - side.from.y) * side.inward.y;
  const only = gates.length === 1 ? gates[0] : undefined;
  const end = only ? along(middle(only), only.inward, depthFrom(only)) : heart;
  const paths = gates.map((side): DrawOperation => {
    const [gate, out] = [middle(side), along(middle(side), side.inward, -0.1)];
    const line = cubic([gate, along(gate, side.inward, 0.12), along(end, side.inward, -depthFrom(side) / 3), end], 12);
    return { kind: 'line', points: [out, ...line], stroke: land.clearingLight, width: PATH_WIDTH };
  });
  const place = Math.min(0.15, ...gates.map((side) => depthFrom(side) * 0.62));
  return [...paths, { kind: 'polygon', points: blob(end, place, { spin: 0.4 }), fill: land.clearingLight }];
}

/** A thatched hut on stilts, seen slightly from above, its shadow to the south-east. */
export function hutArt(hut: Hut, land: LandColours): DrawOperation[] {
  const { x, y } = hut.point;
  const light = glowArt({ x, y: y + hut.radius * 0.72 }, hut.radius * 0.78, land);
  return [...light, ...(hut.kind === 'round' ? roundHut(hut, land) : longHut(hut, land))];
}

/** The light of a fire or a window on the ground by night. */
function glowArt(point: Point, radius: number, land: LandColours): DrawOperation[] {
  if (land.glow.endsWith(' 0)')) return [];
  return [1, 0.6].map((share) => ({ kind: 'circle', ...point, radius: radius * share, fill: land.glow }));
}

function roundHut({ point, radius: r, spin }: Hut, land: LandColours): DrawOperation[] {
  const at = (x: number, y: number): Point => ({ x: point.x + x * r, y: point.y + y * r });
  const eaves = (from: number, to: number, reach = 1): Point[] =>
    Array.from({ length: 11 }, (_, index) => {
      const angle = from + ((to - from) * index) / 10;
      return at(Math.cos(angle) * reach, 0.1 + Math.sin(angle) * 0.78 * reach);
    });
  const top = at(-0.06, -0.52);
  const door = spin < 0.5 ? -0.3 : 0.16;
  return [
    {
      kind: 'polygon',
      points: eaves(0, Math.PI * 2).map(({ x, y }) => ({ x: x + r * 0.36, y: y + r * 0.46 })),
      fill: land.hutShade,
    },
    { kind: 'polygon', points: [at(-0.7, 0.3), at(0.7, 0.3), at(0.62, 1.06), at(-0.62, 1.06)], fill: land.hutWall },
    {
      kind: 'polygon',
      points: [at(door, 0.7), at(door + 0.26, 0.7), at(door + 0.26, 1.06), at(door, 1.06)],
      fill: land.window,
    },
    { kind: 'polygon', points: eaves(0, Math.PI * 2), fill: land.thatch },
    { kind: 'polygon', points: [top, ...eaves(-0.5, 1.15)], fill: land.thatchDark },
    { kind: 'polygon', points: [top, ...eaves(2.5, 4.4)], fill: land.straw },
    { kind: 'circle', ...top, radius: r * 0.13, fill: land.hutWall },
  ];
}

function longHut({ point, radius: r, spin }: Hut, land: LandColours): DrawOperation[] {
  const at = (x: number, y: number): Point => ({ x: point.x + x * r, y: point.y + y * r });
  const polygon = (fill: string, ...points: Point[]): DrawOperation => ({ kind: 'polygon', points, fill });
  const door = spin < 0.5 ? -0.5 : 0.12;
  return [
    polygon(land.hutShade, at(-0.8, 0.2), at(-0.4, -0.3), at(0.9, -0.3), at(1.45, 0.5), at(1.4, 1.15), at(-0.6, 1.15)),
    polygon(land.hutWall, at(-0.86, 0.3), at(0.86, 0.3), at(0.8, 0.98), at(-0.8, 0.98)),
    polygon(land.window, at(door, 0.52), at(door + 0.36, 0.52), at(door + 0.36, 0.82), at(door, 0.82)),
    polygon(land.thatchDark, at(0.62, -0.58), at(1.08, 0.48), at(-1.08, 0.48), at(-0.62, -0.58)),
    polygon(land.thatch, at(0.62, -0.58), at(0.76, 0.48), at(-0.9, 0.48), at(-0.62, -0.58)),
    polygon(land.straw, at(-0.62, -0.58), at(-0.4, -0.58), at(-0.58, 0.48), at(-1.08, 0.48)),
    polygon(land.straw, at(-0.66, -0.66), at(0.66, -0.66), at(0.62, -0.42), at(-0.62, -0.42)),
  ];
}

/** A fire in its ring of stones, or a few pots. */
export function propArt({ kind, point, spin }: Prop, land: LandColours): DrawOperation[] {
  const disc = (x: number, y: number, radius: number, fill: string): DrawOperation => ({
    kind: 'circle',
    x: point.x + x,
    y: point.y + y,
    radius,
    fill,
  });
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
    { kind: 'polygon', points: blob(point, 0.04, { spin }), fill: land.rockDark },
    disc(0, 0, 0.027, land.ember),
    disc(-0.002, -0.008, 0.016, land.flame),
  ];
}
