/** A move that cannot be made; the message is one sentence for the host: what is wrong, what to do. */
export class MoveError extends Error {
  override readonly name = 'MoveError';
}
