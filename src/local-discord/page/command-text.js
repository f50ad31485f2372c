// @ts-check
/** @import { CommandEntry } from './command-tree.js' */
/** @import { CommandOption } from './types.js' */

import { localized } from './command-tree.js';

/**
 * Reads a command written out as text, like `/place x:4 y:-1 rotation:90`. A value goes on up to the next `name:` of an
 * option of that command, so it may have spaces.
 *
 * @param {string} text
 * @param {readonly CommandEntry[]} entries
 * @param {string} locale
 * @returns {{ entry: CommandEntry, values: Map<string, string> } | null} null unless a whole command name and a blank
 *   stand at the start; values by default option name
 */
export function parseCommandText(text, entries, locale) {
  if (!text.startsWith('/')) return null;
  const rest = text.slice(1);
  const named = entries
    .flatMap((entry) => [entry.name, entry.shownName].map((name) => ({ entry, name: `${name} ` })))
    .filter(({ name }) => rest.toLowerCase().startsWith(name.toLowerCase()))
    .sort((a, b) => b.name.length - a.name.length)[0];
  if (!named) return null;
  const { values, lead } = splitOptions(rest.slice(named.name.length), named.entry.options, locale);
  const first = named.entry.options[0];
  if (lead && first && !values.has(first.name)) values.set(first.name, lead);
  return { entry: named.entry, values };
}

/**
 * Splits `4 y:-1 rotation:90` at the option names in it.
 *
 * @param {string} text
 * @param {readonly CommandOption[]} options
 * @param {string} locale
 * @returns {{ lead: string, values: Map<string, string> }} `lead` is what stands before the first option name
 */
export function splitOptions(text, options, locale) {
  const marks = [...text.matchAll(/(?<=^|\s)([^\s:]+):/gu)].flatMap((match) => {
    const option = optionNamed(match[1] ?? '', options, locale);
    return option ? [{ name: option.name, start: match.index, end: match.index + match[0].length }] : [];
  });
  /** @type {Map<string, string>} */
  const values = new Map();
  marks.forEach((mark, index) => {
    values.set(mark.name, text.slice(mark.end, marks[index + 1]?.start).trim());
  });
  return { lead: text.slice(0, marks[0]?.start).trim(), values };
}

/**
 * @param {string} name as typed, in the default words or the reader's language
 * @param {readonly CommandOption[]} options
 * @param {string} locale
 */
function optionNamed(name, options, locale) {
  const typed = name.toLowerCase();
  return options.find(
    (option) =>
      option.name === typed || localized(option.name, option.name_localizations, locale).toLowerCase() === typed,
  );
}
