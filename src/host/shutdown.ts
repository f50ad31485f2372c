import type { Logger } from 'pino';
import { EXIT, type ExitStatus } from './exit-status.ts';

/** Default limit for a shutdown, in milliseconds; one that takes longer is cut short. */
const SHUTDOWN_LIMIT = 4_500;

type Step = () => unknown;

/** Error and exit status of a failure; the default status tells the service manager to restart the program. */
interface Failure {
  readonly error?: unknown;
  readonly status?: ExitStatus;
}

/** Longest interval that a timer of Node.js allows, in milliseconds. */
const LONGEST_INTERVAL = 2 ** 31 - 1;

/**
 * Keeps the program alive until a signal, and then shuts it down in order, even if it is still starting. Timers, sockets and
 * threads need not keep it alive.
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

  /** Sets the limit for the shutdown, in milliseconds. */
  allow(limit: number): void {
    this.#limit = limit;
  }

  /** Adds a step of the shutdown; the step that was added last runs first. */
  before(step: Step): void {
    this.#steps.unshift(step);
  }

  /** Adds a synchronous step that runs whenever the process exits, also after a failure. */
  always(step: (status: ExitStatus) => void): void {
    this.#lastSteps.push(step);
  }

  /** Logs the reason and ends the program at once. */
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
        // The process is exiting: nothing can be done about the error.
      }
    }
  }
}
