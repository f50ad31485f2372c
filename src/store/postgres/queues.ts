import { Mutex } from '../mutex.ts';

/** Lets callers about the same subject use something one after the other; those about others do not wait. */
export class Queues {
  readonly #queues = new Map<string, { readonly mutex: Mutex; callers: number }>();

  /** Runs a body when everything that was asked about its subject before is done; at once where it has none. */
  async run<Value>(subject: string | undefined, body: () => Promise<Value>): Promise<Value> {
    if (subject === undefined) return body();
    const queue = this.#queues.get(subject) ?? { mutex: new Mutex(), callers: 0 };
    this.#queues.set(subject, queue);
    queue.callers++;
    try {
      return await queue.mutex.run(body);
    } finally {
      if (--queue.callers === 0) this.#queues.delete(subject);
    }
  }
}
