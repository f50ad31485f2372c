import { parentPort } from 'node:worker_threads';
import { CACHE_BYTES } from '../../../src/render/paint/memory.ts';
import type { FromPaintingThread, ToPaintingThread } from '../../../src/render/painting-tasks.ts';

/** A thread that tells what it may keep instead of painting. */
parentPort!.on('message', (order: ToPaintingThread) => {
  if (!('id' in order)) return;
  const png = Buffer.from(JSON.stringify(CACHE_BYTES));
  parentPort!.postMessage({ id: order.id, made: { png, width: 1, height: 1 } } satisfies FromPaintingThread);
});
