/** After so many turns one unhurried task runs, even if more turns wait. */
const TURNS_PER_UNHURRIED = 3;

/** A queued task; `others` is the number of other owners who wait for a turn. */
type Task = (others: number) => Promise<void>;

/**
 * A queue with three priorities that runs one task at a time. Urgent tasks, for which a person waits, come first. Turns rotate
 * between owners, so that an owner with many turns delays each other owner by one turn at most. Unhurried tasks run when nothing
 * else waits, and one of them after every `TURNS_PER_UNHURRIED` turns.
 */
export class FairQueue {
  readonly #urgent: Task[] = [];
  /** Turns by owner; the first owner is next. */
  readonly #turns = new Map<string, Task[]>();
  readonly #unhurried: Task[] = [];
  /** Turns since the last unhurried task. */
  #turnsDone = 0;
  #isBusy = false;

  /** Number of waiting urgent tasks. */
  get urgent(): number {
    return this.#urgent.length;
  }

  /** Runs a task before all turns and unhurried tasks. */
  runUrgent<Value>(work: () => Promise<Value>): Promise<Value> {
    return this.#enqueue(this.#urgent, work);
  }

  /** Runs a turn when its owner is next. */
  takeTurn<Value>(owner: string, work: (others: number) => Promise<Value>): Promise<Value> {
    const turns = this.#turns.get(owner) ?? [];
    this.#turns.set(owner, turns);
    return this.#enqueue(turns, work);
  }

  /** Runs a task that can wait. */
  runUnhurried<Value>(work: () => Promise<Value>): Promise<Value> {
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
    // Gives callers the chance to queue their next task before the next one is chosen.
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
    if (this.#turns.size === 0 || this.#turnsDone >= TURNS_PER_UNHURRIED) {
      const unhurried = this.#unhurried.shift();
      this.#turnsDone = 0;
      if (unhurried) return () => unhurried(0);
    }
    const [owner, turns] = [...this.#turns.entries()][0] ?? [];
    if (owner === undefined || !turns) return undefined;
    this.#turnsDone++;
    const turn = turns.shift()!;
    // Moves the owner to the end of the rotation.
    this.#turns.delete(owner);
    if (turns.length > 0) this.#turns.set(owner, turns);
    const others = [...this.#turns.keys()].filter((other) => other !== owner).length;
    return () => turn(others);
  }
}
