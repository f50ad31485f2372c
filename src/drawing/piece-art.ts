import type { Colour } from '../core/colour.ts';
import {
  type BadgeOperation,
  caption,
  circle,
  type DrawOperation,
  type PieceOperation,
  polygon,
  polyline,
  rectangle,
} from './draw.ts';
import { along, type Box, boxAround, distance, inset, type Point, pointsOf } from './point.ts';
import { badgeOutline, EDGE, HALO, SEAT_SIGNS } from './seat-sign.ts';

/** Half the head of a meeple from its top, and half of what is below: an arm and a leg, to between the legs. */
const HALF_HEAD = Array.from({ length: 10 }, (_, at) => {
  const angle = -Math.PI / 2 + (at / 9) * 2.42;
  return { x: 0.22 * Math.cos(angle), y: -0.28 + 0.22 * Math.sin(angle) };
});
const HALF_BODY: readonly Point[] = pointsOf([
  0.24, -0.09, 0.36, -0.06, 0.46, -0.01, 0.52, 0.06, 0.52, 0.12, 0.47, 0.155, 0.37, 0.155, 0.26, 0.15, 0.225, 0.19,
  0.26, 0.28, 0.33, 0.37, 0.39, 0.44, 0.39, 0.485, 0.35, 0.5, 0.17, 0.5, 0.12, 0.475, 0.06, 0.37, 0, 0.31,
]);

/** Both halves of a figure from one of them, which begins and ends in its middle. */
export function mirrored(half: readonly Point[]): Point[] {
  return [...half, ...half.map(({ x, y }) => ({ x: -x, y })).reverse()];
}

export const MEEPLE_OUTLINE: readonly Point[] = mirrored([...HALF_HEAD, ...HALF_BODY]);

/** The plate of a piece's letter grows less than the piece: small pieces need a larger share for it. */
const PLATE = { share: 0.36, pixels: 6 };

/** The shadow of a piece that lies. */
const SHADOW = '#1c1a1780';

/** Height of a letter's font in the size of its plate. */
const LETTER = 0.9;

/**
 * How a piece looks: points and lengths in units of its size, from its middle. Omitted fields are those of the meeple.
 */
export interface PieceShape {
  /** Its body. */
  readonly outline?: readonly Point[];
  /** Never lies, as it is low itself. */
  readonly isLow?: boolean;
  /** Dark lines on it. */
  readonly lines?: readonly (readonly Point[])[];
  /** What it wears or holds, above its body and with the same outline; in its seat's colour where it has none of its own. */
  readonly parts?: readonly { readonly outline: readonly Point[]; readonly fill?: string }[];
  /** What it stands on, in a colour of its own. */
  readonly base?: { readonly outline: readonly Point[]; readonly fill: string };
  /** How much it counts, on a round plate in place of its head, which never turns. */
  readonly count?: { readonly at: Point; readonly radius: number; readonly text: string };
  /** Distance of the plate with its seat's letter below its middle. */
  readonly letter?: number;
  /** Half its width and height, which labels keep free. */
  readonly reach?: Point;
}

/** Shapes of pieces by their names. */
export type PieceShapes = Readonly<Record<string, PieceShape>>;

const MEEPLE = { outline: MEEPLE_OUTLINE, letter: 0.12, reach: { x: 0.62, y: 0.6 } };

/** The shape of a piece with its defaults filled in. */
export function pieceShape(piece: string, shapes: PieceShapes = {}): PieceShape & typeof MEEPLE {
  return { ...MEEPLE, ...shapes[piece] };
}

/** The box around a piece that stands upright, with the line around it, in units of its size from its middle. */
export function pieceBox(piece: string, shapes?: PieceShapes): Box {
  const { outline, parts = [], base, count } = pieceShape(piece, shapes);
  const whole = [
    ...outline,
    ...parts.flatMap((part) => part.outline),
    ...(base?.outline ?? []),
    ...(count ? cornersAround(count.at, count.radius) : []),
  ];
  return inset(boxAround(whole), -RIM / 2);
}

/** Size of a piece: in squares, with a minimum in pixels so that its letter can be read if there is room. */
export interface PieceSize {
  readonly squares: number;
  readonly pixels: number;
  /** Largest size in squares, even if that is fewer pixels. */
  readonly room: number;
  /** Pixels below which it has no letter. */
  readonly lettered: number;
}

/** The size of a piece on a board with squares of `tile` pixels, and that it has no letter where that could not be read. */
export function sizeOnTile(
  tile: number,
  { squares, pixels, room, lettered }: PieceSize,
): Pick<PieceOperation, 'size' | 'plain'> {
  const size = Math.round(Math.max(tile * squares, Math.min(pixels, tile * room)));
  return { size, ...(size < lettered && { plain: true }) };
}

/** Width of the dark line around a piece, in its sizes. */
const RIM = 0.2;

/** Width of the dark line around what a piece wears or holds, in its sizes. */
const PART_EDGE = 0.07;

/** A piece that lies: how long and flat it is, where its shadow falls, and the dark hatches across its white line. */
const LYING = { long: 1.14, flat: 0.74, shadow: { x: 0.06, y: 0.16 }, hatches: 14, hatch: 0.1, width: 0.03 };

