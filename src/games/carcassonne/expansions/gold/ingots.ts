import { tileAt } from '../../../../core/board.ts';
import { tilesOf } from '../../../../core/feature-graph.ts';
import type { Square } from '../../../../core/tile.ts';
import { lastTile, squareOfTile } from '../../../kernel/state.ts';
import { countsSquares, hasSign } from '../../rules/feature.ts';
import { type State, statePart } from '../../rules/state.ts';

/** The ingots on tiles (by index), and those of each seat. */
interface Gold {
  readonly onTiles: Readonly<Record<number, number>>;
  readonly ofSeats: readonly number[];
  /** Claims on features that the tile of this turn has completed, while it is scored. */
  readonly claims: readonly Claim[];
}

/** Seats that have won a feature, and the tiles (by index) from which they may take ingots. */
export interface Claim {
  readonly seats: readonly number[];
  readonly tiles: readonly number[];
}

/** Part of the state: the ingots. */
export const GOLD_PART = statePart<Gold>('gold', { onTiles: {}, ofSeats: [], claims: [] });

/** Up to this number of ingots each brings 1 point, up to twice the number each brings 2, and so on up to the maximum (G33). */
export const INGOTS_PER_POINT = 3;
export const MAX_POINTS_PER_INGOT = 4;

/** Points at the end for the number of ingots of one seat (G33). */
export function goldPoints(ingots: number): number {
  return ingots * Math.min(MAX_POINTS_PER_INGOT, Math.ceil(ingots / INGOTS_PER_POINT));
}

/** The number of ingots of a seat. */
export function ingotsOf(state: Pick<State, 'parts'>, seat: number): number {
  return GOLD_PART.of(state).ofSeats[seat] ?? 0;
}

/** The number of ingots on a tile (by its index). */
export function ingotsOn(state: Pick<State, 'parts'>, tile: number): number {
  return GOLD_PART.of(state).onTiles[tile] ?? 0;
}

/** Ingots on a square. */
export interface PlacedIngots extends Square {
  readonly count: number;
}

/** All ingots on the board, by the order in which their tiles were placed. */
export function placedIngots({ board, parts }: Pick<State, 'board' | 'parts'>): PlacedIngots[] {
  const laid = Object.entries(GOLD_PART.of({ parts }).onTiles);
  return laid.map(([tile, count]) => ({ ...squareOfTile(board, Number(tile)), count }));
}

/** Places an ingot on a tile (by its index). */
export function placeIngot(state: State, tile: number): void {
  const { onTiles } = GOLD_PART.of(state);
  GOLD_PART.change(state, { onTiles: { ...onTiles, [tile]: ingotsOn(state, tile) + 1 } });
}

/** Whether the tile placed last brings ingots. */
export function isGoldPlaced(state: State): boolean {
  return hasSign(state, lastTile(state), 'gold');
}

/** The tiles (by index) on the eight squares around one, the topmost first, then the leftmost. */
export function tilesAround({ board }: Pick<State, 'board'>, tile: number): number[] {
  const { x, y } = squareOfTile(board, tile);
  const steps = [-1, 0, 1];
  const around = steps.flatMap((dy) => steps.map((dx) => tileAt(board, x + dx, y + dy)));
  return around.filter((one) => one >= 0 && one !== tile);
}

/**
 * The tiles (by index) whose ingots belong to a feature: its own, or those on the nine squares of a monastery or garden (G31).
 */
export function ingotTilesOf(state: Pick<State, 'board'>, segment: number): readonly number[] {
  const { graph } = state.board;
  if (!countsSquares(graph.kind[segment]!)) return tilesOf(graph, segment);
  const tile = graph.tile[segment]!;
  return [tile, ...tilesAround(state, tile)];
}

/** The number of ingots that belong to the feature of a segment. */
export function ingotsWith(state: State, segment: number): number {
  return ingotTilesOf(state, segment).reduce((sum, tile) => sum + ingotsOn(state, tile), 0);
}
