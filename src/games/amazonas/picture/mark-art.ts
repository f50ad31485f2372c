import { ribbon } from '../../../drawing/curve.ts';
import { circle, type DrawOperation, polygon, polyline } from '../../../drawing/draw.ts';
import { Pen } from '../../../drawing/pen.ts';
import { oval, type Point, pointsOf } from '../../../drawing/point.ts';
import { randomOf } from '../../../drawing/random.ts';
import type { AmazonasTile } from '../rules/tile-set.ts';
import type { LandColours } from './palette.ts';
import { type PlacedMark, ROOM_RADII } from './tile-layout.ts';

/** Draws the icon of a mark around its point, in squares; `nth` is its number among equal marks of the segment. */
export function markArt(
  tile: AmazonasTile,
  { mark, segment, point }: PlacedMark,
  { nth, land }: { nth: number; land: LandColours },
): DrawOperation[] {
  const chance = randomOf(`${tile.id} ${segment} ${mark} ${nth}`)();
  switch (mark) {
    case 'boat':
      return boatArt(point, land);
    case 'fruit':
      return fruitArt(point, land);
    case 'animal':
      return [
        circle(point, ROOM_RADII.animal + 0.012, land.halo),
        circle(point, ROOM_RADII.animal - 0.008, { fill: land.den, stroke: land.denRim, lineWidth: 0.012 }),
        { kind: 'icon', icon: animalFor(chance), ...point, size: 0.19 },
      ];
    case 'caiman':
      return caimanArt(point, 0.3, chance, land);
    case 'piranha':
      return piranhaArt(point, 0.18, chance, land);
  }
}

/** Outline of a hull around the middle of its plate. */
const HULL = [
  -0.106, -0.022, -0.07, 0.002, 0.07, 0.002, 0.106, -0.022, 0.08, 0.046, 0.05, 0.06, -0.05, 0.06, -0.08, 0.046,
];

/** Draws a pirogue with its paddle on a plate as wide as a boat. */
function boatArt(point: Point, land: LandColours): DrawOperation[] {
  const pen = new Pen(point);
  const plate = { radius: 0.055, fill: land.boatPlate, stroke: land.boatPlateRim, lineWidth: 0.016 };
  return [
    pen.box([-0.126, -0.089, 0.252, 0.178], plate),
    pen.line([-0.035, 0.036, 0.045, -0.062], land.boatPlateRim, 0.015),
    pen.line([0.03, -0.044, 0.048, -0.066], land.boatPlateRim, 0.032),
    pen.polygon(HULL, land.boat),
    pen.line([-0.078, 0.012, 0.078, 0.012], land.boatLight, 0.011),
  ];
}

/** Draws a pineapple on a round plate. */
function fruitArt(point: Point, land: LandColours): DrawOperation[] {
  const pen = new Pen(point);
  const leaf = (x: number, y: number, spread: number) =>
    pen.polygon([-spread, -0.016, x, y, spread, -0.016], land.fruitLeaf);
  const cut = (...ends: readonly number[]) => pen.line(ends, land.fruitDark, 0.008);
  const body = oval(pen.at(0, 0.033), { width: 0.1, height: 0.112 }, 16);
  return [
    pen.circle([0, 0, ROOM_RADII.fruit - 0.008], { fill: land.plate, stroke: land.plateRim, lineWidth: 0.016 }),
    leaf(-0.055, -0.07, 0.02),
    leaf(0.055, -0.07, 0.02),
    leaf(-0.024, -0.095, 0.018),
    leaf(0.024, -0.095, 0.018),
    polygon(body, { fill: land.fruit, stroke: land.fruitDark, lineWidth: 0.012 }),
    cut(-0.034, 0.004, 0.034, 0.062),
    cut(0.034, 0.004, -0.034, 0.062),
    cut(-0.042, 0.042, 0.012, 0.084),
    cut(0.042, 0.042, -0.012, 0.084),
  ];
}

/** Draws the sign of a "!" tile, which is followed by a double (A11). */
export function bangArt(point: Point, land: LandColours): DrawOperation[] {
  const size = ROOM_RADII.bang * 1.35;
  const mark = new Pen(point, size);
  return [
    circle(point, ROOM_RADII.bang, { fill: land.alarm, stroke: land.plate, lineWidth: 0.025 }),
    mark.box([-0.1, -0.5, 0.2, 0.62], { radius: size * 0.08, fill: '#ffffff' }),
    mark.circle([0, 0.36, 0.13], '#ffffff'),
  ];
}

/** Half the width of a caiman at points from its snout to the tip of its tail, as shares of its length. */
const GIRTH = [0.035, 0.06, 0.062, 0.1, 0.085, 0.11, 0.145, 0.15, 0.13, 0.09, 0.07, 0.055, 0.04, 0.026, 0.012];

