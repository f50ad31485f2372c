/** A move that cannot be made. The message tells the host in one sentence what is wrong and what to do. */
export class MoveError extends Error {
  override readonly name = 'MoveError';
}
