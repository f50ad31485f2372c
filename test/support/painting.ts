import { onTestFinished } from 'vitest';
import { type PaintingOptions, PaintingThread } from '../../src/render/painting-thread.ts';
import { usePaintingThread } from '../../src/render/pictures.ts';

/** The thread of all tests of a process. */
const shared = new PaintingThread();
usePaintingThread(shared);

/** Paints on a thread that runs another module until the test is over. */
export function paintMeanwhileOn(module: URL, options: Omit<PaintingOptions, 'module'> = {}): void {
  usePaintingThread(new PaintingThread({ module, ...options }));
  onTestFinished(paintAsBefore);
}

/** Paints on the thread of all tests again. */
export function paintAsBefore(): void {
  usePaintingThread(shared);
}
