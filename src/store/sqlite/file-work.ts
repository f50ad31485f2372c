/** Code of the thread that works with a database file: long reads, for which no reply may wait. */
import { parentPort, workerData } from 'node:worker_threads';
import { StoreError } from '../store-error.ts';
import { type BackupOptions, backUp } from './backup.ts';
import { checkFile } from './file-check.ts';

/** The work to do with a file. */
export type FileTask =
  | { readonly type: 'check'; readonly file: string }
  | ({ readonly type: 'back up' } & BackupOptions);

/** The outcome: the path of a backup, or why it failed. */
export type FileOutcome =
  | { readonly ok: true; readonly path?: string }
  | { readonly ok: false; readonly isDamaged: boolean; readonly message: string };

void work(workerData as FileTask).then((outcome) => parentPort?.postMessage(outcome));

async function work(order: FileTask): Promise<FileOutcome> {
  try {
    if (order.type === 'back up') return { ok: true, path: await backUp(order) };
    checkFile(order.file);
    return { ok: true };
  } catch (error) {
    const isDamaged = error instanceof StoreError && error.code === 'damaged';
    return { ok: false, isDamaged, message: error instanceof Error ? error.message : String(error) };
  }
}
