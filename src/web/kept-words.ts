import { LRUCache } from 'lru-cache';

/** How long words are kept, in milliseconds; names in them may change. */
const KEPT_FOR = 20_000;

/** Words that are kept: two for every game that is looked at in one language, of some fifty KiB at most. */
const KEPT = 64;

/**
 * Words about games that were made lately. Every answer about a moment needs those of all turns, and they take tens of
 * milliseconds in which nobody is answered.
 */
export class KeptWords {
  readonly #words = new LRUCache<string, object>({ max: KEPT, ttl: KEPT_FOR });

  /** The words with a key, which names everything that they depend on. */
  words<Words extends object>(key: string, make: () => Words): Words {
    const known = this.#words.get(key) as Words | undefined;
    if (known) return known;
    const made = make();
    this.#words.set(key, made);
    return made;
  }
}
