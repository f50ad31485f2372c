import type { Point } from '../../point.ts';
import type { Bounds } from '../bounds.ts';
import type { Extent } from '../sight.ts';
import type { DeflateCode } from './code.ts';
import { GOOD, MatchSearch } from './match-search.ts';
import { LONGEST_MATCH, SHORTEST_MATCH } from './symbols.ts';

/** Rows above what has changed that are looked at for what it repeats. */
const KNOWN_ROWS = 2;

/** Bits of a token for the length of a match and the rows that it looks up; the rest is for the columns. */
const LENGTH_BITS = 9;
const UP_BITS = 3;
const BACK = LENGTH_BITS + UP_BITS;
/** Largest number of columns in either direction. */
const BACK_ZERO = 1 << 12;

/** Rows that fit the bits of a token. */
export const HIGHEST_REACH = (1 << UP_BITS) - 1;

/** A block of indexed pixels, row by row. */
export interface PixelBlock extends Extent {
  /** Another for every block that was ever made in this process. */
  readonly id: number;
  readonly pixels: Uint8Array;
  /** Another block of the same extent, and the rectangles outside of which both are equal. */
  readonly over?: { readonly ground: PixelBlock; readonly patches: readonly Bounds[] };
}

/**
 * A block as literal pixels and matches with pixels of the same block, row by row. It is the same in every picture:
 * how far back in the stream a match lies is known only with the width of one.
 */
export interface Tokens {
  /** A pixel's index, or a match: see `matchLength` and `matchDistance`. */
  readonly tokens: Int32Array;
  /** Index behind the last token of every row. */
  readonly ends: Uint32Array;
}

/** Whether a token is a literal pixel, its index. */
export function isLiteral(token: number): boolean {
  return token < 256;
}

/** Number of pixels that a match repeats. */
export function matchLength(token: number): number {
  return token & ((1 << LENGTH_BITS) - 1);
}

/** How far back a match lies in a picture of which rows take so many bytes. */
export function matchDistance(token: number, stride: number): number {
  return matchUp(token) * stride + matchBack(token);
}

function matchUp(token: number): number {
  return (token >> LENGTH_BITS) & ((1 << UP_BITS) - 1);
}

/** Columns to the left, or to the right below 0. */
function matchBack(token: number): number {
  return (token >> BACK) - BACK_ZERO;
}

function matchToken(length: number, up: number, back: number): number {
  return length | (up << LENGTH_BITS) | ((back + BACK_ZERO) << BACK);
}

/**
 * Finds what repeats in a block. Matches end with their row, as in the picture another block's row follows.
 *
 * @param reach rows that a match may look up, `HIGHEST_REACH` at most
 */
export function tokensOf(block: PixelBlock, code: DeflateCode, reach: number): Tokens {
  const { wide, high } = block;
  const search = new MatchSearch(block, code, reach);
  const out = new TokenWriter(block, search);
  for (let y = 0; y < high; y++) {
    if (reach > 0 && y > 0 && wide >= SHORTEST_MATCH && isAsAbove(block, y * wide)) out.repeatRow();
    else {
      search.enterRow(y);
      out.search(0, wide);
    }
    out.endRow();
  }
  return out.tokens();
}

/**
 * The tokens of a block that was drawn over another one: only what lies in the changed rectangles, or repeats something
 * in them, is looked for again.
 *
 * @param ground tokens of the other block, with the same reach
 * @param patches the rectangles outside of which both blocks are equal
 */
export function tokensOver(
  { tokens, ends }: Tokens,
  { block, patches }: { readonly block: PixelBlock; readonly patches: readonly Bounds[] },
  { code, reach }: { readonly code: DeflateCode; readonly reach: number },
): Tokens {
  const search = new MatchSearch(block, code, reach);
  const out = new TokenWriter(block, search);
  let next = 0;
  for (let y = 0; y < block.high; y++) {
    const end = ends[y]!;
    const near = patchesNear(patches, y, reach);
    if (near.length === 0) out.copy(tokens, next, end);
    else {
      search.enterRow(y);
      let x = 0;
      let changedFrom = 0;
      for (; next < end; next++) {
        const token = tokens[next]!;
        const length = isLiteral(token) ? 1 : matchLength(token);
        if (!isChanged(token, { x, y }, near)) {
          if (changedFrom < x) out.search(changedFrom, x);
          out.copy(tokens, next, next + 1);
          search.rememberSome(x, x + length);
          changedFrom = x + length;
        }
        x += length;
      }
      if (changedFrom < x) out.search(changedFrom, x);
    }
    next = end;
    out.endRow();
  }
  return out.tokens();
}

