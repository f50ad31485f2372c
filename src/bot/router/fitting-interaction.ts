import {
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
  type CommandInteractionOption,
  type Message,
  MessageFlags,
  SnowflakeUtil,
} from 'discord.js';
import type { InteractionData } from '../../store/interaction-data.ts';
import type { Suggestion } from '../handlers/command.ts';
import type { Command, TypedOptions } from '../handlers/feature.ts';

/** The declaration of a command or of one of its subcommands. */
type Declaration = Pick<Command['declaration'], 'options'>;

/** True if given options match the declaration of their command; a command of another version may have other options. */
export function matchesDeclaration({ options = [] }: Declaration, given: readonly CommandInteractionOption[]): boolean {
  const isWhole = options.every(({ name, required }) => !required || given.some((one) => one.name === name));
  const isOne = given.length === 1 || !options.some(({ type }) => type === ApplicationCommandOptionType.Subcommand);
  return isWhole && isOne && given.every((one) => fitsOption(declared(options, one), one));
}

/** True if exactly one option has the focus and all given options are declared; their values may be incomplete. */
export function hasFocusedOption({ options = [] }: Declaration, given: readonly CommandInteractionOption[]): boolean {
  const [first] = given;
  const subcommand = first && declared(options, first);
  if (subcommand?.type === ApplicationCommandOptionType.Subcommand)
    return hasFocusedOption(subcommand, first?.options ?? []);
  const typed = given.filter(({ focused }) => focused);
  return typed.length === 1 && typeof typed[0]?.value === 'string' && given.every((one) => declared(options, one));
}

function declared(
  options: readonly APIApplicationCommandOption[],
  { name, type }: CommandInteractionOption,
): APIApplicationCommandOption | undefined {
  return options.find((option) => option.name === name && option.type === type);
}

function fitsOption(option: APIApplicationCommandOption | undefined, given: CommandInteractionOption): boolean {
  switch (option?.type) {
    case ApplicationCommandOptionType.String:
      return typeof given.value === 'string' && isOffered(option.choices, given.value);
    case ApplicationCommandOptionType.Integer: {
      const { min_value: min = -Infinity, max_value: max = Infinity, choices } = option;
      const { value } = given;
      return Number.isSafeInteger(value) && min <= Number(value) && Number(value) <= max && isOffered(choices, value);
    }
    case ApplicationCommandOptionType.User:
      return given.user !== undefined && given.user !== null;
    case ApplicationCommandOptionType.Channel:
      return given.channel !== undefined && given.channel !== null;
    case ApplicationCommandOptionType.Boolean:
      return typeof given.value === 'boolean';
    case ApplicationCommandOptionType.Attachment:
      return given.attachment !== undefined;
    case ApplicationCommandOptionType.Subcommand:
      return matchesDeclaration(option, given.options ?? []);
    default:
      // No command has options of other types.
      return false;
  }
}

function isOffered(choices: readonly { readonly value: unknown }[] | undefined, value: unknown): boolean {
  return !choices?.length || choices.some((choice) => choice.value === value);
}

/** How much older than a game's first message a private reply about it may be, in milliseconds, such as the reply to /new. */
const CLOCK_MARGIN = 60_000;

/**
 * True if a message is older than a game. It is then about a game of another database that had the same number. The game's first
 * message tells its age by Discord's clock; as a public reply may come before that message, what was made after the game is never older.
 *
 * @param game the id of its first message, if known, and when it was created, in milliseconds since 1970
 */
export function isOlderThanGame(
  { firstMessageId: first, createdAt }: NonNullable<InteractionData['controlGame']>,
  { createdTimestamp, editedTimestamp, flags }: Pick<Message, 'createdTimestamp' | 'editedTimestamp' | 'flags'>,
): boolean {
  if (first === undefined) return false;
  // A private answer may be changed to one about a later game.
  const isPrivate = flags.has(MessageFlags.Ephemeral);
  const at = isPrivate ? (editedTimestamp ?? createdTimestamp) + CLOCK_MARGIN : createdTimestamp;
  return at < Math.min(SnowflakeUtil.timestampFrom(first), createdAt);
}

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
