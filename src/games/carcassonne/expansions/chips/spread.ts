import { SIDE_STEPS } from '../../../../core/ports.ts';
import { drawIndex, type RandomGenerator, shuffled } from '../../../../core/shuffle.ts';
import type { Square } from '../../../../core/tile.ts';
import { type GameMap, squareKey, squaresOn } from '../../rules/game-map.ts';
import { allChips } from './chip.ts';
import type { PlacedChip } from './map.ts';

/** Number of random squares from which the next chip takes the one farthest from all chips (M15). */
const CANDIDATES = 6;

/** Attempts to spread chips before the map is considered too small. */
const ATTEMPTS = 1000;

/** Lays the chips of a map face down: on the squares of their colours, or spread evenly over the map (M15). */
export function placeChips(map: GameMap, started: readonly Square[], random: RandomGenerator): PlacedChip[] {
  const { chips } = map;
  if (chips.squares) {
    return chips.squares.flatMap(({ colour, squares }) => {
      const own = shuffled(
        allChips().filter((chip) => chip.colour === colour),
        random,
      );
      return squares.map((square, at) => ({ ...square, ...own[at]! }));
    });
  }
  const mixed = shuffled(allChips(), random);
  return spreadSquares(map, started, random).map((square, at) => ({ ...square, ...mixed[at]! }));
}

function spreadSquares(map: GameMap, started: readonly Square[], random: RandomGenerator): Square[] {
  const allowed = squaresForChips(map, started);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const squares = spread(allowed, map.chips.spread!, random);
    if (squares) return squares;
  }
  throw new Error(`the map "${map.id}" has no room for ${map.chips.spread} chips`);
}

/** Squares that are not next to each other, spread evenly; undefined when they run out. */
function spread(allowed: readonly Square[], count: number, random: RandomGenerator): Square[] | undefined {
  const taken: Square[] = [];
  while (taken.length < count) {
    const free = allowed.filter((square) => taken.every((other) => stepsBetween(square, other) > 1));
    if (free.length === 0) return undefined;
    const candidates = Array.from({ length: CANDIDATES }, () => free[drawIndex(random, free.length)]!);
    const room = candidates.map((square) =>
      Math.min(...taken.map((other) => Math.hypot(square.x - other.x, square.y - other.y))),
    );
    taken.push(candidates[room.indexOf(Math.max(...room))]!);
  }
  return taken;
}

/**
 * Squares where a spread chip may lie: no towns, no islands, none beside a used start square or an open side of a large
 * city.
 */
function squaresForChips(map: GameMap, started: readonly Square[]): Square[] {
  const beside = new Set(started.flatMap((square) => SIDE_STEPS.map((step) => squareKey(plus(square, step)))));
  for (const { squares } of map.cities) {
    for (const { sides, ...square } of squares) {
      for (const [side, kind] of sides.entries()) {
        if (kind === 'city') beside.add(squareKey(plus(square, SIDE_STEPS[side]!)));
      }
    }
  }
  return squaresOn(map, /#/).filter((square) => !beside.has(squareKey(square)));
}

function plus(one: Square, other: Square): Square {
  return { x: one.x + other.x, y: one.y + other.y };
}

function stepsBetween(one: Square, other: Square): number {
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y);
}
