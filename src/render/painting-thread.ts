import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { PaintingLimits } from './paint/memory.ts';
import type { FromThread, PictureOrder, ToThread } from './picture-orders.ts';
import type { GameContent } from './request.ts';

/**
 * How long a thread may say nothing while pictures are asked of it, in milliseconds. It says when it begins a picture or
 * a frame of a replay, so this is many times what the slowest of them takes.
 */
const SILENCE_LIMIT = 30_000;

/** Mebibytes of JavaScript objects that a thread may hold: a few times what it needs, so that a fault does not take all. */
const HEAP_LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 12 };

/** What the thread runs: its composition root, which the build puts beside this module. */
const MODULE = import.meta.url.endsWith('.ts') ? '../picture-thread.ts' : './picture-thread.cjs';

/** A picture could not be painted. Why is in the log. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

/** Where faults of painting are written. */
export type PictureLog = Pick<Logger, 'error'>;

/** What is to be painted: the request as JSON, without its game and content. */
export interface Wanted extends Pick<PictureOrder, 'render' | 'mayWait' | 'text'>, GameContent {}

interface Job {
  readonly wanted: Wanted;
  readonly resolve: (made: never) => void;
  readonly reject: (error: PictureError) => void;
  /** Whether a thread died while it waited there. */
  readonly isAskedAgain: boolean;
}

/** A worker, what is asked of it by the number of the order, and the hashes of the contents that it knows. */
interface Running {
  readonly worker: Worker;
  readonly jobs: Map<number, Job>;
  readonly contents: Set<string>;
  /** The order that it said last to have begun, until it is delivered. */
  begun?: number | undefined;
  /** Ends it when it has said nothing for too long; only while something is asked of it. */
  silence?: NodeJS.Timeout | undefined;
}

/**
 * Pictures are painted on a thread of their own, so that nobody waits for an answer while one is. There is only one: it
 * keeps what it has painted, and two would paint everything twice. It starts with the first picture and ends with the
 * process. When it dies or falls silent, the picture under way has failed, and what else waited is asked once more, of a
 * new one.
 */
export class PaintingThread {
  readonly #module: URL;
  readonly #silenceLimit: number;
  #log: PictureLog | undefined;
  #limits: PaintingLimits | undefined;
  #running: Running | undefined;
  #orders = 0;

  /** @param options what tests change: the module that the thread runs, and its limit in milliseconds */
  constructor(options: { readonly module?: URL; readonly silenceLimit?: number } = {}) {
    this.#module = options.module ?? new URL(MODULE, import.meta.url);
    this.#silenceLimit = options.silenceLimit ?? SILENCE_LIMIT;
  }

  /** Writes faults to this log from now on. */
  logTo(log: PictureLog): void {
    this.#log = log;
  }

  /** Lets threads that start from now on keep so much. */
  limitTo(limits: PaintingLimits): void {
    this.#limits = limits;
  }

  /** @throws PictureError when it cannot be painted */
  paint<Made>(wanted: Wanted): Promise<Made> {
    return new Promise<Made>((resolve, reject) => this.#ask({ wanted, resolve, reject, isAskedAgain: false }));
  }

  #ask(job: Job): void {
    try {
      this.#running ??= this.#start();
      const { worker, contents } = this.#running;
      const { game, content, ...wanted } = job.wanted;
      if (!contents.has(content.hash)) worker.postMessage({ content } satisfies ToThread);
      contents.add(content.hash);
      const id = ++this.#orders;
      worker.postMessage({ ...wanted, id, ruleSet: game.ruleSet, contentHash: content.hash } satisfies ToThread);
      this.#running.jobs.set(id, job);
    } catch (error) {
      // What cannot be sent to a thread is a fault of this request alone.
      this.#fail(job, error);
      return;
    }
    const { worker, jobs } = this.#running;
    worker.ref();
    if (jobs.size === 1) this.#awaitSign(this.#running);
  }

  #start(): Running {
    const worker = startWorker(this.#module, { workerData: this.#limits, resourceLimits: HEAP_LIMITS });
    const running: Running = { worker, jobs: new Map(), contents: new Set() };
    worker.on('message', (message: FromThread) => this.#hear(running, message));
    let reason: Error | undefined;
    // What it said before it died may come in between its error and its end.
    worker.on('error', (error) => {
      reason = error;
    });
    worker.on('messageerror', (error) => this.#end(running, error));
    worker.on('exit', (code) => this.#end(running, reason ?? new Error(`the thread ended with code ${code}`)));
    return running;
  }

  #hear(running: Running, message: FromThread): void {
    const { id } = message;
    const { worker, jobs } = running;
    const job = jobs.get(id);
    // Of a thread that was given up, something may still come in.
    if (!job) return;
    if ('begun' in message) running.begun = id;
    else {
      jobs.delete(id);
      if (running.begun === id) running.begun = undefined;
      // Who has nothing else to do need not stay for a thread that has nothing to paint.
      if (jobs.size === 0) worker.unref();
      if ('error' in message) this.#fail(job, message.error);
      else job.resolve(message.made as never);
    }
    this.#awaitSign(running);
  }

  /** Begins to count anew how long nothing is heard. */
  #awaitSign(running: Running): void {
    clearTimeout(running.silence);
    if (running.jobs.size === 0) return;
    const silent = () => this.#end(running, new Error(`the thread said nothing for ${this.#silenceLimit} ms`));
    running.silence = setTimeout(silent, this.#silenceLimit);
    running.silence.unref();
  }

  /** Lets another thread take the place of one that is of no use any more. */
  #end(running: Running, reason: Error): void {
    if (this.#running !== running) return;
    this.#running = undefined;
    clearTimeout(running.silence);
    const jobs = [...running.jobs];
    running.jobs.clear();
    // One that is stuck in the canvas may never end, and must not keep the process.
    running.worker.unref();
    void running.worker.terminate();
    this.#log?.error({ err: reason, waiting: jobs.length }, 'the thread that paints pictures died');
    for (const [id, job] of jobs) {
      if (id === running.begun || job.isAskedAgain) job.reject(pictureError(job, reason));
      else this.#ask({ ...job, isAskedAgain: true });
    }
  }

  #fail(job: Job, error: unknown): void {
    this.#log?.error({ err: error, render: job.wanted.render }, 'a picture could not be painted');
    job.reject(pictureError(job, error));
  }
}

function pictureError({ wanted }: Job, cause: unknown): PictureError {
  return new PictureError(`a picture (${wanted.render}) could not be painted`, { cause });
}

function startWorker(module: URL, options: WorkerOptions): Worker {
  if (!module.pathname.endsWith('.ts')) return new Worker(module, options);
  // Without a build, the thread has to be told how to read TypeScript: that is not handed down to it.
  const script = `import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(module.href)})))`;
  return new Worker(script, { ...options, eval: true, execArgv: [] });
}
