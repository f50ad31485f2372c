import { type Bits, BitWriter } from './bits.ts';
import {
  DISTANCE_SYMBOLS,
  distanceSymbols,
  END_OF_BLOCK,
  LENGTH_SYMBOLS,
  LONGEST_DISTANCE,
  LONGEST_MATCH,
  lengthSymbols,
  SHORTEST_MATCH,
} from './symbols.ts';

/** Longest code of a symbol, in bits. */
const LONGEST_CODE = 15;

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
  /** The head of the only block of a stream, which tells the code. */
  readonly head: Bits;
  /** Bits that a match of every length takes, without those of its distance. */
  readonly lengthCosts = new Uint8Array(LONGEST_MATCH + 1);
  /** Bits that a distance takes. */
  readonly distanceCosts = new Uint8Array(LONGEST_DISTANCE + 1);

  /**
   * @param lengths lengths of the codes of all symbols in hex digits: 286 for bytes, end and lengths; 30 for distances
   * @throws Error when these lengths are no complete code
   */
  constructor(lengths: string) {
    const all = Uint8Array.from(lengths, (digit) => Number.parseInt(digit, 16));
    if (all.length !== LENGTH_SYMBOLS + DISTANCE_SYMBOLS) throw new Error(`a code of ${all.length} symbols`);
    this.literals = codesOf(all.subarray(0, LENGTH_SYMBOLS));
    this.distances = codesOf(all.subarray(LENGTH_SYMBOLS));
    this.head = blockHead(all);
    for (let length = SHORTEST_MATCH; length <= LONGEST_MATCH; length++) {
      this.lengthCosts[length] =
        this.literals.lengths[lengthSymbols.symbol[length]!]! + lengthSymbols.extraBits[length]!;
    }
    for (let distance = 1; distance <= LONGEST_DISTANCE; distance++) {
      this.distanceCosts[distance] =
        this.distances.lengths[distanceSymbols.symbol[distance]!]! + distanceSymbols.extraBits[distance]!;
    }
  }

  putLiteral(to: BitWriter, byte: number): void {
    to.put(this.literals.codes[byte]!, this.literals.lengths[byte]!);
  }

  putMatch(to: BitWriter, length: number, distance: number): void {
    const { literals, distances } = this;
    const lengthSymbol = lengthSymbols.symbol[length]!;
    const lengthBits = literals.lengths[lengthSymbol]!;
    to.put(
      literals.codes[lengthSymbol]! | (lengthSymbols.extra[length]! << lengthBits),
      lengthBits + lengthSymbols.extraBits[length]!,
    );
    const distanceSymbol = distanceSymbols.symbol[distance]!;
    const distanceBits = distances.lengths[distanceSymbol]!;
    to.put(
      distances.codes[distanceSymbol]! | (distanceSymbols.extra[distance]! << distanceBits),
      distanceBits + distanceSymbols.extraBits[distance]!,
    );
  }

  putEnd(to: BitWriter): void {
    this.putLiteral(to, END_OF_BLOCK);
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
  // The last block, with a code of its own.
  head.put(1, 1);
  head.put(2, 2);
  head.put(LENGTH_SYMBOLS - 257, 5);
  head.put(DISTANCE_SYMBOLS - 1, 5);
  head.put(LENGTH_CODE_ORDER.length - 4, 4);
  for (const length of LENGTH_CODE_ORDER) head.put(length <= LONGEST_CODE ? LENGTH_CODE_BITS : 0, 3);
  for (const length of lengths) head.put(reversed(length, LENGTH_CODE_BITS), LENGTH_CODE_BITS);
  return { words: head.words(), count: head.count };
}
