import { type Formatters, IntlMessageFormat } from 'intl-messageformat';
import type { Catalogue, MessageKey } from './catalogue.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { MessageArguments } from './message-arguments.ts';
import { nl } from './nl.ts';

export type { Catalogue, MessageKey };

/** The languages there are; a new one is a catalogue and a line in `CATALOGUES`. */
export const LANGUAGES = ['en', 'nl', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export const CATALOGUES = { en, nl, fr, de } satisfies Record<Language, Catalogue>;

/** The arguments of a message, left out where it has none; `Given` are filled in by somebody else. */
export type ArgumentsOf<Key extends MessageKey, Given extends string = never> = Key extends unknown
  ? keyof Omit<MessageArguments[Key], Given> extends never
    ? [args?: Readonly<Record<string, string | number>>]
    : [args: Omit<MessageArguments[Key], Given> & Partial<MessageArguments[Key]>]
  : never;

/** Puts messages into one language. */
export interface Translator {
  <Key extends MessageKey>(key: Key, ...args: ArgumentsOf<Key>): string;
  readonly language: Language;
  /** Joins items with commas and "and". */
  readonly list: (items: readonly string[]) => string;
}

const translators = new Map<Language, Translator>();

/** What makes a message more than its own text: arguments, and the apostrophe, which quotes. */
const SYNTAX = /[{}']/;

/** Shared by all messages: to make a number format takes longer than to format a hundred messages. */
const formatters: Formatters = {
  getNumberFormat: remembered((...args) => new Intl.NumberFormat(...args)),
  getDateTimeFormat: remembered((...args) => new Intl.DateTimeFormat(...args)),
  getPluralRules: remembered((...args) => new Intl.PluralRules(...args)),
};

/** The language for a Discord locale such as `en-US` or `fr`; English where there is none. */
export function languageOf(locale: string | undefined): Language {
  const primary = (locale ?? '').toLowerCase().split('-')[0];
  return LANGUAGES.find((language) => language === primary) ?? 'en';
}

/** The translator of a Discord locale. */
export function translatorFor(locale: string | undefined): Translator {
  const language = languageOf(locale);
  const known = translators.get(language);
  if (known) return known;
  const made = makeTranslator(language);
  translators.set(language, made);
  return made;
}

function makeTranslator(language: Language): Translator {
  const catalogue: Catalogue = CATALOGUES[language];
  const formats = new Map<MessageKey, IntlMessageFormat>();
  const translate = <Key extends MessageKey>(key: Key, ...[args]: ArgumentsOf<Key>): string => {
    const message = catalogue[key];
    if (!SYNTAX.test(message)) return message;
    let format = formats.get(key);
    if (!format) {
      // Names and mentions are arguments and may hold anything; tags in messages mean nothing here.
      format = new IntlMessageFormat(message, language, undefined, { formatters, ignoreTag: true });
      formats.set(key, format);
    }
    return String(format.format(args as Readonly<Record<string, string | number>> | undefined));
  };
  let lists: Intl.ListFormat | undefined;
  const list = (items: readonly string[]) => {
    lists ??= new Intl.ListFormat(language, { style: 'long', type: 'conjunction' });
    return lists.format(items);
  };
  return Object.assign(translate, { language, list });
}

function remembered<Options extends unknown[], Made>(
  make: (...options: Options) => Made,
): (...options: Options) => Made {
  const made = new Map<string, Made>();
  return (...options) => {
    const key = JSON.stringify(options);
    const known = made.get(key) ?? make(...options);
    made.set(key, known);
    return known;
  };
}
