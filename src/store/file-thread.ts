import { Worker } from 'node:worker_threads';
import type { FileOrder, FileOutcome } from './file-work.ts';

/** Entry point of the thread, which the build puts beside this module. */
const MODULE = new URL(import.meta.url.endsWith('.ts') ? './file-work.ts' : './file-work.cjs', import.meta.url);

/** Does long work with a database file on a thread that ends with it, and does not keep the process alive. */
export function onFileThread(order: FileOrder): Promise<FileOutcome> {
  return new Promise((resolve, reject) => {
    const worker = startWorker(order);
    worker.unref();
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the thread ended with code ${code}`)));
  });
}

function startWorker(order: FileOrder): Worker {
  if (!MODULE.pathname.endsWith('.ts')) return new Worker(MODULE, { workerData: order });
  // Without a build, the thread has to register the TypeScript loader itself: threads do not inherit it.
  const script = `import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(MODULE.href)})))`;
  return new Worker(script, { workerData: order, eval: true, execArgv: [] });
}
