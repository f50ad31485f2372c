/** Sums over weighted rows of numbers `x` and one outcome `y` each, all that a fit by least squares needs of them. */
export interface Sums {
  /** Numbers in a row. */
  readonly width: number;
  /** Of `x[i] * x[j]`, at `i * width + j`. */
  readonly products: Float64Array;
  /** Of `x[i] * y`. */
  readonly outcomes: Float64Array;
  /** Of `y * y`. */
  squares: number;
  /** How many rows. */
  rows: number;
}

/** Sums of no rows. */
export function noSums(width: number): Sums {
  return { width, products: new Float64Array(width * width), outcomes: new Float64Array(width), squares: 0, rows: 0 };
}

/** Adds a row to sums. */
export function addRow(sums: Sums, x: ArrayLike<number>, { y, weight }: { y: number; weight: number }): void {
  const { width, products, outcomes } = sums;
  for (let i = 0; i < width; i++) {
    const own = weight * x[i]!;
    if (own === 0) continue;
    for (let j = 0; j < width; j++) products[i * width + j]! += own * x[j]!;
    outcomes[i]! += own * y;
  }
  sums.squares += weight * y * y;
  sums.rows++;
}

/** The sums of the rows of all parts together. */
export function sumOf(parts: readonly Sums[], width: number): Sums {
  const all = noSums(width);
  for (const part of parts) {
    for (let at = 0; at < part.products.length; at++) all.products[at]! += part.products[at]!;
    for (let at = 0; at < width; at++) all.outcomes[at]! += part.outcomes[at]!;
    all.squares += part.squares;
    all.rows += part.rows;
  }
  return all;
}

/**
 * The factors by which the numbers of the rows, multiplied and added up, come next to the outcomes.
 *
 * @param given factors of all numbers, which those that are not free keep
 * @param how.free indices of the numbers whose factors are looked for
 * @param how.ridge more than 0: by how much the square of what a factor differs from the given one counts, so that one of which
 *   the rows say nothing stays as it is
 */
export function fittedFactors(
  { width, products, outcomes }: Sums,
  given: ArrayLike<number>,
  { free, ridge }: { free: readonly number[]; ridge: number },
): Float64Array {
  const factors = Float64Array.from(given);
  for (const at of free) factors[at] = 0;
  const equations = free.map((i) => {
    let outcome = outcomes[i]! + ridge * given[i]!;
    for (let j = 0; j < width; j++) outcome -= products[i * width + j]! * factors[j]!;
    return [...free.map((j) => products[i * width + j]! + (i === j ? ridge : 0)), outcome];
  });
  for (const [index, factor] of solved(equations).entries()) factors[free[index]!] = factor;
  return factors;
}

/** The square root of the mean weighted square by which outcomes differ from what factors say. */
export function errorOf({ width, products, outcomes, squares, rows }: Sums, factors: ArrayLike<number>): number {
  let error = squares;
  for (let i = 0; i < width; i++) {
    error -= 2 * factors[i]! * outcomes[i]!;
    for (let j = 0; j < width; j++) error += factors[i]! * factors[j]! * products[i * width + j]!;
  }
  return Math.sqrt(Math.max(0, error) / rows);
}

/**
 * Solves linear equations, as many as there are unknowns and with a single solution: each is the factors of the unknowns,
 * then the outcome. Gauss, with the largest factor first.
 */
function solved(equations: readonly number[][]): number[] {
  const count = equations.length;
  const rows = equations.map((row) => [...row]);
  for (let column = 0; column < count; column++) {
    const rest = rows.slice(column);
    const first = rest.reduce((best, row) => (Math.abs(row[column]!) > Math.abs(best[column]!) ? row : best));
    const at = rows.indexOf(first);
    [rows[column], rows[at]] = [first, rows[column]!];
    for (const row of rows) {
      if (row === first) continue;
      const factor = row[column]! / first[column]!;
      for (let other = column; other <= count; other++) row[other]! -= factor * first[other]!;
    }
  }
  return rows.map((row, at) => row[count]! / row[at]!);
}
