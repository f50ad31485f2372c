import { type DrawOperation, rectangle } from '../../../drawing/draw.ts';
import type { Point } from '../../../drawing/point.ts';
import { SPACE } from '../../art/palette.ts';
import { anchorsOf } from '../../art/tile-layout.ts';
import { tileOf } from '../../tile-of.ts';
import { boardPoint, type Sheet } from '../board-layout.ts';
import { onBoard, riverSpaces } from '../river-spaces.ts';
import { isShown } from '../scene-area.ts';

/** Height of a piece in squares, and at least in pixels so that its letter can be read, as far as there is room. */
const PIECE = { squares: 0.36, pixels: 26, room: 0.62, lettered: 20 };

/** Size of a boat, in the same way. */
const BOAT = { squares: 0.28, crowded: 0.23, pixels: 24, room: 0.6, lettered: 18 };

/**
 * Meeples and camps, each on the anchor of its segment; several on one segment stand in a row. Of those beside the
 * picture's squares nothing is drawn: the tip of one would be taken for something else.
 */
export function pieceOperations({ scene, layout, set }: Sheet): DrawOperation[] {
  const size = sizeOn(layout.tile, PIECE.squares, PIECE);
  return scene.pieces.flatMap(({ seat, piece, tile, segment, square }, index): DrawOperation[] => {
    if (!isShown(layout.area, square)) return [];
    const placed = scene.tiles[tile]!;
    const anchor = anchorsOf(tileOf(set, placed.tile))[segment]!;
    const before = scene.pieces.slice(0, index).filter((other) => other.tile === tile && other.segment === segment);
    const { x, y } = boardPoint(layout, onBoard(placed, anchor));
    const shift = Math.round(before.length * size * 0.7);
    const { colour } = scene.seats[seat]!;
    return [{ kind: 'piece', piece, colour, x: x + shift, y, size, ...unlettered(size < PIECE.lettered) }];
  });
}

function sizeOn(tile: number, squares: number, { pixels, room }: { pixels: number; room: number }): number {
  return Math.round(Math.max(tile * squares, Math.min(pixels, tile * room)));
}

/** Letters that are too small to be read are left out. */
function unlettered(isSmall: boolean): { readonly plain?: true } {
  return isSmall ? { plain: true } : {};
}

/** So many boats on one space are a crowd: they lie on a raft, as the river is too narrow for them. */
const CROWD = 3;

/** Distance of two boats' middles in sizes, so that both letters are seen: beside each other and in a row. */
const APART = { beside: 1.1, row: 0.72 };

/** A group moves aside in steps of this part of a row. */
const STEPS = 4;

/** A raft in sizes of a boat: from the middle of the outermost boats to its ends, and half its width. */
const RAFT = { end: 0.52, half: 1.02 };

/** Boats on one space, in the order of their seats. */
interface Group {
  readonly place: Point;
  readonly seats: readonly number[];
  readonly size: number;
}

/**
 * Boats stand on their spaces. Those of one space lie in a row across the river, many of them on a raft; a group that
 * would hide another's letters moves aside.
 */
export function boatOperations(sheet: Sheet): DrawOperation[] {
  const { scene } = sheet;
  const taken: (Point & { readonly size: number })[] = [];
  const rafts: DrawOperation[] = [];
  const boats: DrawOperation[] = [];
  for (const { place, seats, size } of groupsOf(sheet)) {
    const lane = Math.round(size * APART.row);
    const rows = (shift: number) =>
      seats.map((_, at) => place.y + shift + Math.round((at - (seats.length - 1) / 2) * lane));
    const hides = (y: number) => (other: (typeof taken)[number]) =>
      Math.abs(other.x - place.x) < Math.max(size, other.size) * APART.beside && Math.abs(other.y - y) < lane;
    const shifts = Array.from({ length: STEPS * scene.seats.length * 4 }, (_, at) =>
      Math.round((Math.ceil(at / 2) * (at % 2 ? lane : -lane)) / STEPS),
    );
    const ys = rows(shifts.find((shift) => !rows(shift).some((y) => taken.some(hides(y)))) ?? 0);
    taken.push(...ys.map((y) => ({ x: place.x, y, size })));
    if (seats.length >= CROWD) rafts.push(raftOperation(place.x, ys, size));
    seats.forEach((seat, at) => {
      const { colour } = scene.seats[seat]!;
      const look = { piece: 'boat', colour, size, ...unlettered(size < BOAT.lettered) } as const;
      boats[seat] = { kind: 'piece', ...look, x: place.x, y: ys[at]! };
    });
  }
  return [...rafts, ...boats];
}

/** The boats of every space where there are some, from the source on. */
function groupsOf({ scene, layout, set }: Sheet): Group[] {
  return riverSpaces(scene.tiles, set).flatMap((space, index) => {
    const seats = scene.facts.seats.flatMap((seat, at) => (seat.space === index + 1 ? [at] : []));
    if (seats.length === 0) return [];
    const size = sizeOn(layout.tile, seats.length < CROWD ? BOAT.squares : BOAT.crowded, BOAT);
    return [{ place: boardPoint(layout, space), seats, size }];
  });
}

/** A raft as the marks of spaces are: so it is seen as a large one of these. */
function raftOperation(x: number, ys: readonly number[], size: number): DrawOperation {
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const [half, end] = [Math.round(size * RAFT.half), Math.round(size * RAFT.end)];
  const rim = { stroke: SPACE.rim, width: Math.max(2, Math.round(size * 0.07)) };
  return rectangle(
    { x: x - half, y: top - end, wide: 2 * half, high: bottom - top + 2 * end },
    { part: 'space', radius: Math.round(size * 0.4), fill: SPACE.fill, ...rim },
  );
}
