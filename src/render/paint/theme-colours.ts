import type { Theme } from '../request.ts';
import { BOARD_PALETTES } from './board-palette.ts';

/** Bits of red, green and blue by which a colour's place in the palette is looked up. */
const BITS = 6;

/** The colours that pictures of one theme are stored in, and which of them stands for any colour. */
export class ThemeColours {
  /** Red, green and blue of every colour of the palette. */
  readonly bytes: Buffer;
  readonly #nearest = new Int16Array(1 << (3 * BITS)).fill(-1);

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

  /**
   * Lays pixels over stored ones, each as far as it is opaque; what reaches beyond the stored picture is left out.
   *
   * @param rgba little-endian RGBA numbers, not premultiplied, `over.wide` a row
   * @param to the stored picture, and where in it the first of the pixels lies
   */
  blend(
    rgba: Uint32Array,
    over: { wide: number; high: number },
    to: { pixels: Uint8Array; wide: number; high: number; x: number; y: number },
  ): void {
    const { bytes } = this;
    const { pixels } = to;
    const [first, last] = [Math.max(0, -to.x), Math.min(over.wide, to.wide - to.x)];
    const [top, bottom] = [Math.max(0, -to.y), Math.min(over.high, to.high - to.y)];
    for (let y = top; y < bottom; y++) {
      const row = (to.y + y) * to.wide + to.x;
      for (let x = first; x < last; x++) {
        const pixel = rgba[y * over.wide + x]!;
        const opacity = pixel >>> 24;
        if (opacity === 0) continue;
        let colour = pixel;
        if (opacity < 255) {
          const under = pixels[row + x]! * 3;
          const rest = 255 - opacity;
          const red = ((pixel & 255) * opacity + bytes[under]! * rest) / 255;
          const green = (((pixel >> 8) & 255) * opacity + bytes[under + 1]! * rest) / 255;
          const blue = (((pixel >> 16) & 255) * opacity + bytes[under + 2]! * rest) / 255;
          colour = Math.round(red) | (Math.round(green) << 8) | (Math.round(blue) << 16);
        }
        pixels[row + x] = this.#indexOf(colour);
      }
    }
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
