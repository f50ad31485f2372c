import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import { PaintingThread } from '../../src/render/painting-thread.ts';
import { paintOn } from '../../src/render/pictures.ts';
import { builtFile, isBuilt } from './built-program.ts';

/** The thread of all tests of a process: built, where the program is, as it takes seconds to start from its sources. */
const shared = new PaintingThread(isBuilt() ? { module: pathToFileURL(builtFile('picture-thread.cjs')) } : {});
paintOn(shared);

/** Paints on a thread that runs another module until the test is over. */
export function paintMeanwhileOn(module: URL, options: { readonly silenceLimit?: number } = {}): PaintingThread {
  const thread = new PaintingThread({ module, ...options });
  paintOn(thread);
  onTestFinished(paintAsBefore);
  return thread;
}

/** Paints on the thread of all tests again. */
export function paintAsBefore(): void {
  paintOn(shared);
}
