import { BoundedCache } from '../../bounded-cache.ts';
import { type BitRows, type Bits, BitWriter } from './bits.ts';
import type { DeflateCode } from './code.ts';
import { type Kept, Ring } from './ring.ts';
import { LONGEST_DISTANCE, SHORTEST_MATCH } from './symbols.ts';
import {
  HIGHEST_REACH,
  isKeptRow,
  isLiteral,
  matchDistance,
  matchLength,
  nextLength,
  type PixelBlock,
  type Tokens,
  tokensOf,
  tokensOver,
} from './tokens.ts';

/** How a zlib stream begins that looks back 32 KiB, and a last block of nothing. */
const STREAM_HEAD = Buffer.of(0x78, 0x5e);
const LAST_BLOCK = Buffer.of(0x03, 0x00);

/** Largest prime below 2^16, the modulus of Adler-32. */
const ADLER = 65521;

/** Byte before every row of a PNG picture: its pixels are stored as they are. */
const NO_FILTER = 0;

/** Widths of pictures for which the bits of a block are kept: those that its squares are usual in. */
const KEPT_STRIDES = 12;

/** Bytes of bands that are kept: about 16 large pictures that have nothing in common. */
const BAND_BYTES = 8 * 1024 * 1024;

/** Bytes that one picture may take; Discord takes files of 10 MiB. */
const PICTURE_BYTES = 8 * 1024 * 1024;

/** Words that a band of a large picture takes. */
const TYPICAL_BAND_WORDS = 1 << 14;

/** What is known of a block that was met before. */
interface Compressed {
  /** Sum, and sum of the sums, of the pixels of every row, as Adler-32 adds them up. */
  readonly sums: Uint32Array;
  readonly tokens: Map<number, Tokens>;
  readonly bits: Map<number, BitRows>;
}

/** A block, and how often it stands side by side with itself. */
interface Run {
  readonly wide: number;
  readonly times: number;
  readonly rows: BitRows;
  readonly sums: Uint32Array;
  /** The bits of all but the first time. */
  readonly again: Bits | undefined;
}

/** Blocks side by side across a picture: as a part of a stream, and the bytes that they stand for as Adler-32 adds them up. */
interface Band {
  readonly part: Kept;
  readonly bytes: number;
  readonly sum: number;
  readonly sums: number;
}

// To be used again and again: fresh memory takes longer than the writing. Nothing else runs while one is in use.
const bandWriter = new BitWriter(TYPICAL_BAND_WORDS);
const blockWriter = new BitWriter(TYPICAL_BAND_WORDS);

const bands = new BoundedCache<Band>(BAND_BYTES);
const bandBytes = new Ring(BAND_BYTES, PICTURE_BYTES);
const known = new WeakMap<PixelBlock, Compressed>();

/**
 * The zlib stream of a picture of blocks, as PNG wants it: a block that was met before is not compressed again, its
 * bits are put in their place. That is possible because all blocks share one code, and no match leaves its block.
 * Blocks side by side are a part of the stream that begins and ends with a byte.
 */
export class PixelStream {
  readonly #code: DeflateCode;
  /** Bytes of a row with its filter. */
  readonly #stride: number;
  readonly #parts: Buffer[] = [STREAM_HEAD];
  readonly #begun = bandBytes.written;
  #sum = 1;
  #sums = 0;

  /** @param wide width of the picture in pixels */
  constructor(code: DeflateCode, wide: number) {
    this.#code = code;
    this.#stride = wide + 1;
  }

  /** Puts the rows of blocks that lie side by side across the whole picture. */
  add(blocks: readonly PixelBlock[]): void {
    const { part, bytes, sum, sums } = this.#bandOf(blocks);
    this.#parts.push(part.bytes);
    this.#sums = (this.#sums + bytes * this.#sum + sums) % ADLER;
    this.#sum = (this.#sum + sum) % ADLER;
  }

