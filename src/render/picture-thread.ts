import { setImmediate } from 'node:timers/promises';
import { inspect } from 'node:util';
import { parentPort } from 'node:worker_threads';
import type { TileSet } from '../games/amazonas/rules/index.ts';
import * as renderer from './renderer.ts';
import type { BoardPictureRequest, ReplayRequest, TilesPictureRequest } from './request.ts';

/** What another thread wants: first a tile set, then pictures of it. */
export type Order = { readonly set: TileSet } | PictureOrder;

export interface PictureOrder {
  readonly id: number;
  readonly render: keyof typeof RENDERERS;
  readonly setHash: string;
  /** Whether others that were asked for later come first. */
  readonly mayWait: boolean;
  /** The request as JSON, without its tile set. */
  readonly text: string;
}

/** About an order with an id: that it, or a frame of it, is begun; or its answer. */
type News = { readonly begun: true } | { readonly made: unknown } | { readonly error: Error };
export type FromThread = { readonly id: number } & News;

const sets = new Map<string, TileSet>();

const RENDERERS = {
  board: (request: Omit<BoardPictureRequest, 'set'>, set: TileSet) => renderer.renderBoard({ ...request, set }),
  tiles: (request: Omit<TilesPictureRequest, 'set'>, set: TileSet) => renderer.renderTiles({ ...request, set }),
  replay: ({ frames }: ReplayRequest, set: TileSet, frameBegun: () => void) =>
    renderer.renderReplay({ frames: frames.map((frame) => ({ ...frame, set })) }, frameBegun),
};

/** Pictures that are to be painted: those somebody waits for, and those that may wait. */
const [urgent, patient]: [PictureOrder[], PictureOrder[]] = [[], []];
let painting = false;

parentPort?.on('message', (order: Order) => {
  if ('set' in order) sets.set(order.set.hash, order.set);
  else if (order.render === 'replay') void carryOut(order);
  else {
    (order.mayWait ? patient : urgent).push(order);
    if (!painting) void paintAll();
  }
});

/** Paints picture by picture; those of replays come between. */
async function paintAll(): Promise<void> {
  painting = true;
  for (let next = urgent.shift() ?? patient.shift(); next; next = urgent.shift() ?? patient.shift()) {
    await carryOut(next);
    // What has been asked for meanwhile is heard of.
    await setImmediate();
  }
  painting = false;
}

async function carryOut({ id, render, setHash, text }: PictureOrder): Promise<void> {
  const begun = () => tell({ id, begun: true });
  begun();
  try {
    const made = await RENDERERS[render](JSON.parse(text), sets.get(setHash)!, begun);
    tell({ id, made }, memoryOf('png' in made ? made.png : made.gif));
  } catch (error) {
    tell({ id, error: plainError(error) });
  }
}

function tell(message: FromThread, handedOver: readonly ArrayBufferLike[] = []): void {
  parentPort?.postMessage(message, handedOver as ArrayBuffer[]);
}

/** An error that can be sent to another thread, whatever was thrown. */
function plainError(thrown: unknown): Error {
  const error = new Error(thrown instanceof Error ? thrown.message : inspect(thrown));
  if (thrown instanceof Error && thrown.stack) error.stack = thrown.stack;
  return error;
}

/** The memory of a file that has it for itself: it need not be copied for another thread. */
function memoryOf({ buffer, byteLength }: Buffer): ArrayBufferLike[] {
  return buffer.byteLength === byteLength ? [buffer] : [];
}
