import { tileOf } from '../../../core/tile.ts';
import { onBoard } from '../../../drawing/board-grid.ts';
import { distance, type Point } from '../../../drawing/point.ts';
import type { TilePlace } from '../../view.ts';
import type { TileSet } from '../rules/tile-set.ts';
import { shapeOf } from './segment-area.ts';
import { layoutOf } from './tile-layout.ts';

/** The spaces of the river from the source on, in squares of the board: space n is at index n - 1 (A18). */
export function riverSpaces(tiles: readonly TilePlace[], set: TileSet): Point[] {
  return tiles.flatMap((placed) => {
    const tile = tileOf(set, placed.tile);
    const line = shapeOf(tile).amazon?.line;
    if (!line) return [];
    const spaces = layoutOf(tile).spaces.map((point) => onBoard(placed, point));
    const [from, to] = [onBoard(placed, line[0]!), onBoard(placed, line.at(-1)!)];
    // The river flows to the east; a turned tile's own line may begin at either end.
    return tile.role !== 'start' && from.x > to.x ? spaces.reverse() : spaces;
  });
}

/** Smallest distance between a space and its neighbours, in squares. */
export function roomAt(spaces: readonly Point[], index: number): number {
  const near = [spaces[index - 1], spaces[index + 1]].flatMap((other) =>
    other ? [distance(spaces[index]!, other)] : [],
  );
  return Math.min(1, ...near);
}
