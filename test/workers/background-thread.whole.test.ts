import { expect, it } from 'vitest';
import { BackgroundThread } from '../../src/workers/background-thread.ts';
import { patient } from '../support/patience.ts';

/** A thread that doubles numbers. */
const DOUBLING = new URL(
  `data:text/javascript,${encodeURIComponent(
    "import { parentPort } from 'node:worker_threads'; parentPort.on('message', (n) => parentPort.postMessage(2 * n));",
  )}`,
);

/** One that waits so many milliseconds without a processor, or for ever with one where the number is negative. */
const WAITING = new URL(
  `data:text/javascript,${encodeURIComponent(
    `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (n) => {
      while (n < 0);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, n);
      parentPort.postMessage(n);
    });`,
  )}`,
);

function threadOf(module: URL, limits: { readonly maxWaiting?: number; readonly patience?: number }) {
  return new BackgroundThread<number, number>({
    ...{ module, name: 'doubles', patience: patient(20_000), maxWaiting: 9, heapMegabytes: 32, ...limits },
  });
}

it('refuses what is offered when too many jobs wait, and carries out everything else in order', async () => {
  const thread = threadOf(DOUBLING, { maxWaiting: 1 });
  const answers = [thread.offer(1), thread.offer(2), thread.offer(3), thread.run(4), thread.offer(5)];
  expect(await Promise.all(answers)).toEqual([2, 4, 'busy', 8, 'busy']);
});

it('gives up what works for too long, and what stands still for ten times as long', async () => {
  const thread = threadOf(WAITING, { patience: 600 });
  await thread.run(0);
  expect(await thread.run(1_500), 'it had no processor meanwhile').toBe(1_500);
  expect(await thread.run(-1)).toBe('too-long');
  expect(await thread.run(600_000)).toBe('too-long');
});
