import type { Worker } from 'node:worker_threads';
import type { CheckedRecord, RecordToCheck } from '../app/record-check.ts';
import { startWorker } from '../render/start-worker.ts';

/** How long a file may take, with the start of the thread, in milliseconds; a whole game takes a thousandth of it. */
const PATIENCE = 20_000;

/** Files that wait while another one is checked; more are refused. */
const MOST_WAITING = 4;

/** After this time without a file the thread ends, in milliseconds, and its memory is free. */
const IDLE = 60_000;

/** Heap limits, in mebibytes, so that a hostile file cannot take all memory. */
const HEAP_LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };

/** Entry point of the thread, which the build puts beside this module. */
const MODULE = import.meta.url.endsWith('.ts') ? '../check-thread.ts' : './check-thread.cjs';

interface CheckingOptions {
  /** The module that the thread runs. */
  readonly module?: URL;
  /** How long a file may take, in milliseconds. */
  readonly patience?: number;
}

/** Checks files on a thread, one at a time, so that no answer waits for a file that was made to take long. */
export class CheckingThread {
  readonly #module: URL;
  readonly #patience: number;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** @param options for tests */
  constructor(options: CheckingOptions = {}) {
    this.#module = options.module ?? new URL(MODULE, import.meta.url);
    this.#patience = options.patience ?? PATIENCE;
  }

  /**
   * Checks a file after those that came before it: `busy` when too many wait already, `too-long` when it takes longer
   * than a game can.
   *
   * @throws Error when the thread dies of it
   */
  check(file: RecordToCheck): Promise<CheckedRecord | 'busy' | 'too-long'> {
    if (this.#waiting > MOST_WAITING) return Promise.resolve('busy');
    this.#waiting += 1;
    const checked = this.#last
      .then(() => this.#carryOut(file))
      .finally(() => {
        this.#waiting -= 1;
      });
    this.#last = checked.catch(() => undefined);
    return checked;
  }

  async #carryOut(file: RecordToCheck): Promise<CheckedRecord | 'too-long'> {
    clearTimeout(this.#idle);
    this.#worker ??= startWorker(this.#module, { resourceLimits: HEAP_LIMITS });
    const worker = this.#worker;
    worker.ref();
    let late: NodeJS.Timeout | undefined;
    try {
      const outcome = await new Promise<CheckedRecord | 'too-long'>((resolve, reject) => {
        late = setTimeout(resolve, this.#patience, 'too-long');
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.once('exit', (code) => reject(new Error(`the thread that checks files ended with code ${code}`)));
        worker.postMessage(file);
      });
      if (outcome === 'too-long') this.#end(worker);
      return outcome;
    } catch (error) {
      this.#end(worker);
      throw error;
    } finally {
      clearTimeout(late);
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

let thread = new CheckingThread();

/** Replaces the thread; for tests. */
export function checkOn(other: CheckingThread): void {
  thread = other;
}

/** Checks a file on the thread of the program. */
export function checkFile(file: RecordToCheck): ReturnType<CheckingThread['check']> {
  return thread.check(file);
}
