import { ApiError } from './api-error.ts';
import { readLocalizations, readName, readOptions } from './command-option-payload.ts';
import { dropAbsent } from './embed-payload.ts';
import {
  FormProblems,
  isObject,
  lengthOf,
  Place,
  readBoolean,
  readChoice,
  readList,
  readObject,
  readText,
} from './form-check.ts';
import type { WireCommand, WireCommandOption } from './wire-types.ts';

const MAX_SIZE = 8000;
const MAX_OF_TYPE = { 1: 100, 2: 15, 3: 15 } as const;

const DUPLICATE_NAME = {
  code: 'APPLICATION_COMMANDS_DUPLICATE_NAME',
  message: 'Application command names must be unique',
} as const;

/** A checked command before it has ids. */
export type CommandDraft = Omit<WireCommand, 'id' | 'application_id' | 'version' | 'guild_id'>;

/** Checks the body of a bulk overwrite. Throws 50035 with paths like `0.options[1].name`, or 30032. */
export function readCommandList(body: unknown): readonly CommandDraft[] {
  const problems = new FormProblems();
  const place = new Place(problems);
  const list = body === null ? [] : (readList(place, body, {}) ?? []);
  requireRoom(list.map((entry) => (isObject(entry) ? entry.type : undefined)));
  const drafts = list.map((entry, index) => readCommand(place.at(index), entry));
  const seen = new Set<string>();
  for (const [index, draft] of drafts.entries()) {
    const key = `${draft.type} ${draft.name}`;
    if (seen.has(key)) {
      place.at(index).fault(DUPLICATE_NAME.code, DUPLICATE_NAME.message);
    }
    seen.add(key);
  }
  problems.throwIfFound();
  return drafts;
}

/** Checks one command. Throws 50035 with paths from the command itself. */
export function readSingleCommand(body: unknown): CommandDraft {
  const problems = new FormProblems();
  const draft = readCommand(new Place(problems), body);
  problems.throwIfFound();
  return draft;
}

/** What renaming a command to the name of another one is answered with. */
export function duplicateName(): ApiError {
  return new ApiError(400, 50035, 'Invalid Form Body', { name: { _errors: [DUPLICATE_NAME] } });
}

/** Throws 30032 when a scope would hold more commands of one type than Discord allows. */
export function requireRoom(types: readonly unknown[]): void {
  for (const [type, most] of Object.entries(MAX_OF_TYPE)) {
    if (types.filter((own) => String(own ?? 1) === type).length > most) {
      throw new ApiError(400, 30032, `Maximum number of application commands reached (${most}).`);
    }
  }
}

function readCommand(place: Place, value: unknown): CommandDraft {
  const body = readObject(place, value, true) ?? {};
  const type = readChoice(place.at('type'), body.type, { choices: [1, 2, 3] as const }) ?? 1;
  const name = readName(place.at('name'), body.name, type === 1);
  const description = readDescription(place.at('description'), body.description, type);
  const options = type === 1 ? readOptions(place.at('options'), body.options, 0) : undefined;
  const draft: CommandDraft = dropAbsent({
    type,
    name,
    name_localizations: readLocalizations(place.at('name_localizations'), body.name_localizations, (spot, text) =>
      readName(spot, text, type === 1),
    ),
    description,
    description_localizations: readLocalizations(
      place.at('description_localizations'),
      body.description_localizations,
      (spot, text) => readText(spot, text, { required: true, min: 1, max: 100 }) ?? '',
    ),
    default_member_permissions: readPermissions(
      place.at('default_member_permissions'),
      body.default_member_permissions,
    ),
    contexts: readKinds(place.at('contexts'), body.contexts, [0, 1, 2]) ?? null,
    integration_types: readKinds(place.at('integration_types'), body.integration_types, [0, 1]) ?? [0],
    nsfw: readBoolean(place.at('nsfw'), body.nsfw) ?? false,
    dm_permission: readBoolean(place.at('dm_permission'), body.dm_permission) ?? true,
    options: options as readonly WireCommandOption[],
  });
  if (!place.problems.found && sizeOf(draft) > MAX_SIZE) {
    place.fault('APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${MAX_SIZE})`);
  }
  return draft;
}

function readDescription(place: Place, value: unknown, type: number): string {
  if (type === 1) return readText(place, value, { required: true, min: 1, max: 100 }) ?? '';
  if (typeof value === 'string' && value !== '') {
    place.fault('APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED', 'Context menu commands cannot have description');
  }
  return '';
}

function readPermissions(place: Place, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (/^\d+$/.test(String(value))) return String(value);
  place.fault('NUMBER_TYPE_COERCE', `Value ${JSON.stringify(value)} is not int.`);
  return null;
}

function readKinds(place: Place, value: unknown, choices: readonly number[]): readonly number[] | undefined {
  const list = readList(place, value, { min: 1 });
  return list?.map((entry, index) => readChoice(place.at(index), entry, { choices, required: true }) ?? 0);
}

/** Characters of names, descriptions and choice values; a localised text counts at its longest. */
function sizeOf(part: CommandDraft | WireCommandOption): number {
  const longest = (text: string, others: Readonly<Record<string, string>> | null | undefined) =>
    Math.max(lengthOf(text), ...Object.values(others ?? {}).map(lengthOf));
  const choices = 'choices' in part ? (part.choices ?? []) : [];
  return (
    longest(part.name, part.name_localizations) +
    longest(part.description, part.description_localizations) +
    choices.reduce(
      (sum, choice) => sum + longest(choice.name, choice.name_localizations) + lengthOf(String(choice.value)),
      0,
    ) +
    (part.options ?? []).reduce((sum, option) => sum + sizeOf(option), 0)
  );
}
