import { type Board, demandAt, OUTSIDE } from '../../../core/board.ts';
import { featureOf, openPorts } from '../../../core/feature-graph.ts';
import { chanceOf, outlookOf, type TilesLeft } from '../../kernel/completion-chance.ts';

/** The chance that a monastery is completed, and the points that it can expect. */
export function monasteryOutlook(
  board: Board,
  segment: number,
  left: TilesLeft,
): { readonly chance: number; readonly points: number } {
  const { area, cells, graph, tileCell } = board;
  const middle = tileCell[graph.tile[segment]!]!;
  let chance = 1;
  let points = 1;
  for (let dx = -1; dx <= 1; dx++) {
    for (let dy = -1; dy <= 1; dy++) {
      const cell = middle + dx * area.height + dy;
      const content = cells[cell]!;
      if (cell === middle || content === OUTSIDE) continue;
      const one = content > 0 ? 1 : chanceOf(left, demandAt(board, cell));
      chance *= one;
      points += one;
    }
  }
  return { chance, points };
}

/** The chance that a city (by its root) is completed. */
export function cityChance(board: Board, root: number, left: TilesLeft): number {
  return openPorts(board.graph, root) === 0 ? 1 : outlookOf(board, root, left).chance;
}

/** Cities beside a field that were counted already, by root: number of the count. */
let counted = new Int32Array(0);
let count = 0;

/**
 * The completed cities that a field can expect: those that it touches, each by the chance that it is completed.
 *
 * @param chanceOf the chance of a city, by its root
 */
export function expectedCities(board: Board, segment: number, chanceOf: (root: number) => number): number {
  const { graph, table, tileSegment, tileType } = board;
  if (counted.length < graph.parent.length) counted = new Int32Array(graph.parent.length);
  count++;
  let cities = 0;
  let at = segment;
  do {
    const tile = graph.tile[at]!;
    const first = tileSegment[tile]!;
    // A print at the border has no type, and touches nothing.
    const touches = table.types[tileType[tile]!]?.segments[at - first]?.touches;
    if (touches) {
      for (let index = 0; index < touches.length; index++) {
        const city = featureOf(graph, first + touches[index]!);
        if (counted[city] === count) continue;
        counted[city] = count;
        cities += chanceOf(city);
      }
    }
    at = graph.next[at]!;
  } while (at !== segment);
  return cities;
}
