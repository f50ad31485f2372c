import { Worker } from 'node:worker_threads';
import type { TileSet } from '../engine/index.ts';
import { MadeOnce } from './made-once.ts';
import type { Delivery, Order, PictureOrder } from './picture-thread.ts';
import type { BoardPicture, BoardPictureRequest, BoardReplay, ReplayRequest, TilesPictureRequest } from './request.ts';

/** Bytes of pictures that are kept for those who ask for the same again. */
const KEPT_BYTES = 8 * 1024 * 1024;

const kept = new MadeOnce<BoardPicture>(KEPT_BYTES, ({ png }) => png.length);

/**
 * The picture of a board as a PNG file. Equal requests give equal bytes, and while it is kept the same picture, which
 * must not be written to. One that may wait is painted after all others that were asked for.
 *
 * @throws Error when the view names a tile that the set does not have
 */
export function renderBoard(
  { set, ...request }: BoardPictureRequest,
  { mayWait = false }: { readonly mayWait?: boolean | undefined } = {},
): Promise<BoardPicture> {
  return keptPicture({ render: 'board', set, mayWait }, request);
}

/**
 * The picture of the tiles that are left in the pile as a PNG file. Equal requests give equal bytes, and while it is
 * kept the same picture, which must not be written to.
 *
 * @throws Error when the view names a tile that the set does not have
 */
export function renderTiles({ set, ...request }: TilesPictureRequest): Promise<BoardPicture> {
  return keptPicture({ render: 'tiles', set, mayWait: false }, request);
}

/**
 * A game as an animated GIF file, a frame for every turn. All frames show the squares that the last one needs, so that
 * nothing moves.
 *
 * @throws Error when there is no frame, or a view names a tile that the set does not have
 */
export async function renderReplay({ frames, ...request }: ReplayRequest): Promise<BoardReplay> {
  const [first] = frames;
  if (!first) throw new Error('a replay needs a frame');
  const text = JSON.stringify({ ...request, frames: frames.map(({ set: _, ...frame }) => frame) });
  const { gif, ...size } = await onThread<BoardReplay>({ render: 'replay', set: first.set, mayWait: true, text });
  return { ...size, gif: bufferOf(gif) };
}

function keptPicture(wanted: Omit<Wanted, 'text'>, request: object): Promise<BoardPicture> {
  const text = JSON.stringify(request);
  return kept.get(`${wanted.render} ${wanted.set.hash} ${text}`, async () => {
    const { png, ...size } = await onThread<BoardPicture>({ ...wanted, text });
    return { ...size, png: bufferOf(png) };
  });
}

/** Bytes come from another thread as what a Buffer is made of. */
function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
}

/** What the thread runs: the build puts it beside this module, as it stands beside its source. */
const MODULE = './picture-thread';

interface Job {
  readonly resolve: (made: never) => void;
  readonly reject: (error: unknown) => void;
}

/** A thread, what it is to paint, and the tile sets that it knows. */
interface Thread {
  readonly worker: Worker;
  readonly jobs: Map<number, Job>;
  readonly sets: Set<string>;
}

/** What is to be painted: the request as JSON, without its tile set. */
interface Wanted extends Pick<PictureOrder, 'render' | 'mayWait' | 'text'> {
  readonly set: TileSet;
}

let running: Thread | undefined;
let orders = 0;

/**
 * Pictures are painted on a thread of their own, so that nobody waits for an answer while one is. There is only one: it
 * keeps what it has painted, and two would paint everything twice.
 */
function onThread<Made>({ set, ...wanted }: Wanted): Promise<Made> {
  running ??= startThread();
  const { worker, jobs, sets } = running;
  const send = (order: Order) => worker.postMessage(order);
  if (!sets.has(set.hash)) send({ set });
  sets.add(set.hash);
  const id = ++orders;
  return new Promise<Made>((resolve, reject) => {
    jobs.set(id, { resolve, reject });
    worker.ref();
    send({ ...wanted, id, setHash: set.hash });
  });
}

/** It starts with the first picture, ends with the process, and a new one starts with the next picture if it dies. */
function startThread(): Thread {
  const worker = import.meta.url.endsWith('.ts')
    ? sourceWorker()
    : new Worker(new URL(`${MODULE}.cjs`, import.meta.url));
  const jobs = new Map<number, Job>();
  const thread = { worker, jobs, sets: new Set<string>() };
  worker.on('message', (delivery: Delivery) => {
    const { resolve, reject } = jobs.get(delivery.id)!;
    jobs.delete(delivery.id);
    // Who has nothing else to do need not stay for a thread that has nothing to paint.
    if (jobs.size === 0) worker.unref();
    if ('error' in delivery) reject(delivery.error);
    else resolve(delivery.made as never);
  });
  const died = (error: Error) => {
    if (running === thread) running = undefined;
    for (const { reject } of jobs.values()) reject(error);
    jobs.clear();
  };
  worker.on('error', died);
  worker.on('exit', (code) => died(new Error(`the thread that paints pictures ended with code ${code}`)));
  return thread;
}

/** Without a build, the thread has to be told how to read TypeScript: that is not handed down to it. */
function sourceWorker(): Worker {
  const module = JSON.stringify(new URL(`${MODULE}.ts`, import.meta.url).href);
  const script = `import('tsx/esm/api').then(({ register }) => (register(), import(${module})))`;
  return new Worker(script, { eval: true, execArgv: [] });
}
