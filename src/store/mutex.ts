/** Lets one caller after another use something, in the order in which they asked. */
export class Mutex {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs a body when everything that was asked before is done, and resolves to what it resolves to. */
  run<Value>(body: () => Promise<Value>): Promise<Value> {
    const value = this.#last.then(body);
    this.#last = value.catch(() => undefined);
    return value;
  }
}
