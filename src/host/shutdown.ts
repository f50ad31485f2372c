import type { Logger } from 'pino';
import { EXIT, type ExitStatus } from './exit-status.ts';

/** A shutdown that takes longer than this is cut short, in milliseconds, unless it may take longer. */
const SHUTDOWN_LIMIT = 4_500;

type Step = () => unknown;

/** What led to the end, and whether a restart can mend it; it can unless told. */
interface Failure {
  readonly error?: unknown;
  readonly status?: ExitStatus;
}

/** Ends the program in order, whatever it has begun so far. */
export class Shutdown {
  readonly #log: Logger;
  readonly #steps: Step[] = [];
  readonly #lastSteps: ((status: ExitStatus) => void)[] = [];
  readonly #stop = new AbortController();
  #limit = SHUTDOWN_LIMIT;

  constructor(log: Logger) {
    this.#log = log;
    process.on('SIGINT', () => this.#begin());
    process.on('SIGTERM', () => this.#begin());
    process.on('unhandledRejection', (error) => this.fail('unhandled rejection', { error }));
    process.on('uncaughtException', (error) => this.fail('uncaught exception', { error }));
    process.removeAllListeners('warning');
    process.on('warning', (warning) => log.warn({ err: warning }, 'a warning of Node.js'));
    process.on('exit', (status) => this.#runLastSteps(status as ExitStatus));
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

  #runLastSteps(status: ExitStatus): void {
    for (const step of this.#lastSteps) {
      try {
        step(status);
      } catch {
        // There is nothing left that could be done about it.
      }
    }
  }
}
