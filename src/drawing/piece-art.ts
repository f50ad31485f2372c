import type { Colour } from '../core/colour.ts';
import {
  type BadgeOperation,
  caption,
  type DrawOperation,
  type PieceOperation,
  polygon,
  polyline,
  rectangle,
} from './draw.ts';
import type { Point } from './point.ts';
import { badgeOutline, EDGE, HALO, SEAT_SIGNS } from './seat-sign.ts';

/** The plate of a piece's letter grows less than the piece: small pieces need a larger share for it. */
const PLATE = { share: 0.36, pixels: 6 };

/** Height of a letter's font in the size of its plate. */
const LETTER = 0.9;

/**
 * How a piece looks: points and lengths in units of its size, from its middle. Omitted fields are those of the meeple.
 */
export interface PieceShape {
  /** Its body; the meeple's is an icon. */
  readonly outline?: readonly Point[];
  /** A dark line on it. */
  readonly line?: readonly Point[];
  /** What it stands on, in a colour of its own. */
  readonly base?: { readonly outline: readonly Point[]; readonly fill: string };
  /** Distance of the plate with its seat's letter below its middle. */
  readonly letter?: number;
  /** Half its width and height, which labels keep free. */
  readonly reach?: Point;
  /** Distance from the middle of the piece to a number written beside it, in heights of the number. */
  readonly numberDistance?: number;
  /** Distance below the middle of a line of text, in units of the rows of a seat's card. */
  readonly drop?: number;
}

/** Shapes of pieces by their names. */
export type PieceShapes = Readonly<Record<string, PieceShape>>;

const MEEPLE = { letter: 0.1, reach: { x: 0.62, y: 0.62 }, numberDistance: 0.85, drop: -0.02 };

/** The shape of a piece with its defaults filled in. */
export function pieceShape(piece: string, shapes: PieceShapes = {}): PieceShape & typeof MEEPLE {
  return { ...MEEPLE, ...shapes[piece] };
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

/**
 * The strokes of a piece: body in the seat's colour, or white for a ghost, white outline, dark edge, and a plate with the
 * seat's letter.
 */
export function pieceArt(operation: PieceOperation, shapes?: PieceShapes): DrawOperation[] {
  const { piece, colour, x, y, size, ghost = false, lying = false, plain = ghost } = operation;
  const { outline, line, base, letter: down } = pieceShape(piece, shapes);
  const badge = Math.round(size * PLATE.share + PLATE.pixels);
  const at = (point: Point) => ({ x: x + point.x * size, y: y + point.y * size });
  const turned = (point: Point) => at(lying ? { x: -point.y, y: point.x } : point);
  const plate = turned({ x: 0, y: down });
  const letter = plain ? [] : letterArt(colour, plate, { badge, size: Math.round(badge * LETTER) });
  const below = base ? [polygon(base.outline.map(at), { fill: base.fill, stroke: EDGE, lineWidth: size * 0.06 })] : [];
  if (!outline) {
    const icon = `${lying ? 'lying-meeple' : 'meeple'}-${ghost ? 'ghost' : colour}`;
    return [...below, { kind: 'icon', icon, x, y, size: size * 1.42 }, ...letter];
  }
  const points = outline.map(turned);
  return [
    ...below,
    polygon(points, { fill: EDGE, stroke: EDGE, lineWidth: size * 0.2 }),
    polygon(points, { fill: HALO, stroke: HALO, lineWidth: size * 0.12 }),
    polygon(points, ghost ? HALO : SEAT_SIGNS[colour].fill),
    ...(line ? [polyline(line.map(turned), EDGE, size * 0.05)] : []),
    ...letter,
  ];
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
