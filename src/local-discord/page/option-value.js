// @ts-check
/** @import { Channel, CommandOption, Choice, User } from './types.js' */

import { localized } from './command-tree.js';
import { OPTION_TYPE } from './types.js';

/**
 * @typedef {{ users: readonly User[], channels: readonly Channel[], locale: string }} Directory
 * @typedef {{ ok: true, value: string | number | boolean } | { ok: false, error: string }} ReadValue
 */

/**
 * What was typed into an option's field, as the value to send.
 *
 * @param {CommandOption} option
 * @param {string} text trimmed, not empty
 * @param {Directory} directory
 * @returns {ReadValue}
 */
export function readOptionValue(option, text, directory) {
  if (option.choices?.length) return readChoice(option.choices, text, directory.locale);
  switch (option.type) {
    case OPTION_TYPE.integer:
    case OPTION_TYPE.number:
      return readNumber(option, text);
    case OPTION_TYPE.boolean:
      if (/^(true|yes|1)$/i.test(text)) return { ok: true, value: true };
      if (/^(false|no|0)$/i.test(text)) return { ok: true, value: false };
      return { ok: false, error: 'Choose True or False.' };
    case OPTION_TYPE.user:
      return readUser(text, directory.users);
    case OPTION_TYPE.channel:
      return readChannel(text, directory.channels);
    default:
      return readString(option, text);
  }
}

/**
 * @param {readonly Choice[]} choices
 * @param {string} text
 * @param {string} locale
 * @returns {ReadValue}
 */
function readChoice(choices, text, locale) {
  const typed = text.toLowerCase();
  const choice = choices.find((candidate) => {
    const names = [
      localized(candidate.name, candidate.name_localizations, locale),
      candidate.name,
      String(candidate.value),
    ];
    return names.some((name) => name.toLowerCase() === typed);
  });
  return choice ? { ok: true, value: choice.value } : { ok: false, error: 'Choose one of the list.' };
}

/**
 * @param {CommandOption} option
 * @param {string} text
 * @returns {ReadValue}
 */
function readNumber(option, text) {
  const whole = option.type === OPTION_TYPE.integer;
  const pattern = whole ? /^[-+−]?\d+$/ : /^[-+−]?\d*[.,]?\d+$/;
  if (!pattern.test(text)) return { ok: false, error: whole ? 'Enter a whole number.' : 'Enter a number.' };
  const value = Number(text.replace('−', '-').replace(',', '.'));
  if (option.min_value !== undefined && value < option.min_value) {
    return { ok: false, error: `Enter ${option.min_value} or more.` };
  }
  if (option.max_value !== undefined && value > option.max_value) {
    return { ok: false, error: `Enter ${option.max_value} or less.` };
  }
  return { ok: true, value };
}

/**
 * @param {string} text
 * @param {readonly User[]} users
 * @returns {ReadValue}
 */
function readUser(text, users) {
  const id = /^<@!?(\d+)>$/.exec(text)?.[1] ?? text;
  const name = text.replace(/^@/, '').toLowerCase();
  const user = users.find(
    (candidate) =>
      candidate.id === id || candidate.username.toLowerCase() === name || candidate.global_name?.toLowerCase() === name,
  );
  return user ? { ok: true, value: user.id } : { ok: false, error: 'Choose a person of this server.' };
}

/**
 * @param {string} text
 * @param {readonly Channel[]} channels
 * @returns {ReadValue}
 */
function readChannel(text, channels) {
  const id = /^<#(\d+)>$/.exec(text)?.[1] ?? text;
  const name = text.replace(/^#/, '').toLowerCase();
  const channel = channels.find((candidate) => candidate.id === id || candidate.name.toLowerCase() === name);
  return channel ? { ok: true, value: channel.id } : { ok: false, error: 'Choose a channel of this server.' };
}

/**
 * @param {CommandOption} option
 * @param {string} text
 * @returns {ReadValue}
 */
function readString(option, text) {
  if (option.min_length !== undefined && text.length < option.min_length) {
    return { ok: false, error: `Enter at least ${option.min_length} characters.` };
  }
  if (option.max_length !== undefined && text.length > option.max_length) {
    return { ok: false, error: `Enter at most ${option.max_length} characters.` };
  }
  return { ok: true, value: text };
}
