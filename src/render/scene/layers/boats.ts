import { SPACE } from '../../art/palette.ts';
import type { DrawOperation } from '../../draw.ts';
import type { Point } from '../../point.ts';
import { boardPoint } from '../board-layout.ts';
import { riverSpaces } from '../river-spaces.ts';
import type { Sheet } from '../sheet.ts';

/** Size of a boat in squares, and at least in pixels of density 1 so that its letter can be read, as far as there is room. */
const SIZE = { squares: 0.28, crowded: 0.23, pixels: 24, room: 0.6 };

/** So many boats on one space are a crowd: they lie on a raft, as the river is too narrow for them. */
const CROWD = 3;

/** Size in pixels of density 1 below which a letter cannot be read. */
const LETTERED = 18;

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
  const { scene, layout } = sheet;
  const taken: (Point & { readonly size: number })[] = [];
  const rafts: DrawOperation[] = [];
  const boats: DrawOperation[] = [];
  for (const { place, seats, size } of groupsOf(sheet)) {
    const lane = Math.round(size * APART.row);
    const rows = (shift: number) =>
      seats.map((_, at) => place.y + shift + Math.round((at - (seats.length - 1) / 2) * lane));
    const isFree = (shift: number) =>
      rows(shift).every((y) =>
        taken.every(
          (other) =>
            Math.abs(other.x - place.x) >= Math.max(size, other.size) * APART.beside || Math.abs(other.y - y) >= lane,
        ),
      );
    const shifts = Array.from({ length: STEPS * scene.seats.length * 4 }, (_, at) =>
      Math.round((Math.ceil(at / 2) * (at % 2 ? lane : -lane)) / STEPS),
    );
    const ys = rows(shifts.find(isFree) ?? 0);
    taken.push(...ys.map((y) => ({ x: place.x, y, size })));
    if (seats.length >= CROWD) rafts.push(raftOperation(place.x, ys, { size, density: layout.density }));
    const plain = size < LETTERED * layout.density ? { plain: true as const } : {};
    seats.forEach((seat, at) => {
      const { colour } = scene.seats[seat]!;
      boats[seat] = { kind: 'piece', piece: 'boat', colour, x: place.x, y: ys[at]!, size, ...plain };
    });
  }
  return [...rafts, ...boats];
}

/** The boats of every space where there are some, from the source on. */
function groupsOf({ scene, layout, set }: Sheet): Group[] {
  const { tile, density } = layout;
  const spaces = riverSpaces(scene.tiles, set);
  return spaces.flatMap((space, index) => {
    const seats = scene.seats.flatMap((seat, at) => (seat.space === index + 1 ? [at] : []));
    if (seats.length === 0) return [];
    const share = seats.length < CROWD ? SIZE.squares : SIZE.crowded;
    const size = Math.round(Math.max(tile * share, Math.min(SIZE.pixels * density, tile * SIZE.room)));
    return [{ place: boardPoint(layout, space), seats, size }];
  });
}

/** A raft as the marks of spaces are: so it is seen as a large one of these. */
function raftOperation(
  x: number,
  ys: readonly number[],
  { size, density }: { size: number; density: number },
): DrawOperation {
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const [half, end] = [Math.round(size * RAFT.half), Math.round(size * RAFT.end)];
  return {
    kind: 'box',
    part: 'space',
    x: x - half,
    y: top - end,
    wide: 2 * half,
    high: bottom - top + 2 * end,
    radius: Math.round(size * 0.4),
    fill: SPACE.fill,
    stroke: SPACE.rim,
    width: Math.max(2 * density, Math.round(size * 0.07)),
  };
}
