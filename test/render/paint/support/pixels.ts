import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import type { Drawing } from '../../../../src/drawing/draw.ts';
import type { GameContent } from '../../../../src/render/index.ts';
import { bandsOf, paintBand } from '../../../../src/render/paint/bands.ts';
import { paintFor } from '../../../../src/render/paint/picture.ts';
import { storedColours } from '../../../../src/render/paint/stored-colours.ts';

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

/** A drawing painted band by band, in the stored colours of its theme. */
export async function pixelsOfBands(drawing: Drawing, source: GameContent): Promise<Pixels> {
  const { width, height, theme } = drawing;
  const paint = await paintFor(source, theme);
  const pixels = new Uint8Array(width * height);
  for (const band of bandsOf(drawing, source)) {
    paintBand(paint, band, { width, pixels, stride: width, start: band.top * width });
  }
  return { width, height, rgba: rgbaOf(pixels, paint.colours.bytes) };
}

/** A picture in the stored colours of a theme. */
export async function stored(picture: Pixels, source: GameContent, theme: Drawing['theme']): Promise<Pixels> {
  const { width, height, rgba } = picture;
  const colours = await storedColours(source, theme);
  const pixels = new Uint8Array(rgba.length);
  const data = new Uint8ClampedArray(rgba.buffer, rgba.byteOffset, rgba.byteLength);
  colours.drawOver({ width, height, data }, { pixels, stride: width, at: 0 });
  return { width, height, rgba: rgbaOf(pixels, colours.bytes) };
}

/** Indices of a palette as RGBA numbers. */
export function rgbaOf(pixels: Uint8Array, colours: Buffer): Uint32Array {
  return Uint32Array.from(pixels, (index) => (colours.readUIntLE(index * 3, 3) | (255 << 24)) >>> 0);
}
