import {
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  type CommandInteractionOption,
} from 'discord.js';
import type { Command } from '../handlers/feature.ts';

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
