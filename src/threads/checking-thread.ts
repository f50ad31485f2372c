import type { CheckedRecord, RecordToCheck } from '../app/record-check.ts';
import { BackgroundThread } from '../workers/background-thread.ts';
import { threadProgram } from '../workers/start-worker.ts';

/** Limit for a file, including the start of the thread, in milliseconds of processor time; a whole game takes a thousandth of it. */
const TIME_LIMIT = 20_000;

/** Most files that may wait; further ones are refused. */
const MAX_WAITING = 4;

/** Heap limit, so that a hostile file cannot take all memory. */
const HEAP_MEGABYTES = 128;

interface CheckingOptions {
  /** The module that the thread runs. */
  readonly module?: URL;
  /** How long a file may take, in milliseconds. */
  readonly patience?: number;
}

/** Checks record files on a worker thread, so that a hostile file cannot block the main thread. */
export class CheckingThread extends BackgroundThread<RecordToCheck, CheckedRecord> {
  /** @param options for tests */
  constructor({ module = threadProgram('check'), patience = TIME_LIMIT }: CheckingOptions = {}) {
    super({ module, name: 'checks files', patience, maxWaiting: MAX_WAITING, heapMegabytes: HEAP_MEGABYTES });
  }
}
