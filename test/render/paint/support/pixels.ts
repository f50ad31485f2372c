import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import type { TileSet } from '../../../../src/engine/index.ts';
import type { Drawing } from '../../../../src/render/index.ts';
import { loadIcons } from '../../../../src/render/paint/icons.ts';
import { paintedRows } from '../../../../src/render/paint/picture.ts';
import { themeColours } from '../../../../src/render/paint/theme-colours.ts';

/** Pixels of a picture as little-endian RGBA numbers, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint32Array;
}

export function pixelsOfCanvas(canvas: Canvas): Pixels {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  return { width, height, rgba: new Uint32Array(data.buffer, data.byteOffset, width * height) };
}

/** What the canvas reads from an image file. */
export async function pixelsOfFile(file: Buffer): Promise<Pixels> {
  const image = await loadImage(file);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return pixelsOfCanvas(canvas);
}

/** Ratio of signal to noise in decibels. */
export function likeness(a: Pixels, b: Pixels): number {
  let squares = 0;
  for (let at = 0; at < a.rgba.length; at++) {
    const [one, other] = [a.rgba[at]!, b.rgba[at]!];
    for (let shift = 0; shift < 24; shift += 8) squares += (((one >> shift) & 255) - ((other >> shift) & 255)) ** 2;
  }
  return 10 * Math.log10(255 ** 2 / (squares / (3 * a.rgba.length)));
}

/** A drawing painted block by block, put together, in the colours of its theme. */
export async function pixelsOfBlocks(drawing: Drawing, set: TileSet): Promise<Pixels> {
  const { width, height, theme } = drawing;
  const rgba = new Uint32Array(width * height);
  const { bytes } = themeColours(theme);
  const colour = (index: number) => bytes.readUIntLE(index * 3, 3) | (255 << 24);
  for (const { y, stamps } of paintedRows(drawing, { set, icons: await loadIcons() })) {
    let left = 0;
    for (const { wide, pixels } of stamps) {
      pixels.forEach((index, at) => {
        rgba[(y + Math.floor(at / wide)) * width + left + (at % wide)] = colour(index);
      });
      left += wide;
    }
  }
  return { width, height, rgba };
}

/** A picture in the colours of a theme. */
export function stored({ width, height, rgba }: Pixels, theme: Drawing['theme']): Pixels {
  const colours = themeColours(theme);
  const pixels = new Uint8Array(rgba.length);
  colours.map(rgba, width, { pixels, stride: width, at: 0 });
  const back = Uint32Array.from(pixels, (index) => colours.bytes.readUIntLE(index * 3, 3) | (255 << 24));
  return { width, height, rgba: back };
}
