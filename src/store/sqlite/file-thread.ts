import { startWorker, threadProgram } from '../../workers/start-worker.ts';
import type { FileOutcome, FileTask } from './file-work.ts';

/** Does long work with a database file on a thread of its own, which ends afterwards. */
export function runOnFileThread(order: FileTask): Promise<FileOutcome> {
  return new Promise((resolve, reject) => {
    const worker = startWorker(threadProgram('file'), { workerData: order });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the thread ended with code ${code}`)));
  });
}
