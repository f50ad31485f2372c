import { LRUCache } from 'lru-cache';

/** How long words are cached, in milliseconds. */
const CACHE_TTL = 20_000;

/** Most cached entries. A game takes two in each language, of some fifty KiB at most. */
const MAX_ENTRIES = 64;

/**
 * A cache of words about games. Every answer about a moment needs the words of all turns. Making them blocks the process for
 * tens of milliseconds.
 */
export class WordsCache {
  readonly #words = new LRUCache<string, object>({ max: MAX_ENTRIES, ttl: CACHE_TTL });

  /** Returns the words with a key. The key must name everything that they depend on. */
  words<Words extends object>(key: string, make: () => Words): Words {
    const cached = this.#words.get(key) as Words | undefined;
    if (cached) return cached;
    const value = make();
    this.#words.set(key, value);
    return value;
  }
}
