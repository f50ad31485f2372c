/**
 * Why a database cannot be used: `unusable` until the host changes settings or rights; `unwritable` if the disk is full or fails;
 * `half-moved` if `npm run move` has not finished; `gone` if the file is no longer at its path.
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

/** A database that cannot be used. The message tells the host in one sentence which file it is, what is wrong and what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreProblem;

  constructor(code: StoreProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** True if a write failed because another process was writing. */

export function isBusy(error: unknown): boolean {
  return error instanceof StoreError && error.code === 'busy';
}
