import type { Box } from './point.ts';

/**
 * Returns the choice with the least cost, the first of equal ones; undefined if none costs less than `limit`.
 *
 * @param costOf returns the cost of a choice; may return early once the cost reaches `least`, the least so far
 */
export function cheapestChoice<Choice>(
  choices: Iterable<Choice>,
  costOf: (choice: Choice, least: number) => number,
  limit = Number.POSITIVE_INFINITY,
): { readonly choice: Choice; readonly cost: number } | undefined {
  let best: { choice: Choice; cost: number } | undefined;
  let least = limit;
  for (const choice of choices) {
    const cost = costOf(choice, least);
    if (cost >= least) continue;
    best = { choice, cost };
    least = cost;
  }
  return best;
}

/** Yields all boxes of a size within `room`, row by row; their corners lie on a grid with spacing `step`. */
export function* boxesIn(room: Box, { width, height }: Pick<Box, 'width' | 'height'>, step: number): Iterable<Box> {
  for (let y = room.y; y + height <= room.y + room.height; y += step) {
    for (let x = room.x; x + width <= room.x + room.width; x += step) yield { x, y, width, height };
  }
}
