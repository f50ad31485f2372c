import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import type { TileSet } from '../engine/index.ts';
import * as renderer from './renderer.ts';
import type { BoardPictureRequest, ReplayRequest, TilesPictureRequest } from './request.ts';

/** What another thread wants: first a tile set, then pictures of it. */
export type Order =
  | { readonly set: TileSet }
  | {
      readonly id: number;
      readonly render: keyof typeof RENDERERS;
      readonly setHash: string;
      /** The request as JSON, without its tile set. */
      readonly text: string;
    };

/** The answer to an order with an id. */
export type Delivery = { readonly id: number } & ({ readonly made: unknown } | { readonly error: unknown });

const sets = new Map<string, TileSet>();

const RENDERERS = {
  board: (request: Omit<BoardPictureRequest, 'set'>, set: TileSet) => renderer.renderBoard({ ...request, set }),
  tiles: (request: Omit<TilesPictureRequest, 'set'>, set: TileSet) => renderer.renderTiles({ ...request, set }),
  replay: ({ frames, ...request }: ReplayRequest, set: TileSet) =>
    renderer.renderReplay({ ...request, frames: frames.map((frame) => ({ ...frame, set })) }),
};

parentPort?.on('message', async (order: Order) => {
  if ('set' in order) {
    sets.set(order.set.hash, order.set);
    return;
  }
  const { id, render, setHash, text } = order;
  waiting++;
  try {
    const made = await RENDERERS[render](JSON.parse(text), sets.get(setHash)!);
    deliver({ id, made });
  } catch (error) {
    deliver({ id, error });
  }
  waiting--;
  await useTheTime();
});

/** Orders that came and are not delivered yet. */
let waiting = 0;
let ahead = false;

/** While nothing is asked for, what later pictures need is painted, a little at a time. */
async function useTheTime(): Promise<void> {
  if (ahead) return;
  ahead = true;
  do await setImmediate();
  while (waiting === 0 && (await renderer.paintAhead()));
  ahead = false;
}

function deliver(delivery: Delivery): void {
  parentPort?.postMessage(delivery);
}
