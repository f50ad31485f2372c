import type { DeflateCode } from './code.ts';
import { LONGEST_MATCH, SHORTEST_MATCH } from './symbols.ts';
import type { PixelBlock } from './tokens.ts';

/** Places with the same first pixels that are looked at, those met last first. */
const TRIES = 4;

/** A match this long is taken without looking for a better one. */
export const GOOD = 24;

/** Pixels of a match that are all remembered as places to look at; of those behind, every so many. */
const REMEMBERED = 8;

/** How wide pictures are thought to be when matches are weighed, in pixels. */
const TYPICAL_STRIDE = 2400;

const HASH_BITS = 12;
const NONE = -1;

// For every hash the place met last, for every place the one with its hash met before, and the bits of all literals
// before a column: one search at a time.
const heads = new Int32Array(1 << HASH_BITS);
let links = new Int32Array(1 << 15);
let literalCosts = new Int32Array(1 << 9);

/** Looks in the pixels of a block before a place for those that begin there. */
export class MatchSearch {
  /** The match that was found last: its pixels, 0 when there is none, the place that it repeats, and the bits saved. */
  length = 0;
  source = 0;
  gain = 0;

  readonly #pixels: Uint8Array;
  readonly #wide: number;
  readonly #reach: number;
  readonly #code: DeflateCode;
  /** Bits of a distance to every row above. */
  readonly #upCosts: Uint8Array;
  #y = 0;

  constructor({ pixels, wide }: PixelBlock, code: DeflateCode, reach: number) {
    this.#pixels = pixels;
    this.#wide = wide;
    this.#reach = reach;
    this.#code = code;
    this.#upCosts = Uint8Array.from({ length: reach + 1 }, (_, up) => code.distanceCosts[up * TYPICAL_STRIDE]!);
    heads.fill(NONE);
    if (links.length < pixels.length) links = new Int32Array(pixels.length);
    if (literalCosts.length <= wide) literalCosts = new Int32Array(wide + 1);
  }

  /** Goes to a row; rows are to be entered in order. */
  enterRow(y: number): void {
    this.#y = y;
  }

  /** To be called before columns of the row are looked at. */
  weigh(from: number, to: number): void {
    const { lengths } = this.#code.literals;
    const pixels = this.#pixels;
    const row = this.#y * this.#wide;
    const costs = literalCosts;
    let cost = 0;
    costs[from] = 0;
    for (let x = from; x < to; ) {
      cost += lengths[pixels[row + x]!]!;
      costs[++x] = cost;
    }
  }

  /**
   * Looks for the match at a column that saves most and ends before another one, and remembers the place; places are
   * to be looked at in order.
   */
  find(x: number, end: number): void {
    const pixels = this.#pixels;
    const wide = this.#wide;
    const { lengthCosts, distanceCosts } = this.#code;
    const upCosts = this.#upCosts;
    const costs = literalCosts;
    const row = this.#y * wide;
    const at = row + x;
    const left = Math.min(end - x, LONGEST_MATCH);
    this.length = 0;
    this.gain = 0;
    if (left < SHORTEST_MATCH) return;
    const spent = costs[x]!;
    let best = 0;
    let source = 0;
    let gain = 0;
    // The pixel before and the one above are the likeliest.
    if (x > 0 && pixels[at] === pixels[at - 1]) {
      const first = pixels[at];
      let length = 1;
      while (length < left && pixels[at + length] === first) length++;
      const saved = costs[x + length]! - spent - lengthCosts[length]! - distanceCosts[1]!;
      if (length >= SHORTEST_MATCH && saved > gain) [best, source, gain] = [length, at - 1, saved];
    }
    const reach = this.#reach;
    if (row > 0 && reach > 0 && best < left) {
      const above = at - wide;
      let length = 0;
      while (length < left && pixels[at + length] === pixels[above + length]) length++;
      const saved = costs[x + length]! - spent - lengthCosts[length]! - upCosts[1]!;
      if (length >= SHORTEST_MATCH && saved > gain) [best, source, gain] = [length, above, saved];
    }
    const hash = hashOf(pixels, at);
    const floor = row > reach * wide ? row - reach * wide : 0;
    let place = heads[hash]!;
    links[at] = place;
    heads[hash] = at;
    for (
      let tries = best < GOOD ? TRIES : 0;
      tries > 0 && place >= floor && best < left;
      tries--, place = links[place]!
    ) {
      if (pixels[place + best] !== pixels[at + best]) continue;
      const itsRow = Math.floor(place / wide);
      const itsLeft = wide * (itsRow + 1) - place;
      const most = place < row ? Math.min(itsLeft, left) : left;
      let length = 0;
      while (length < most && pixels[at + length] === pixels[place + length]) length++;
      if (length < SHORTEST_MATCH) continue;
      const up = this.#y - itsRow;
      const distanceCost = up === 0 ? distanceCosts[at - place]! : upCosts[up]!;
      const saved = costs[x + length]! - spent - lengthCosts[length]! - distanceCost;
      if (saved > gain) [best, source, gain] = [length, place, saved];
    }
    this.length = best;
    this.source = source;
    this.gain = gain;
  }

  /** Remembers columns that were not looked at, all of the first and some of the others. */
  rememberSome(from: number, to: number): void {
    const pixels = this.#pixels;
    const wide = this.#wide;
    const row = this.#y * wide;
    const dense = row + from + REMEMBERED;
    const end = row + Math.min(to, wide - SHORTEST_MATCH + 1);
    for (let at = row + from; at < end; at += at < dense ? 1 : REMEMBERED) {
      const hash = hashOf(pixels, at);
      // The last one may have been looked at already.
      if (heads[hash] === at) continue;
      links[at] = heads[hash]!;
      heads[hash] = at;
    }
  }
}

function hashOf(pixels: Uint8Array, at: number): number {
  return ((pixels[at]! * 0x9e5) ^ (pixels[at + 1]! << 7) ^ (pixels[at + 2]! * 0x1f3)) & ((1 << HASH_BITS) - 1);
}
