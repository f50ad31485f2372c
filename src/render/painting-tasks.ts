import { setImmediate } from 'node:timers/promises';
import { inspect } from 'node:util';
import { parentPort } from 'node:worker_threads';
import * as z from 'zod';
import { readJson } from '../core/json.ts';
import { appearanceKey, type Content } from '../core/rules.ts';
import type { AnyGame } from '../games/contract/game.ts';
import { drawBoard, renderPicture, renderReplay } from './renderer.ts';
import type { GameContent, PictureKind } from './request.ts';

/** A message to the painting thread: a content before the first picture of it, or a task. */
export type ToPaintingThread = { readonly content: Content } | PaintingTask;

/** A task of the painting thread: one picture, drawing or replay. */
export interface PaintingTask {
  readonly id: number;
  readonly render: PictureKind | 'drawing' | 'replay';
  /** Rule set of the game. */
  readonly ruleSet: string;
  readonly look: string;
  /** True if later tasks without this flag are painted first; tasks with `longest` come after all others. */
  readonly mayWait: boolean | 'longest';
  /** The request as JSON, without its game and content. */
  readonly text: string;
}

/** News of a task: it, or a frame of it, has begun; or its result. */
type News = { readonly begun: true } | { readonly made: unknown } | { readonly error: Error };
export type FromPaintingThread = { readonly id: number } & News;

let games: readonly AnyGame[] = [];
const contents = new Map<string, Content>();

/** Queues of tasks: urgent ones, ones that may wait, and ones that may wait longest. */
const [urgent, patient, last]: [PaintingTask[], PaintingTask[], PaintingTask[]] = [[], [], []];
let painting = false;

/** Starts to paint the pictures of these games that the parent thread requests. */
export function startPainting(known: readonly AnyGame[]): void {
  games = known;
  parentPort?.on('message', (task: ToPaintingThread) => {
    if ('content' in task) contents.set(appearanceKey(task.content), task.content);
    else if (task.render === 'replay') void carryOut(task);
    else {
      const queue = task.mayWait === 'longest' ? last : task.mayWait ? patient : urgent;
      queue.push(task);
      if (!painting) void paintAll();
    }
  });
}

/** Paints one picture after another; frames of replays may come between. */
async function paintAll(): Promise<void> {
  painting = true;
  for (let next = firstTask(); next; next = firstTask()) {
    await carryOut(next);
    // Receives tasks that arrived meanwhile.
    await setImmediate();
  }
  painting = false;
}

function firstTask(): PaintingTask | undefined {
  return urgent.shift() ?? patient.shift() ?? last.shift();
}

async function carryOut({ id, render, ruleSet, look, text }: PaintingTask): Promise<void> {
  const tellBegun = () => tell({ id, begun: true });
  tellBegun();
  try {
    const game = games.find((one) => one.ruleSet === ruleSet);
    if (!game) throw new Error(`the thread that paints knows no game "${ruleSet}"`);
    const asked = readJson(text, z.any());
    if (!asked.ok) throw asked.failure;
    const source: GameContent = { game, content: contents.get(look)! };
    const request = { ...asked.value, ...source };
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

function tell(message: FromPaintingThread, handedOver: readonly ArrayBufferLike[] = []): void {
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
