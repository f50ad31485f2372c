import { boardPoint } from '../../../drawing/board-grid.ts';
import { circle, type DrawOperation, polygon, polyline, rectangle } from '../../../drawing/draw.ts';
import { sizeOnTile } from '../../../drawing/piece-art.ts';
import type { Point } from '../../../drawing/point.ts';
import { SEAT_SIGNS, SIGN_EDGE, SIGN_HALO } from '../../../drawing/seat-sign.ts';
import type { AmazonasContext } from './facts.ts';
import { SPACE_COLOURS } from './palette.ts';
import { riverSpaces } from './river.ts';

/** Size of a boat: in squares, alone and in a crowd, and with the limits of `PieceSize`. */
const BOAT = { squares: 0.28, crowded: 0.23, pixels: 24, maxSquares: 0.6, letterMinimum: 18 };

/** Width of the line behind a boat, in squares, and size of the arrowhead, in widths of the line. */
const TRAIL = { width: 0.07, head: 2 };

/** From this number on, the boats of one space are on a raft, as the river is too narrow for them. */
const CROWD = 3;

/** Distance between the middles of two boats, in sizes of a boat, at which both letters are visible. */
const BOAT_DISTANCE = { beside: 1.1, row: 0.72 };

/** Number of steps in which a group moves aside by one row. */
const STEPS = 4;

/** Size of a raft, in sizes of a boat: from the middle of the outermost boats to its ends, and half its width. */
const RAFT = { end: 0.52, half: 1.02 };

/** Boats on one space, in the order of their seats. */
interface Group {
  readonly place: Point;
  readonly seats: readonly number[];
  readonly piece: ReturnType<typeof sizeOnTile>;
}

/**
 * Draws the boats on their spaces. Boats of one space are in a row across the river, and on a raft if they are many. A group that
 * would hide the letters of another moves aside.
 */
export function boatOperations(context: AmazonasContext): DrawOperation[] {
  const { scene } = context;
  const taken: (Point & { readonly size: number })[] = [];
  const rafts: DrawOperation[] = [];
  const boats: DrawOperation[] = [];
  for (const { place, seats, piece } of groupsOf(context)) {
    const { size } = piece;
    const lane = Math.round(size * BOAT_DISTANCE.row);
    const rows = (shift: number) =>
      seats.map((_, index) => place.y + shift + Math.round((index - (seats.length - 1) / 2) * lane));
    const hides = (y: number) => (other: (typeof taken)[number]) =>
      Math.abs(other.x - place.x) < Math.max(size, other.size) * BOAT_DISTANCE.beside && Math.abs(other.y - y) < lane;
    const shifts = Array.from({ length: STEPS * scene.seats.length * 4 }, (_, index) =>
      Math.round((Math.ceil(index / 2) * (index % 2 ? lane : -lane)) / STEPS),
    );
    const ys = rows(shifts.find((shift) => !rows(shift).some((y) => taken.some(hides(y)))) ?? 0);
    taken.push(...ys.map((y) => ({ x: place.x, y, size })));
    if (seats.length >= CROWD) rafts.push(raftOperation(place.x, ys, size));
    seats.forEach((seat, index) => {
      const { colour } = scene.seats[seat]!;
      boats[seat] = { kind: 'piece', piece: 'boat', colour, ...piece, x: place.x, y: ys[index]! };
    });
  }
  return [...rafts, ...boats];
}

/** Draws an arrow along the river behind every boat that has moved, from its earlier space. */
export function trailOperations(context: AmazonasContext): DrawOperation[] {
  const { scene, layout, content } = context;
  const spaces = riverSpaces(scene.tiles, content);
  const width = Math.max(3, Math.round(layout.tile * TRAIL.width));
  return scene.facts.sailed.flatMap(({ seat, from }): DrawOperation[] => {
    const { space } = scene.facts.view.seats[seat]!;
    const { fill } = SEAT_SIGNS[scene.seats[seat]!.colour];
    const points = spaces.slice(from - 1, space).map((point) => boardPoint(layout, point));
    const [start, end] = [points[0]!, points.at(-1)!];
    const before = points.at(-2)!;
    const casing = Math.max(2, Math.round(width * 0.4));
    const lines = [
      polyline(points, SIGN_EDGE, width + 2 * casing),
      polyline(points, SIGN_HALO, width + casing),
      polyline(points, fill, width),
    ];
    const origin = circle(start, Math.round(width * 1.1), { fill, stroke: SIGN_EDGE, lineWidth: casing });
    const head = arrowHead(before, end, width * TRAIL.head);
    return [...lines, origin, polygon(head, { fill, stroke: SIGN_EDGE, lineWidth: casing })].map((one) => ({
      ...one,
      part: 'trail',
    }));
  });
}

/** Returns a triangle that points from one point to another and ends just before the boat at `to`. */
function arrowHead(from: Point, to: Point, size: number): Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const pointAt = (along: number, across: number) => ({
    x: to.x + (x * along - y * across) * size,
    y: to.y + (y * along + x * across) * size,
  });
  return [pointAt(0, 0), pointAt(-1.2, 0.8), pointAt(-1.2, -0.8)];
}

/** Returns the groups of boats, beginning at the source. */
function groupsOf({ scene, layout, content }: AmazonasContext): Group[] {
  return riverSpaces(scene.tiles, content).flatMap((space, index) => {
    const seats = scene.facts.view.seats.flatMap((seat, at) => (seat.space === index + 1 ? [at] : []));
    if (seats.length === 0) return [];
    const squares = seats.length < CROWD ? BOAT.squares : BOAT.crowded;
    return [{ place: boardPoint(layout, space), seats, piece: sizeOnTile(layout.tile, { ...BOAT, squares }) }];
  });
}

/** Draws a raft, like a large mark of a space. */
function raftOperation(x: number, ys: readonly number[], size: number): DrawOperation {
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const [half, end] = [Math.round(size * RAFT.half), Math.round(size * RAFT.end)];
  const rim = { stroke: SPACE_COLOURS.rim, lineWidth: Math.max(2, Math.round(size * 0.07)) };
  return rectangle(
    { x: x - half, y: top - end, width: 2 * half, height: bottom - top + 2 * end },
    { part: 'space', radius: Math.round(size * 0.4), fill: SPACE_COLOURS.fill, ...rim },
  );
}
