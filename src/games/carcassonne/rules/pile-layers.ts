import type { Expansion } from './state.ts';
import type { CarcassonneTile } from './tile.ts';

/** A shuffled pile with the tiles that expansions draw first before the others, otherwise in its order (E9). */
export function inLayers<Tile>(
  expansions: readonly Expansion[],
  pile: readonly Tile[],
  tileOf: (tile: Tile) => CarcassonneTile,
): Tile[] {
  const inOrder = (one: Tile, other: Tile) => layerOf(expansions, tileOf(one)) - layerOf(expansions, tileOf(other));
  return expansions.some(({ pileLayer }) => pileLayer) ? pile.toSorted(inOrder) : [...pile];
}

/** The layer of the pile that a tile belongs to: those of a lower number are drawn before all others. */
export function layerOf(expansions: readonly Expansion[], tile: CarcassonneTile): number {
  return expansions.reduce((sum, { pileLayer }) => sum + (pileLayer?.(tile) ?? 0), 0);
}
