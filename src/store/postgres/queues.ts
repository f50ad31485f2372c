import { Mutex } from '../mutex.ts';

/** Runs functions about the same subject one after another; functions about different subjects do not wait for each other. */
export class Queues {
  readonly #queues = new Map<string, { readonly mutex: Mutex; callers: number }>();

  /** Runs a function when all earlier ones about its subject are done; at once if it has no subject. */
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

/** Limits the number of functions that run at the same time; further ones wait in the order of the calls. */
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
