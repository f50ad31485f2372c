import { setImmediate } from 'node:timers/promises';
import type { TileSet } from '../../engine/index.ts';
import type { Drawing } from '../draw.ts';
import type { BoardPicture } from '../request.ts';
import { blockRows } from './block.ts';
import { boardCode } from './deflate/board-code.ts';
import { PixelStream } from './deflate/pixel-stream.ts';
import { type Icons, loadIcons } from './icons.ts';
import { pngFile } from './png.ts';
import { type Stamp, stampOf } from './stamp.ts';
import { themeColours } from './theme-colours.ts';

/** A drawing as a PNG file in the stored colours of its theme. */
export async function paintPicture(set: TileSet, draw: () => Drawing): Promise<BoardPicture> {
  const icons = await loadIcons();
  // Canvases that were collected are given back in turns of the event loop only, which a long queue would leave none.
  await setImmediate();
  const drawing = draw();
  const { theme, width, height } = drawing;
  const stream = new PixelStream(boardCode(theme), width);
  for (const { stamps } of paintedRows(drawing, { set, icons })) stream.add(stamps);
  const png = pngFile({ wide: width, high: height }, themeColours(theme).bytes, stream.finish());
  return { png, width, height };
}

/** The painted blocks of a drawing, row by row, and where each row begins, in pixels. */
export function* paintedRows(
  drawing: Drawing,
  { set, icons }: { readonly set: TileSet; readonly icons: Icons },
): Generator<{ readonly y: number; readonly stamps: readonly Stamp[] }> {
  const { theme, background } = drawing;
  const paint = { set, theme, background, icons };
  for (const { y, blocks } of blockRows(drawing, set)) {
    yield { y, stamps: blocks.map((block) => stampOf(paint, block)) };
  }
}
