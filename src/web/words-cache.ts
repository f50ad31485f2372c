import { LRUCache } from 'lru-cache';

/** How long words are cached, in milliseconds; names in them may change. */
const CACHE_TTL = 20_000;

/** Cached entries: two for each game and language that somebody looks at, each of some fifty KiB at most. */
const MAX_ENTRIES = 64;

/**
 * A cache of words about games. Every answer about a moment needs the words of all turns, which take tens of milliseconds to
 * make; the process answers nobody meanwhile.
 */
export class WordsCache {
  readonly #words = new LRUCache<string, object>({ max: MAX_ENTRIES, ttl: CACHE_TTL });

  /** Returns the words with a key, which names everything that they depend on. */
  words<Words extends object>(key: string, make: () => Words): Words {
    const known = this.#words.get(key) as Words | undefined;
    if (known) return known;
    const made = make();
    this.#words.set(key, made);
    return made;
  }
}
