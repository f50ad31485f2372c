import { paintPicture } from './paint/picture.ts';
import { paintReplay } from './paint/replay.ts';
import type { BoardPicture, BoardPictureRequest, BoardReplay, ReplayRequest, TilesPictureRequest } from './request.ts';
import { boardDrawing } from './scene/board-drawing.ts';
import { boardScene } from './scene/board-scene.ts';
import { tilesDrawing } from './scene/tiles-drawing.ts';

/** The picture of a board as a PNG file. Throws when the view names a tile that the set does not have. */
export async function renderBoard(request: BoardPictureRequest): Promise<BoardPicture> {
  return paintPicture(request.set, boardDrawing(boardScene(request), request));
}

/** The picture of the tiles that are left in the pile as a PNG file. Throws as `renderBoard` does. */
export async function renderTiles(request: TilesPictureRequest): Promise<BoardPicture> {
  return paintPicture(request.set, tilesDrawing(request));
}

/** Longest side of a replay, in pixels, and how long its frames stay, in milliseconds. */
const REPLAY = { longest: 1000, delay: 600, hold: 4000 };

/**
 * A game as an animated GIF file, a frame for every turn. All frames show the squares that the last one needs, so that
 * nothing moves.
 *
 * @param frameBegun called before every frame is painted
 * @throws Error when there is no frame, or a view names a tile that the set does not have
 */
export async function renderReplay({ frames }: ReplayRequest, frameBegun?: () => void): Promise<BoardReplay> {
  const last = frames.at(-1);
  if (!last) throw new Error('a replay needs a frame');
  const { area } = boardScene(last);
  const drawings = frames.map((frame) => () => {
    frameBegun?.();
    const shown = { longest: REPLAY.longest, ...frame, area };
    return boardDrawing(boardScene(shown), shown);
  });
  return paintReplay(
    last.set,
    drawings,
    frames.map((frame) => (frame === last ? REPLAY.hold : REPLAY.delay)),
  );
}
