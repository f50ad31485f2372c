import type { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { appearanceKey } from '../core/rules.ts';
import { startWorker, threadProgram } from '../workers/start-worker.ts';
import { afterProcessorTime } from '../workers/work-limit.ts';
import type { PaintingLimits } from './paint/memory.ts';
import type { FromPaintingThread, PaintingTask, ToPaintingThread } from './painting-tasks.ts';
import type { GameContent } from './request.ts';

/**
 * A busy thread that uses this much processor time without sending a message is replaced, in milliseconds. It sends a message at
 * the beginning of every picture or frame of a replay; the slowest of them take a small part of this time.
 */
const SILENCE_LIMIT = 30_000;

/** Heap limits of a thread, in mebibytes: a few times its need, so that a leak cannot use up all memory. */
const HEAP_LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 12 };

/** A picture could not be painted; the log has the reason. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

/** Resolves with the painting, or with undefined if it failed. */
export async function unlessFailed<Painted>(painting: Promise<Painted>): Promise<Painted | undefined> {
  try {
    return await painting;
  } catch (error) {
    if (error instanceof PictureError) return undefined;
    throw error;
  }
}

/** Options of a painting thread. */
export interface PaintingOptions {
  /** Log for errors. */
  readonly log?: Pick<Logger, 'error'>;
  readonly limits?: PaintingLimits | undefined;
  /** Called after every painting. */
  readonly onPainting?: ((painting: Painting) => void) | undefined;
  /** The module that the thread runs, and the limit for silence in milliseconds; for tests. */
  readonly module?: URL;
  readonly silenceLimit?: number;
}

/** A picture that was painted, or could not be. */
export interface Painting {
  readonly render: PaintingTask['render'];
  readonly isPainted: boolean;
  /** Time from the request to the result, waiting included. */
  readonly milliseconds: number;
}

/** A picture to paint, with its game and content; `text` is the rest of the request as JSON. */
export interface WantedPicture extends Pick<PaintingTask, 'render' | 'mayWait' | 'text'>, GameContent {}

interface Job {
  readonly wanted: WantedPicture;
  readonly resolve: (made: never) => void;
  readonly reject: (error: PictureError) => void;
  /** Whether it was requested again after a thread died. */
  readonly isAskedAgain: boolean;
}

/** A worker with its pending jobs by id, and the appearance keys of the contents that it was sent. */
interface PaintingWorker {
  readonly worker: Worker;
  readonly jobs: Map<number, Job>;
  readonly contents: Set<string>;
  /** Id of the current job; undefined if none has begun. */
  begun?: number | undefined;
  /** Cancels the timer that ends a silent worker; set only while jobs are pending. */
  heard?: (() => void) | undefined;
}

/**
 * Paints pictures on a worker thread, so that replies never wait for painting. There is only one thread, as each would need its own
 * caches. It starts with the first picture and ends with the process. If it dies or falls silent, the current picture fails, and
 * the pending ones are retried once on a new thread.
 */
export class PaintingThread {
  readonly #options: PaintingOptions;
  #running: PaintingWorker | undefined;
  #orders = 0;

  constructor(options: PaintingOptions = {}) {
    this.#options = options;
  }

  /** @throws PictureError when the picture cannot be painted */
  async paint<Made>(order: WantedPicture): Promise<Made> {
    const startedAt = performance.now();
    const tell = (isPainted: boolean) => {
      const milliseconds = performance.now() - startedAt;
      this.#options.onPainting?.({ render: order.render, isPainted, milliseconds });
    };
    try {
      const result = await new Promise<Made>((resolve, reject) => {
        this.#ask({ wanted: order, resolve, reject, isAskedAgain: false });
      });
      tell(true);
      return result;
    } catch (error) {
      tell(false);
      throw error;
    }
  }

  #ask(job: Job): void {
    try {
      this.#running ??= this.#start();
      const { worker, contents } = this.#running;
      const { game, content, ...wanted } = job.wanted;
      const appearance = appearanceKey(content);
      if (!contents.has(appearance)) worker.postMessage({ content } satisfies ToPaintingThread);
      contents.add(appearance);
      const id = ++this.#orders;
      worker.postMessage({ ...wanted, id, ruleSet: game.ruleSet, look: appearance } satisfies ToPaintingThread);
      this.#running.jobs.set(id, job);
    } catch (error) {
      // A request that cannot be cloned fails alone.
      this.#fail(job, error);
      return;
    }
    const { worker, jobs } = this.#running;
    worker.ref();
    if (jobs.size === 1) this.#awaitSign(this.#running);
  }

  #start(): PaintingWorker {
    const { module = threadProgram('picture'), limits } = this.#options;
    const worker = startWorker(module, { workerData: limits, resourceLimits: HEAP_LIMITS });
    const running: PaintingWorker = { worker, jobs: new Map(), contents: new Set() };
    worker.on('message', (message: FromPaintingThread) => this.#hear(running, message));
    let reason: Error | undefined;
    // Messages sent before the thread died may arrive between its error and its exit.
    worker.on('error', (error) => {
      reason = error;
    });
    worker.on('messageerror', (error) => this.#end(running, error));
    worker.on('exit', (code) => this.#end(running, reason ?? new Error(`the thread ended with code ${code}`)));
    return running;
  }

  #hear(running: PaintingWorker, message: FromPaintingThread): void {
    const { id } = message;
    const { worker, jobs } = running;
    const job = jobs.get(id);
    // A message of a replaced thread may still arrive.
    if (!job) return;
    if ('begun' in message) running.begun = id;
    else {
      jobs.delete(id);
      if (running.begun === id) running.begun = undefined;
      // An idle thread does not keep the process alive.
      if (jobs.size === 0) worker.unref();
      if ('error' in message) this.#fail(job, message.error);
      else job.resolve(message.made as never);
    }
    this.#awaitSign(running);
  }

  /** Starts the timer for the next message. */
  #awaitSign(running: PaintingWorker): void {
    running.heard?.();
    if (running.jobs.size === 0) return;
    const { silenceLimit = SILENCE_LIMIT } = this.#options;
    const silent = () => this.#end(running, new Error(`the thread said nothing for ${silenceLimit} ms`));
    running.heard = afterProcessorTime(silenceLimit, silent);
  }

  /** Ends a thread and moves its pending jobs to a new one. */
  #end(running: PaintingWorker, reason: Error): void {
    if (this.#running !== running) return;
    this.#running = undefined;
    running.heard?.();
    const jobs = [...running.jobs];
    running.jobs.clear();
    // A thread stuck in the canvas may never end, and must not keep the process alive.
    running.worker.unref();
    void running.worker.terminate();
    this.#options.log?.error({ err: reason, waiting: jobs.length }, 'the thread that paints pictures died');
    for (const [id, job] of jobs) {
      if (id === running.begun || job.isAskedAgain) job.reject(pictureError(job, reason));
      else this.#ask({ ...job, isAskedAgain: true });
    }
  }

  #fail(job: Job, error: unknown): void {
    this.#options.log?.error({ err: error, render: job.wanted.render }, 'a picture could not be painted');
    job.reject(pictureError(job, error));
  }
}

function pictureError({ wanted }: Job, cause: unknown): PictureError {
  return new PictureError(`a picture (${wanted.render}) could not be painted`, { cause });
}
