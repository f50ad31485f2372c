/** The alphabets of a deflate stream (RFC 1951, 3.2.5): bytes, the end of a block and lengths; and distances. */
export const END_OF_BLOCK = 256;
export const LENGTH_SYMBOLS = 286;
export const DISTANCE_SYMBOLS = 30;

/** Bytes that a match repeats, and how far back it looks at most. */
export const SHORTEST_MATCH = 3;
export const LONGEST_MATCH = 258;
export const LONGEST_DISTANCE = 32768;

const FIRST_LENGTH_SYMBOL = END_OF_BLOCK + 1;

/** Bits behind a symbol that tell apart the values that it stands for. */
const lengthExtras = Array.from({ length: 28 }, (_, at) => Math.max(0, (at >> 2) - 1));
const distanceExtras = Array.from({ length: DISTANCE_SYMBOLS }, (_, at) => Math.max(0, (at >> 1) - 1));

/** For every value of a number: its symbol, and how many bits behind the symbol hold which rest. */
export interface NumberSymbols {
  /** The smallest value; tables begin with 0 all the same. */
  readonly first: number;
  readonly symbol: Uint16Array;
  readonly extraBits: Uint8Array;
  readonly extra: Uint16Array;
}

function numberSymbols(options: {
  readonly first: number;
  readonly firstSymbol: number;
  readonly extras: readonly number[];
}): NumberSymbols {
  const { first, firstSymbol, extras } = options;
  const end = extras.reduce((sum, bits) => sum + (1 << bits), first);
  const table = { first, symbol: new Uint16Array(end), extraBits: new Uint8Array(end), extra: new Uint16Array(end) };
  let value = first;
  extras.forEach((bits, at) => {
    for (let rest = 0; rest < 1 << bits; rest++, value++) {
      table.symbol[value] = firstSymbol + at;
      table.extraBits[value] = bits;
      table.extra[value] = rest;
    }
  });
  return table;
}

/** Symbols of the lengths 3 to 258; the longest has one of its own. */
export const lengthSymbols = numberSymbols({
  first: SHORTEST_MATCH,
  firstSymbol: FIRST_LENGTH_SYMBOL,
  extras: lengthExtras,
});
lengthSymbols.symbol[LONGEST_MATCH] = LENGTH_SYMBOLS - 1;
lengthSymbols.extraBits[LONGEST_MATCH] = 0;
lengthSymbols.extra[LONGEST_MATCH] = 0;

/** Symbols of the distances 1 to 32,768. */
export const distanceSymbols = numberSymbols({ first: 1, firstSymbol: 0, extras: distanceExtras });
