import type { Interaction } from 'discord.js';

/** Age up to which a kept interaction is handled, in milliseconds; Discord drops an interaction after three seconds. */
const KEPT_FOR = 2_300;

/** Queue of interactions that arrive before this process takes over from another one. */
export class InteractionQueue {
  #handle: ((interaction: Interaction) => void) | undefined;
  #kept: { readonly interaction: Interaction; readonly at: number }[] = [];

  /** Passes an interaction to the handler, or keeps it until `open` is called. */
  readonly take = (interaction: Interaction): void => {
    if (this.#handle) this.#handle(interaction);
    else this.#kept = [...this.#fresh(), { interaction, at: performance.now() }];
  };

  /** Passes kept interactions to the handler, except `taken` ones of the other process, and from now on every new one. */
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
