const WORD = 32;

/** A string of bits, the first one lowest in the first word; bits beyond the last one are 0. */
export interface Bits {
  readonly words: Uint32Array;
  readonly count: number;
}

/** A string of bits for every row of a block of 256 x 256 pixels at most, each from the beginning of a word. */
export interface BitRows {
  readonly words: Uint32Array;
  /** Word in which a row begins, and number of its bits. */
  readonly starts: Uint16Array;
  readonly counts: Uint16Array;
}

/** Puts bits one behind the other, as deflate does: the first one lowest. */
export class BitWriter {
  #words: Uint32Array;
  /** Whole words written, the word that is being filled, and how many bits of it are. */
  #at = 0;
  #word = 0;
  #filled = 0;

  /** @param words a guess of how many will be written */
  constructor(words: number) {
    this.#words = new Uint32Array(words);
  }

  /** Forgets what was written, to be used again. */
  clear(): void {
    this.#at = 0;
    this.#word = 0;
    this.#filled = 0;
  }

  /** @param count of the bits, 31 at most; those above in `value` are 0 */
  put(value: number, count: number): void {
    const filled = this.#filled;
    this.#word |= value << filled;
    if (filled + count < WORD) {
      this.#filled = filled + count;
      return;
    }
    this.#makeRoom(1);
    this.#words[this.#at++] = this.#word;
    this.#word = filled === 0 ? 0 : value >>> (WORD - filled);
    this.#filled = filled + count - WORD;
  }

  /** Bits of another string, from the beginning of a word. */
  append(words: Uint32Array, from: number, count: number): void {
    this.#makeRoom((count + WORD - 1) >>> 5);
    const to = this.#words;
    const filled = this.#filled;
    let at = this.#at;
    let word = this.#word;
    let rest = count;
    for (let next = from; rest > 0; next++, rest -= WORD) {
      const more = words[next]!;
      word |= more << filled;
      const taken = Math.min(rest, WORD);
      if (filled + taken < WORD) {
        // Only the last word can leave room.
        this.#filled = filled + taken;
        this.#word = word;
        this.#at = at;
        return;
      }
      to[at++] = word;
      word = filled === 0 ? 0 : more >>> (WORD - filled);
      if (taken < WORD) this.#filled = filled + taken - WORD;
    }
    this.#word = word;
    this.#at = at;
  }

  /** Fills the word that is begun with zeros, so that the next bits begin with a word; the number of words so far. */
  alignWords(): number {
    if (this.#filled > 0) {
      this.#makeRoom(1);
      this.#words[this.#at++] = this.#word;
      this.#word = 0;
      this.#filled = 0;
    }
    return this.#at;
  }

  /** Fills the byte that is begun with zeros. */
  alignBytes(): void {
    this.put(0, -this.#filled & 7);
  }

  /** Bits written so far. */
  get count(): number {
    return this.#at * WORD + this.#filled;
  }

  /** A copy of what was written, up to whole words. */
  words(): Uint32Array {
    const words = new Uint32Array(Math.ceil(this.count / WORD));
    words.set(this.#words.subarray(0, this.#at));
    if (this.#filled > 0) words[this.#at] = this.#word;
    return words;
  }

  /** What was written, up to whole bytes; it changes as soon as more is written. */
  bytes(): Uint8Array {
    const count = this.count;
    this.alignWords();
    return new Uint8Array(this.#words.buffer, 0, Math.ceil(count / 8));
  }

  #makeRoom(words: number): void {
    if (this.#at + words <= this.#words.length) return;
    const larger = new Uint32Array(Math.max(this.#words.length * 2, this.#at + words));
    larger.set(this.#words);
    this.#words = larger;
  }
}
