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
import { badgeOutline, SEAT_SIGNS, SIGN_EDGE, SIGN_HALO } from './seat-sign.ts';

/** The right half of a meeple's outline: its head, from the top, and its body with an arm and a leg, to between the legs. */
const HALF_HEAD = Array.from({ length: 10 }, (_, index) => {
  const angle = -Math.PI / 2 + (index / 9) * 2.42;
  return { x: 0.22 * Math.cos(angle), y: -0.28 + 0.22 * Math.sin(angle) };
});
const HALF_BODY: readonly Point[] = pointsOf([
  0.24, -0.09, 0.36, -0.06, 0.46, -0.01, 0.52, 0.06, 0.52, 0.12, 0.47, 0.155, 0.37, 0.155, 0.26, 0.15, 0.225, 0.19,
  0.26, 0.28, 0.33, 0.37, 0.39, 0.44, 0.39, 0.485, 0.35, 0.5, 0.17, 0.5, 0.12, 0.475, 0.06, 0.37, 0, 0.31,
]);

/** Adds the mirrored left half to the right half of a figure's outline. */
export function mirrorOutline(half: readonly Point[]): Point[] {
  return [...half, ...half.map(({ x, y }) => ({ x: -x, y })).reverse()];
}

export const MEEPLE_OUTLINE: readonly Point[] = mirrorOutline([...HALF_HEAD, ...HALF_BODY]);

/** Size of a letter's plate: a share of the piece's size, plus some pixels, so that letters on small pieces can be read. */
const PLATE = { share: 0.36, pixels: 6 };

/** Colour of the shadow of a piece that lies on its side. */
const SHADOW = '#1c1a1780';

/** Font size of a letter, as a share of its plate's size. */
const LETTER = 0.9;

/**
 * Shape of a piece. Points are offsets from its middle, and points and lengths are in units of its size. Omitted fields
 * are those of the meeple.
 */
export interface PieceShape {
  /** Outline of the body. */
  readonly outline?: readonly Point[];
  /** True for a low piece, which is never drawn on its side. */
  readonly isLow?: boolean;
  /** True for a body through which the ground shows. */
  readonly isSeeThrough?: boolean;
  /** Dark lines on the body. */
  readonly lines?: readonly (readonly Point[])[];
  /** Things that it wears or holds, drawn above the body with the same dark line; `fill` is the seat's colour by default. */
  readonly parts?: readonly { readonly outline: readonly Point[]; readonly fill?: string }[];
  /** Base on which it stands. */
  readonly base?: { readonly outline: readonly Point[]; readonly fill: string };
  /** Text for how much it counts, on a round plate in place of its head; the text is always upright. */
  readonly count?: { readonly at: Point; readonly radius: number; readonly text: string };
  /** Distance of the seat's letter below the middle. */
  readonly letter?: number;
  /** Half its width and half its height: the area that labels keep free. */
  readonly reach?: Point;
}

/** Shapes of pieces by their names. */
export type PieceShapes = Readonly<Record<string, PieceShape>>;

const MEEPLE = { outline: MEEPLE_OUTLINE, letter: 0.12, reach: { x: 0.62, y: 0.6 } };

/** Returns the shape of a piece, with omitted fields filled in. */
export function pieceShape(piece: string, shapes: PieceShapes = {}): PieceShape & typeof MEEPLE {
  return { ...MEEPLE, ...shapes[piece] };
}

/** Returns the box around an upright piece and its dark line, relative to its middle, in units of its size. */
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

/** Size of a piece in squares, with limits. */
export interface PieceSize {
  /** Usual size, in squares. */
  readonly squares: number;
  /** Minimum in pixels, so that the letter can be read. */
  readonly pixels: number;
  /** Maximum in squares; it wins over the minimum. */
  readonly maxSquares: number;
  /** Smallest size in pixels at which the piece has a letter. */
  readonly letterMinimum: number;
}

/** Returns the size of a piece on a board with squares of `tile` pixels; a piece that is too small for a letter is plain. */
export function sizeOnTile(
  tile: number,
  { squares, pixels, maxSquares, letterMinimum }: PieceSize,
): Pick<PieceOperation, 'size' | 'plain'> {
  const size = Math.round(Math.max(tile * squares, Math.min(pixels, tile * maxSquares)));
  return { size, ...(size < letterMinimum && { plain: true }) };
}

/** Width of the dark line around a piece, as a share of its size. */
const RIM = 0.2;

/** Opacity of a body through which the ground shows, as the last digits of a colour. */
const SEE_THROUGH = '99';

/** Width of the dark line around something that a piece wears or holds, as a share of the piece's size. */
const PART_EDGE = 0.07;

/** Shape of a piece on its side: its length and height, the offset of its shadow, and the dark hatches on its white line. */
const LYING = { long: 1.14, flat: 0.74, shadow: { x: 0.06, y: 0.16 }, hatches: 14, hatch: 0.1, width: 0.03 };

/**
 * Draws a piece: its body in the seat's colour, or white for a ghost, a white outline, a dark edge, and a plate with the
 * seat's letter. A piece on its side has a shadow and a hatched outline.
 */
