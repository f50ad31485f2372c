export { type Painting, PaintingThread, PictureError, unlessFailed } from './painting-thread.ts';
export { drawBoard, renderPicture, renderReplay, usePaintingThread } from './pictures.ts';
export type { BoardPictureRequest, GameContent, LobbyFact, Replay, ReplayFrame } from './request.ts';
export { boardDrawing, drawingText } from './scene/board-drawing.ts';
export { boardLayout, squareAt } from './scene/board-layout.ts';
export { boardScene } from './scene/board-scene.ts';
export { inReadingOrder } from './scene/piece-places.ts';
export { tilesDrawing } from './scene/tiles-drawing.ts';
