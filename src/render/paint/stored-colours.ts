import type { ImageData } from '@napi-rs/canvas';
import type { Content } from '../../core/rules.ts';
import { memoize } from '../../drawing/memoize.ts';
import type { Theme } from '../../drawing/theme.ts';
import type { GameContent } from '../request.ts';
import { quantize } from './gifenc.ts';
import { paintDrawing } from './painter.ts';
import { coloursOfTheme, samplesOf } from './samples.ts';

/** Maximum number of colours; one of 256 indices is reserved for unchanged pixels of an animation. */
const MAX = 255;

/** A colour with this many pixels in the samples is stored exactly. */
const PLAIN = 300;

/** Bits per channel of the lookup table from any colour to a stored one. */
const BITS = 6;

/** The palette of pictures of one tile set in one theme. */
export class StoredColours {
  /** Red, green and blue of every colour. */
  readonly bytes: Buffer;
  readonly #nearest = new Int16Array(1 << (3 * BITS)).fill(-1);

  constructor(colours: readonly (readonly number[])[]) {
    this.bytes = Buffer.from(colours.flat());
    // A stored colour maps to itself, even if another one is nearer to the middle of its cell.
    for (const [index, colour] of [...colours.entries()].reverse()) this.#nearest[cellOf(pixelOf(colour))] = index;
  }

  /** Returns the index of the stored colour nearest to a colour of six hex digits. */
  indexOf(hex: string): number {
    return this.#indexIn(cellOf(pixelOf(rgbOf(hex))));
  }

  /** Blends an image over palette indexes. */
  drawOver(
    image: Pick<ImageData, 'width' | 'height' | 'data'>,
    under: { readonly pixels: Uint8Array; readonly stride: number; readonly at: number },
  ): void {
    const { width, height, data } = image;
    const rgba = new Uint32Array(data.buffer, data.byteOffset, width * height);
    const { pixels, stride } = under;
    const nearest = this.#nearest;
    let from = 0;
    // Runs of the same opaque colour are looked up once.
    let [opaque, opaqueIndex] = [0, 0];
    for (let row = under.at; from < rgba.length; row += stride) {
      for (let to = row; to < row + width; to++) {
        const pixel = rgba[from++]!;
        if (pixel === 0) continue;
        if (pixel !== opaque) {
          const isOpaque = pixel >>> 24 === 255;
          const cell = cellOf(isOpaque ? pixel : this.#blend(pixel, pixels[to]!));
          const cached = nearest[cell]!;
          const index = cached < 0 ? this.#indexIn(cell) : cached;
          if (isOpaque) [opaque, opaqueIndex] = [pixel, index];
          pixels[to] = index;
        } else pixels[to] = opaqueIndex;
      }
    }
  }

  /** Returns the index of the stored colour nearest to the mean of an area of stored pixels. */
  meanOf(
    { width, pixels }: { readonly width: number; readonly pixels: Uint8Array },
    { left, top, right, bottom }: Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>,
  ): number {
    const { bytes } = this;
    let [red, green, blue] = [0, 0, 0];
    for (let y = top; y < bottom; y++) {
      for (let at = y * width + left; at < y * width + right; at++) {
        const colour = 3 * pixels[at]!;
        red += bytes[colour]!;
        green += bytes[colour + 1]!;
        blue += bytes[colour + 2]!;
      }
    }
    const count = (right - left) * (bottom - top);
    return this.#indexIn(cellOf(pixelOf([red / count, green / count, blue / count])));
  }

  /** Returns the stored colour nearest to a pixel blended over a stored colour. */
  #blend(pixel: number, under: number): number {
    const { bytes } = this;
    const opacity = pixel >>> 24;
    const rest = 255 - opacity;
    const red = ((pixel & 255) * opacity + bytes[3 * under]! * rest + 127) / 255;
    const green = (((pixel >> 8) & 255) * opacity + bytes[3 * under + 1]! * rest + 127) / 255;
    const blue = (((pixel >> 16) & 255) * opacity + bytes[3 * under + 2]! * rest + 127) / 255;
    return (red & 255) | ((green & 255) << 8) | ((blue & 255) << 16);
  }

  /** Returns the colour nearest to the middle of a cell. It is searched on first use, as most cells are never used. */
  #indexIn(cell: number): number {
    const cached = this.#nearest[cell]!;
    if (cached >= 0) return cached;
    const { bytes } = this;
    const middle = (bits: number) => ((bits & 63) << 2) + 2;
    // Without arrays: thousands of cells are searched in the first pictures, and garbage takes longer than the search.
    const red = middle(cell >> 12);
    const green = middle(cell >> 6);
    const blue = middle(cell);
    let best = 0;
    let min = Number.POSITIVE_INFINITY;
    for (let index = 0; index < bytes.length; index += 3) {
      const r = bytes[index]! - red;
      const g = bytes[index + 1]! - green;
      const b = bytes[index + 2]! - blue;
      // Green counts most, as the eye sees it best.
      const distance = 2 * r * r + 4 * g * g + b * b;
      if (distance < min) {
        best = index / 3;
        min = distance;
      }
    }
    this.#nearest[cell] = best;
    return best;
  }
}

function pixelOf([red, green, blue]: readonly number[]): number {
  return red! | (green! << 8) | (blue! << 16);
}

/** Returns the upper bits of red, green and blue of a pixel, red first. */
function cellOf(pixel: number): number {
  return ((pixel & 0xfc) << 10) | ((pixel >> 4) & 0xfc0) | ((pixel >> 18) & 0x3f);
}

/** Returns red, green and blue of a colour of six hex digits. */
function rgbOf(hex: string): number[] {
  return [...Buffer.from(hex.slice(1), 'hex')];
}

const coloursOf = memoize((_: Content) => new Map<string, Promise<StoredColours>>());

/**
 * Returns the palette of a tile set in a theme: the exact colours of the theme, then the most useful colours of the samples.
 */
export function storedColours(source: GameContent, theme: Theme, palette?: string): Promise<StoredColours> {
  const coloursBySource = coloursOf(source.content);
  const key = `${theme} ${palette ?? ''}`;
  const colours = coloursBySource.get(key) ?? chooseColours(source, theme, palette);
  coloursBySource.set(key, colours);
  return colours;
}

async function chooseColours(source: GameContent, theme: Theme, palette?: string): Promise<StoredColours> {
  const canvas = await paintDrawing(samplesOf(source, theme, palette), source);
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  canvas.width = 0;
  const exact = new Set([...coloursOfTheme(source.game, theme, palette), ...plainColours(data)]);
  const others = quantize(data, MAX - exact.size, { format: 'rgb444' });
  return new StoredColours([...[...exact].map(rgbOf), ...others]);
}

/** Returns the colours that cover a large part of an image. */
function plainColours(rgba: Uint8ClampedArray): string[] {
  const counts = new Map<string, number>();
  const hex = Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength).toString('hex');
  for (let index = 0; index < hex.length; index += 8) {
    const colour = `#${hex.slice(index, index + 6)}`;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts.keys()].filter((colour) => counts.get(colour)! >= PLAIN);
}
