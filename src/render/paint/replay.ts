import { setImmediate } from 'node:timers/promises';
import type { TileSet } from '../../engine/index.ts';
import type { Drawing } from '../draw.ts';
import type { BoardReplay } from '../request.ts';
import { Animation } from './animation.ts';
import { paintBand } from './band-painter.ts';
import { type Band, bandsOf } from './bands.ts';
import { paintFor } from './picture.ts';

/**
 * Drawings of one extent and theme one after the other as an animated GIF file that begins again at its end. Other
 * pictures get their turn between the frames.
 *
 * @param delays milliseconds that each frame stays
 * @throws Error when the drawings differ in size or theme, or there is none
 */
export async function paintReplay(
  set: TileSet,
  frames: readonly (() => Drawing)[],
  delays: readonly number[],
): Promise<BoardReplay> {
  const first = frames[0]?.();
  if (!first) throw new Error('a replay needs a frame');
  const { width, height, theme } = first;
  const paint = await paintFor(set, theme);
  const animation = new Animation({ width, height }, paint.colours.bytes);
  const pixels = new Uint8Array(width * height);
  let before: readonly Band[] = [];
  for (const [at, draw] of frames.entries()) {
    await setImmediate();
    const drawing = draw();
    if (drawing.width !== width || drawing.height !== height || drawing.theme !== theme) {
      throw new Error(
        `frame ${at} is ${drawing.width} x ${drawing.height} by ${drawing.theme}, not ${width} x ${height}`,
      );
    }
    const bands = bandsOf(drawing, set);
    for (const [index, band] of bands.entries()) {
      if (band.key === before[index]?.key) continue;
      paintBand(paint, band, { width, pixels, stride: width, start: band.top * width });
    }
    before = bands;
    animation.addFrame(pixels, delays[at]!);
  }
  return { gif: animation.finish(), width, height };
}
