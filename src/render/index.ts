export { PictureError, unlessFailed } from './painting-thread.ts';
export {
  drawBoard,
  limitPictures,
  logPictures,
  renderBoard,
  renderLobby,
  renderReplay,
  renderResult,
  renderScoreGraph,
  renderTiles,
  watchPictures,
} from './pictures.ts';
export type {
  BoardPictureRequest,
  BoardReplay,
  GameContent,
  LobbyFact,
  ReplayFrame,
} from './request.ts';
export { boardDrawing } from './scene/board-drawing.ts';
export { boardLayout, squareAt } from './scene/board-layout.ts';
export { boardScene } from './scene/board-scene.ts';
export { drawingText } from './scene/drawing-text.ts';
export { inReadingOrder } from './scene/ghost-places.ts';
export { tilesDrawing } from './scene/tiles-drawing.ts';
