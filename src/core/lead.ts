/** Returns the points of a seat less those of the others: halfway between the best other seat and the others' average. */
export function lead(worths: ArrayLike<number>, seat: number): number {
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let other = 0; other < worths.length; other++) {
    if (other === seat) continue;
    if (worths[other]! > best) best = worths[other]!;
    sum += worths[other]!;
  }
  return worths[seat]! - (best + sum / (worths.length - 1)) / 2;
}
