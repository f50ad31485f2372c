import { setImmediate } from 'node:timers/promises';
import { hasLayout, layoutOf } from './art/tile-layout.ts';
import { loadFonts } from './paint/fonts.ts';
import { paintDrawing } from './paint/painter.ts';
import { encodePng } from './paint/png.ts';
import type { BoardPicture, BoardPictureRequest } from './request.ts';
import { shownTiles } from './scene/board-layout.ts';
import { boardScene } from './scene/board-scene.ts';

export type { Drawing, DrawOperation } from './draw.ts';
export type { BoardPicture, BoardPictureRequest, BoardWords, LegalSquare, Theme } from './request.ts';
export { boardLayout, squareAt, squareCorner } from './scene/board-layout.ts';
export { boardScene } from './scene/board-scene.ts';

/**
 * The picture of a board as a PNG file; equal requests give equal bytes.
 *
 * @throws Error when the view names a tile that the set does not have
 */
export async function renderBoard(request: BoardPictureRequest): Promise<BoardPicture> {
  await prepareTiles(request);
  const scene = boardScene(request);
  const canvas = await paintDrawing(scene, request.set);
  return { png: await encodePng(canvas), width: scene.width, height: scene.height };
}

/** Lays out tiles seen for the first time one by one, so that others get a turn on the event loop. */
async function prepareTiles({ view, set }: BoardPictureRequest): Promise<void> {
  const ids = new Set([...view.tiles.map(({ tile }) => tile), ...shownTiles(view)]);
  for (const id of ids) {
    const tile = set.tiles[set.indexOf.get(id) ?? -1];
    if (!tile || hasLayout(tile)) continue;
    layoutOf(tile);
    await setImmediate();
  }
}

/** Font packages that are not installed: while there is one, names in some scripts are boxes and pictures look different. */
export function missingFonts(): readonly string[] {
  return loadFonts().missing;
}
