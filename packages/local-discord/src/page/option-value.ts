import type { PageChannel, PageUser } from '../page-types.ts';
import type { WireCommandOption } from '../wire-types.ts';
import { localized } from './command-tree.ts';
import { t } from './words.ts';

/** Application command option types, as Discord numbers them. */
export const OPTION = { string: 3, integer: 4, boolean: 5, user: 6, channel: 7, number: 10, attachment: 11 } as const;

/** People and channels that a name can mean, and the language of choices. */
export interface Directory {
  readonly users: readonly PageUser[];
  readonly channels: readonly PageChannel[];
  readonly locale: string;
}

/** Something that can be picked for an option. */
export interface Offer {
  readonly name: string;
  readonly value: string | number | boolean;
  readonly user?: PageUser;
}

export type ReadValue = { readonly value: Offer['value'] } | { readonly error: string };

/** What can be picked for an option without asking the bot, in the reader's language. */
export function offersFor(
  { type, choices, channel_types }: WireCommandOption,
  { users, channels, locale }: Directory,
): readonly Offer[] {
  if (type === OPTION.boolean) return [true, false].map((value) => ({ name: t(value ? 'True' : 'False'), value }));
  if (type === OPTION.user) {
    return users.map((user) => ({ name: user.global_name ?? user.username, value: user.id, user }));
  }
  if (type === OPTION.channel) {
    const offered = channels.filter((channel) => channel_types?.includes(channel.type) ?? true);
    return offered.map(({ id, name }) => ({ name, value: id }));
  }
  return (choices ?? []).map((own) => ({
    name: localized(own.name, own.name_localizations, locale),
    value: own.value,
  }));
}

/** What was typed into an option's field (trimmed, not empty), as the value to send. */
export function readOptionValue(option: WireCommandOption, text: string, directory: Directory): ReadValue {
  const { type, choices, autocomplete } = option;
  const isPicked = type === OPTION.boolean || type === OPTION.user || type === OPTION.channel;
  if (choices?.length || isPicked) return readOffer(option, text, directory);
  if (type === OPTION.integer || type === OPTION.number) return readNumber(option, text);
  // What the bot suggests is its own to judge.
  return autocomplete ? { value: text } : readString(option, text);
}

function readOffer(option: WireCommandOption, text: string, directory: Directory): ReadValue {
  const typed = text
    .replace(/^[@#]|^<(?:@!?|#)(?=\d+>)/, '')
    .replace(/(?<=^\d+)>$/, '')
    .toLowerCase();
  const found = offersFor(option, directory).find(({ name, value, user }) =>
    [name, String(value), user?.username].some((own) => own?.toLowerCase() === typed),
  );
  // Choices are known by their default names as well.
  const plain = option.choices?.find(({ name }) => name.toLowerCase() === typed);
  const offer = found ?? plain;
  if (offer) return { value: offer.value };
  return { error: t(option.type === OPTION.user ? 'Choose a person of this server.' : 'Choose one of the list.') };
}

function readNumber({ type, min_value: min, max_value: max }: WireCommandOption, text: string): ReadValue {
  if (!/^[-+−]?\d+(\.\d+)?$/.test(text)) return { error: t('Enter a number.') };
  if (type === OPTION.integer && text.includes('.')) return { error: t('Enter a whole number.') };
  const value = Number(text.replace('−', '-'));
  if (min !== undefined && value < min) return { error: t('Enter {min} or more.', { min }) };
  if (max !== undefined && value > max) return { error: t('Enter {max} or less.', { max }) };
  return { value };
}

function readString({ min_length: min = 0, max_length: max = 6000 }: WireCommandOption, text: string): ReadValue {
  if (text.length < min) return { error: t('Enter at least {count} characters.', { count: min }) };
  if (text.length > max) return { error: t('Enter at most {count} characters.', { count: max }) };
  return { value: text };
}
