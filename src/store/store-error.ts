/**
 * Why a database cannot be used: `unusable` until its host changes settings or rights, `unwritable` on a disk that is full or
 * fails; `half-moved` is what `npm run move` has not finished, and `gone` a file that is no longer where it was opened.
 */
type StoreProblem =
  | 'newer'
  | 'older'
  | 'half-moved'
  | 'damaged'
  | 'gone'
  | 'unusable'
  | 'unwritable'
  | 'busy'
  | 'unsupported-url';

/** A database that cannot be used; the message is one sentence for the host: which file, what is wrong, what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreProblem;

  constructor(code: StoreProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Whether a write failed because another process was writing. */
export function isBusy(error: unknown): boolean {
  return error instanceof StoreError && error.code === 'busy';
}
