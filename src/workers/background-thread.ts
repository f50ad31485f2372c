import type { Worker } from 'node:worker_threads';
import { startWorker } from './start-worker.ts';
import { afterWork } from './work-limit.ts';

/** After this time without a job a thread ends, in milliseconds, and its memory is free. */
const IDLE = 60_000;

interface ThreadOptions {
  /** The module that the thread runs: one message for every job, answered by what came of it. */
  readonly module: URL;
  /** What its errors call it. */
  readonly name: string;
  /** How long a job may take, with the start of the thread, in milliseconds of processor time. */
  readonly patience: number;
  /** Jobs that wait while another one is carried out; what is offered beyond that is refused. */
  readonly maxWaiting: number;
  /** Heap limit, in mebibytes. */
  readonly heapMegabytes: number;
}

/** Carries out jobs on a thread, one at a time, so that no answer waits for one that takes long. */
export class BackgroundThread<Job, Outcome> {
  readonly #options: ThreadOptions;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  /** Begins the jobs that wait, in order. */
  readonly #waiting: (() => Promise<unknown>)[] = [];
  #isBusy = false;

  constructor(options: ThreadOptions) {
    this.#options = options;
  }

  /** The same as `run`, but `busy` when too many jobs wait already. */
  async offer(job: Job): Promise<Outcome | 'busy' | 'too-long'> {
    return this.#waiting.length >= this.#options.maxWaiting ? 'busy' : this.run(job);
  }

  /**
   * Carries out a job after those that came before it, however many; `too-long` when it takes longer than it may.
   *
   * @throws Error when the thread dies of it
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
        done = afterWork(patience, () => resolve('too-long'));
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
      // What a thread says that has been ended is of no interest, but must not end the process.
      worker.on('error', () => this.#end(worker));
      worker.unref();
      this.#idle = setTimeout(() => this.#end(worker), IDLE).unref();
    }
  }

  #end(worker: Worker): void {
    if (this.#worker === worker) this.#worker = undefined;
    void worker.terminate();
  }
}
