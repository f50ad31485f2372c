/** Runs functions one after another, in the order of the calls. */
export class Mutex {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs a function when all earlier ones are done, and resolves with its value. */
  run<Value>(body: () => Promise<Value>): Promise<Value> {
    const value = this.#last.then(body);
    this.#last = value.catch(() => undefined);
    return value;
  }
}
