import type { Expansion } from './state.ts';
import type { CarcassonneTile } from './tile.ts';

/** Sorts a shuffled pile by the layers of expansions, lower layers first; the order within a layer stays (E9). */
export function pileInLayers<Tile>(
  expansions: readonly Expansion[],
  pile: readonly Tile[],
  tileOf: (tile: Tile) => CarcassonneTile,
): Tile[] {
  const inOrder = (one: Tile, other: Tile) => layerOf(expansions, tileOf(one)) - layerOf(expansions, tileOf(other));
  return expansions.some(({ pileLayer }) => pileLayer) ? pile.toSorted(inOrder) : [...pile];
}

/**
 * Sorts a shuffled pile by layers; tiles that may be drawn only later are mixed among the tiles after the first one that allows
 * them (F41).
 *
 * @param order.seen tiles that have been drawn before it
 */
export function pileInDrawingOrder<Tile>(
  expansions: readonly Expansion[],
  pile: readonly Tile[],
  order: {
    tileOf(tile: Tile): CarcassonneTile;
    readonly seen?: readonly Tile[];
    mix<Item>(items: readonly Item[]): Item[];
  },
): Tile[] {
  const { tileOf, seen = [], mix } = order;
  const layered = pileInLayers(expansions, pile, tileOf);
  if (!expansions.some(({ waits }) => waits)) return layered;
  const drawn = seen.map(tileOf);
  const ordered: Tile[] = [];
  const waiting: Tile[] = [];
  for (const [at, tile] of layered.entries()) {
    if (isDrawnLater(expansions, tileOf(tile), drawn)) {
      waiting.push(tile);
      continue;
    }
    ordered.push(tile);
    drawn.push(tileOf(tile));
    if (waiting.length === 0 || waiting.some((one) => isDrawnLater(expansions, tileOf(one), drawn))) continue;
    return [...ordered, ...mix([...layered.slice(at + 1), ...waiting])];
  }
  return [...ordered, ...waiting];
}

/** The layer of the pile that a tile belongs to: those of a lower number are drawn before all others. */
export function layerOf(expansions: readonly Expansion[], tile: CarcassonneTile): number {
  return expansions.reduce((sum, { pileLayer }) => sum + (pileLayer?.(tile) ?? 0), 0);
}

/** True if a tile may not be drawn yet after the drawn ones. */
export function isDrawnLater(
  expansions: readonly Expansion[],
  tile: CarcassonneTile,
  drawn: readonly CarcassonneTile[],
): boolean {
  return expansions.some(({ waits }) => waits?.(tile, drawn));
}
