import type { Interaction } from 'discord.js';

/** Age up to which a kept interaction is handled, in milliseconds; Discord wants an answer within three seconds. */
const KEPT_FOR = 2_300;

/** Interactions that arrive while another process still answers them, until this one takes over. */
export class InteractionQueue {
  #handle: ((interaction: Interaction) => void) | undefined;
  #kept: { readonly interaction: Interaction; readonly at: number }[] = [];

  /** Hands an interaction on, or keeps it for a while. */
  readonly take = (interaction: Interaction): void => {
    if (this.#handle) this.#handle(interaction);
    else this.#kept = [...this.#fresh(), { interaction, at: performance.now() }];
  };

  /** Hands on what is kept, and from now on every interaction. */
  open(handle: (interaction: Interaction) => void, taken: ReadonlySet<string> = new Set()): void {
    this.#handle = handle;
    for (const { interaction } of this.#fresh()) if (!taken.has(interaction.id)) handle(interaction);
    this.#kept = [];
  }

  #fresh() {
    const since = performance.now() - KEPT_FOR;
    return this.#kept.filter(({ at }) => at > since);
  }
}
