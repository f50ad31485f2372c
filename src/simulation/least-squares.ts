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
  /** Of the weights of the rows. */
  total: number;
}

/** Sums of no rows. */
export function noSums(width: number): Sums {
  return { width, products: new Float64Array(width * width), outcomes: new Float64Array(width), squares: 0, total: 0 };
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
  sums.total += weight;
}

/** The sums of the rows of all parts together. */
export function sumOf(parts: readonly Sums[], width: number): Sums {
  const all = noSums(width);
  for (const part of parts) {
    for (let at = 0; at < part.products.length; at++) all.products[at]! += part.products[at]!;
    for (let at = 0; at < width; at++) all.outcomes[at]! += part.outcomes[at]!;
    all.squares += part.squares;
    all.total += part.total;
  }
  return all;
}

/**
 * The factors by which the numbers of the rows, multiplied and added up, come next to the outcomes.
 *
 * @param given factors of all numbers, which those that are not free keep
 * @param free indices of the numbers whose factors are looked for; one that is 0 in every row keeps its factor
 */
export function fittedFactors(sums: Sums, given: ArrayLike<number>, free: readonly number[]): Float64Array {
  const { width, products, outcomes } = sums;
  const sought = free.filter((at) => products[at * width + at]! > 0);
  const factors = Float64Array.from(given);
  for (const at of sought) factors[at] = 0;
  const equations = sought.map((i) => {
    let outcome = outcomes[i]!;
    for (let j = 0; j < width; j++) outcome -= products[i * width + j]! * factors[j]!;
    return [...sought.map((j) => products[i * width + j]!), outcome];
  });
  for (const [index, factor] of solved(equations).entries()) factors[sought[index]!] = factor;
  return factors;
}

/** The square root of the mean square by which outcomes differ from what factors say. */
export function errorOf({ width, products, outcomes, squares, total }: Sums, factors: ArrayLike<number>): number {
  let error = squares;
  for (let i = 0; i < width; i++) {
    error -= 2 * factors[i]! * outcomes[i]!;
    for (let j = 0; j < width; j++) error += factors[i]! * factors[j]! * products[i * width + j]!;
  }
  return Math.sqrt(Math.max(0, error) / total);
}

/**
 * Solves linear equations, as many as there are unknowns: each is the factors of the unknowns, then the outcome. Gauss, with
 * the largest factor first.
 *
 * @throws Error when they have no single solution
 */
function solved(equations: readonly number[][]): number[] {
  const count = equations.length;
  const rows = equations.map((row) => [...row]);
  for (let column = 0; column < count; column++) {
    const rest = rows.slice(column);
    const first = rest.reduce((best, row) => (Math.abs(row[column]!) > Math.abs(best[column]!) ? row : best));
    if (Math.abs(first[column]!) < 1e-9) throw new Error('the numbers of the rows depend on each other');
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
