import { dropAbsent } from './embed-payload.ts';
import { type Place, readBoolean, readChoice, readInteger, readList, readObject, readText } from './form-check.ts';
import type { WireChoice, WireCommandOption } from './wire-types.ts';

const MAX_INTEGER = Number.MAX_SAFE_INTEGER;

/** The 32 languages of Discord's documentation. */
export const LOCALES: ReadonlySet<string> = new Set(
  'id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th zh-CN ja zh-TW ko'.split(
    ' ',
  ),
);

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

/** A command or option name: 1-32 word characters, in lower case where the script has one. */
export function readName(place: Place, value: unknown, chatInput: boolean): string {
  const text = readText(place, value, { required: true, min: 1, max: 32 });
  if (text !== undefined && chatInput && (!NAME.test(text) || text !== text.toLowerCase())) {
    place.fault('APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid');
  }
  return text ?? '';
}

/** Checks a map from locale to text; null when there is none. */
export function readLocalizations(
  place: Place,
  value: unknown,
  readOne: (place: Place, text: unknown) => string,
): Readonly<Record<string, string>> | null {
  const body = readObject(place, value);
  if (body === undefined) return null;
  const texts: Record<string, string> = {};
  for (const [locale, text] of Object.entries(body)) {
    const spot = place.at(locale);
    if (!LOCALES.has(locale)) spot.fault('BASE_TYPE_CHOICES', `Value must be one of {${[...LOCALES].join(', ')}}.`);
    else if (text !== null) texts[locale] = readOne(spot, text);
  }
  return texts;
}

/** Checks the options of one level: 0 the command, 1 inside a group, 2 inside a subcommand. */
export function readOptions(place: Place, value: unknown, level: 0 | 1 | 2): readonly WireCommandOption[] | undefined {
  const list = readList(place, value, { max: 25 });
  if (list === undefined) return undefined;
  const names = new Set<string>();
  let sawOptional = false;
  let firstIsNested: boolean | undefined;
  return list.map((entry, index) => {
    const spot = place.at(index);
    const option = readOption(spot, entry, level);
    if (names.has(option.name)) {
      spot.fault(
        'APPLICATION_COMMAND_OPTIONS_NAME_INVALID',
        `Option name ${option.name} is already used in these options`,
      );
    }
    names.add(option.name);
    const nested = option.type <= 2;
    firstIsNested ??= nested;
    const fits = level === 0 ? nested === firstIsNested : level === 1 ? option.type === 1 : !nested;
    if (!fits) {
      spot
        .at('type')
        .fault(
          'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
          'Sub-command and sub-command group option types are mutually exclusive to all other types',
        );
    }
    if (option.required && sawOptional) {
      spot.fault(
        'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        'Required options must be placed before non-required options',
      );
    }
    if (!nested && !option.required) sawOptional = true;
    return option;
  });
}

function readOption(place: Place, value: unknown, level: 0 | 1 | 2): WireCommandOption {
  const body = readObject(place, value, true) ?? {};
  const type =
    readChoice(place.at('type'), body.type, {
      choices: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
      required: true,
      code: 'UNION_TYPE_CHOICES',
    }) ?? 3;
  const nested = type <= 2;
  const numeric = type === 4 || type === 10;
  const limits = { min: -MAX_INTEGER, max: MAX_INTEGER, fraction: type === 10 };
  const choices = readChoices(place.at('choices'), body.choices, type);
  const autocomplete = readBoolean(place.at('autocomplete'), body.autocomplete);
  if (autocomplete && (choices?.length ?? 0) > 0) {
    place
      .at('autocomplete')
      .fault('APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE', 'Choices and autocomplete are mutually exclusive');
  }
  if (autocomplete && type !== 3 && !numeric) {
    place
      .at('autocomplete')
      .fault('APPLICATION_COMMAND_AUTOCOMPLETE_TYPE_INVALID', 'This option type has no autocomplete');
  }
  const deeper = level === 0 && type === 2 ? 1 : 2;
  return dropAbsent({
    type,
    name: readName(place.at('name'), body.name, true),
    name_localizations: readLocalizations(place.at('name_localizations'), body.name_localizations, (spot, text) =>
      readName(spot, text, true),
    ),
    description: readText(place.at('description'), body.description, { required: true, min: 1, max: 100 }) ?? '',
    description_localizations: readLocalizations(
      place.at('description_localizations'),
      body.description_localizations,
      (spot, text) => readText(spot, text, { required: true, min: 1, max: 100 }) ?? '',
    ),
    required: nested ? undefined : readBoolean(place.at('required'), body.required),
    autocomplete,
    choices,
    min_value: numeric ? readInteger(place.at('min_value'), body.min_value, limits) : undefined,
    max_value: numeric ? readInteger(place.at('max_value'), body.max_value, limits) : undefined,
    min_length: type === 3 ? readInteger(place.at('min_length'), body.min_length, { min: 0, max: 6000 }) : undefined,
    max_length: type === 3 ? readInteger(place.at('max_length'), body.max_length, { min: 1, max: 6000 }) : undefined,
    channel_types: type === 7 ? readList(place.at('channel_types'), body.channel_types, {})?.map(Number) : undefined,
    options: nested && level < 2 ? readOptions(place.at('options'), body.options, deeper) : undefined,
  }) as WireCommandOption;
}

function readChoices(place: Place, value: unknown, type: number): readonly WireChoice[] | undefined {
  const list = readList(place, value, { max: 25 });
  if (list === undefined || list.length === 0) return undefined;
  return list.map((entry, index) => readOneChoice(place.at(index), entry, type));
}

/** Checks one choice `{name, value}` for an option of the given type (3 string, 4 integer, 10 number). */
export function readOneChoice(place: Place, entry: unknown, type: number): WireChoice {
  const body = readObject(place, entry, true) ?? {};
  const spot = place.at('value');
  const value =
    type === 3
      ? readText(spot, body.value, { required: true, max: 100 })
      : readInteger(spot, body.value, {
          required: true,
          min: -MAX_INTEGER,
          max: MAX_INTEGER,
          fraction: type === 10,
        });
  return {
    name: readText(place.at('name'), body.name, { required: true, min: 1, max: 100 }) ?? '',
    name_localizations: readLocalizations(
      place.at('name_localizations'),
      body.name_localizations,
      (own, text) => readText(own, text, { required: true, min: 1, max: 100 }) ?? '',
    ),
    value: value ?? '',
  };
}