  /**
   * The whole stream in parts, to be copied before the next one begins; a part is the same buffer in every stream with
   * the same blocks side by side.
   *
   * @throws RangeError when the picture takes more than 8 MiB
   */
  finish(): readonly Buffer[] {
    if (bandBytes.written - this.#begun > PICTURE_BYTES) throw new RangeError('a picture of more than 8 MiB');
    const sums = Buffer.alloc(4);
    sums.writeUInt16BE(this.#sums, 0);
    sums.writeUInt16BE(this.#sum, 2);
    return [...this.#parts, Buffer.concat([LAST_BLOCK, sums])];
  }

  #bandOf(blocks: readonly PixelBlock[]): Band {
    const key = `${this.#stride} ${blocks.map(({ id }) => id).join()}`;
    const kept = bands.get(key);
    if (kept && bandBytes.holds(kept.part)) return kept;
    const { high } = blocks[0]!;
    const runs = this.#runsOf(blocks);
    const out = bandWriter;
    out.clear();
    this.#code.putHead(out);
    let [sum, sums] = [0, 0];
    for (let y = 0; y < high; y++) {
      this.#code.putLiteral(out, NO_FILTER);
      sums += sum;
      for (const { wide, times, rows, sums: its, again } of runs) {
        out.append(rows.words, rows.starts[y]!, rows.counts[y]!);
        if (again) out.append(again.words, 0, again.count);
        for (let time = 0; time < times; time++) {
          sums += wide * sum + its[2 * y + 1]!;
          sum += its[2 * y]!;
        }
      }
      sum %= ADLER;
      sums %= ADLER;
    }
    this.#code.putEnd(out);
    const band = { part: bandBytes.add(out.bytes()), bytes: high * this.#stride, sum, sums };
    bands.set(key, band, band.part.bytes.length + key.length);
    return band;
  }

  #runsOf(blocks: readonly PixelBlock[]): Run[] {
    const runs: Run[] = [];
    for (let at = 0; at < blocks.length; ) {
      const block = blocks[at]!;
      const { wide } = block;
      let times = 1;
      while (blocks[at + times] === block) times++;
      const rest = (times - 1) * wide;
      // Too little to be a match, it is put again.
      if (rest < SHORTEST_MATCH) times = 1;
      const again = times > 1 ? this.#again(wide, rest) : undefined;
      runs.push({ wide, times, rows: this.#bitsOf(block), sums: compressed(block).sums, again });
      at += times;
    }
    return runs;
  }

  #again(distance: number, pixels: number): Bits {
    const bits = new BitWriter(8);
    for (let rest = pixels; rest > 0; ) {
      const length = nextLength(rest);
      this.#code.putMatch(bits, length, distance);
      rest -= length;
    }
    return { words: bits.words(), count: bits.count };
  }

  #bitsOf(block: PixelBlock): BitRows {
    const { bits } = compressed(block);
    const kept = bits.get(this.#stride);
    if (kept) return kept;
    const made = this.#bitRows(block);
    bits.set(this.#stride, made);
    for (const oldest of bits.keys()) {
      if (bits.size <= KEPT_STRIDES) break;
      bits.delete(oldest);
    }
    return made;
  }

  #bitRows(block: PixelBlock): BitRows {
    const { tokens, ends } = this.#tokensOf(block);
    const ground = block.over && this.#bitsOf(block.over.ground);
    const reach = this.#reachOf(block);
    const code = this.#code;
    const out = blockWriter;
    out.clear();
    const starts = new Uint16Array(ends.length);
    const counts = new Uint16Array(ends.length);
    let at = 0;
    ends.forEach((end, y) => {
      starts[y] = out.alignWords();
      const before = out.count;
      if (ground && isKeptRow(block, y, reach)) {
        out.append(ground.words, ground.starts[y]!, ground.counts[y]!);
        at = end;
      }
      for (; at < end; at++) {
        const token = tokens[at]!;
        if (isLiteral(token)) code.putLiteral(out, token);
        else code.putMatch(out, matchLength(token), matchDistance(token, this.#stride));
      }
      counts[y] = out.count - before;
    });
    return { words: out.words(), starts, counts };
  }

  /** Rows that matches in a block may look up in pictures of this width. */
  #reachOf({ wide }: PixelBlock): number {
    let reach = HIGHEST_REACH;
    // In few steps, so that the tokens of a block serve pictures of nearly all widths.
    while (reach > 0 && reach * this.#stride + wide > LONGEST_DISTANCE) reach >>= 1;
    return reach;
  }

  #tokensOf(block: PixelBlock): Tokens {
    const { tokens } = compressed(block);
    const reach = this.#reachOf(block);
    const kept = tokens.get(reach);
    if (kept) return kept;
    const { over } = block;
    const made = over
      ? tokensOver(this.#tokensOf(over.ground), { block, patches: over.patches }, { code: this.#code, reach })
      : tokensOf(block, this.#code, reach);
    tokens.set(reach, made);
    return made;
  }
}

function compressed(block: PixelBlock): Compressed {
  const kept = known.get(block);
  if (kept) return kept;
  const made = { sums: rowSums(block), tokens: new Map(), bits: new Map() };
  known.set(block, made);
  return made;
}

/** Rows that are the same in the block below need not be added up again. */
function rowSums({ pixels, wide, high, over }: PixelBlock): Uint32Array {
  const result = over ? compressed(over.ground).sums.slice() : new Uint32Array(2 * high);
  for (let y = 0; y < high; y++) {
    if (over && !over.patches.some(({ top, bottom }) => y >= top && y < bottom)) continue;
    let [sum, sums] = [0, 0];
    for (let at = y * wide, end = at + wide; at < end; at++) {
      sum += pixels[at]!;
      sums += sum;
    }
    result[2 * y] = sum % ADLER;
    result[2 * y + 1] = sums % ADLER;
  }
  return result;
}
