import type { AutocompleteInteraction } from 'discord.js';
import type { Logger } from 'pino';
import type { App } from '../../app/app.ts';
import { reportsUnreadable } from '../../guard/each-game.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Suggestion } from '../handlers/command.ts';
import { MAX_SUGGESTIONS } from '../handlers/declare.ts';
import type { Features } from '../handlers/feature.ts';
import type { RateLimited, RateLimiter } from '../handlers/rate-limits.ts';
import { fittedText } from '../write/message-text.ts';
import { hasFocusedOption, makeNoteSuggestion } from './handler.ts';
import { type InteractionInputs, type InteractionReader, serverOf } from './interaction-reader.ts';
import { isTooLate, takesLonger } from './reply.ts';

/** Discord's limit for an entry of an autocomplete list. */
const SUGGESTION_LENGTH = 100;

/** Milliseconds after which a list of suggestions that is not ready is answered with a note; Discord drops it after 3 s. */
const SUGGEST_TIMEOUT = 1_500;

interface SuggestionOptions {
  readonly app: App;
  readonly features: Features;
  readonly limits: RateLimiter;
  readonly log: Logger;
  readonly reader: InteractionReader;
}

/** Suggests values for an option of a command while somebody types. */
export class Suggestions {
  readonly #options: SuggestionOptions;

  constructor(options: SuggestionOptions) {
    this.#options = options;
  }

  /** Answers an interaction with suggestions, or with a note where they take long. */
  async answer(interaction: AutocompleteInteraction, reading: InteractionInputs): Promise<void> {
    const { app, log } = this.#options;
    try {
      const work = this.#suggestionsFor(interaction, reading);
      const later = this.#options.reader.speechFor(interaction, {})('suggest.later');
      const isLate = await takesLonger(work, SUGGEST_TIMEOUT);
      await interaction.respond(isLate ? [makeNoteSuggestion(interaction, later)] : await work);
    } catch (error) {
      if (isTooLate(error)) log.info({ interaction: interaction.id }, 'autocomplete answered too late');
      else if (!reportsUnreadable(error, app.onUnreadable))
        log.error({ err: error, command: interaction.commandName }, 'autocomplete failed');
    }
  }

  async #suggestionsFor(
    interaction: AutocompleteInteraction,
    { data, speech }: InteractionInputs,
  ): Promise<Suggestion[]> {
    const command = this.#options.features.command(interaction.commandName);
    const say = await speech;
    const asking = { guildId: serverOf(interaction), userId: interaction.user.id };
    const exhausted = this.#options.limits.take('anything', asking);
    if (exhausted) return [makeNoteSuggestion(interaction, this.#noteText(say, exhausted))];
    if (!command || !hasFocusedOption(command.declaration, interaction.options.data)) return [];
    const context = this.#options.reader.contextOf(interaction, await data, say);
    const suggestions = (await command.suggest?.({ ...context, interaction })) ?? [];
    return suggestions
      .slice(0, MAX_SUGGESTIONS)
      .map(({ name, value }) => ({ name: fittedText(name, SUGGESTION_LENGTH), value }));
  }

  #noteText(say: Speech, { retryAt }: RateLimited): string {
    const seconds = Math.max(1, Math.ceil((retryAt - this.#options.app.now()) / 1000));
    return fittedText(say('suggest.too-often', { seconds }), SUGGESTION_LENGTH);
  }
}
