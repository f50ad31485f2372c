import { type Board, copyBoard, placeTile } from '../../core/board.ts';
import { featureOf, isOccupied } from '../../core/feature-graph.ts';
import { majority } from '../../core/majority.ts';
import { turnsOf } from '../../core/ports.ts';
import type { Result } from '../../core/result.ts';
import type { Square } from '../../core/tile.ts';
import type { OpenFeature } from '../contract/computer.ts';
import type { FittingTile } from '../contract/game.ts';

/** What is asked of a game about its features, each by a segment. */
export interface FeatureQuestions {
  readonly kindOf: (segment: number) => string;
  /** Whether it is complete on a board, which may have a tile more; undefined for kinds that never are. */
  readonly isComplete: (board: Board, segment: number) => boolean | undefined;
  /** Free squares that it reaches. */
  readonly freeSquares: (segment: number) => readonly Square[];
  /** Points when it is completed on so many more squares. */
  readonly pointsWith: (segment: number, squares: number) => number;
  /** The tiles left that may be placed on a square; a failure where none may be yet. */
  readonly fitting: (square: Square) => Result<readonly FittingTile[], unknown>;
  /** Index of a tile in the tile set. */
  readonly indexOf: (tile: string) => number;
}

/** The open features of segments on which pieces stand, each once: first those that bring the seat something. */
export function openFeatures(
  board: Board,
  segments: readonly number[],
  { seat, ask }: { readonly seat: number; readonly ask: FeatureQuestions },
): OpenFeature[] {
  const { graph } = board;
  const roots = new Set(segments.map((segment) => featureOf(graph, segment)));
  const features = [...roots].flatMap((root): OpenFeature[] => {
    if (!isOccupied(graph, root) || ask.isComplete(board, root) !== false) return [];
    const seats = majority(graph, root);
    const holder = !seats.includes(seat) ? 'others' : seats.length > 1 ? 'shared' : 'own';
    const free = ask.freeSquares(root);
    // Only a print at the border is open.
    if (free.length === 0) return [];
    const points = ask.pointsWith(root, free.length);
    return [{ kind: ask.kindOf(root), holder, points, squares: free.length, tiles: tilesFor(board, root, free, ask) }];
  });
  return features.sort((a, b) => Number(a.holder === 'others') - Number(b.holder === 'others') || b.points - a.points);
}

/** See `OpenFeature.tiles`. */
function tilesFor(
  board: Board,
  segment: number,
  free: readonly Square[],
  { fitting, indexOf, isComplete }: FeatureQuestions,
): number | undefined {
  const known = free.map(fitting).flatMap((found) => (found.ok ? [found.value] : []));
  if (known.length < free.length) return undefined;
  if (free.length > 1) return Math.min(...known.map(copiesOf));
  const completes = ({ tile, rotations }: FittingTile) =>
    rotations.some((rotation) => {
      const further = copyBoard(board);
      placeTile(further, indexOf(tile), { ...free[0]!, turns: turnsOf(rotation) });
      return isComplete(further, segment);
    });
  return copiesOf(known[0]!.filter(completes));
}

function copiesOf(tiles: readonly FittingTile[]): number {
  return tiles.reduce((sum, { count }) => sum + count, 0);
}

/** The segments of tiles, given by their indexes. */
export function segmentsOn({ graph }: Board, tiles: readonly number[]): number[] {
  return Array.from({ length: graph.segmentCount }, (_, segment) => segment).filter((segment) =>
    tiles.includes(graph.tile[segment]!),
  );
}

/** The tiles, by index, that were placed in a turn or after it; `turns[tile]` = turn in which it was placed. */
export function tilesSince(turns: readonly number[], turn: number): number[] {
  return turns.flatMap((placedIn, tile) => (placedIn >= turn ? [tile] : []));
}
