import { isObject, lengthOf } from './form.ts';
import { memberObject } from './guild-object.ts';
import { seesMessage } from './page-view.ts';
import { permissionsIn } from './permissions.ts';
import type { WireAttachment, WireChannel, WireCommand, WireCommandOption } from './wire-types.ts';
import type { World } from './world.ts';

/** An error in what a person entered; its message and errors are shown to them. */
export class InputError extends Error {
  readonly status: number;
  /** What is wrong, by the name of the field or option. */
  readonly errors: Readonly<Record<string, string>> | undefined;

  constructor(message: string, errors?: Readonly<Record<string, string>>, status = 400) {
    super(message);
    this.name = 'InputError';
    this.status = status;
    this.errors = errors;
  }
}

interface Entry {
  readonly name: string;
  readonly type: number;
  readonly value?: unknown;
  readonly focused?: true;
  readonly options?: readonly Entry[];
}

interface Reading {
  readonly world: World;
  readonly channel: WireChannel;
  /** Id of who calls the command. */
  readonly person: string;
  /** Autocomplete: options may be missing, and the focused one is text as typed. */
  readonly typing: boolean;
  /** A file that this person has uploaded, by its id. */
  readonly upload: (id: string) => WireAttachment | undefined;
  readonly errors: Record<string, string>;
  readonly resolved: Record<'users' | 'members' | 'channels' | 'attachments', Record<string, unknown>>;
}

/**
 * Checks the options of a command as the Discord client does and makes the interaction's `data`.
 * Throws InputError with one message per option.
 */
export function commandData(
  world: World,
  command: WireCommand,
  input: { readonly options: unknown } & Pick<Reading, 'channel' | 'person' | 'typing' | 'upload'>,
): Record<string, unknown> {
  const resolved = { users: {}, members: {}, channels: {}, attachments: {} };
  const reading: Reading = { world, ...input, errors: {}, resolved };
  const options = readLevel(command.options ?? [], input.options ?? [], reading);
  const faults = Object.entries(reading.errors);
  if (faults.length > 0) {
    throw new InputError(faults.map(([name, text]) => `${name}: ${text}`).join(' '), reading.errors);
  }
  const used = Object.entries(reading.resolved).filter(([, objects]) => Object.keys(objects).length > 0);
  return {
    id: command.id,
    name: command.name,
    type: command.type,
    ...(options.length === 0 ? {} : { options }),
    ...(used.length === 0 ? {} : { resolved: Object.fromEntries(used) }),
  };
}

/**
 * The interaction's `data` of a command in the menu of a person (2) or a message (3). Throws InputError for a target that the
 * person does not see.
 */
export function menuData(
  world: World,
  { id, name, type }: WireCommand,
  input: { readonly target: string } & Pick<Reading, 'channel' | 'person'>,
): Record<string, unknown> {
  const { channel, target } = input;
  const data = { id, name, type, target_id: target };
  if (type === 3) {
    const stored = world.message(channel.id, target);
    if (!stored || !seesMessage(world, stored, input.person)) throw new InputError('There is no such message.');
    return { ...data, resolved: { messages: { [target]: stored.message } } };
  }
  if (!world.user(target)) throw new InputError('There is no such person.');
  const resolved = { users: {}, members: {} };
  resolveUser(target, { world, channel, resolved });
  return { ...data, resolved };
}

/** The full name of what was called, with its subcommand, as it stands in `interaction.name`. */
export function calledName(data: Readonly<Record<string, unknown>>): string {
  const [first] = (data.options as readonly Entry[] | undefined) ?? [];
  return first?.type === 1 ? `${data.name} ${first.name}` : String(data.name);
}

function readLevel(definitions: readonly WireCommandOption[], value: unknown, reading: Reading): readonly Entry[] {
  if (!Array.isArray(value)) throw new InputError('options must be a list.');
  const given = value as readonly unknown[];
  if (definitions.some(({ type }) => type === 1) && given.length !== 1) {
    throw new InputError('Choose exactly one subcommand.');
  }
  const entries: Entry[] = [];
  for (const option of given) {
    const name = isObject(option) ? String(option.name) : '?';
    const definition = definitions.find((known) => known.name === name);
    if (!isObject(option) || !definition) reading.errors[name] = 'There is no such option.';
    else if (entries.some((entry) => entry.name === name)) reading.errors[name] = 'This option was given twice.';
    else if (option.type !== definition.type) reading.errors[name] = `This option has type ${definition.type}.`;
    else entries.push(...readOption(definition, option, reading));
  }
  for (const { name, required } of reading.typing ? [] : definitions) {
    if (required && !entries.some((entry) => entry.name === name)) reading.errors[name] ??= 'This option is required.';
  }
  return entries;
}

