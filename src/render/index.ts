import { hasLayout, layoutSteps } from './art/tile-layout.ts';
import { Breath, inBreaths } from './paint/breath.ts';
import { loadFonts, loadFontsSlowly } from './paint/fonts.ts';
import { loadIcons } from './paint/icons.ts';
import { MadeOnce } from './paint/made-once.ts';
import { paintPicture } from './paint/picture.ts';
import { paintReplay } from './paint/replay.ts';
import type { BoardPicture, BoardPictureRequest, BoardReplay, ReplayRequest, TilesPictureRequest } from './request.ts';
import { boardDrawing } from './scene/board-drawing.ts';
import { boardScene } from './scene/board-scene.ts';
import { shownTiles } from './scene/scene.ts';
import { tilesDrawing } from './scene/tiles-drawing.ts';

export type { Drawing, DrawOperation } from './draw.ts';
export type {
  BoardPicture,
  BoardPictureRequest,
  BoardReplay,
  BoardWords,
  LegalSquare,
  ReplayRequest,
  SquareArea,
  Theme,
  TilesPictureRequest,
} from './request.ts';
export { THEMES } from './request.ts';
export { boardDrawing } from './scene/board-drawing.ts';
export { boardLayout, squareAt, squareCorner } from './scene/board-layout.ts';
export { boardScene } from './scene/board-scene.ts';
export type { BoardScene, SceneSeat, SceneTile, SceneTint } from './scene/scene.ts';
export { tilesDrawing } from './scene/tiles-drawing.ts';

/** Bytes of pictures that are kept for those who ask for the same again. */
const KEPT_BYTES = 8 * 1024 * 1024;

const boards = new MadeOnce<BoardPicture>(KEPT_BYTES, ({ png }) => png.length);
const piles = new MadeOnce<BoardPicture>(KEPT_BYTES / 4, ({ png }) => png.length);

/**
 * The picture of a board as a PNG file. Equal requests give equal bytes, and while it is kept the same picture, which
 * must not be written to.
 *
 * @throws Error when the view names a tile that the set does not have
 */
export function renderBoard(request: BoardPictureRequest): Promise<BoardPicture> {
  const draw = async () => {
    await prepareLayouts(request);
    return boardDrawing(boardScene(request), request);
  };
  return boards.get(request, () => paintPicture(request.set, draw));
}

/**
 * The picture of the tiles that are left in the pile as a PNG file. Equal requests give equal bytes, and while it is
 * kept the same picture, which must not be written to.
 *
 * @throws Error when the view names a tile that the set does not have
 */
export function renderTiles(request: TilesPictureRequest): Promise<BoardPicture> {
  return piles.get(request, () => paintPicture(request.set, () => tilesDrawing(request)));
}

/** Longest side of a replay, in pixels, and how long its frames stay, in milliseconds. */
const REPLAY = { longest: 1000, delay: 600, hold: 4000 };

/**
 * A game as an animated GIF file, a frame for every turn. All frames show the squares that the last one needs, so that
 * nothing moves.
 *
 * @throws Error when there is no frame, or a view names a tile that the set does not have
 */
export async function renderReplay(request: ReplayRequest): Promise<BoardReplay> {
  const { frames, delay = REPLAY.delay, hold = REPLAY.hold } = request;
  const last = frames.at(-1);
  if (!last) throw new Error('a replay needs a frame');
  const { area } = boardScene(last);
  const drawings = frames.map((frame) => async () => {
    const shown = { longest: REPLAY.longest, ...frame, area };
    await prepareLayouts(shown);
    return boardDrawing(boardScene(shown), shown);
  });
  return paintReplay(
    last.set,
    drawings,
    frames.map((frame) => (frame === last ? hold : delay)),
  );
}

/** Lays out tiles seen for the first time one by one, so that others get a turn on the event loop. */
async function prepareLayouts({ view, set }: BoardPictureRequest): Promise<void> {
  const breath = new Breath();
  const ids = new Set([...view.tiles.map(({ tile }) => tile), ...shownTiles(view)]);
  for (const id of ids) {
    const tile = set.tiles[set.indexOf.get(id) ?? -1];
    if (!tile || hasLayout(tile)) continue;
    await inBreaths(layoutSteps(tile), breath);
  }
}

/** Font packages that are not installed: while there is one, names in some scripts are boxes and pictures look different. */
export function missingFonts(): readonly string[] {
  return loadFonts().missing;
}

/** Loads fonts and icons. Otherwise the first picture does, which stops everything else for some fifty milliseconds. */
export async function prepareRenderer(): Promise<void> {
  await loadFontsSlowly();
  await loadIcons();
}
