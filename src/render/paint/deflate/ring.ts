/** Something in a ring. */
export interface Kept {
  /** Its bytes; others once it was overwritten. */
  readonly bytes: Buffer;
  /** Bytes that had gone into the ring before it. */
  readonly at: number;
}

/**
 * Memory that is written round and round: what came first is overwritten first. What comes and goes quickly makes no
 * garbage here, of which V8 would have to collect all whenever there is as much as a few dozen pictures take.
 */
export class Ring {
  readonly #bytes: Buffer;
  readonly #kept: number;
  #written = 0;

  /**
   * @param kept bytes that are held: those that came last
   * @param spare bytes that can be added before anything that was held is overwritten
   */
  constructor(kept: number, spare: number) {
    this.#bytes = Buffer.allocUnsafeSlow(kept + spare);
    this.#kept = kept;
  }

  /**
   * Keeps a copy of some bytes.
   *
   * @throws RangeError when they are more than the ring takes
   */
  add(bytes: Uint8Array): Kept {
    const size = this.#bytes.length;
    if (bytes.length > size) throw new RangeError(`${bytes.length} bytes for a ring of ${size}`);
    const place = this.#written % size;
    // In one piece.
    if (place + bytes.length > size) this.#written += size - place;
    const at = this.#written;
    this.#bytes.set(bytes, at % size);
    this.#written += bytes.length;
    return { bytes: this.#bytes.subarray(at % size, (at % size) + bytes.length), at };
  }

  /** Whether something is still there, and will be until all that is spare was written. */
  holds({ at }: Kept): boolean {
    return this.#written - at <= this.#kept;
  }

  /** Bytes that ever went into the ring, with those that were left free at its end. */
  get written(): number {
    return this.#written;
  }
}
