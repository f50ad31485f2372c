import type { Weights } from '../contract/computer.ts';

/** The weights of terms for games of one kind with so many seats, as a file has them. */
export interface WeightRow {
  readonly kind: string;
  readonly seats: number;
  readonly spread: number;
  /** Early and late weight of every term, by its name. */
  readonly terms: Readonly<Record<string, readonly number[]>>;
  /** The command that fitted them. */
  readonly run: string;
  /** How they played against those before. */
  readonly result: string;
}

/** The index of each term, by its name. */
export function indexOfTerms<Term extends string>(terms: readonly Term[]): Readonly<Record<Term, number>> {
  return Object.fromEntries(terms.map((name, index) => [name, index])) as Record<Term, number>;
}

/**
 * Finds weights by the kind of a game and its seats: the rows of the first of the kinds that has any, and of these that with
 * the nearest number of seats, of two that are as near that with fewer.
 *
 * @param terms names, in the order in which weights are listed
 */
export function weightTable(terms: readonly string[], rows: readonly WeightRow[]) {
  const weightsOf = new Map(rows.map((row) => [row, compiled(terms, row)]));
  const found = new Map<string, Weights[]>();
  /** @param kinds each a fallback for those before it; the same for the same first one */
  return (kinds: readonly [string, ...string[]], seats: number): Weights => {
    const bySeats = found.get(kinds[0]) ?? [];
    const known = bySeats[seats];
    if (known) return known;
    const weights = weightsOf.get(nearest(rows, kinds, seats))!;
    bySeats[seats] = weights;
    found.set(kinds[0], bySeats);
    return weights;
  };
}

function nearest(rows: readonly WeightRow[], kinds: readonly string[], seats: number): WeightRow {
  const kind = kinds.find((one) => rows.some((row) => row.kind === one));
  const ofKind = rows.filter((row) => row.kind === kind);
  const away = (row: WeightRow) => Math.abs(row.seats - seats);
  const [first] = ofKind.toSorted((a, b) => away(a) - away(b) || a.seats - b.seats);
  if (first) return first;
  throw new Error(`there are no weights for ${kinds.join(', ')}`);
}

function compiled(terms: readonly string[], { terms: weights, spread }: WeightRow): Weights {
  return { early: terms.map((term) => weights[term]![0]!), late: terms.map((term) => weights[term]![1]!), spread };
}
