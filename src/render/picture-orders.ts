import { setImmediate } from 'node:timers/promises';
import { inspect } from 'node:util';
import { parentPort } from 'node:worker_threads';
import * as z from 'zod';
import { readJson } from '../core/json.ts';
import { appearanceKey, type Content } from '../core/rules.ts';
import type { AnyGame } from '../games/contract/game.ts';
import { drawBoard, renderPicture, renderReplay } from './renderer.ts';
import type { GameContent, PictureKind } from './request.ts';

/** A message to the painting thread: a content before the first picture of it, or an order for a picture. */
export type ToThread = { readonly content: Content } | PictureOrder;

/** What the painting thread is to paint: one picture, drawing or replay. */
export interface PictureOrder {
  readonly id: number;
  readonly render: PictureKind | 'drawing' | 'replay';
  /** Rule set of the game. */
  readonly ruleSet: string;
  readonly look: string;
  /** True if later orders without this flag are painted first; orders with `longest` come after all others. */
  readonly mayWait: boolean | 'longest';
  /** The request as JSON, without its game and content. */
  readonly text: string;
}

/** News of an order: it, or a frame of it, has begun; or its result. */
type News = { readonly begun: true } | { readonly made: unknown } | { readonly error: Error };
export type FromThread = { readonly id: number } & News;

let games: readonly AnyGame[] = [];
const contents = new Map<string, Content>();

/** Queues of orders: urgent ones, ones that may wait, and ones that may wait longest. */
const [urgent, patient, last]: [PictureOrder[], PictureOrder[], PictureOrder[]] = [[], [], []];
let painting = false;

/** Starts to carry out orders of the parent thread for pictures of these games. */
export function takeOrders(known: readonly AnyGame[]): void {
  games = known;
  parentPort?.on('message', (order: ToThread) => {
    if ('content' in order) contents.set(appearanceKey(order.content), order.content);
    else if (order.render === 'replay') void carryOut(order);
    else {
      const queue = order.mayWait === 'longest' ? last : order.mayWait ? patient : urgent;
      queue.push(order);
      if (!painting) void paintAll();
    }
  });
}

/** Paints one picture after another; frames of replays may come between. */
async function paintAll(): Promise<void> {
  painting = true;
  for (let next = firstOrder(); next; next = firstOrder()) {
    await carryOut(next);
    // Receives orders that arrived meanwhile.
    await setImmediate();
  }
  painting = false;
}

function firstOrder(): PictureOrder | undefined {
  return urgent.shift() ?? patient.shift() ?? last.shift();
}

async function carryOut({ id, render, ruleSet, look, text }: PictureOrder): Promise<void> {
  const tellBegun = () => tell({ id, begun: true });
  tellBegun();
  try {
    const game = games.find((one) => one.ruleSet === ruleSet);
    if (!game) throw new Error(`the thread that paints knows no game "${ruleSet}"`);
    const order = readJson(text, z.any());
    if (!order.ok) throw order.failure;
    const source: GameContent = { game, content: contents.get(look)! };
    const request = { ...order.value, ...source };
    const result =
      render === 'drawing'
        ? { drawing: drawBoard(request) }
        : render === 'replay'
          ? await renderReplay(
              { ...request, frames: request.frames.map((one: object) => ({ ...one, ...source })) },
              tellBegun,
            )
          : await renderPicture(render, request);
    tell({ id, made: result }, 'drawing' in result ? [] : memoryOf('png' in result ? result.png : result.gif));
  } catch (error) {
    tell({ id, error: plainError(error) });
  }
}

function tell(message: FromThread, handedOver: readonly ArrayBufferLike[] = []): void {
  parentPort?.postMessage(message, handedOver as ArrayBuffer[]);
}

/** Converts a thrown value to an error that can be cloned to another thread. */
function plainError(thrown: unknown): Error {
  const error = new Error(thrown instanceof Error ? thrown.message : inspect(thrown));
  if (thrown instanceof Error && thrown.stack) error.stack = thrown.stack;
  return error;
}

/** Returns the memory of a file to transfer instead of copying, if the file owns it. */
function memoryOf({ buffer, byteLength }: Buffer): ArrayBufferLike[] {
  return buffer.byteLength === byteLength ? [buffer] : [];
}
