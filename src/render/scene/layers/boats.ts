import type { DrawOperation } from '../../draw.ts';
import type { Point } from '../../point.ts';
import { boardPoint } from '../board-layout.ts';
import { riverSpaces } from '../river-spaces.ts';
import type { Sheet } from '../sheet.ts';

/** Size of a boat in squares, and at least in pixels of density 1 so that its letter can be read, as far as there is room. */
const SIZE = { squares: 0.28, pixels: 24, room: 0.6 };

/** Size in pixels of density 1 below which a letter cannot be read. */
const LETTERED = 18;

/** Distance of two boats' middles in sizes, so that both letters are seen: along the river and across it. */
const APART = { along: 1.1, across: 0.72 };

/** Boats stand on their spaces; those that would hide another's letter move aside, across the river. */
export function boatOperations({ scene, layout, set }: Sheet): DrawOperation[] {
  const spaces = riverSpaces(scene.tiles, set);
  const { tile, density } = layout;
  const size = Math.round(Math.max(tile * SIZE.squares, Math.min(SIZE.pixels * density, tile * SIZE.room)));
  const plain = size < LETTERED * density ? { plain: true as const } : {};
  const lane = Math.round(size * APART.across);
  const taken: Point[] = [];
  return scene.seats.map(({ colour, space }) => {
    const { x, y } = boardPoint(layout, spaces[space - 1]!);
    const lanes = Array.from(
      { length: 2 * scene.seats.length },
      (_, at) => y + Math.ceil(at / 2) * (at % 2 ? lane : -lane),
    );
    const free = (at: number) =>
      taken.every((other) => Math.abs(other.x - x) >= size * APART.along || Math.abs(other.y - at) >= lane);
    const point = { x, y: lanes.find(free) ?? y };
    taken.push(point);
    return { kind: 'piece', piece: 'boat', colour, ...point, size, ...plain };
  });
}
