import { ApplicationCommandOptionType, type AutocompleteInteraction } from 'discord.js';
import type { Suggestion } from '../handlers/command.ts';
import type { TypedOptions } from '../handlers/typed-options.ts';

/** Values of a note in a list of suggestions. No option of any game has these values. */
const NOTE = { text: '\u2063too-many-requests', number: Number.MIN_SAFE_INTEGER } as const;

/** Makes a note, the only entry of a list without choices; choosing it does nothing. */
export function noteSuggestion({ options }: AutocompleteInteraction, name: string): Suggestion {
  const { type } = options.getFocused(true);
  return { name, value: type === ApplicationCommandOptionType.String ? NOTE.text : NOTE.number };
}

/** True if a note was chosen instead of a value. */
export function hasNote(options: TypedOptions): boolean {
  return Object.values(options).some((value) => value === NOTE.text || value === NOTE.number);
}
