import { withDrawableNames, withDrawableSeats } from './paint/drawable-names.ts';
import { paintPicture } from './paint/picture.ts';
import { paintReplay } from './paint/replay.ts';
import type {
  BoardPicture,
  BoardPictureRequest,
  BoardReplay,
  DrawnBoard,
  LobbyPictureRequest,
  ReplayRequest,
  ResultRequest,
  ScoreGraphRequest,
  TilesPictureRequest,
} from './request.ts';
import { boardDrawing } from './scene/board-drawing.ts';
import { boardScene } from './scene/board-scene.ts';
import { drawingText } from './scene/drawing-text.ts';
import { lobbyDrawing } from './scene/lobby-drawing.ts';
import { resultDrawing } from './scene/result-card.ts';
import { scoreGraphDrawing } from './scene/score-graph.ts';
import { tilesDrawing } from './scene/tiles-drawing.ts';

/** The picture of a board as a PNG file. Throws when the view names a tile that the content does not have. */
export async function renderBoard(request: BoardPictureRequest): Promise<BoardPicture> {
  const shown = withDrawableNames(request);
  return paintPicture(shown, boardDrawing(boardScene(shown), shown));
}

/**
 * The picture of a board as operations, for those who draw it themselves, as JSON: a `PackedDrawing`. Throws as `renderBoard` does.
 */
export async function drawBoard(request: BoardPictureRequest): Promise<DrawnBoard> {
  return { drawing: drawingText(withDrawableNames(request)) };
}

/** The picture of a lobby as a PNG file. Throws as `renderBoard` does. */
export async function renderLobby(request: LobbyPictureRequest): Promise<BoardPicture> {
  return paintPicture(request, lobbyDrawing(withDrawableSeats(request)));
}

/** The picture of the tiles that are left in the pile as a PNG file. Throws as `renderBoard` does. */
export async function renderTiles(request: TilesPictureRequest): Promise<BoardPicture> {
  return paintPicture(request, tilesDrawing(request));
}

/** The graph of the scores of a game as a PNG file. */
export async function renderScoreGraph(request: ScoreGraphRequest): Promise<BoardPicture> {
  return paintPicture(request, scoreGraphDrawing(withDrawableSeats(request)));
}

/** The result of a game as a card, as a PNG file. */
export async function renderResult(request: ResultRequest): Promise<BoardPicture> {
  return paintPicture(request, resultDrawing(withDrawableSeats(request)));
}

/** Longest side of a replay, in pixels, and how long its frames stay, in milliseconds. */
const REPLAY = { longest: 1000, delay: 600, hold: 4000 };

/**
 * Boards one after the other as an animated GIF file, all with the squares that the last one needs. Throws when
 * there is no frame, and like `renderBoard`.
 *
 * @param frameBegun called before every frame is painted
 */
export async function renderReplay(
  { frames, repeats = true }: ReplayRequest,
  frameBegun?: () => void,
): Promise<BoardReplay> {
  const last = frames.at(-1);
  if (!last) throw new Error('a replay needs a frame');
  const { area } = boardScene(last);
  const paintable = frames.map((frame) => {
    const shown = { longest: REPLAY.longest, showsLast: true, ...withDrawableNames(frame), area };
    const delay = frame.delay ?? (frame === last ? REPLAY.hold : REPLAY.delay);
    return { draw: () => boardDrawing(boardScene(shown), shown), delay };
  });
  return paintReplay(last, { frames: paintable, repeats, frameBegun });
}
