/** The shortest time between two lines about the same table, in milliseconds. */
const INTERVAL = 2_000;

/** Prints lines about the progress of a long task, at most one in `INTERVAL`. */
export class Progress {
  readonly #say: (line: string) => void;
  #printedAt = performance.now();

  constructor(say: (line: string) => void) {
    this.#say = say;
  }

  /** Prints a line, unless the last one was printed just before. */
  print(line: string): void {
    const now = performance.now();
    if (now - this.#printedAt < INTERVAL) return;
    this.#printedAt = now;
    this.#say(line);
  }
}

/** Returns a number of rows in words, such as "1 row" or "1,000 rows". */
export function rowsOf(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'row' : 'rows'}`;
}
