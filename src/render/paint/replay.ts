import { setImmediate } from 'node:timers/promises';
import type { TileSet } from '../../engine/index.ts';
import type { Drawing } from '../draw.ts';
import type { BoardReplay } from '../request.ts';
import { Animation, type PlacedStamp } from './animation.ts';
import { loadIcons } from './icons.ts';
import { paintedRows } from './picture.ts';

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
  const icons = await loadIcons();
  let animation: Animation | undefined;
  let size: Pick<Drawing, 'width' | 'height' | 'theme'> | undefined;
  for (const [at, draw] of frames.entries()) {
    await setImmediate();
    const drawing = draw();
    const { width, height, theme } = drawing;
    size ??= { width, height, theme };
    animation ??= new Animation({ wide: width, high: height }, theme);
    if (width !== size.width || height !== size.height || theme !== size.theme) {
      throw new Error(`frame ${at} is ${width} x ${height} by ${theme}, the first one ${size.width} x ${size.height}`);
    }
    const placed: PlacedStamp[] = [];
    for (const { y, stamps } of paintedRows(drawing, { set, icons })) {
      let x = 0;
      for (const stamp of stamps) {
        placed.push({ stamp, x, y });
        x += stamp.wide;
      }
    }
    animation.addFrame(placed, delays[at]!);
  }
  if (!animation || !size) throw new Error('a replay needs a frame');
  return { gif: animation.finish(), width: size.width, height: size.height };
}
