import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import type { Steps } from '../art/steps.ts';

/** Milliseconds of work before others get a turn on the event loop. */
const LONGEST = 4;

/** Long work in short pieces: counts the time since others last had a turn on the event loop. */
export class Breath {
  #since = performance.now();

  /** Whether it is time to let others have a turn. */
  get due(): boolean {
    return performance.now() - this.#since > LONGEST;
  }

  /** Lets others have a turn. */
  async take(): Promise<void> {
    await setImmediate();
    this.#since = performance.now();
  }
}

/** Does work step by step, and lets others have a turn whenever that is due. */
export async function inBreaths<Result>(steps: Steps<Result>, breath: Breath): Promise<Result> {
  let step = steps.next();
  while (!step.done) {
    if (breath.due) await breath.take();
    step = steps.next();
  }
  return step.value;
}
