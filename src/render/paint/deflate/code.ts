import { type Bits, BitWriter } from './bits.ts';
import {
  DISTANCE_SYMBOLS,
  distanceSymbols,
  END_OF_BLOCK,
  LENGTH_SYMBOLS,
  LONGEST_DISTANCE,
  LONGEST_MATCH,
  lengthSymbols,
  type NumberSymbols,
} from './symbols.ts';

/** Longest code of a symbol, in bits. */
const LONGEST_CODE = 15;

/** Bits that say whether a block is the last one and how it is compressed. */
const BLOCK_KIND_BITS = 3;

/** Every length of a code is told in four bits, which is a code of its own that needs no runs. */
const LENGTH_CODE_BITS = 4;
/** The order in which a block's head tells the code of the lengths; those behind 15 stand for runs. */
const LENGTH_CODE_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** The codes of an alphabet: for every symbol its code, as it is written lowest bit first, and the length of that. */
export interface SymbolCodes {
  readonly codes: Uint16Array;
  readonly lengths: Uint8Array;
}

/**
 * A Huffman code that is known before a picture is, so that the squares of all pictures can be compressed with it
 * beforehand.
 */
export class DeflateCode {
  readonly literals: SymbolCodes;
  readonly distances: SymbolCodes;
  /** The head of a block of a stream, which tells the code. */
  readonly #head: Bits;
  /** Bits that a match of every length takes, without those of its distance. */
  readonly lengthCosts = new Uint8Array(LONGEST_MATCH + 1);
  /** Bits that a distance takes. */
  readonly distanceCosts = new Uint8Array(LONGEST_DISTANCE + 1);
  // These bits themselves, the first one lowest.
  readonly #lengthBits = new Uint32Array(LONGEST_MATCH + 1);
  readonly #distanceBits = new Uint32Array(LONGEST_DISTANCE + 1);

  /**
   * @param lengths lengths of the codes of all symbols in hex digits: 286 for bytes, end and lengths; 30 for distances
   * @throws Error when these lengths are no complete code
   */
  constructor(lengths: string) {
    const all = Uint8Array.from(lengths, (digit) => Number.parseInt(digit, 16));
    if (all.length !== LENGTH_SYMBOLS + DISTANCE_SYMBOLS) throw new Error(`a code of ${all.length} symbols`);
    this.literals = codesOf(all.subarray(0, LENGTH_SYMBOLS));
    this.distances = codesOf(all.subarray(LENGTH_SYMBOLS));
    this.#head = blockHead(all);
    tell(lengthSymbols, this.literals, { bits: this.#lengthBits, costs: this.lengthCosts });
    tell(distanceSymbols, this.distances, { bits: this.#distanceBits, costs: this.distanceCosts });
  }

  putLiteral(to: BitWriter, byte: number): void {
    to.put(this.literals.codes[byte]!, this.literals.lengths[byte]!);
  }

  putMatch(to: BitWriter, length: number, distance: number): void {
    to.put(this.#lengthBits[length]!, this.lengthCosts[length]!);
    to.put(this.#distanceBits[distance]!, this.distanceCosts[distance]!);
  }

  /** Begins a block of a stream, which is not the last one. */
  putHead(to: BitWriter): void {
    to.append(this.#head.words, 0, this.#head.count);
  }

  /** Ends a block so that the next one begins with a byte: that takes an empty one of plain bytes between them. */
  putEnd(to: BitWriter): void {
    this.putLiteral(to, END_OF_BLOCK);
    to.put(0, BLOCK_KIND_BITS);
    to.alignBytes();
    to.put(0x0000, 16);
    to.put(0xffff, 16);
  }
}

/** Writes down how every value of a number is told: its symbol's code, then the rest. */
function tell(
  { first, symbol, extra, extraBits }: NumberSymbols,
  { codes, lengths }: SymbolCodes,
  told: { readonly bits: Uint32Array; readonly costs: Uint8Array },
): void {
  for (let value = first; value < symbol.length; value++) {
    const its = symbol[value]!;
    told.bits[value] = codes[its]! | (extra[value]! << lengths[its]!);
    told.costs[value] = lengths[its]! + extraBits[value]!;
  }
}

/** Canonical codes (RFC 1951, 3.2.2). */
function codesOf(lengths: Uint8Array): SymbolCodes {
  const codes = new Uint16Array(lengths.length);
  let code = 0;
  for (let length = 1; length <= LONGEST_CODE; length++) {
    for (const [symbol, its] of lengths.entries()) {
      if (its === length) codes[symbol] = reversed(code++, length);
    }
    code <<= 1;
  }
  if (code !== 1 << (LONGEST_CODE + 1)) throw new Error('the lengths of the codes are not those of a complete code');
  return { codes, lengths };
}

function reversed(code: number, length: number): number {
  let from = code;
  let to = 0;
  for (let bit = 0; bit < length; bit++, from >>= 1) to = (to << 1) | (from & 1);
  return to;
}

function blockHead(lengths: Uint8Array): Bits {
  const head = new BitWriter(64);
  // Not the last block, and with a code of its own.
  head.put(0b100, BLOCK_KIND_BITS);
  head.put(LENGTH_SYMBOLS - 257, 5);
  head.put(DISTANCE_SYMBOLS - 1, 5);
  head.put(LENGTH_CODE_ORDER.length - 4, 4);
  for (const length of LENGTH_CODE_ORDER) head.put(length <= LONGEST_CODE ? LENGTH_CODE_BITS : 0, 3);
  for (const length of lengths) head.put(reversed(length, LENGTH_CODE_BITS), LENGTH_CODE_BITS);
  return { words: head.words(), count: head.count };
}