/**
 * The strokes of a piece: body in the seat's colour, or white for a ghost, white outline, dark edge, and a plate with the
 * seat's letter. One that lies has a shadow below it and a hatched outline.
 */
export function pieceArt(operation: PieceOperation, shapes?: PieceShapes): DrawOperation[] {
  const { piece, colour, x, y, size, ghost = false, plain = ghost } = operation;
  const { outline, parts = [], lines = [], base, count, letter: down, isLow } = pieceShape(piece, shapes);
  const lying = operation.lying && !isLow;
  const badge = Math.round(size * PLATE.share + PLATE.pixels);
  const at = (point: Point) => ({ x: x + point.x * size, y: y + point.y * size });
  const turned = (point: Point) => at(lying ? { x: -point.y * LYING.long, y: point.x * LYING.flat } : point);
  const points = outline.map(turned);
  const shade = points.map((point) => along(point, LYING.shadow, size));
  const body = ghost ? HALO : SEAT_SIGNS[colour].fill;
  const worn = parts.map(({ outline: corners, fill = body }) => ({ corners: corners.map(turned), fill }));
  const whole = [points, ...worn.map(({ corners }) => corners)];
  return [
    ...(base ? [polygon(base.outline.map(at), { fill: base.fill, stroke: EDGE, lineWidth: size * 0.06 })] : []),
    ...(lying ? [polygon(shade, { fill: SHADOW, stroke: SHADOW, lineWidth: size * 0.16 })] : []),
    ...whole.map((corners) => polygon(corners, { fill: EDGE, stroke: EDGE, lineWidth: size * RIM })),
    ...whole.map((corners) => polygon(corners, { fill: HALO, stroke: HALO, lineWidth: size * 0.12 })),
    ...(lying ? hatches(points, size) : []),
    polygon(points, body),
    ...worn.map(({ corners, fill }) => polygon(corners, { fill, stroke: EDGE, lineWidth: size * PART_EDGE })),
    ...lines.map((line) => polyline(line.map(turned), EDGE, size * 0.05)),
    ...(count ? countArt(turned(count.at), count.text, count.radius * size) : []),
    ...(plain ? [] : letterArt(colour, turned({ x: 0, y: down }), { badge, size: Math.round(badge * LETTER) })),
  ];
}

/** Two corners of the square around a plate. */
function cornersAround({ x, y }: Point, radius: number): Point[] {
  return pointsOf([x - radius, y - radius, x + radius, y + radius]);
}

/** A round plate with what a piece counts. */
function countArt(at: Point, text: string, radius: number): DrawOperation[] {
  const rim = { stroke: EDGE, lineWidth: radius * 0.22 };
  return [
    circle(at, radius, { fill: HALO, ...rim }),
    caption(at, text, { size: Math.round(radius * 1.9), fill: EDGE }),
  ];
}

/** Dark strokes across the line around an outline, equally far apart. */
function hatches(outline: readonly Point[], size: number): DrawOperation[] {
  const closed = [...outline, outline[0]!];
  const length = closed.slice(1).reduce((sum, point, at) => sum + distance(closed[at]!, point), 0);
  const step = length / LYING.hatches;
  let [way, next] = [0, step / 2];
  return closed.slice(1).flatMap((to, at) => {
    const from = closed[at]!;
    const side = distance(from, to);
    const ticks: DrawOperation[] = [];
    for (; next < way + side; next += step) {
      const point = along(from, { x: to.x - from.x, y: to.y - from.y }, (next - way) / side);
      const across = { x: ((to.y - from.y) / side) * LYING.hatch, y: ((from.x - to.x) / side) * LYING.hatch };
      ticks.push(polyline([along(point, across, -size / 2), along(point, across, size / 2)], EDGE, size * LYING.width));
    }
    way += side;
    return ticks;
  });
}

/** The sign of a seat around a point: its letter on its plate, on a field of its colour; `size` is the field's side. */
export function signArt(colour: Colour, { x, y }: Point, size: number): DrawOperation[] {
  const field = { x: x - size / 2, y: y - size / 2, width: size, height: size };
  const rim = { stroke: EDGE, lineWidth: Math.max(1.5, size * 0.05) };
  return [
    rectangle(field, { radius: size * 0.2, fill: SEAT_SIGNS[colour].fill, ...rim }),
    ...letterArt(colour, { x, y }, { badge: size * 0.64, size: Math.round(size * 0.6) }),
  ];
}

function letterArt(colour: Colour, at: Point, { badge, size }: { badge: number; size: number }): DrawOperation[] {
  const { letter, shape } = SEAT_SIGNS[colour];
  return [{ kind: 'badge', shape, ...at, size: badge }, caption(at, letter, { size, fill: EDGE })];
}

/** The outline of a badge, filled. */
export function badgeArt({ shape, x, y, size }: BadgeOperation): DrawOperation {
  const points = badgeOutline(shape, size).map((point) => ({ x: x + point.x, y: y + point.y }));
  return polygon(points, { fill: HALO, stroke: EDGE, lineWidth: Math.max(1, size * 0.06) });
}
