import type { CheckedRecord, RecordToCheck } from '../app/record-check.ts';
import { BackgroundThread } from '../workers/background-thread.ts';
import { threadProgram } from '../workers/start-worker.ts';

/** How long a file may take, with the start of the thread, in milliseconds of processor time; a whole game takes a thousandth of it. */
const PATIENCE = 20_000;

/** Files that wait while another one is checked; more are refused. */
const MAX_WAITING = 4;

/** Heap limit, so that a hostile file cannot take all memory. */
const HEAP_MEGABYTES = 128;

interface CheckingOptions {
  /** The module that the thread runs. */
  readonly module?: URL;
  /** How long a file may take, in milliseconds. */
  readonly patience?: number;
}

/** Checks files on a thread, so that no answer waits for a file that was made to take long. */
export class CheckingThread extends BackgroundThread<RecordToCheck, CheckedRecord> {
  /** @param options for tests */
  constructor({ module = threadProgram('check'), patience = PATIENCE }: CheckingOptions = {}) {
    super({ module, name: 'checks files', patience, maxWaiting: MAX_WAITING, heapMegabytes: HEAP_MEGABYTES });
  }
}
