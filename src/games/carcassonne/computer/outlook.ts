import { touchedFeatures } from '../../../core/adjacency.ts';
import { type Board, demandAt, OUTSIDE } from '../../../core/board.ts';
import { openPorts } from '../../../core/feature-graph.ts';
import { IndexSet } from '../../../core/index-set.ts';
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

/**
 * The completed cities that a field can expect: those that it touches, each by the chance that it is completed.
 *
 * @param chanceOf the chance of a city, by its root
 */
export function expectedCities(board: Board, segment: number, chanceOf: (root: number) => number): number {
  let cities = 0;
  for (const city of touchedFeatures(board, segment)) cities += chanceOf(city);
  return cities;
}

/** Chances of cities by their roots, each found once until they are forgotten. */
export class CityChances {
  readonly #known = new IndexSet();
  #chances = new Float64Array();

  forget({ graph }: Board): void {
    this.#known.clear(graph.parent.length);
    if (this.#chances.length < graph.parent.length) this.#chances = new Float64Array(graph.parent.length);
  }

  of(board: Board, root: number, left: TilesLeft): number {
    if (this.#known.add(root)) this.#chances[root] = cityChance(board, root, left);
    return this.#chances[root]!;
  }
}
