import type { Logger } from 'pino';
import { EXIT, type ExitStatus } from './exit-status.ts';

/** Default limit for a shutdown, in milliseconds; one that takes longer is cut short. */
const SHUTDOWN_LIMIT = 4_500;

type Step = () => unknown;

/** Cause of the end; by default a restart may help. */
interface Failure {
  readonly error?: unknown;
  readonly status?: ExitStatus;
}

/** The longest interval of a timer, in milliseconds. */
const LONGEST_INTERVAL = 2 ** 31 - 1;

/**
 * Keeps the program alive until a signal, and then shuts it down in order, even in the middle of its start. No timer, socket or
 * thread has to keep it alive.
 */
export class Shutdown {
  readonly #log: Logger;
  readonly #steps: Step[] = [];
  readonly #lastSteps: ((status: ExitStatus) => void)[] = [];
  readonly #stop = new AbortController();
  #limit = SHUTDOWN_LIMIT;
  #hasFailed = false;

  constructor(log: Logger) {
    this.#log = log;
    process.on('SIGINT', () => this.#begin());
    process.on('SIGTERM', () => this.#begin());
    process.on('unhandledRejection', (error) => this.fail('unhandled rejection', { error }));
    process.on('uncaughtException', (error) => this.fail('uncaught exception', { error }));
    process.removeAllListeners('warning');
    process.on('warning', (warning) => log.warn({ err: warning }, 'a warning of Node.js'));
    process.on('exit', (status) => this.#exit(status as ExitStatus));
    setInterval(() => undefined, LONGEST_INTERVAL);
  }

  /** Aborted when the program is asked to end. */
  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  /** Lets the shutdown take so long, in milliseconds. */
  allow(limit: number): void {
    this.#limit = limit;
  }

  /** Adds a step of ending in order; the step that was added last is the first. */
  before(step: Step): void {
    this.#steps.unshift(step);
  }

  /** Adds a step that is done however the program ends by itself, and must not wait for anything. */
  always(step: (status: ExitStatus) => void): void {
    this.#lastSteps.push(step);
  }

  /** Ends the program at once with a reason for the host. */
  readonly fail = (reason: string, { error, status = EXIT.failed }: Failure = {}): never => {
    this.#hasFailed = true;
    this.#log.fatal(error === undefined ? {} : { err: error }, reason);
    process.exit(status);
  };

  #begin(): void {
    if (this.signal.aborted) return;
    this.#stop.abort();
    const late = setTimeout(() => this.fail('the shutdown took too long and was cut short'), this.#limit);
    this.#runSteps().then(
      () => {
        clearTimeout(late);
        process.exit(EXIT.done);
      },
      (error: unknown) => this.fail('the shutdown failed', { error }),
    );
  }

  async #runSteps(): Promise<void> {
    for (let step = this.#steps.shift(); step; step = this.#steps.shift()) await step();
  }

  /** Runs the last steps; logs an end that neither a signal nor a failure has caused. */
  #exit(told: ExitStatus): void {
    const isExplained = this.#hasFailed || this.signal.aborted;
    if (!isExplained) this.#log.fatal('the program ended although nothing asked it to');
    const status = isExplained || told !== EXIT.done ? told : EXIT.failed;
    process.exitCode = status;
    for (const step of this.#lastSteps) {
      try {
        step(status);
      } catch {
        // There is nothing left that could be done about it.
      }
    }
  }
}