/** The option as the bot gets it; nothing when it is wrong. */
function readOption(
  { name, type, ...definition }: WireCommandOption,
  given: Readonly<Record<string, unknown>>,
  reading: Reading,
): readonly Entry[] {
  if (type === 1) {
    const options = readLevel(definition.options ?? [], given.options ?? [], reading);
    return [{ name, type, ...(options.length > 0 ? { options } : {}) }];
  }
  if (reading.typing && given.focused === true) {
    if (!definition.autocomplete) reading.errors[name] = 'This option has no autocomplete.';
    return [{ name, type, value: String(given.value ?? ''), focused: true }];
  }
  const fault = faultOf({ name, type, ...definition }, given.value, reading);
  if (fault !== undefined) {
    if (!reading.typing) reading.errors[name] = fault;
    return [];
  }
  const id = String(given.value);
  if (type === 6) resolveUser(id, reading);
  if (type === 7) resolveChannel(id, reading);
  if (type === 11) reading.resolved.attachments[id] = reading.upload(id);
  return [{ name, type, value: given.value }];
}

function faultOf(definition: WireCommandOption, value: unknown, reading: Reading): string | undefined {
  const { type, choices, min_value, max_value } = definition;
  switch (type) {
    case 3:
      if (typeof value !== 'string' || value === '') return 'Enter a text.';
      break;
    case 4:
    case 10:
      if (type === 4 && !Number.isSafeInteger(value)) return 'Enter a whole number.';
      if (typeof value !== 'number') return 'Enter a number.';
      if (min_value !== undefined && Number(value) < min_value) return `Must be at least ${min_value}.`;
      if (max_value !== undefined && Number(value) > max_value) return `Must be at most ${max_value}.`;
      break;
    case 5:
      return typeof value === 'boolean' ? undefined : 'Choose true or false.';
    case 6:
      return typeof value === 'string' && reading.world.user(value) ? undefined : 'Choose a person.';
    case 7: {
      const found = typeof value === 'string' ? reading.world.channel(value) : undefined;
      const isOffered = found && (definition.channel_types?.includes(found.type) ?? true);
      return isOffered ? undefined : 'Choose a channel.';
    }
    default:
      return typeof value === 'string' && reading.upload(value) ? undefined : 'Choose a file.';
  }
  if (choices && !choices.some((choice) => choice.value === value)) return 'Choose one of the offered values.';
  return typeof value === 'string' ? lengthFault(definition, value) : undefined;
}

function lengthFault({ min_length = 0, max_length = 6000 }: WireCommandOption, value: string): string | undefined {
  const length = lengthOf(value);
  if (length > max_length) return `Must be ${max_length} characters or fewer.`;
  return length < min_length ? `Must be ${min_length} characters or more.` : undefined;
}

/** Puts a user and the membership into what is resolved, as Discord does: the member without its user. */
function resolveUser(
  id: string,
  {
    world,
    channel,
    resolved,
  }: Pick<Reading, 'world' | 'channel'> & { readonly resolved: Pick<Reading['resolved'], 'users' | 'members'> },
): void {
  resolved.users[id] = world.user(id);
  if (channel.guild_id === undefined || !world.member(id)) return;
  const { user: _user, deaf: _deaf, mute: _mute, ...member } = memberObject(world, id);
  resolved.members[id] = { ...member, permissions: String(permissionsIn(world, channel, id)) };
}

/**
 * Puts a channel into what is resolved, as Discord does: the part of it that names it, and what the person may do
 * there.
 */
function resolveChannel(id: string, { world, person, resolved }: Reading): void {
  const { name, type, parent_id, thread_metadata } = world.channel(id)!;
  const permissions = String(permissionsIn(world, world.channel(id)!, person));
  resolved.channels[id] = { id, name, type, permissions, parent_id, ...(thread_metadata && { thread_metadata }) };
}