export function pieceArt(operation: PieceOperation, shapes?: PieceShapes): DrawOperation[] {
  const { piece, colour, x, y, size, ghost = false, plain = ghost } = operation;
  const shape = pieceShape(piece, shapes);
  const { outline, parts = [], lines = [], base, count, letter: letterOffset, isLow, isSeeThrough } = shape;
  const lying = operation.lying && !isLow;
  const badge = Math.round(size * PLATE.share + PLATE.pixels);
  const pointAt = (point: Point) => ({ x: x + point.x * size, y: y + point.y * size });
  const turned = (point: Point) => pointAt(lying ? { x: -point.y * LYING.long, y: point.x * LYING.flat } : point);
  const points = outline.map(turned);
  const shade = points.map((point) => along(point, LYING.shadow, size));
  const body = `${ghost ? SIGN_HALO : SEAT_SIGNS[colour].fill}${isSeeThrough ? SEE_THROUGH : ''}`;
  const turnedParts = parts.map(({ outline: corners, fill = body }) => ({ corners: corners.map(turned), fill }));
  const silhouettes = [points, ...turnedParts.map(({ corners }) => corners)];
  return [
    ...(base
      ? [polygon(base.outline.map(pointAt), { fill: base.fill, stroke: SIGN_EDGE, lineWidth: size * 0.06 })]
      : []),
    ...(lying && !isSeeThrough ? [polygon(shade, { fill: SHADOW, stroke: SHADOW, lineWidth: size * 0.16 })] : []),
    ...(isSeeThrough ? seeThroughEdge(points, size) : solidEdge(silhouettes, size)),
    ...(lying ? hatches(points, size) : []),
    polygon(points, body),
    ...turnedParts.map(({ corners, fill }) =>
      polygon(corners, { fill, stroke: SIGN_EDGE, lineWidth: size * PART_EDGE }),
    ),
    ...lines.map((line) => polyline(line.map(turned), SIGN_EDGE, size * 0.05)),
    ...(count ? countArt(turned(count.at), count.text, count.radius * size) : []),
    ...(plain ? [] : letterArt(colour, turned({ x: 0, y: letterOffset }), { badge, size: Math.round(badge * LETTER) })),
  ];
}

/** The dark edge and the white line around everything that a piece consists of. */
function solidEdge(silhouettes: readonly (readonly Point[])[], size: number): DrawOperation[] {
  return [
    ...silhouettes.map((corners) => polygon(corners, { fill: SIGN_EDGE, stroke: SIGN_EDGE, lineWidth: size * RIM })),
    ...silhouettes.map((corners) => polygon(corners, { fill: SIGN_HALO, stroke: SIGN_HALO, lineWidth: size * 0.12 })),
  ];
}

/** The dark line between two white ones around a body through which the ground shows, and the haze in it. */
function seeThroughEdge(points: readonly Point[], size: number): DrawOperation[] {
  return [
    polygon(points, { fill: `${SIGN_HALO}${SEE_THROUGH}`, stroke: SIGN_HALO, lineWidth: size * RIM }),
    polygon(points, { stroke: SIGN_EDGE, lineWidth: size * 0.08 }),
  ];
}

/** Returns two opposite corners of the square around a circle. */
function cornersAround({ x, y }: Point, radius: number): Point[] {
  return pointsOf([x - radius, y - radius, x + radius, y + radius]);
}

/** Draws a round plate with the text for how much a piece counts. */
function countArt(point: Point, text: string, radius: number): DrawOperation[] {
  const rim = { stroke: SIGN_EDGE, lineWidth: radius * 0.22 };
  return [
    circle(point, radius, { fill: SIGN_HALO, ...rim }),
    caption(point, text, { size: Math.round(radius * 1.9), fill: SIGN_EDGE }),
  ];
}

/** Draws dark strokes across an outline, at equal distances. */
function hatches(outline: readonly Point[], size: number): DrawOperation[] {
  const closed = [...outline, outline[0]!];
  const length = closed.slice(1).reduce((sum, point, index) => sum + distance(closed[index]!, point), 0);
  const step = length / LYING.hatches;
  let [way, next] = [0, step / 2];
  return closed.slice(1).flatMap((to, index) => {
    const from = closed[index]!;
    const side = distance(from, to);
    const ticks: DrawOperation[] = [];
    for (; next < way + side; next += step) {
      const point = along(from, { x: to.x - from.x, y: to.y - from.y }, (next - way) / side);
      const across = { x: ((to.y - from.y) / side) * LYING.hatch, y: ((from.x - to.x) / side) * LYING.hatch };
      ticks.push(
        polyline([along(point, across, -size / 2), along(point, across, size / 2)], SIGN_EDGE, size * LYING.width),
      );
    }
    way += side;
    return ticks;
  });
}

/** Draws the sign of a seat around a point: its letter and plate, on a square of its colour with the side `size`. */
export function seatSignArt(colour: Colour, { x, y }: Point, size: number): DrawOperation[] {
  const field = { x: x - size / 2, y: y - size / 2, width: size, height: size };
  const rim = { stroke: SIGN_EDGE, lineWidth: Math.max(1.5, size * 0.05) };
  return [
    rectangle(field, { radius: size * 0.2, fill: SEAT_SIGNS[colour].fill, ...rim }),
    ...letterArt(colour, { x, y }, { badge: size * 0.64, size: Math.round(size * 0.6) }),
  ];
}

function letterArt(colour: Colour, point: Point, { badge, size }: { badge: number; size: number }): DrawOperation[] {
  const { letter, shape } = SEAT_SIGNS[colour];
  return [{ kind: 'badge', shape, ...point, size: badge }, caption(point, letter, { size, fill: SIGN_EDGE })];
}

/** The outline of a badge, filled. */
export function badgeArt({ shape, x, y, size }: BadgeOperation): DrawOperation {
  const points = badgeOutline(shape, size).map((point) => ({ x: x + point.x, y: y + point.y }));
  return polygon(points, { fill: SIGN_HALO, stroke: SIGN_EDGE, lineWidth: Math.max(1, size * 0.06) });
}
