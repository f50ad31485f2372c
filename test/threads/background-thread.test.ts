import { expect, it } from 'vitest';
import { BackgroundThread } from '../../src/threads/background-thread.ts';

/** A thread that doubles numbers. */
const DOUBLING = new URL(
  `data:text/javascript,${encodeURIComponent(
    "import { parentPort } from 'node:worker_threads'; parentPort.on('message', (n) => parentPort.postMessage(2 * n));",
  )}`,
);

function doublingThread({ maxWaiting }: { readonly maxWaiting: number }): BackgroundThread<number, number> {
  return new BackgroundThread({ module: DOUBLING, name: 'doubles', patience: 20_000, maxWaiting, heapMegabytes: 32 });
}

it('refuses what is offered when too many jobs wait, and carries out everything else in order', async () => {
  const thread = doublingThread({ maxWaiting: 1 });
  const answers = [thread.offer(1), thread.offer(2), thread.offer(3), thread.run(4), thread.offer(5)];
  expect(await Promise.all(answers)).toEqual([2, 4, 'busy', 8, 'busy']);
});
