import type { Colour } from '../../core/colour.ts';
import {
  type BadgeOperation,
  caption,
  type DrawOperation,
  type PieceOperation,
  polygon,
  polyline,
  rectangle,
} from '../../drawing/draw.ts';
import { type Point, pointsOf } from '../../drawing/point.ts';
import { badgeOutline, EDGE, HALO, SEAT_SIGNS } from '../../drawing/seat-sign.ts';

/** The plate of a piece's letter grows less than the piece: small pieces need a larger share for it. */
const PLATE = { share: 0.36, pixels: 6 };

/** Height of a letter's font in the size of its plate. */
const LETTER = 0.9;

/** The strokes of a piece: body in the seat's colour, white outline, dark edge, and a plate with the seat's letter. */
export function pieceArt({ piece, colour, x, y, size, plain = false }: PieceOperation): DrawOperation[] {
  const at = (point: Point) => ({ x: x + point.x * size, y: y + point.y * size });
  const badge = Math.round(size * PLATE.share + PLATE.pixels);
  const sign = (down: number) =>
    plain ? [] : letterArt(colour, { x, y: y + size * down }, { badge, size: Math.round(badge * LETTER) });
  const body = (outline: readonly Point[]) => {
    const points = outline.map(at);
    return [
      polygon(points, { fill: EDGE, stroke: EDGE, width: size * 0.2 }),
      polygon(points, { fill: HALO, stroke: HALO, width: size * 0.12 }),
      polygon(points, SEAT_SIGNS[colour].fill),
    ];
  };
  switch (piece) {
    case 'meeple':
      return [{ kind: 'icon', icon: `meeple-${colour}`, x, y, size: size * 1.42 }, ...sign(0.1)];
    case 'camp':
      return [...body(TENT), polyline(TENT_TOP.map(at), EDGE, size * 0.05), ...sign(0.14)];
    default:
      return [...body(HULL), ...sign(0.03)];
  }
}

/** The sign of a seat around a point: its letter on its plate, on a field of its colour; `size` is the field's side. */
export function signArt(colour: Colour, { x, y }: Point, size: number): DrawOperation[] {
  const field = { x: x - size / 2, y: y - size / 2, wide: size, high: size };
  const rim = { stroke: EDGE, width: Math.max(1.5, size * 0.05) };
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
  return polygon(points, { fill: HALO, stroke: EDGE, width: Math.max(1, size * 0.06) });
}

const TENT = pointsOf([0, -0.46, 0.54, 0.38, -0.54, 0.38]);

const TENT_TOP = pointsOf([-0.08, -0.58, 0, -0.42, 0.08, -0.58]);

/** A pirogue seen from the side of its bend: pointed at both ends. */
const HULL = pointsOf([
  -0.82, -0.26, -0.5, -0.16, 0.5, -0.16, 0.82, -0.26, 0.66, 0.12, 0.42, 0.3, -0.42, 0.3, -0.66, 0.12,
]);
