import { type End, type Laid, STEPS, type TileFile } from './tile.ts';

/** What has to be known of a board. */
interface Tiles {
  readonly laid: readonly Laid[];
  at(x: number, y: number): number | undefined;
  endsOfTile(tile: TileFile, segment: number, turns: number): End[];
}

/** Whether the river is on a tile. */
export function hasRiver(tile: TileFile): boolean {
  return tile.segments.some(({ kind }) => kind === 'river');
}

/**
 * Whether a tile with the river, whose edges fit, may lie so: on the square where the river goes on (E11), with no bend
 * that turns as the one just before it, and never flowing against the direction that it has at the source (E12).
 */
export function mayFlow(board: Tiles, laid: Laid): boolean {
  const river = mouthOf(board);
  if (!river || laid.x !== river.x || laid.y !== river.y) return false;
  const { directions } = river;
  const last = directions.at(-1)!;
  const next = sidesOfRiver(board, laid).find((side) => side !== opposite(last));
  if (next === undefined) return true;
  if (next === opposite(directions[0]!)) return false;
  const before = directions.at(-2);
  return next === last || before === undefined || turn(before, last) !== turn(last, next);
}

/** The square where the river goes on, and the sides by which it left each tile, from the source on. */
function mouthOf(board: Tiles): { x: number; y: number; directions: number[] } | undefined {
  let laid = board.laid[0]!;
  const directions = sidesOfRiver(board, laid);
  for (;;) {
    const [dx, dy] = STEPS[directions.at(-1)!]!;
    const [x, y] = [laid.x + dx, laid.y + dy];
    const at = board.at(x, y);
    if (at === undefined) return { x, y, directions };
    laid = board.laid[at]!;
    const next = sidesOfRiver(board, laid).find((side) => side !== opposite(directions.at(-1)!));
    if (next === undefined) return undefined;
    directions.push(next);
  }
}

function sidesOfRiver(board: Tiles, { tile, turns }: Laid): number[] {
  const segment = tile.segments.findIndex(({ kind }) => kind === 'river');
  return board.endsOfTile(tile, segment, turns).map(({ side }) => side);
}

function opposite(side: number): number {
  return (side + 2) % 4;
}

/** Quarter turns clockwise from one direction to another. */
function turn(from: number, to: number): number {
  return (to - from + 4) % 4;
}
