import { LRUCache } from 'lru-cache';
import type { Repliable } from './reply.ts';

/** People whose open panel is remembered. */
const MAX_PEOPLE = 1_000;

/** The interactions whose replies are the open panels of turns and lobbies: the latest of each person in each channel. */
export class OpenPanels {
  readonly #latest = new LRUCache<string, Repliable>({ max: MAX_PEOPLE });

  /** Remembers an interaction that shows a panel; returns the one that showed the panel before. */
  show(interaction: Repliable): Repliable | undefined {
    const before = this.end(interaction);
    this.#latest.set(keyOf(interaction), interaction);
    return before;
  }

  /** Forgets the panel that a person has open where an interaction was made, and returns the one that showed it. */
  end(interaction: Repliable): Repliable | undefined {
    const before = this.#latest.get(keyOf(interaction));
    this.#latest.delete(keyOf(interaction));
    return before;
  }
}

function keyOf({ user, channelId }: Repliable): string {
  return `${user.id} ${channelId}`;
}
