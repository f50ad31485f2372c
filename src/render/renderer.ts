import type { Drawing } from '../drawing/draw.ts';
import { withDrawableNames } from './paint/drawable-names.ts';
import { paintPicture } from './paint/picture.ts';
import { paintReplay } from './paint/replay.ts';
import type { BoardPictureRequest, Picture, PictureKind, PictureRequests, Replay, ReplayRequest } from './request.ts';
import { boardDrawing, drawingText } from './scene/board-drawing.ts';
import { boardScene } from './scene/board-scene.ts';
import { lobbyDrawing } from './scene/lobby-drawing.ts';
import { resultDrawing } from './scene/result-card.ts';
import { scoreGraphDrawing } from './scene/score-graph.ts';
import { tilesDrawing } from './scene/tiles-drawing.ts';

const DRAWINGS: { readonly [Kind in PictureKind]: (request: PictureRequests[Kind]) => Drawing } = {
  board: (request) => boardDrawing(boardScene(request), request),
  lobby: lobbyDrawing,
  tiles: tilesDrawing,
  scores: scoreGraphDrawing,
  result: resultDrawing,
};

/** Paints a picture as a PNG file. Throws if the view has a tile that the content does not have. */
export async function renderPicture<Kind extends PictureKind>(
  kind: Kind,
  request: PictureRequests[Kind],
): Promise<Picture> {
  const shown = withDrawableNames(request);
  return paintPicture(shown, DRAWINGS[kind](shown));
}

/**
 * Returns the picture of a board as operations, for browsers, which draw it themselves: the JSON of a `PackedDrawing`. Throws as
 * `renderPicture` does.
 */
export function drawBoard(request: BoardPictureRequest): string {
  return drawingText(withDrawableNames(request));
}

/** Longest side of a replay, in pixels; how long its frames stay, and how long the last one, in milliseconds. */
const REPLAY = { longest: 1000, delay: 600, hold: 4000 };

/**
 * Paints boards as the frames of an animated GIF file, all with the squares that the last one needs. Throws without frames, and as
 * `renderPicture` does.
 *
 * @param frameBegun called before every frame is painted
 */
export async function renderReplay(
  { frames, repeats = true }: ReplayRequest,
  frameBegun?: () => void,
): Promise<Replay> {
  const last = frames.at(-1);
  if (!last) throw new Error('a replay needs a frame');
  const { area } = boardScene(last);
  const paintable = frames.map((frame) => {
    const shown = { longest: REPLAY.longest, showsLast: true, ...withDrawableNames(frame), area };
    const delay = frame.delay ?? (frame === last ? REPLAY.hold : REPLAY.delay);
    return { draw: () => DRAWINGS.board(shown), delay };
  });
  return paintReplay(last, { frames: paintable, repeats, frameBegun });
}
