import { LRUCache } from 'lru-cache';
import type { Mistake } from '../computer/judge-turn.ts';
import type { DraftToJudge, ThinkingThread } from './thinking-thread.ts';

/** People whose latest draft is remembered. */
const MAX_PEOPLE = 1_000;

/** A draft that a person looks at. */
export interface LookedAtDraft {
  /** True until the person looks at another one. */
  isLatest(): boolean;
  /** Returns its worst choice; undefined if it loses nothing, the thread is overloaded, or the person looks at another draft. */
  weigh(draft: DraftToJudge): Promise<Mistake | undefined>;
}

/** Weighs the drafts that people look at: of each person one at a time and only the latest, so that many do not hold up computers. */
export class LatestDrafts {
  readonly #thinking: Pick<ThinkingThread, 'weigh'>;
  readonly #latest = new LRUCache<string, object>({ max: MAX_PEOPLE });
  readonly #weighed = new Map<string, Promise<Mistake | undefined>>();

  constructor(thinking: Pick<ThinkingThread, 'weigh'>) {
    this.#thinking = thinking;
  }

  /** @param key names the person, the game, and where they look */
  look(key: string): LookedAtDraft {
    const shown = {};
    this.#latest.set(key, shown);
    const isLatest = () => this.#latest.get(key) === shown;
    const weigh = async (draft: DraftToJudge) => {
      for (let before = this.#weighed.get(key); before; before = this.#weighed.get(key))
        await before.catch(() => undefined);
      if (!isLatest()) return undefined;
      const weighing = this.#thinking.weigh(draft).finally(() => this.#weighed.delete(key));
      this.#weighed.set(key, weighing);
      const mistake = await weighing;
      return isLatest() ? mistake : undefined;
    };
    return { isLatest, weigh };
  }
}
