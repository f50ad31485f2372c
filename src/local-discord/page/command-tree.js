// @ts-check
/** @import { Command, CommandOption, Localizations, OptionValue } from './types.js' */

import { OPTION_TYPE } from './types.js';

/**
 * One thing that can be typed after a slash: a command, or a subcommand with the way to it.
 *
 * @typedef {{ id: string, path: readonly { name: string, type: number }[], name: string, shownName: string,
 *   description: string, options: readonly CommandOption[] }} CommandEntry `name` is the whole name in Discord's default
 *   words ("admin pause"), `shownName` the same in the reader's language; `path` leads from the command to the subcommand
 */

/**
 * The word in the reader's language, or the default one.
 *
 * @param {string} text
 * @param {Localizations | undefined} localizations
 * @param {string} locale
 */
export function localized(text, localizations, locale) {
  // Discord lets British and American English stand in for each other before the default is used.
  const stand = locale === 'en-US' ? 'en-GB' : locale === 'en-GB' ? 'en-US' : locale;
  return localizations?.[locale] ?? localizations?.[stand] ?? text;
}

/**
 * Every command and subcommand, sorted by its name.
 *
 * @param {readonly Command[]} commands
 * @param {string} locale
 * @returns {CommandEntry[]}
 */
export function commandEntries(commands, locale) {
  return commands
    .filter((command) => (command.type ?? 1) === 1)
    .flatMap((command) =>
      entriesBelow(command, locale, {
        id: command.id,
        path: [],
        name: command.name,
        shownName: shown(command, locale),
      }),
    )
    .sort((a, b) => a.shownName.localeCompare(b.shownName));
}

/** @param {{ name: string, name_localizations?: Localizations }} named @param {string} locale */
function shown(named, locale) {
  return localized(named.name, named.name_localizations, locale);
}

/**
 * @param {Command | CommandOption} node
 * @param {string} locale
 * @param {Pick<CommandEntry, 'id' | 'path' | 'name' | 'shownName'>} parent
 * @returns {CommandEntry[]}
 */
function entriesBelow(node, locale, parent) {
  const options = node.options ?? [];
  const branches = options.filter(({ type }) => type === OPTION_TYPE.subcommand || type === OPTION_TYPE.group);
  if (branches.length === 0) {
    return [{ ...parent, description: localized(node.description, node.description_localizations, locale), options }];
  }
  return branches.flatMap((branch) =>
    entriesBelow(branch, locale, {
      id: parent.id,
      path: [...parent.path, { name: branch.name, type: branch.type }],
      name: `${parent.name} ${branch.name}`,
      shownName: `${parent.shownName} ${shown(branch, locale)}`,
    }),
  );
}

/**
 * Entries whose name has what was typed, those that begin with it first.
 *
 * @param {readonly CommandEntry[]} entries
 * @param {string} typed without the slash
 */
export function matchingEntries(entries, typed) {
  const wanted = typed.trim().toLowerCase();
  /** @param {CommandEntry} entry */
  const rank = (entry) => {
    const names = [entry.shownName.toLowerCase(), entry.name];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    return names.some((name) => name.includes(wanted)) ? 1 : 2;
  };
  return entries
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter((found) => found.rank < 2)
    .sort((a, b) => a.rank - b.rank)
    .map((found) => found.entry);
}

/**
 * Option values packed the way an interaction carries them: inside their subcommand and group.
 *
 * @param {CommandEntry} entry
 * @param {OptionValue[]} values
 * @returns {OptionValue[]}
 */
export function nestOptions(entry, values) {
  return [...entry.path].reverse().reduce((options, { name, type }) => [{ name, type, options }], values);
}
