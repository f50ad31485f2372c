import type { PageChannel } from '../page-types.ts';
import type { WireCommand, WireCommandOption } from '../wire-types.ts';
import type { OptionValue } from './api.ts';
import { DIRECT } from './names.ts';

/** The type of a subcommand among the options of a command. */
const SUBCOMMAND = 1;

/** One thing that can be typed after a slash: a command, or a subcommand of one. */
export interface CommandEntry {
  readonly id: string;
  readonly subcommand: string | undefined;
  /** With its subcommand, as in "admin end". */
  readonly name: string;
  /** In the reader's language. */
  readonly description: string;
  readonly options: readonly WireCommandOption[];
}

type Localizations = Readonly<Record<string, string>> | null | undefined;

/** The text in the reader's language, or the default one. */
export function localized(text: string, localizations: Localizations, locale: string): string {
  return localizations?.[locale] ?? text;
}

/** What an option or command is for, in the reader's language. */
export function descriptionOf({ description, description_localizations }: WireCommandOption, locale: string): string {
  return localized(description, description_localizations, locale);
}

type Place = Pick<PageChannel, 'type'> | undefined;

/** The commands that can be typed in a channel; those of types 2 and 3 stand in menus of people and messages. */
export function commandsIn(commands: readonly WireCommand[], channel: Place): readonly WireCommand[] {
  return commands.filter((command) => command.type !== 2 && command.type !== 3 && isUsedIn(command, channel));
}

/** The commands in the menus of people (2) or of messages (3) of a channel. */
export function menuCommandsIn(commands: readonly WireCommand[], channel: Place, type: 2 | 3): readonly WireCommand[] {
  return commands.filter((command) => command.type === type && isUsedIn(command, channel));
}

function isUsedIn({ contexts }: WireCommand, channel: Place): boolean {
  return contexts?.includes(channel?.type === DIRECT ? 1 : 0) ?? true;
}

/**
 * Every command and subcommand in the order of the bot, where the first is what one begins with. Names are the same in
 * every language, as the bot has them.
 */
export function commandEntries(commands: readonly WireCommand[], locale: string): CommandEntry[] {
  return commands.flatMap((command): CommandEntry[] => {
    const { id, name, options = [] } = command;
    const branches = options.filter(({ type }) => type === SUBCOMMAND);
    const description = descriptionOf(command, locale);
    if (branches.length === 0) return [{ id, subcommand: undefined, name, description, options }];
    return branches.map((branch) => ({
      id,
      subcommand: branch.name,
      name: `${name} ${branch.name}`,
      description: descriptionOf(branch, locale),
      options: branch.options ?? [],
    }));
  });
}

/** Entries whose name has what was typed after the slash, those that begin with it first. */
export function matchingEntries(entries: readonly CommandEntry[], typed: string): CommandEntry[] {
  const wanted = typed.trim().toLowerCase();
  const begins = entries.filter(({ name }) => name.startsWith(wanted));
  return [...begins, ...entries.filter(({ name }) => !name.startsWith(wanted) && name.includes(wanted))];
}

/** Option values packed the way an interaction carries them: inside their subcommand. */
export function nestOptions({ subcommand }: CommandEntry, options: readonly OptionValue[]): readonly OptionValue[] {
  return subcommand === undefined ? options : [{ name: subcommand, type: SUBCOMMAND, options }];
}

/**
 * Reads a command written out as text, like `/place x:4 y:-1 rotation:90`. A value goes on up to the next `name:` of an
 * option of that command, so it may have spaces.
 *
 * @returns undefined unless a whole command name and a blank stand at the start; values by option name
 */
export function parseCommandText(
  text: string,
  entries: readonly CommandEntry[],
): { readonly entry: CommandEntry; readonly values: Map<string, string> } | undefined {
  const entry = entries
    .filter(({ name }) => text.toLowerCase().startsWith(`/${name} `))
    .sort((a, b) => b.name.length - a.name.length)[0];
  if (!entry) return undefined;
  const { values, lead } = splitOptions(text.slice(entry.name.length + 2), entry.options);
  const first = entry.options[0];
  if (lead && first && !values.has(first.name)) values.set(first.name, lead);
  return { entry, values };
}

/**
 * Splits `4 y:-1 rotation:90` at the option names in it.
 *
 * @returns `lead` is what stands before the first option name
 */
export function splitOptions(
  text: string,
  options: readonly WireCommandOption[],
): { readonly lead: string; readonly values: Map<string, string> } {
  const marks = [...text.matchAll(/(?<=^|\s)([^\s:]+):/gu)].flatMap((match) => {
    const option = options.find(({ name }) => name === match[1]?.toLowerCase());
    return option ? [{ name: option.name, start: match.index, end: match.index + match[0].length }] : [];
  });
  const values = new Map(
    marks.map(({ name, end }, index) => [name, text.slice(end, marks[index + 1]?.start).trim()] as const),
  );
  return { lead: text.slice(0, marks[0]?.start).trim(), values };
}
