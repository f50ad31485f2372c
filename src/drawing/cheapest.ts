import type { Box } from './point.ts';

/**
 * The first of those choices that cost least, with its cost; undefined where none costs less than `limit`.
 *
 * @param costOf may stop counting once a choice costs as much as the least so far
 */
export function cheapest<Choice>(
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

/** Boxes of a size within a room, row by row, with so much between their corners. */
export function* boxesIn(room: Box, { width, height }: Pick<Box, 'width' | 'height'>, step: number): Iterable<Box> {
  for (let y = room.y; y + height <= room.y + room.height; y += step) {
    for (let x = room.x; x + width <= room.x + room.width; x += step) yield { x, y, width, height };
  }
}
