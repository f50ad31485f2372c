/** Between two lines about the same thing, in milliseconds. */
const INTERVAL = 2_000;

/** How far something long has come, told now and then in one line. */
export class Progress {
  readonly #say: (line: string) => void;
  #told = performance.now();

  constructor(say: (line: string) => void) {
    this.#say = say;
  }

  /** Says a line, where the last one was some time ago. */
  at(line: string): void {
    const now = performance.now();
    if (now - this.#told < INTERVAL) return;
    this.#told = now;
    this.#say(line);
  }
}

/** Such as "1 row", or "1,000 rows". */
export function rowsOf(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'row' : 'rows'}`;
}
