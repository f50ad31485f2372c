import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { lookOf } from '../core/rules.ts';
import type { PaintingLimits } from './paint/memory.ts';
import { PaintingThread, type PictureLog, type Wanted } from './painting-thread.ts';
import type { PictureOrder } from './picture-orders.ts';
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

/** Cache limit for pictures, in bytes. */
const KEPT_BYTES = 8 * 1024 * 1024;

const kept = new LRUCache<string, BoardPicture, Wanted>({
  maxSize: KEPT_BYTES,
  sizeCalculation: ({ png }, key) => png.length + key.length,
  // Equal requests wait for the same picture while it is being painted.
  fetchMethod: async (_key, _old, { context }) => {
    const { png, ...size } = await paint<BoardPicture>(context);
    return { ...size, png: bufferOf(png) };
  },
  ignoreFetchAbort: true,
});

let thread = new PaintingThread();

/** Replaces the painting thread; for tests. */
export function paintOn(other: PaintingThread): void {
  thread = other;
}

/** Sets the log for errors of painting. */
export function logPictures(log: PictureLog): void {
  thread.logTo(log);
}

/** A picture that was painted, or could not be. */
export interface Painting {
  readonly render: Wanted['render'];
  readonly isPainted: boolean;
  /** From the order to its end, with waiting. */
  readonly milliseconds: number;
}

let watch: (painting: Painting) => void = () => undefined;

/** Sets what hears of every picture that is painted. */
export function watchPictures(onPainting: typeof watch): void {
  watch = onPainting;
}

/** Sets the cache limits of the painting thread, before its start. */
export function limitPictures(limits: PaintingLimits): void {
  thread.limitTo(limits);
}

/**
 * The picture of a board as a PNG file. Equal requests give equal bytes, and while it is cached the same object, which
 * must not be changed. With `mayWait` it is painted after those without, and the longest wait those for pages.
 *
 * @throws PictureError when it cannot be painted, as when the view names a tile that the content does not have
 */
export async function renderBoard(
  { game, content, ...request }: BoardPictureRequest,
  { mayWait = false }: { readonly mayWait?: PictureOrder['mayWait'] | undefined } = {},
): Promise<BoardPicture> {
  return keptPicture({ render: 'board', game, content, mayWait }, request);
}

/**
 * The picture of a board as operations, as JSON, made after all others: a `PackedDrawing`.
 *
 * @throws PictureError as `renderBoard` does
 */
export async function drawBoard({ game, content, ...request }: BoardPictureRequest): Promise<string> {
  const text = JSON.stringify(request);
  return (await paint<DrawnBoard>({ render: 'drawing', game, content, mayWait: 'longest', text })).drawing;
}

/** The picture of a lobby as a PNG file, painted after all others; otherwise like `renderBoard`. */
export async function renderLobby({ game, content, ...request }: LobbyPictureRequest): Promise<BoardPicture> {
  return keptPicture({ render: 'lobby', game, content, mayWait: true }, request);
}

/** The picture of the tiles left in the pile as a PNG file; otherwise like `renderBoard`. */
export async function renderTiles({ game, content, ...request }: TilesPictureRequest): Promise<BoardPicture> {
  return keptPicture({ render: 'tiles', game, content, mayWait: false }, request);
}

/** The graph of the scores of a game as a PNG file, painted after those that may not wait; otherwise like `renderBoard`. */
export async function renderScoreGraph(
  { game, content, ...request }: ScoreGraphRequest,
  { mayWait = true }: { readonly mayWait?: true | 'longest' } = {},
): Promise<BoardPicture> {
  return keptPicture({ render: 'scores', game, content, mayWait }, request);
}

/** The result of a game as a card, as a PNG file, painted after all others; otherwise like `renderBoard`. */
export async function renderResult({ game, content, ...request }: ResultRequest): Promise<BoardPicture> {
  return keptPicture({ render: 'result', game, content, mayWait: true }, request);
}

/**
 * Boards one after the other as an animated GIF file. All frames show the squares that the last one needs, so that
 * nothing moves.
 *
 * @throws Error when there is no frame, and like `renderBoard`
 */
export async function renderReplay({ frames, ...how }: ReplayRequest): Promise<BoardReplay> {
  const [first] = frames;
  if (!first) throw new Error('a replay needs a frame');
  const text = JSON.stringify({ ...how, frames: frames.map(({ game: _, content: _content, ...frame }) => frame) });
  const { game, content } = first;
  const { gif, ...size } = await paint<BoardReplay>({ render: 'replay', game, content, mayWait: true, text });
  return { ...size, gif: bufferOf(gif) };
}

async function paint<Made>(wanted: Wanted): Promise<Made> {
  const begun = performance.now();
  const told = (isPainted: boolean) =>
    watch({ render: wanted.render, isPainted, milliseconds: performance.now() - begun });
  try {
    const made = await thread.paint<Made>(wanted);
    told(true);
    return made;
  } catch (error) {
    told(false);
    throw error;
  }
}

async function keptPicture(wanted: Omit<Wanted, 'text'>, request: object): Promise<BoardPicture> {
  const text = JSON.stringify(request);
  const key = createHash('sha256')
    .update(`${wanted.render} ${wanted.game.ruleSet} ${lookOf(wanted.content)} ${text}`)
    .digest('base64');
  return kept.forceFetch(key, { context: { ...wanted, text } });
}

/** A Buffer arrives from another thread as a plain Uint8Array. */
function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
}
