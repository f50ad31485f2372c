import type { Logger } from 'pino';
import type { App } from '../app/app.ts';
import { GrowingPauses } from '../guard/growing-pauses.ts';

/** Delay of the first pass, and interval between passes, in milliseconds. */
const FIRST_PASS_DELAY = 5 * 60_000;
const PASS_INTERVAL = 24 * 3_600_000;

/** Backoff of a failed pass, in milliseconds. */
const RETRY_BACKOFF = { first: 60_000, longest: 3_600_000 };

/** Pause between the steps of a pass, in milliseconds. */
const STEP_INTERVAL = 200;

/** Deletes rows that no game needs any more, daily in the background. Returns a function that stops this. */
export function startPruning({ store, now, log }: Pick<App, 'store' | 'now'> & { readonly log: Logger }): () => void {
  const pauses = new GrowingPauses<'pass'>(RETRY_BACKOFF);
  let isStopped = false;
  let timer: NodeJS.Timeout;
  const after = (pause: number) => {
    if (!isStopped) timer = setTimeout(() => void step(), pause).unref();
  };
  async function step() {
    try {
      const isUnfinished = await store.prune(now());
      pauses.noteSuccess('pass');
      after(isUnfinished ? STEP_INTERVAL : PASS_INTERVAL);
    } catch (error) {
      log.error({ err: error }, 'what no game needs could not be deleted');
      after(pauses.noteFailure('pass'));
    }
  }
  after(FIRST_PASS_DELAY);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
