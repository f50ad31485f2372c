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

/** Lets only so many use something at the same time; others wait in the order in which they came. */
export class Slots {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(count: number) {
    this.#free = count;
  }

  async run<Value>(body: () => Promise<Value>): Promise<Value> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await body();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free++;
    }
  }
}
