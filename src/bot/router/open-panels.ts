import { LRUCache } from 'lru-cache';
import type { Repliable } from './reply.ts';

/** People whose open panel is remembered. */
const MAX_PEOPLE = 1_000;

/** The open panel of each person in each channel, as the interaction that showed it. */
export class OpenPanels {
  readonly #latest = new LRUCache<string, Repliable>({ max: MAX_PEOPLE });

  /** Remembers an interaction that shows a panel; returns the interaction that showed the previous panel. */
  show(interaction: Repliable): Repliable | undefined {
    const before = this.end(interaction);
    this.#latest.set(keyOf(interaction), interaction);
    return before;
  }

  /** Forgets the open panel of an interaction's user and channel; returns the interaction that showed it. */
  end(interaction: Repliable): Repliable | undefined {
    const before = this.#latest.get(keyOf(interaction));
    this.#latest.delete(keyOf(interaction));
    return before;
  }
}

function keyOf({ user, channelId }: Repliable): string {
  return `${user.id} ${channelId}`;
}
