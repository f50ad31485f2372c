import { type End, type Laid, STEPS, type TileFile } from './tile.ts';

/** The tiles of The River II that the river does not run through (F31). */
export const FORK = 'river2-i';
export const LAKE = 'river2-f';
const CITY_END = 'river2-b';

const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3] as const;

/** What has to be known of a board. */
interface Tiles {
  readonly laid: readonly Laid[];
  at(x: number, y: number): number | undefined;
  endsOfTile(tile: TileFile, segment: number, turns: number): End[];
}

/** An arm of the river: the directions in which it runs from the fork, or the source, and the square at its open end. */
interface Arm {
  readonly directions: readonly number[];
  readonly x: number;
  readonly y: number;
  readonly isOpen: boolean;
}

/**
 * Whether a tile with the river, whose edges fit, may lie so (F33): at the open end of an arm, of which the western one
 * flows west and south alone, the eastern one east and south; the first tile of an arm beside a straight one is no bend,
 * and the city does not close the straight arm before that tile lies. The source flows south.
 */
export function mayFlowInArms(board: Tiles, laid: Laid): boolean {
  const arms = armsOf(board);
  const arm = arms.find(({ isOpen, x, y }) => isOpen && x === laid.x && y === laid.y);
  if (!arm) return false;
  if (arms.length === 1) return true;
  const other = arms.find((one) => one !== arm)!;
  const isOtherBare = other.directions.length === 1;
  if (laid.tile.id === CITY_END) return arm.directions[0] !== SOUTH || !isOtherBare;
  const last = arm.directions.at(-1)!;
  const next = sidesOfRiver(board, laid).find((side) => side !== (last + 2) % 4);
  if (next === undefined) return true;
  if (next === NORTH) return false;
  const isWestern = arm.directions[0] === WEST || other.directions[0] === EAST;
  if (next === (isWestern ? EAST : WEST)) return false;
  const isFirst = arm.directions.length === 1;
  return !(isFirst && other.directions[0] === SOUTH && next !== last);
}

/** The one arm before the fork lies, then both. */
function armsOf(board: Tiles): Arm[] {
  const fork = board.laid.find(({ tile }) => tile.id === FORK);
  if (!fork) return [armFrom(board, board.laid[0]!, SOUTH)];
  return sidesOfRiver(board, fork).flatMap((side) => (side === NORTH ? [] : [armFrom(board, fork, side)]));
}

function armFrom(board: Tiles, start: Laid, direction: number): Arm {
  const directions = [direction];
  let laid = start;
  for (;;) {
    const [dx, dy] = STEPS[directions.at(-1)!]!;
    const [x, y] = [laid.x + dx, laid.y + dy];
    const at = board.at(x, y);
    if (at === undefined) return { directions, x, y, isOpen: true };
    laid = board.laid[at]!;
    const next = sidesOfRiver(board, laid).find((side) => side !== (directions.at(-1)! + 2) % 4);
    // An end, too, is a tile on its arm.
    directions.push(next ?? directions.at(-1)!);
    if (next === undefined) return { directions, x, y, isOpen: false };
  }
}

function sidesOfRiver(board: Tiles, { tile, turns }: Laid): number[] {
  const segment = tile.segments.findIndex(({ kind }) => kind === 'river');
  return board.endsOfTile(tile, segment, turns).map(({ side }) => side);
}
