import * as z from 'zod';
import { ApiError } from './api-error.ts';
import { fault, isObject, lengthOf, list, name, nameFault, optional, readForm } from './form.ts';
import type { WireCommand, WireCommandOption } from './wire-types.ts';

const MAX_SIZE = 8000;
/** Most commands by type: slash commands, those of menus of people and of messages, and that which launches the activity. */
const MAX_COMMANDS: Readonly<Record<number, number>> = { 1: 100, 2: 15, 3: 15, 4: 1 };

/** The 32 languages of Discord's documentation. */
export const LOCALES: ReadonlySet<string> = new Set(
  'id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th zh-CN ja zh-TW ko'.split(
    ' ',
  ),
);

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]+$/u;

/** A command or option name: 1-32 word characters, in lower case where the script has one. */
const COMMAND_NAME = z.string().superRefine((value, context) => {
  if (nameFault(context, value, 32)) return;
  if (NAME.test(value) && value === value.toLowerCase()) return;
  fault(context, 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid');
});

/** A map from locale to text; null when there is none. */
function localized(one: z.ZodType<string>) {
  return z
    .record(z.string(), one)
    .superRefine((texts, context) => {
      for (const locale of Object.keys(texts)) {
        if (!LOCALES.has(locale)) fault(context, 'BASE_TYPE_CHOICES', 'Discord has no such language', [locale]);
      }
    })
    .nullish()
    .transform((texts) => texts ?? null);
}

const NAMED = {
  name: COMMAND_NAME,
  name_localizations: localized(COMMAND_NAME),
  description: name(100),
  description_localizations: localized(name(100)),
};

/** A choice `{name, value}` of an option or of an autocomplete answer. */
export function choiceOf<V extends z.ZodType>(value: V) {
  return z.strictObject({ name: name(100), name_localizations: localized(name(100)), value });
}

const PLAIN = { ...NAMED, required: optional(z.boolean()), autocomplete: optional(z.boolean()) };

function choosable<V extends z.ZodType>(value: V) {
  return { ...PLAIN, choices: optional(list(choiceOf(value), { max: 25 })) };
}

/** The value of a choice: Discord's description allows 6000, its documentation 100. */
export const CHOICE_TEXT = name(100);

const PLAIN_OPTION = z
  .discriminatedUnion('type', [
    z.strictObject({
      type: z.literal(3),
      ...choosable(CHOICE_TEXT),
      min_length: optional(z.int().min(0).max(6000)),
      max_length: optional(z.int().min(1).max(6000)),
    }),
    z.strictObject({
      type: z.literal(4),
      ...choosable(z.int()),
      min_value: optional(z.int()),
      max_value: optional(z.int()),
    }),
    z.strictObject({
      type: z.literal(10),
      ...choosable(z.number()),
      min_value: optional(z.number()),
      max_value: optional(z.number()),
    }),
    z.strictObject({ type: z.literal([5, 6]), ...PLAIN }),
    z.strictObject({ type: z.literal(11), ...PLAIN, file_types: optional(list(z.string(), { max: 10 })) }),
    z.strictObject({ type: z.literal(7), ...PLAIN, channel_types: optional(list(z.int(), { max: 25 })) }),
  ])
  .superRefine((option, context) => {
    if (!option.autocomplete) return;
    if (option.type > 4 && option.type !== 10) {
      const message = 'This option type has no autocomplete';
      fault(context, 'APPLICATION_COMMAND_AUTOCOMPLETE_TYPE_INVALID', message, ['autocomplete']);
    } else if ('choices' in option && option.choices?.length) {
      const message = 'Choices and autocomplete are mutually exclusive';
      fault(context, 'APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE', message, ['autocomplete']);
    }
  });

/** The options of one level: their number, their order, every name once. */
function level<S extends z.ZodType<{ type: number; name: string; required?: boolean | undefined }>>(entry: S) {
  return list(entry, { max: 25 }).superRefine((options, context) => {
    const faultAt = (index: number, code: string, message: string) => fault(context, code, message, [index]);
    for (const [index, { type, name: own, required }] of options.entries()) {
      const before = options.slice(0, index);
      if (before.some((other) => other.name === own)) {
        const message = `Option name ${own} is already used in these options`;
        faultAt(index, 'APPLICATION_COMMAND_OPTIONS_NAME_INVALID', message);
      }
      if (required && before.some((other) => other.type !== 1 && !other.required)) {
        const message = 'Required options must be placed before non-required options';
        faultAt(index, 'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID', message);
      }
      if ((type === 1) !== (options[0]?.type === 1)) {
        const message = 'Sub-command option types are mutually exclusive to all other types';
        fault(context, 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', message, [index, 'type']);
      }
    }
  });
}

const SUBCOMMAND = z.strictObject({ type: z.literal(1), ...NAMED, options: optional(level(PLAIN_OPTION)) });

/** A list of some of these numbers, each once. */
const different = (numbers: readonly number[]) =>
  list(z.literal(numbers), { min: 1, max: numbers.length }).superRefine((given, context) => {
    if (new Set(given).size === given.length) return;
    fault(context, 'SET_TYPE_ALREADY_CONTAINS_VALUE', 'The set already contains this value');
  });

/** Where a command can be used, and by whom. */
const USABLE = {
  default_member_permissions: z
    .union([z.string(), z.int()])
    .nullish()
    .transform((bits) => (bits === null || bits === undefined ? null : String(bits)))
    .refine((bits) => bits === null || /^\d+$/.test(bits), { params: { code: 'NUMBER_TYPE_COERCE' } }),
  contexts: different([0, 1, 2])
    .nullish()
    .transform((contexts) => contexts ?? null),
  integration_types: optional(different([0, 1])).transform((types) => types ?? [0]),
  nsfw: optional(z.boolean()).transform((nsfw) => nsfw ?? false),
};

/** A command of a menu of people or messages (2, 3), or that which launches the activity (4). */
const OTHER_COMMAND = z.strictObject({
  type: z.literal([2, 3, 4]),
  name: name(32),
  name_localizations: localized(name(32)),
  description: z
    .literal(['', null])
    .optional()
    .transform(() => ''),
  description_localizations: localized(z.literal('')),
  ...USABLE,
  handler: optional(z.literal([1, 2])),
});

const SLASH_COMMAND = z
  .strictObject({
    type: optional(z.literal(1)).transform(() => 1 as const),
    ...NAMED,
    ...USABLE,
    options: optional(level(z.discriminatedUnion('type', [SUBCOMMAND, PLAIN_OPTION]))),
  })
  .superRefine((command, context) => {
    if (sizeOf(command as CommandDraft) <= MAX_SIZE) return;
    fault(context, 'APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${MAX_SIZE})`);
  });

const COMMAND = z.discriminatedUnion('type', [SLASH_COMMAND, OTHER_COMMAND]);

const COMMANDS = z.array(COMMAND).superRefine((commands, context) => {
  for (const [index, { name, type }] of commands.entries()) {
    if (commands.findIndex((other) => other.name === name && other.type === type) === index) continue;
    fault(context, 'APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique', [index]);
  }
});

/** A checked command before it has ids. */
export type CommandDraft = Omit<WireCommand, 'id' | 'application_id' | 'version'>;

/** Checks the body of a bulk overwrite. Throws 50035 with paths like `0.options[1].name`, or 30032. */
export function readCommands(body: unknown): readonly CommandDraft[] {
  const given = Array.isArray(body) ? body.filter(isObject) : [];
  for (const [type, max] of Object.entries(MAX_COMMANDS)) {
    if (given.filter((one) => String(one.type ?? 1) === type).length <= max) continue;
    throw new ApiError(400, 30032, `Maximum number of application commands reached (${max}).`);
  }
  // What was left out is left out of the answer as well.
  return JSON.parse(JSON.stringify(readForm(COMMANDS, body))) as readonly CommandDraft[];
}

/** Characters of names, descriptions and choice values; a localised text counts at its longest. */
function sizeOf(part: CommandDraft | WireCommandOption): number {
  const longest = (own: string, others: Readonly<Record<string, string>> | null | undefined) =>
    Math.max(lengthOf(own), ...Object.values(others ?? {}).map(lengthOf));
  const choices = 'choices' in part ? (part.choices ?? []) : [];
  return (
    longest(part.name, part.name_localizations) +
    longest(part.description, part.description_localizations) +
    choices.reduce((sum, own) => sum + longest(own.name, own.name_localizations) + lengthOf(String(own.value)), 0) +
    (part.options ?? []).reduce((sum, option) => sum + sizeOf(option), 0)
  );
}
