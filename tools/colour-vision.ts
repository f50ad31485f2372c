import { createCanvas, loadImage } from '@napi-rs/canvas';
import { type Light, lightOf, seen, VISIONS } from '../test/render/support/colour.ts';
import { UsageError } from './command-line.ts';

/** What a kind of colour vision is called, with its matrix for light. */
const NAMED = {
  protanopia: VISIONS.protan,
  deuteranopia: VISIONS.deutan,
  tritanopia: VISIONS.tritan,
  greyscale: VISIONS.grey,
} as const;

export type VisionName = keyof typeof NAMED;

/** A kind of colour vision by its name. */
export function visionNamed(name: string): VisionName {
  if (name in NAMED) return name as VisionName;
  throw new UsageError(`--vision takes ${Object.keys(NAMED).join(', ')}, not "${name}"`);
}

/** The channel of 0 to 255 (sRGB) of a light of 0 to 1. */
function channelOf(light: number): number {
  return Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055));
}

/** A PNG picture as somebody sees it. */
export async function seenBy(png: Buffer, name: VisionName): Promise<Buffer> {
  const image = await loadImage(png);
  const { width, height } = image;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const pixels = context.getImageData(0, 0, width, height);
  const { data } = pixels;
  const known = new Map<number, readonly number[]>();
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
    const key = (red << 16) | (green << 8) | blue;
    const light: Light = [lightOf(red), lightOf(green), lightOf(blue)];
    const found = known.get(key) ?? seen(light, NAMED[name]).map(channelOf);
    known.set(key, found);
    data.set(found, at);
  }
  context.putImageData(pixels, 0, 0);
  return canvas.encode('png');
}