/** Draws a caiman from above; `spin` (0..1) gives its direction and its bend. */
function caimanArt(middle: Point, size: number, spin: number, land: LandColours): DrawOperation[] {
  const facing = spin < 0.5 ? 1 : -1;
  const bend = (spin * 2) % 1 < 0.5 ? 1 : -1;
  const point = (share: number): Point => {
    const along = (0.5 - share) * size * facing;
    const across = Math.sin((share - 0.2) * 5.6) * 0.1 * share * size * bend * 1.6;
    return { x: middle.x + along, y: middle.y + across };
  };
  const spine = GIRTH.map((_, index) => point(index / (GIRTH.length - 1)));
  const body = (extra: number) =>
    ribbon(spine, (share) => 2 * size * (GIRTH[Math.round(share * (GIRTH.length - 1))]! + extra));
  const foot = (share: number, side: number): Point[] => {
    const root = point(share);
    return [
      root,
      { x: root.x - facing * size * 0.02, y: root.y + side * size * 0.16 },
      { x: root.x + facing * size * 0.05, y: root.y + side * size * 0.225 },
    ];
  };
  const feet = (stroke: string, width: number) =>
    [0.33, 0.58].flatMap((share) => [1, -1].map((side) => polyline(foot(share, side), stroke, size * width)));
  const eye = (across: number, radius: number, fill: string) => {
    const { x, y } = point(0.2);
    return circle({ x, y: y + across * size }, size * radius, fill);
  };
  return [
    ...feet(land.caimanEdge, 0.115),
    polygon(body(0.032), land.caimanEdge),
    ...feet(land.caiman, 0.05),
    polygon(body(0), land.caiman),
    polyline([0.3, 0.42, 0.55, 0.7, 0.85].map(point), land.caimanBack, size * 0.075),
    ...[-0.075, 0.075].flatMap((across) => [eye(across, 0.058, land.caimanEdge), eye(across, 0.038, land.caimanEye)]),
  ];
}

/** Outlines of a piranha from the side, and of its belly. */
const PIRANHA = pointsOf([
  -0.5, 0.02, -0.42, -0.14, -0.24, -0.3, 0, -0.34, 0.18, -0.22, 0.3, -0.08, 0.5, -0.28, 0.46, 0.02, 0.5, 0.3, 0.3, 0.12,
  0.14, 0.28, -0.1, 0.36, -0.32, 0.28,
]);

const BELLY = pointsOf([-0.46, 0.08, -0.2, 0.04, 0.1, 0.08, 0.28, 0.1, 0.14, 0.26, -0.1, 0.33, -0.3, 0.26]);

/** Draws a piranha from the side; `spin` (0..1) gives its direction. */
function piranhaArt(middle: Point, size: number, spin: number, land: LandColours): DrawOperation[] {
  const facing = spin < 0.5 ? 1 : -1;
  const place = ({ x, y }: Point): Point => ({ x: middle.x + x * facing * size, y: middle.y + y * size });
  const outline = PIRANHA.map(place);
  const lineOf = (stroke: string, ...coordinates: number[]) =>
    polyline(pointsOf(coordinates).map(place), stroke, 0.07 * size);
  return [
    polygon(outline, { fill: land.piranhaEdge, stroke: land.piranhaEdge, lineWidth: size * 0.2 }),
    polygon(outline, land.piranha),
    polygon(BELLY.map(place), land.piranhaBelly),
    lineOf(land.piranhaDark, -0.1, -0.4, 0.06, -0.42, 0.14, -0.28),
    lineOf(land.piranhaTeeth, -0.44, 0.08, -0.24, 0.1),
    circle(place({ x: -0.26, y: -0.1 }), size * 0.1, land.piranhaTeeth),
    circle(place({ x: -0.27, y: -0.1 }), size * 0.05, land.piranhaDark),
  ];
}

/** Animals of the jungle with the ink of their icons; undefined for icons with colours of their own. */
export const ANIMALS = {
  parrot: undefined,
  toucan: '#23201f',
  butterfly: undefined,
  frog: undefined,
  sloth: undefined,
  tapir: '#4b3527',
  monkey: undefined,
  leopard: undefined,
  turtle: undefined,
  snake: undefined,
  lizard: undefined,
  armadillo: '#6b4a2f',
  anteater: '#3d3230',
  capybara: '#7a4a22',
  hummingbird: '#0b6b73',
  otter: undefined,
};

const SPECIES = Object.keys(ANIMALS);

/** Returns the animal shown for a mark; `chance` is a random number in 0..1. */
export function animalFor(chance: number): string {
  return SPECIES[Math.floor(chance * SPECIES.length)]!;
}
