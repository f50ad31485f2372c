import { parentPort } from 'node:worker_threads';
import type { FromPaintingThread, ToPaintingThread } from '../../../src/render/painting-tasks.ts';

/** Longer than a reply waits for its picture before it is deferred, in milliseconds. */
const DURATION = 2_000;

/** A thread that takes long for every picture, and fails then. */
parentPort!.on('message', (order: ToPaintingThread) => {
  if (!('id' in order)) return;
  const failure = { id: order.id, error: new Error('too slow') } satisfies FromPaintingThread;
  setTimeout(() => parentPort!.postMessage(failure), DURATION);
});
