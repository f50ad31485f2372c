import { type Formatters, IntlMessageFormat } from 'intl-messageformat';
import de from './de.json' with { type: 'json' };
import { en } from './en.ts';
import fr from './fr.json' with { type: 'json' };
import type { MessageArguments } from './message-arguments.ts';
import nl from './nl.json' with { type: 'json' };
import { PLAIN_WRITING, type Writing } from './writing.ts';

export type { Catalogue, MessageKey };

/** All languages. */
export const LANGUAGES = ['en', 'nl', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export const CATALOGUES = { en, nl, fr, de } satisfies Record<Language, Catalogue>;

/** The arguments of the platform's messages, by key. */
export type PlatformMessages = MessageArguments<typeof en>;

/** The same messages in every language; `Messages` are their arguments by key. */
export type Catalogues<Messages> = Readonly<Record<Language, Catalogue<keyof Messages & string>>>;

/** The arguments of a message as a parameter list, optional if it has none; arguments named in `Given` are optional. */
export type ArgumentsOf<Messages, Key extends keyof Messages, Given extends string = never> = Key extends unknown
  ? keyof Omit<Messages[Key], Given> extends never
    ? [args?: Readonly<Record<string, string | number>>]
    : [args: Omit<Messages[Key], Given> & Partial<Messages[Key]>]
  : never;

/**
 * Translates messages without mentions of commands into one language, for pictures, files and labels. `Messages` are the
 * arguments of its messages by key: those of the platform, or of a game. Parameters of this type are named `t`.
 */
export interface Translator<Messages = PlatformMessages> {
  <Key extends keyof Messages & string>(key: Key, ...args: ArgumentsOf<Messages, Key>): string;
  readonly language: Language;
  /** The markup of its texts. */
  readonly writing: Writing;
  /** Joins items with commas and "and". */
  readonly list: (items: readonly string[]) => string;
  /** Joins items with commas and "or". */
  readonly either: (items: readonly string[]) => string;
}

const translators = new Map<Writing, Map<Language, Translator>>();

/** Syntax of ICU messages: arguments, and the apostrophe, which quotes. */
const ICU_SYNTAX = /[{}']/;

/** Formatters that all messages share, as creating one takes longer than formatting a hundred messages. */
const formatters: Formatters = {
  getNumberFormat: memoised((...args) => new Intl.NumberFormat(...args)),
  getDateTimeFormat: memoised((...args) => new Intl.DateTimeFormat(...args)),
  getPluralRules: memoised((...args) => new Intl.PluralRules(...args)),
};

// Every message would resolve its locale again, which takes half as long as parsing it, and keep it for itself.
IntlMessageFormat.resolveLocale = memoised(IntlMessageFormat.resolveLocale);

/** Returns the language of a Discord locale such as `en-US` or `fr`; English for others. */
export function languageOf(locale: string | undefined): Language {
  const primary = (locale ?? '').toLowerCase().split('-')[0];
  return LANGUAGES.find((language) => language === primary) ?? 'en';
}

/** Returns the translator of a Discord locale; plain by default. */
export function translatorFor(locale: string | undefined, writing: Writing = PLAIN_WRITING): Translator {
  const language = languageOf(locale);
  const written = translators.get(writing) ?? new Map<Language, Translator>();
  translators.set(writing, written);
  const translator = written.get(language) ?? makeTranslator(language, writing);
  written.set(language, translator);
  return translator;
}

/** Returns the translator of the same language with another writing; it has only the platform's messages. */
export function withWriting({ language }: Translator, writing: Writing): Translator {
  return translatorFor(language, writing);
}

const extended = new WeakMap<Translator, Map<object, Translator>>();

/** Returns a translator that also has the messages of other catalogues, such as those of a game. */
export function withMessages<Messages>(
  t: Translator,
  catalogues: Catalogues<Messages>,
): Translator & Translator<Messages> {
  const all = extended.get(t) ?? new Map<object, Translator>();
  extended.set(t, all);
  const translator = all.get(catalogues) ?? extendedTranslator(t, catalogues[t.language]);
  all.set(catalogues, translator);
  // The types of both kinds of messages are those of their catalogues.
  return translator as Translator & Translator<Messages>;
}

function extendedTranslator(t: Translator, catalogue: Readonly<Record<string, string>>): Translator {
  const { language, writing, list, either } = t;
  const own = formatterOf({ language, writing }, catalogue);
  const others = t as unknown as typeof own;
  const translate: typeof own = (key, args) => (key in catalogue ? own(key, args) : others(key, args));
  return Object.assign(translate, { language, writing, list, either });
}

type Values = Readonly<Record<string, string | number>>;

function makeTranslator(language: Language, writing: Writing): Translator {
  const joiner = (type: Intl.ListFormatType, locale: string = language) => {
    let lists: Intl.ListFormat | undefined;
    return (items: readonly string[]) => {
      lists ??= new Intl.ListFormat(locale, { style: 'long', type });
      return lists.format(items);
    };
  };
  return Object.assign(formatterOf({ language, writing }, CATALOGUES[language]), {
    language,
    writing,
    list: joiner('conjunction'),
    // British English has no comma before "or", as commands are listed.
    either: joiner('disjunction', language === 'en' ? 'en-GB' : language),
  });
}

/** Makes a function that formats messages of a catalogue; each message is parsed at its first use. */
function formatterOf(
  { language, writing }: Pick<Translator, 'language' | 'writing'>,
  catalogue: Readonly<Record<string, string>>,
) {
  const formats = new Map<string, IntlMessageFormat>();
  return (key: string, args?: Values): string => {
    const message = catalogue[key]!;
    if (!ICU_SYNTAX.test(message)) return writing.message(message);
    let format = formats.get(key);
    if (!format) {
      // Messages have no tags: `<` is plain text.
      format = new IntlMessageFormat(writing.message(message), language, undefined, { formatters, ignoreTag: true });
      formats.set(key, format);
    }
    return String(format.format(args));
  };
}

function memoised<Options extends unknown[], Made>(make: (...options: Options) => Made): (...options: Options) => Made {
  const cache = new Map<string, Made>();
  return (...options) => {
    const key = JSON.stringify(options);
    const value = cache.get(key) ?? make(...options);
    cache.set(key, value);
    return value;
  };
}

/** The names of the platform's messages; English defines them. */
type MessageKey = keyof typeof en;

/** The messages of one language by key, in ICU message format. */
type Catalogue<Key extends string = MessageKey> = Readonly<Record<Key, string>>;
