import type { Logger } from 'pino';
import type { App } from './app/app.ts';

/** From the start to the first pass, and from one pass to the next, in milliseconds. */
const FIRST_PASS = 5 * 60_000;
const BETWEEN_PASSES = 24 * 3_600_000;

/** Pause between two steps of a pass, in milliseconds. */
const BETWEEN_STEPS = 200;

/** Deletes what no game needs, in the background; returns how to stop. */
export function startPruning({ store, now, log }: Pick<App, 'store' | 'now'> & { readonly log: Logger }): () => void {
  let isStopped = false;
  let timer: NodeJS.Timeout;
  const after = (pause: number) => {
    if (!isStopped) timer = setTimeout(() => void step(), pause).unref();
  };
  async function step() {
    try {
      after((await store.prune(now())) ? BETWEEN_STEPS : BETWEEN_PASSES);
    } catch (error) {
      log.error({ err: error }, 'what no game needs could not be deleted');
      after(BETWEEN_PASSES);
    }
  }
  after(FIRST_PASS);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
