import type { Board, Part } from './board.ts';

/** The pair of lake ends that the ferry on each square joins, such as `ES`. */
export type Ferries = ReadonlyMap<string, string>;

const SIDES = [...'NESW'];

const isLake = (board: Board, at: number) => board.laid[at]!.tile.signs?.includes('lakeFerry') ?? false;
const squareAt = (board: Board, at: number) => `${board.laid[at]!.x},${board.laid[at]!.y}`;

/** The road at the other end of the ferry that leads away from a road at a lake; undefined where none does. */
export function acrossLake(board: Board, ferries: Ferries, part: Part): Part | undefined {
  const { tile, x, y } = board.laid[part.at]!;
  const pair = ferries.get(`${x},${y}`);
  if (!pair || tile.segments[part.segment]!.kind !== 'road') return undefined;
  const side = SIDES[board.ends(part)[0]!.side]!;
  const other = pair.includes(side) ? pair.replace(side, '') : undefined;
  return other === undefined ? undefined : board.partAt(x, y, { side: SIDES.indexOf(other), port: 1 });
}

/** The ways in which the ferry of the lake on a tile can lie, but for the one in which it does (G24, G26). */
export function waysOfFerry(board: Board, ferries: Ferries, at: number): string[] {
  const { x, y, tile } = board.laid[at]!;
  const ends = SIDES.filter((_, side) => {
    const part = board.partAt(x, y, { side, port: 1 });
    return part && tile.segments[part.segment]!.kind === 'road';
  });
  const pairs = ends.flatMap((a, index) => ends.slice(index + 1).map((b) => a + b));
  const square = squareAt(board, at);
  return pairs.filter((pair) => pair !== ferries.get(square)).map((pair) => `lakeFerry ${square} ${pair}`);
}

/** Whether the tile placed last is a lake without its ferry (G24). */
export function isFerryMissing(board: Board, ferries: Ferries): boolean {
  const last = board.laid.length - 1;
  return isLake(board, last) && !ferries.has(squareAt(board, last));
}

/** The tiles with the first ferry on each way along the roads of the tile placed last; a lake end without one ends the way (G26). */
export function firstFerries(board: Board, ferries: Ferries): Set<number> {
  const found = new Set<number>();
  const last = board.laid.length - 1;
  board.laid[last]!.tile.segments.forEach(({ kind }, segment) => {
    if (kind !== 'road') return;
    for (const end of board.ends({ at: last, segment })) {
      const walked = new Set<string>();
      let step = { at: last, end };
      for (;;) {
        const next = board.across(step.at, step.end);
        if (typeof next !== 'object' || !('at' in next) || walked.has(`${next.at}/${next.segment}`)) break;
        walked.add(`${next.at}/${next.segment}`);
        if (isLake(board, next.at)) {
          if (next.at !== last && acrossLake(board, ferries, next)) found.add(next.at);
          break;
        }
        const came = (step.end.side + 2) % 4;
        const on = board.ends(next).find(({ side }) => side !== came);
        if (!on) break;
        step = { at: next.at, end: on };
      }
    }
  });
  return found;
}
