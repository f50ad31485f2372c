import {
  type ApplicationCommandType,
  ContextMenuCommandBuilder,
  Locale,
  SlashCommandBuilder,
  type SlashCommandOptionsOnlyBuilder,
} from 'discord.js';
import { LEVELS } from '../../computer/levels.ts';
import type { OptionValue } from '../../core/options.ts';
import type { AnyGame } from '../../games/contract/game.ts';
import type { CommandName } from '../../i18n/speech.ts';
import { LANGUAGES, type Language, type MessageKey, type Translator, translatorFor } from '../../i18n/translate.ts';

/** Discord's locales for our languages; the default (English) stands for all others. */
const LOCALES = {
  en: [],
  nl: [Locale.Dutch],
  fr: [Locale.French],
  de: [Locale.German],
} as const satisfies Record<Language, readonly Locale[]>;

/** The most choices that Discord shows in an autocomplete list. */
export const MAX_SUGGESTIONS = 25;

/** A message without arguments, or a function that puts it into a language. */
type Text = MessageKey | ((t: Translator) => string);

interface Described {
  setDescription(text: string): unknown;
  setDescriptionLocalizations(texts: Partial<Record<Locale, string>>): unknown;
}

interface Named extends Described {
  setName(name: string): unknown;
}

/** Returns the builder of a command with its name, and its description in all languages. */
export function command(name: CommandName): SlashCommandBuilder {
  const builder = new SlashCommandBuilder()
    .setName(name)
    // Set although it is the default: discord.js takes an absent value for a change and would register at every start.
    .setNSFW(false);
  describe(builder, `command.${name}`);
  return builder;
}

/** Declares a command in the menu of a person or a message, by the message that is its name. */
export function menuCommand(type: ApplicationCommandType.User | ApplicationCommandType.Message, name: MessageKey) {
  return new ContextMenuCommandBuilder()
    .setName(spoken('en', name))
    .setNameLocalizations(localised(name))
    .setType(type)
    .toJSON();
}

/** Names an option and describes it in all languages. */
export function option<Option extends Named>(builder: Option, name: string, text: Text): Option {
  builder.setName(name);
  describe(builder, text);
  return builder;
}

/** A choice of an option, with its name in all languages. */
export function choice<Value extends string | number>(value: Value, text: Text) {
  return { name: spoken('en', text), name_localizations: localised(text), value };
}

/** Declares an option that only some games have; the first of them describes it. */
export function gameOption(builder: SlashCommandOptionsOnlyBuilder, { options, words }: AnyGame, name: string): void {
  if (builder.options.some((one) => one.toJSON().name === name)) return;
  const values = options[name]!;
  const told: Text = (t) => words.chosen?.(t, name) ?? name;
  const named =
    (value: OptionValue): Text =>
    (t) =>
      words.value?.(t, name, value) ?? words.chosen?.(t, name, value) ?? String(value);
  if (typeof values[0] === 'boolean') builder.addBooleanOption((o) => option(o, name, told));
  else if (typeof values[0] === 'number') {
    const choices = values.map((value) => choice(Number(value), named(value)));
    builder.addIntegerOption((o) => option(o, name, told).addChoices(choices));
  } else {
    const choices = values.map((value) => choice(String(value), named(value)));
    builder.addStringOption((o) => option(o, name, told).addChoices(choices));
  }
}

/** The levels of computer players as choices of an option. */
export function levelChoices() {
  return LEVELS.map((level) => choice(level, `level.${level}`));
}

/** The languages as choices of an option. */
export function languageChoices() {
  return LANGUAGES.map((language) => choice(language, `language.${language}`));
}

function describe(builder: Described, text: Text): void {
  builder.setDescription(spoken('en', text));
  builder.setDescriptionLocalizations(localised(text));
}

function localised(text: Text): Partial<Record<Locale, string>> {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => LOCALES[language].map((locale) => [locale, spoken(language, text)])),
  );
}

function spoken(language: Language, text: Text): string {
  const t = translatorFor(language);
  return typeof text === 'string' ? t(text) : text(t);
}
