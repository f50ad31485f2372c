import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { appearanceKey } from '../core/rules.ts';
import type { PaintingTask } from './painting-tasks.ts';
import { PaintingThread, type WantedPicture } from './painting-thread.ts';
import type { BoardPictureRequest, Picture, PictureKind, PictureRequests, Replay, ReplayRequest } from './request.ts';

/** Cache limit for pictures, in bytes. */
const KEPT_BYTES = 8 * 1024 * 1024;

const cache = new LRUCache<string, Picture, WantedPicture>({
  maxSize: KEPT_BYTES,
  sizeCalculation: ({ png }, key) => png.length + key.length,
  // Equal requests wait for the same picture while it is being painted.
  fetchMethod: async (_key, _old, { context }) => {
    const { png, ...size } = await thread.paint<Picture>(context);
    return { ...size, png: bufferOf(png) };
  },
  ignoreFetchAbort: true,
});

let thread = new PaintingThread();

/** Sets the thread that paints all pictures from now on. */
export function usePaintingThread(other: PaintingThread): void {
  thread = other;
}

/** True for kinds of pictures that are painted after others, as no turn needs them. */
const MAY_WAIT = { board: false, tiles: false, lobby: true, scores: true, result: true };

/**
 * Returns a picture as a PNG file. Equal requests give equal bytes; while the picture is cached, they give the same object, which
 * must not be changed. Urgent pictures are painted first, pictures for pages last.
 *
 * @throws PictureError when the picture cannot be painted, such as for a view with a tile that the content does not have
 */
export async function renderPicture<Kind extends PictureKind>(
  kind: Kind,
  { game, content, ...request }: PictureRequests[Kind],
  { mayWait = MAY_WAIT[kind] }: { readonly mayWait?: PaintingTask['mayWait'] | undefined } = {},
): Promise<Picture> {
  const text = JSON.stringify(request);
  const key = createHash('sha256')
    .update(`${kind} ${game.ruleSet} ${appearanceKey(content)} ${text}`)
    .digest('base64');
  return cache.forceFetch(key, { context: { render: kind, game, content, mayWait, text } });
}

/**
 * Returns the picture of a board as operations, as the JSON of a `PackedDrawing`. It is made after all pictures.
 *
 * @throws PictureError as `renderPicture` does
 */
export async function drawBoard({ game, content, ...request }: BoardPictureRequest): Promise<string> {
  const text = JSON.stringify(request);
  const order = { render: 'drawing', game, content, mayWait: 'longest', text } as const;
  return (await thread.paint<{ readonly drawing: string }>(order)).drawing;
}

/**
 * Returns boards as the frames of an animated GIF file. All frames show the squares that the last one needs, so that nothing moves.
 *
 * @throws Error without frames, and errors as `renderPicture` does
 */
export async function renderReplay({ frames, ...how }: ReplayRequest): Promise<Replay> {
  const [first] = frames;
  if (!first) throw new Error('a replay needs a frame');
  const text = JSON.stringify({ ...how, frames: frames.map(({ game: _, content: _content, ...frame }) => frame) });
  const { game, content } = first;
  const { gif, ...size } = await thread.paint<Replay>({ render: 'replay', game, content, mayWait: true, text });
  return { ...size, gif: bufferOf(gif) };
}

/** A Buffer arrives from another thread as a plain Uint8Array. */
function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
}
