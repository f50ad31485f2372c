import {
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
} from 'discord.js';

/** Values of the options of a command by name; a subcommand is the option `subcommand`, with its own options beside it. */
export type TypedOptions = Readonly<Record<string, string | number | boolean>>;

/** The options with which a command was called, or those typed so far. */
export function typedOptions({ options }: ChatInputCommandInteraction | AutocompleteInteraction): TypedOptions {
  const [first] = options.data;
  const isSubcommand = first?.type === ApplicationCommandOptionType.Subcommand;
  const typed = (isSubcommand ? first.options : options.data) ?? [];
  return Object.fromEntries([
    ...(isSubcommand ? [['subcommand', first.name]] : []),
    ...typed.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])),
  ]);
}
