import type { Worker } from 'node:worker_threads';
import { startWorker } from './start-worker.ts';
import { afterProcessorTime } from './work-limit.ts';

/** A thread without a job for so many milliseconds is ended, which frees its memory. */
const IDLE_TIMEOUT = 60_000;

interface ThreadOptions {
  /** The module that the thread runs. It gets one message a job, and answers each with the outcome. */
  readonly module: URL;
  /** Task of the thread for error messages, as in "the thread that ...". */
  readonly name: string;
  /** Limit for a job, including the start of the thread, in milliseconds of processor time. */
  readonly patience: number;
  /** Most jobs that may wait; `offer` refuses further ones. */
  readonly maxWaiting: number;
  /** Heap limit, in mebibytes. */
  readonly heapMegabytes: number;
}

/** Runs jobs on a worker thread, one at a time, so that a long job does not block the main thread. */
export class BackgroundThread<Job, Outcome> {
  readonly #options: ThreadOptions;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  /** The waiting jobs, in order; each function starts one. */
  readonly #waiting: (() => Promise<unknown>)[] = [];
  #isBusy = false;

  constructor(options: ThreadOptions) {
    this.#options = options;
  }

  /** Runs a job as `run` does; resolves with `busy` if too many jobs wait. */
  async offer(job: Job): Promise<Outcome | 'busy' | 'too-long'> {
    return this.#waiting.length >= this.#options.maxWaiting ? 'busy' : this.run(job);
  }

  /**
   * Runs a job after all earlier ones. Resolves with `too-long` if the job exceeds its limit.
   *
   * @throws Error if the thread ends or fails
   */
  run(job: Job): Promise<Outcome | 'too-long'> {
    const outcome = new Promise<Outcome | 'too-long'>((resolve, reject) => {
      this.#waiting.push(() => this.#carryOut(job).then(resolve, reject));
    });
    if (!this.#isBusy) void this.#carryOutAll();
    return outcome;
  }

  async #carryOutAll(): Promise<void> {
    this.#isBusy = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) await next();
    this.#isBusy = false;
  }

  async #carryOut(job: Job): Promise<Outcome | 'too-long'> {
    const { module, name, patience, heapMegabytes } = this.#options;
    clearTimeout(this.#idle);
    this.#worker ??= startWorker(module, {
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 8 },
    });
    const worker = this.#worker;
    worker.ref();
    let done = () => {};
    try {
      const outcome = await new Promise<Outcome | 'too-long'>((resolve, reject) => {
        done = afterProcessorTime(patience, () => resolve('too-long'));
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.once('exit', (code) => reject(new Error(`the thread that ${name} ended with code ${code}`)));
        worker.postMessage(job);
      });
      if (outcome === 'too-long') this.#end(worker);
      return outcome;
    } catch (error) {
      this.#end(worker);
      throw error;
    } finally {
      done();
      worker.removeAllListeners('message').removeAllListeners('error').removeAllListeners('exit');
      // Errors of a thread that was ended are ignored; without a listener they would end the process.
      worker.on('error', () => this.#end(worker));
      worker.unref();
      this.#idle = setTimeout(() => this.#end(worker), IDLE_TIMEOUT).unref();
    }
  }

  #end(worker: Worker): void {
    if (this.#worker === worker) this.#worker = undefined;
    void worker.terminate();
  }
}
