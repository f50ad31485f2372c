import type { Logger } from 'pino';
import type { App } from '../app/app.ts';
import { GrowingPauses } from '../guard/growing-pauses.ts';

/** From the start to the first pass, and from one pass to the next, in milliseconds. */
const FIRST_PASS = 5 * 60_000;
const BETWEEN_PASSES = 24 * 3_600_000;

/** First and longest pause until a pass that failed goes on, in milliseconds. */
const TRIED_AGAIN = { first: 60_000, longest: 3_600_000 };

/** Pause between two steps of a pass, in milliseconds. */
const BETWEEN_STEPS = 200;

/** Deletes what no game needs, in the background; returns how to stop. */
export function startPruning({ store, now, log }: Pick<App, 'store' | 'now'> & { readonly log: Logger }): () => void {
  const pauses = new GrowingPauses<'pass'>(TRIED_AGAIN);
  let isStopped = false;
  let timer: NodeJS.Timeout;
  const after = (pause: number) => {
    if (!isStopped) timer = setTimeout(() => void step(), pause).unref();
  };
  async function step() {
    try {
      const isUnfinished = await store.prune(now());
      pauses.done('pass');
      after(isUnfinished ? BETWEEN_STEPS : BETWEEN_PASSES);
    } catch (error) {
      log.error({ err: error }, 'what no game needs could not be deleted');
      after(pauses.tried('pass'));
    }
  }
  after(FIRST_PASS);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
