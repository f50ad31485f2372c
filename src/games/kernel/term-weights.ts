import type { Weights } from '../contract/computer.ts';

/** Weights of the terms for games of one kind and number of seats, as stored in a file. */
export interface WeightRow {
  readonly kind: string;
  readonly seats: number;
  readonly spread: number;
  /** Early and late weights of terms, by their names. */
  readonly terms: Readonly<Record<string, readonly number[]>>;
  /** The command that fitted them. */
  readonly run: string;
  /** Result of the match against the previous weights. */
  readonly result: string;
}

/** Returns the index of each term by its name. */
export function indexOfTerms<Term extends string>(terms: readonly Term[]): Readonly<Record<Term, number>> {
  return Object.fromEntries(terms.map((name, index) => [name, index])) as Record<Term, number>;
}

/**
 * Creates a function that finds weights by kinds of game and number of seats. It takes the first kind that has rows, and of
 * these the row with the nearest number of seats, or the smaller number of two equally near ones.
 *
 * @param terms names of the terms, in the order of the resulting weights
 * @param usual weights of terms that a row may leave out
 */
export function weightTable(
  terms: readonly string[],
  rows: readonly WeightRow[],
  usual: Readonly<Record<string, number>> = {},
) {
  const weightsOf = new Map(rows.map((row) => [row, compileRow(terms, row, usual)]));
  const cache = new Map<string, Weights[]>();
  /** @param kinds in order of preference; lists with the same first kind must be equal, as it is the key of the cache */
  return (kinds: readonly [string, ...string[]], seats: number): Weights => {
    const bySeats = cache.get(kinds[0]) ?? [];
    const cached = bySeats[seats];
    if (cached) return cached;
    const weights = weightsOf.get(nearestRow(rows, kinds, seats))!;
    bySeats[seats] = weights;
    cache.set(kinds[0], bySeats);
    return weights;
  };
}

function nearestRow(rows: readonly WeightRow[], kinds: readonly string[], seats: number): WeightRow {
  const kind = kinds.find((one) => rows.some((row) => row.kind === one));
  const ofKind = rows.filter((row) => row.kind === kind);
  const away = (row: WeightRow) => Math.abs(row.seats - seats);
  const [first] = ofKind.toSorted((a, b) => away(a) - away(b) || a.seats - b.seats);
  if (first) return first;
  throw new Error(`there are no weights for ${kinds.join(', ')}`);
}

function compileRow(
  terms: readonly string[],
  { terms: weights, spread }: WeightRow,
  usual: Readonly<Record<string, number>>,
): Weights {
  const at = (end: number) => terms.map((term) => weights[term]?.[end] ?? usual[term]!);
  return { early: at(0), late: at(1), spread };
}
