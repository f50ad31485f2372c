/**
 * Lengths in bits of the best prefix code for symbols that occur so often, none longer than `limit`; every symbol gets
 * a code. By package-merge (Larmore and Hirschberg, 1990).
 *
 * @param counts how often each symbol occurs; one that never does counts as 1
 */
export function codeLengths(counts: readonly number[], limit: number): number[] {
  const coins = counts.map((count, symbol) => ({ weight: Math.max(1, count), symbols: [symbol] }));
  coins.sort((a, b) => a.weight - b.weight);
  let packages = coins;
  for (let level = 1; level < limit; level++) {
    const pairs = packages.flatMap((one, at) => {
      const other = packages[at + 1];
      return at % 2 === 0 && other
        ? [{ weight: one.weight + other.weight, symbols: [...one.symbols, ...other.symbols] }]
        : [];
    });
    packages = [...coins, ...pairs].sort((a, b) => a.weight - b.weight);
  }
  const lengths = counts.map(() => 0);
  for (const { symbols } of packages.slice(0, 2 * counts.length - 2)) {
    for (const symbol of symbols) lengths[symbol] = lengths[symbol]! + 1;
  }
  return lengths;
}
