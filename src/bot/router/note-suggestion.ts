import { ApplicationCommandOptionType, type AutocompleteInteraction } from 'discord.js';
import type { Suggestion } from '../handlers/command.ts';
import type { TypedOptions } from '../handlers/typed-options.ts';

/** Values of a note among suggestions, which no option of any game has: far outside every range of numbers. */
const NOTE = { text: '\u2063too-many-requests', number: Number.MIN_SAFE_INTEGER } as const;

/** The only entry of a list that has no choices for now; choosing it does nothing. */
export function noteSuggestion({ options }: AutocompleteInteraction, name: string): Suggestion {
  const { type } = options.getFocused(true);
  return { name, value: type === ApplicationCommandOptionType.String ? NOTE.text : NOTE.number };
}

/** Whether a note was chosen in place of a value. */
export function hasNote(options: TypedOptions): boolean {
  return Object.values(options).some((value) => value === NOTE.text || value === NOTE.number);
}
