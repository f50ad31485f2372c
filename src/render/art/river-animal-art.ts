import { circle, type DrawOperation, polygon, polyline } from '../draw.ts';
import { type Point, pointsOf } from '../point.ts';
import { ribbon } from './curve.ts';
import type { LandColours } from './palette.ts';

/** Half the width of a caiman from snout to tip of the tail, in lengths of the animal. */
const GIRTH = [0.035, 0.06, 0.062, 0.1, 0.085, 0.11, 0.145, 0.15, 0.13, 0.09, 0.07, 0.055, 0.04, 0.026, 0.012];

/** A caiman seen from above; `spin` (0..1) says which way it swims and how it bends. */
export function caimanArt(middle: Point, size: number, spin: number, land: LandColours): DrawOperation[] {
  const facing = spin < 0.5 ? 1 : -1;
  const bend = (spin * 2) % 1 < 0.5 ? 1 : -1;
  const at = (share: number): Point => {
    const along = (0.5 - share) * size * facing;
    const across = Math.sin((share - 0.2) * 5.6) * 0.1 * share * size * bend * 1.6;
    return { x: middle.x + along, y: middle.y + across };
  };
  const spine = GIRTH.map((_, index) => at(index / (GIRTH.length - 1)));
  const body = (extra: number) =>
    ribbon(spine, (share) => 2 * size * (GIRTH[Math.round(share * (GIRTH.length - 1))]! + extra));
  const foot = (share: number, side: number): Point[] => {
    const root = at(share);
    return [
      root,
      { x: root.x - facing * size * 0.02, y: root.y + side * size * 0.16 },
      { x: root.x + facing * size * 0.05, y: root.y + side * size * 0.225 },
    ];
  };
  const feet = (stroke: string, width: number) =>
    [0.33, 0.58].flatMap((share) => [1, -1].map((side) => polyline(foot(share, side), stroke, size * width)));
  const eye = (across: number, radius: number, fill: string) => {
    const { x, y } = at(0.2);
    return circle({ x, y: y + across * size }, size * radius, fill);
  };
  return [
    ...feet(land.caimanEdge, 0.115),
    polygon(body(0.032), land.caimanEdge),
    ...feet(land.caiman, 0.05),
    polygon(body(0), land.caiman),
    polyline([0.3, 0.42, 0.55, 0.7, 0.85].map(at), land.caimanBack, size * 0.075),
    ...[-0.075, 0.075].flatMap((across) => [eye(across, 0.058, land.caimanEdge), eye(across, 0.038, land.caimanEye)]),
  ];
}

const PIRANHA = pointsOf(
  -0.5,
  0.02,
  -0.42,
  -0.14,
  -0.24,
  -0.3,
  0,
  -0.34,
  0.18,
  -0.22,
  0.3,
  -0.08,
  0.5,
  -0.28,
  0.46,
  0.02,
  0.5,
  0.3,
  0.3,
  0.12,
  0.14,
  0.28,
  -0.1,
  0.36,
  -0.32,
  0.28,
);

const BELLY = pointsOf(-0.46, 0.08, -0.2, 0.04, 0.1, 0.08, 0.28, 0.1, 0.14, 0.26, -0.1, 0.33, -0.3, 0.26);

/** A piranha from the side; `spin` (0..1) says which way it swims. */
export function piranhaArt(middle: Point, size: number, spin: number, land: LandColours): DrawOperation[] {
  const facing = spin < 0.5 ? 1 : -1;
  const place = ({ x, y }: Point): Point => ({ x: middle.x + x * facing * size, y: middle.y + y * size });
  const outline = PIRANHA.map(place);
  const lineOf = (stroke: string, ...coordinates: number[]) =>
    polyline(pointsOf(...coordinates).map(place), stroke, 0.07 * size);
  return [
    polygon(outline, { fill: land.piranhaEdge, stroke: land.piranhaEdge, width: size * 0.2 }),
    polygon(outline, land.piranha),
    polygon(BELLY.map(place), land.piranhaBelly),
    lineOf(land.piranhaDark, -0.1, -0.4, 0.06, -0.42, 0.14, -0.28),
    lineOf(land.piranhaTeeth, -0.44, 0.08, -0.24, 0.1),
    circle(place({ x: -0.26, y: -0.1 }), size * 0.1, land.piranhaTeeth),
    circle(place({ x: -0.27, y: -0.1 }), size * 0.05, land.piranhaDark),
  ];
}
