import type { Point } from '../point.ts';
import type { Theme } from '../request.ts';
import { BOARD_PALETTES } from './board-palette.ts';
import type { Ground, Overlay } from './overlay.ts';

/** Bits of red, green and blue by which a colour's place in the palette is looked up. */
const BITS = 6;

/** The colours that pictures of one theme are stored in, and which of them stands for any colour. */
export class ThemeColours {
  /** Red, green and blue of every colour of the palette. */
  readonly bytes: Buffer;
  readonly #nearest = new Int16Array(1 << (3 * BITS)).fill(-1);
  // For every colour of the palette what was laid over it last, and which it became: neighbours are much alike.
  readonly #lastOver = new Uint32Array(256);
  readonly #lastSeen = Uint8Array.from({ length: 256 }, (_, index) => index);

  constructor(palette: string) {
    this.bytes = Buffer.from(palette, 'hex');
    // A colour of the palette stands for itself, whatever is nearest to the middle of its cell.
    for (let at = this.bytes.length - 3; at >= 0; at -= 3) {
      const [red, green, blue] = this.bytes.subarray(at, at + 3);
      this.#nearest[cellOf(red! | (green! << 8) | (blue! << 16))] = at / 3;
    }
  }

  /** Writes the palette's indices of `wide` opaque pixels a row, little-endian RGBA numbers, into a larger picture. */
  map(rgba: Uint32Array, wide: number, to: { pixels: Uint8Array; stride: number; at: number }): void {
    const nearest = this.#nearest;
    const { pixels, stride } = to;
    for (let from = 0, row = to.at; from < rgba.length; from += wide, row += stride) {
      for (let x = 0; x < wide; x++) {
        const cell = cellOf(rgba[from + x]!);
        let index = nearest[cell]!;
        if (index < 0) {
          index = this.#search(cell);
          nearest[cell] = index;
        }
        pixels[row + x] = index;
      }
    }
  }

  /** Lays an overlay over stored pixels, as far as each of its pixels is opaque; what reaches beyond them is left out. */
  blend({ x, y, rgba }: Overlay, { pixels, wide, high }: Ground, corner: Point): void {
    const [left, top] = [corner.x, corner.y];
    const lastOver = this.#lastOver;
    const lastSeen = this.#lastSeen;
    for (let at = 0; at < rgba.length; at++) {
      const column = left + x[at]!;
      const row = top + y[at]!;
      if (column < 0 || column >= wide || row < 0 || row >= high) continue;
      const place = row * wide + column;
      const under = pixels[place]!;
      const colour = rgba[at]!;
      if (lastOver[under] !== colour) {
        lastOver[under] = colour;
        lastSeen[under] = this.#indexOf(this.#laidOver(colour, under));
      }
      pixels[place] = lastSeen[under]!;
    }
  }

  /** The colour that one of any opacity makes of a stored one. */
  #laidOver(colour: number, under: number): number {
    const opacity = colour >>> 24;
    if (opacity === 255) return colour;
    const { bytes } = this;
    const rest = 255 - opacity;
    const red = ((colour & 255) * opacity + bytes[3 * under]! * rest + 127) / 255;
    const green = (((colour >> 8) & 255) * opacity + bytes[3 * under + 1]! * rest + 127) / 255;
    const blue = (((colour >> 16) & 255) * opacity + bytes[3 * under + 2]! * rest + 127) / 255;
    return (red & 255) | ((green & 255) << 8) | ((blue & 255) << 16);
  }

  #indexOf(colour: number): number {
    const cell = cellOf(colour);
    const known = this.#nearest[cell]!;
    if (known >= 0) return known;
    const index = this.#search(cell);
    this.#nearest[cell] = index;
    return index;
  }

  /** The colour nearest to the middle of a cell, searched when the cell is first met: most never are. */
  #search(cell: number): number {
    const { bytes } = this;
    const middle = (bits: number) => ((bits & 63) << 2) + 2;
    const [red, green, blue] = [middle(cell >> 12), middle(cell >> 6), middle(cell)];
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let at = 0; at < bytes.length; at += 3) {
      const [r, g, b] = [bytes[at]! - red, bytes[at + 1]! - green, bytes[at + 2]! - blue];
      // The eye sees green best.
      const distance = 2 * r * r + 4 * g * g + b * b;
      if (distance < least) {
        least = distance;
        best = at / 3;
      }
    }
    return best;
  }
}

/** The upper bits of red, green and blue of a pixel, red foremost. */
function cellOf(pixel: number): number {
  return ((pixel & 0xfc) << 10) | ((pixel >> 4) & 0xfc0) | ((pixel >> 18) & 0x3f);
}

const themes = new Map<Theme, ThemeColours>();

/** The stored colours of a theme. */
export function themeColours(theme: Theme): ThemeColours {
  const known = themes.get(theme);
  if (known) return known;
  const colours = new ThemeColours(BOARD_PALETTES[theme].join(''));
  themes.set(theme, colours);
  return colours;
}
