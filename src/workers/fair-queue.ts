/** Turns after which something of what can wait is done, also while more turns wait. */
const TURNS_BETWEEN = 3;

/** Work, told how many other owners wait for a turn. */
type Task = (others: number) => Promise<void>;

/**
 * Decides what is done next by something that does one thing at a time. What somebody waits for in front of a screen comes
 * first. Turns are taken in rotation by owner, one at a time: who has many waits no shorter for each, and nobody else waits
 * for more than one of them. What can wait is done when there is nothing else, and a piece of it after some turns.
 */
export class FairQueue {
  readonly #urgent: Task[] = [];
  /** Turns by owner; the owner who is next is the first. */
  readonly #turns = new Map<string, Task[]>();
  readonly #unhurried: Task[] = [];
  /** Turns since something was done that can wait. */
  #turnsDone = 0;
  #isBusy = false;

  /** Urgent pieces of work that wait. */
  get urgent(): number {
    return this.#urgent.length;
  }

  /** Does what somebody waits for before everything else. */
  doUrgently<Value>(work: () => Promise<Value>): Promise<Value> {
    return this.#enqueue(this.#urgent, work);
  }

  /** Does a turn when its owner is next. */
  takeTurn<Value>(owner: string, work: (others: number) => Promise<Value>): Promise<Value> {
    const turns = this.#turns.get(owner) ?? [];
    this.#turns.set(owner, turns);
    return this.#enqueue(turns, work);
  }

  /** Does a piece of work that can wait. */
  doUnhurriedly<Value>(work: () => Promise<Value>): Promise<Value> {
    return this.#enqueue(this.#unhurried, work);
  }

  #enqueue<Value>(tasks: Task[], work: (others: number) => Promise<Value>): Promise<Value> {
    const outcome = new Promise<Value>((resolve, reject) => {
      tasks.push((others) => work(others).then(resolve, reject));
    });
    if (!this.#isBusy) void this.#doAll();
    return outcome;
  }

  async #doAll(): Promise<void> {
    this.#isBusy = true;
    // Whoever waits for what was done may have more to do, which counts already.
    const pause = () => new Promise((resolve) => setImmediate(resolve));
    await pause();
    for (let next = this.#next(); next; next = this.#next()) {
      await next();
      await pause();
    }
    this.#isBusy = false;
  }

  #next(): (() => Promise<void>) | undefined {
    const urgent = this.#urgent.shift();
    if (urgent) return () => urgent(0);
    if (this.#turns.size === 0 || this.#turnsDone >= TURNS_BETWEEN) {
      const unhurried = this.#unhurried.shift();
      this.#turnsDone = 0;
      if (unhurried) return () => unhurried(0);
    }
    const [owner, turns] = [...this.#turns.entries()][0] ?? [];
    if (owner === undefined || !turns) return undefined;
    this.#turnsDone++;
    const turn = turns.shift()!;
    // The owner is the last one now.
    this.#turns.delete(owner);
    if (turns.length > 0) this.#turns.set(owner, turns);
    const others = [...this.#turns.keys()].filter((other) => other !== owner).length;
    return () => turn(others);
  }
}