/** Whether the tokens of a row are those of the row of the block below. */
export function isKeptRow({ over }: PixelBlock, y: number, reach: number): boolean {
  return over !== undefined && patchesNear(over.patches, y, reach).length === 0;
}

/** Rectangles in which a row lies, or nearly does, or of which it may repeat something. */
function patchesNear(patches: readonly Bounds[], y: number, reach: number): readonly Bounds[] {
  return patches.filter(({ top, bottom }) => y >= top - KNOWN_ROWS && y < bottom + reach);
}

/** Whether the pixels of a token, which begins at a place, or those that it repeats lie in one of some rectangles. */
function isChanged(token: number, { x, y }: Point, patches: readonly Bounds[]): boolean {
  if (isLiteral(token)) return isWithin(patches, { x, y }, 1);
  const length = matchLength(token);
  const repeated = { x: x - matchBack(token), y: y - matchUp(token) };
  return isWithin(patches, { x, y }, length) || isWithin(patches, repeated, length);
}

/** Whether one of the pixels of a row from a place on lies in one of some rectangles. */
function isWithin(patches: readonly Bounds[], { x, y }: Point, length: number): boolean {
  for (let at = 0; at < patches.length; at++) {
    const { left, top, right, bottom } = patches[at]!;
    if (x < right && x + length > left && y >= top && y < bottom) return true;
  }
  return false;
}

function isAsAbove({ pixels, wide }: PixelBlock, row: number): boolean {
  for (let at = row; at < row + wide; at++) if (pixels[at] !== pixels[at - wide]) return false;
  return true;
}

/** The length of the next of the matches that repeat so many pixels: none may be too short. */
export function nextLength(rest: number): number {
  const length = Math.min(rest, LONGEST_MATCH);
  const left = rest - length;
  return left > 0 && left < SHORTEST_MATCH ? length - SHORTEST_MATCH : length;
}

/** Room for the tokens of one block while they are made: one is done before the next begins. */
let scratch = new Int32Array(1 << 15);

class TokenWriter {
  readonly #block: PixelBlock;
  readonly #search: MatchSearch;
  readonly #ends: Uint32Array;
  #y = 0;
  #made = 0;

  constructor(block: PixelBlock, search: MatchSearch) {
    this.#block = block;
    this.#search = search;
    this.#ends = new Uint32Array(block.high);
    if (scratch.length < block.pixels.length) scratch = new Int32Array(block.pixels.length);
  }

  endRow(): void {
    this.#ends[this.#y++] = this.#made;
  }

  tokens(): Tokens {
    return { tokens: scratch.slice(0, this.#made), ends: this.#ends };
  }

  copy(tokens: Int32Array, from: number, to: number): void {
    for (let at = from; at < to; at++) scratch[this.#made++] = tokens[at]!;
  }

  /** A row that is equal to the one above. */
  repeatRow(): void {
    for (let rest = this.#block.wide; rest > 0; ) {
      const length = nextLength(rest);
      scratch[this.#made++] = matchToken(length, 1, 0);
      rest -= length;
    }
  }

  /** Columns of a row that the search has entered. */
  search(from: number, to: number): void {
    const { pixels, wide } = this.#block;
    const search = this.#search;
    const row = this.#y * wide;
    search.weigh(from, to);
    let made = this.#made;
    for (let x = from; x < to; ) {
      search.find(x, to);
      let { length, source, gain } = search;
      while (length > 0 && length < GOOD && x + 1 < to) {
        search.find(x + 1, to);
        if (search.gain <= gain) break;
        scratch[made++] = pixels[row + x++]!;
        ({ length, source, gain } = search);
      }
      if (length === 0) scratch[made++] = pixels[row + x++]!;
      else {
        const sourceY = Math.floor(source / wide);
        scratch[made++] = matchToken(length, this.#y - sourceY, x - (source - sourceY * wide));
        search.rememberSome(x + 1, x + length);
        x += length;
      }
    }
    this.#made = made;
  }
}
