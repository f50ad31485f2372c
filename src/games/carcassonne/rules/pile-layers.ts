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

/**
 * A shuffled pile in its layers, in which tiles that are not drawn yet are mixed among those that come after they may be
 * (F41).
 *
 * @param order.seen tiles that have been drawn before it
 */
export function inDrawingOrder<Tile>(
  expansions: readonly Expansion[],
  pile: readonly Tile[],
  order: {
    tileOf(tile: Tile): CarcassonneTile;
    readonly seen?: readonly Tile[];
    mix<Item>(items: readonly Item[]): Item[];
  },
): Tile[] {
  const { tileOf, seen = [], mix } = order;
  const layered = inLayers(expansions, pile, tileOf);
  if (!expansions.some(({ waits }) => waits)) return layered;
  const drawn = seen.map(tileOf);
  const ordered: Tile[] = [];
  const waiting: Tile[] = [];
  for (const [at, tile] of layered.entries()) {
    if (isWaiting(expansions, tileOf(tile), drawn)) {
      waiting.push(tile);
      continue;
    }
    ordered.push(tile);
    drawn.push(tileOf(tile));
    if (waiting.length === 0 || waiting.some((one) => isWaiting(expansions, tileOf(one), drawn))) continue;
    return [...ordered, ...mix([...layered.slice(at + 1), ...waiting])];
  }
  return [...ordered, ...waiting];
}

/** The layer of the pile that a tile belongs to: those of a lower number are drawn before all others. */
export function layerOf(expansions: readonly Expansion[], tile: CarcassonneTile): number {
  return expansions.reduce((sum, { pileLayer }) => sum + (pileLayer?.(tile) ?? 0), 0);
}

/** Whether a tile is not drawn yet after those that have been drawn. */
export function isWaiting(
  expansions: readonly Expansion[],
  tile: CarcassonneTile,
  drawn: readonly CarcassonneTile[],
): boolean {
  return expansions.some(({ waits }) => waits?.(tile, drawn));
}
