import { setImmediate } from 'node:timers/promises';
import PQueue from 'p-queue';
import type { TileSet } from '../../engine/index.ts';
import type { Drawing } from '../draw.ts';
import type { BoardPicture } from '../request.ts';
import { blockRows } from './block.ts';
import { Breath } from './breath.ts';
import { boardCode } from './deflate/board-code.ts';
import { PixelStream } from './deflate/pixel-stream.ts';
import { loadFontsSlowly } from './fonts.ts';
import { loadIcons } from './icons.ts';
import { pngFile } from './png.ts';
import { prepareTiles } from './sprite.ts';
import { knownStamp, type Stamp, stampOf, unpainted } from './stamp.ts';
import { themeColours } from './theme-colours.ts';

/** One picture is painted after the other: several at once would each take their piece of every turn of the event loop. */
const painting = new PQueue({ concurrency: 1 });

/** A drawing as a PNG file in the stored colours of its theme, drawn and painted when it is its turn. */
export async function paintPicture(set: TileSet, draw: () => Drawing | Promise<Drawing>): Promise<BoardPicture> {
  return inTurn(async () => {
    const drawing = await draw();
    const { theme, width, height } = drawing;
    const stream = new PixelStream(boardCode(theme), width);
    await paintRows(drawing, set, (stamps) => stream.add(stamps));
    const png = pngFile({ wide: width, high: height }, themeColours(theme).bytes, stream.finish());
    return { png, width, height };
  });
}

/** Does some work when all that was begun before is done, and others had a turn on the event loop. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  return painting.add(async () => {
    await setImmediate();
    return work();
  });
}

/** Paints the blocks of a drawing row by row, and lets others have their turns meanwhile. */
export async function paintRows(
  drawing: Drawing,
  set: TileSet,
  done: (stamps: readonly Stamp[], y: number) => unknown,
): Promise<void> {
  await loadFontsSlowly();
  const icons = await loadIcons();
  const { theme, background } = drawing;
  const paint = { set, theme, background, icons };
  const breath = new Breath();
  for (const { y, blocks } of blockRows(drawing, set)) {
    const stamps: Stamp[] = [];
    for (const block of blocks) {
      const known = knownStamp(paint, block);
      if (!known) await prepareTiles(paint, unpainted(paint, block), breath);
      stamps.push(known ?? stampOf(paint, block));
      if (breath.due) await breath.take();
    }
    done(stamps, y);
  }
}
