import { LRUCache } from 'lru-cache';
import type { Repliable } from './reply.ts';

/** People whose open panel is remembered. */
const MAX_PEOPLE = 1_000;

/** The interactions whose replies are the open panels of turns: the latest of each person in each channel. */
export class OpenPanels {
  readonly #latest = new LRUCache<string, Repliable>({ max: MAX_PEOPLE });

  /** Remembers an interaction that shows a panel; returns the one that showed the panel before. */
  show(interaction: Repliable): Repliable | undefined {
    const key = `${interaction.user.id} ${interaction.channelId}`;
    const before = this.#latest.get(key);
    this.#latest.set(key, interaction);
    return before;
  }
}
