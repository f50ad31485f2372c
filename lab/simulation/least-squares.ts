/** Sums over weighted rows, each of numbers `x` and an outcome `y`; a fit by least squares needs nothing else. */
export interface Sums {
  /** Numbers in a row. */
  readonly width: number;
  /** products[i * width + j] = sum of `x[i] * x[j]`. */
  readonly products: Float64Array;
  /** outcomes[i] = sum of `x[i] * y`. */
  readonly outcomes: Float64Array;
  /** Sum of `y * y`. */
  squares: number;
  /** Number of rows. */
  rows: number;
}

/** Creates the sums over no rows. */
export function emptySums(width: number): Sums {
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

/** Adds up the sums of all parts. */
export function sumOf(parts: readonly Sums[], width: number): Sums {
  const all = emptySums(width);
  for (const part of parts) {
    for (let at = 0; at < part.products.length; at++) all.products[at]! += part.products[at]!;
    for (let at = 0; at < width; at++) all.outcomes[at]! += part.outcomes[at]!;
    all.squares += part.squares;
    all.rows += part.rows;
  }
  return all;
}

/**
 * Fits factors by ridge regression, so that the sum of factor * number in each row is close to its outcome.
 *
 * @param given previous factors; those that are not free are kept
 * @param how.free indexes of the factors to fit
 * @param how.ridge weight, more than 0, of squared differences from the previous factors, so that factors without data stay
 */
export function fitFactors(
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
  for (const [index, factor] of solveEquations(equations).entries()) factors[free[index]!] = factor;
  return factors;
}

/** Returns the root mean square of the weighted differences between outcomes and the sums that factors give. */
export function errorOf({ width, products, outcomes, squares, rows }: Sums, factors: ArrayLike<number>): number {
  let error = squares;
  for (let i = 0; i < width; i++) {
    error -= 2 * factors[i]! * outcomes[i]!;
    for (let j = 0; j < width; j++) error += factors[i]! * factors[j]! * products[i * width + j]!;
  }
  return Math.sqrt(Math.max(0, error) / rows);
}

/**
 * Solves as many linear equations as there are unknowns, which must have a single solution, by Gaussian elimination with
 * partial pivoting. Each equation lists the factors of the unknowns, then the outcome.
 */
function solveEquations(equations: readonly number[][]): number[] {
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
  return rows.map((row, index) => row[count]! / row[index]!);
}
