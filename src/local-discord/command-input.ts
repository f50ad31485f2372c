import { BOT_ID, GUILD_ID, ROLES } from './default-world.ts';
import { isObject, lengthOf } from './form-check.ts';
import { memberObject } from './guild-object.ts';
import { permissionsIn } from './permissions.ts';
import type { WireAttachment, WireChannel, WireCommand, WireCommandOption } from './wire-types.ts';
import type { World } from './world.ts';

/** A refusal of what a person typed: what to say, and where. */
export class InputError extends Error {
  readonly status: number;
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

type Resolved = Record<'users' | 'members' | 'channels' | 'roles' | 'attachments', Record<string, unknown>>;

interface Reading {
  readonly world: World;
  readonly channel: WireChannel;
  readonly userId: string;
  /** Autocomplete: options may be missing, and the focused one is text as typed. */
  readonly typing: boolean;
  /** A file that this person has uploaded, by its id. */
  readonly upload: (id: string) => WireAttachment | undefined;
  readonly errors: Record<string, string>;
  readonly resolved: Resolved;
}

/**
 * Checks the options of a command as the Discord client does and makes the interaction's `data`.
 * Throws InputError with one message per option.
 */
export function commandData(
  world: World,
  command: WireCommand,
  input: {
    readonly options: unknown;
    readonly channel: WireChannel;
    readonly userId: string;
    readonly typing: boolean;
    readonly upload: (id: string) => WireAttachment | undefined;
  },
): Record<string, unknown> {
  const resolved: Resolved = { users: {}, members: {}, channels: {}, roles: {}, attachments: {} };
  const reading: Reading = { world, ...input, errors: {}, resolved };
  const options = readLevel(command.options ?? [], input.options ?? [], reading);
  const faults = Object.entries(reading.errors);
  if (faults.length > 0) {
    throw new InputError(faults.map(([name, text]) => `${name}: ${text}`).join(' '), reading.errors);
  }
  if (input.typing && countFocused(options) !== 1) throw new InputError('Exactly one option must be focused.');
  const used = Object.entries(resolved).filter(([, objects]) => Object.keys(objects).length > 0);
  return {
    id: command.id,
    name: command.name,
    type: command.type,
    ...(options.length === 0 ? {} : { options }),
    ...(used.length === 0 ? {} : { resolved: Object.fromEntries(used) }),
    ...(command.guild_id === undefined ? {} : { guild_id: command.guild_id }),
  };
}

/** The full name of what was called, with subcommands, as it stands in `interaction.name`. */
export function calledName(data: Readonly<Record<string, unknown>>): string {
  const names = [String(data.name)];
  let options = data.options as readonly Entry[] | undefined;
  while (options?.[0] !== undefined && options[0].type <= 2) {
    names.push(options[0].name);
    options = options[0].options;
  }
  return names.join(' ');
}

function countFocused(entries: readonly Entry[]): number {
  return entries.reduce((sum, entry) => sum + (entry.focused ? 1 : 0) + countFocused(entry.options ?? []), 0);
}

function readLevel(definitions: readonly WireCommandOption[], value: unknown, reading: Reading): readonly Entry[] {
  if (!Array.isArray(value)) throw new InputError('options must be a list.');
  const entries: Entry[] = [];
  const nested = definitions.some((definition) => definition.type <= 2);
  if (nested && value.length !== 1) throw new InputError('Choose exactly one subcommand.');
  for (const given of value as readonly unknown[]) {
    const name = isObject(given) ? String(given.name) : '';
    const definition = definitions.find((known) => known.name === name);
    if (!isObject(given) || definition === undefined) {
      reading.errors[name || '?'] = 'There is no such option.';
      continue;
    }
    if (entries.some((entry) => entry.name === name)) {
      reading.errors[name] = 'This option was given twice.';
      continue;
    }
    if (given.type !== definition.type) {
      reading.errors[name] = `This option has type ${definition.type}.`;
      continue;
    }
    if (definition.type <= 2) {
      const options = readLevel(definition.options ?? [], given.options ?? [], reading);
      entries.push({ name, type: definition.type, ...(options.length > 0 ? { options } : {}) });
      continue;
    }
    if (reading.typing && given.focused === true) {
      if (!definition.autocomplete) reading.errors[name] = 'This option has no autocomplete.';
      entries.push({ name, type: definition.type, value: String(given.value ?? ''), focused: true });
      continue;
    }
    const fault = faultOf(definition, given.value, reading);
    if (fault !== undefined) {
      if (!reading.typing) reading.errors[name] = fault;
      continue;
    }
    resolve(definition.type, String(given.value), reading);
    entries.push({ name, type: definition.type, value: given.value });
  }
  for (const definition of definitions) {
    const missing = definition.required && !entries.some((entry) => entry.name === definition.name);
    if (missing && !reading.typing) reading.errors[definition.name] ??= 'This option is required.';
  }
  return entries;
}

function faultOf(definition: WireCommandOption, value: unknown, reading: Reading): string | undefined {
  const { choices } = definition;
  switch (definition.type) {
    case 3:
      if (typeof value !== 'string' || value === '') return 'Enter a text.';
      if (choices && !choices.some((choice) => choice.value === value)) return 'Choose one of the offered values.';
      return lengthFault(definition, value);
    case 4:
    case 10:
      if (typeof value !== 'number' || !Number.isFinite(value)) return 'Enter a number.';
      if (definition.type === 4 && !Number.isSafeInteger(value)) return 'Enter a whole number.';
      if (choices && !choices.some((choice) => choice.value === value)) return 'Choose one of the offered values.';
      if (definition.min_value !== undefined && value < definition.min_value) {
        return `Must be at least ${definition.min_value}.`;
      }
      if (definition.max_value !== undefined && value > definition.max_value) {
        return `Must be at most ${definition.max_value}.`;
      }
      return undefined;
    case 5:
      return typeof value === 'boolean' ? undefined : 'Choose true or false.';
    case 6:
      return typeof value === 'string' && reading.world.user(value) ? undefined : 'Choose a person.';
    case 7: {
      const channel = typeof value === 'string' ? reading.world.channel(value) : undefined;
      if (channel?.guild_id === undefined) return 'Choose a channel.';
      const types = definition.channel_types ?? [];
      return types.length === 0 || types.includes(channel.type) ? undefined : 'Choose a channel of another kind.';
    }
    case 8:
      return ROLES.some((role) => role.id === value) ? undefined : 'Choose a role.';
    case 9: {
      const known = typeof value === 'string' && (reading.world.user(value) || ROLES.some((role) => role.id === value));
      return known ? undefined : 'Choose a person or a role.';
    }
    case 11:
      return typeof value === 'string' && reading.upload(value) ? undefined : 'Choose a file.';
    default:
      return 'Options of this kind cannot be given here.';
  }
}

function lengthFault(definition: WireCommandOption, value: string): string | undefined {
  const length = lengthOf(value);
  const max = definition.max_length ?? 6000;
  if (length > max) return `Must be ${max} characters or fewer.`;
  const min = definition.min_length ?? 0;
  return length < min ? `Must be ${min} characters or more.` : undefined;
}

function resolve(type: number, id: string, reading: Reading): void {
  const { world, resolved } = reading;
  const role = ROLES.find((known) => known.id === id);
  if ((type === 8 || type === 9) && role) resolved.roles[id] = role;
  else if (type === 6 || type === 9) resolveUser(world, id, resolved, reading.channel);
  else if (type === 11) resolved.attachments[id] = reading.upload(id);
  else if (type === 7) {
    const channel = world.channel(id);
    if (channel) {
      const permissions = String(permissionsIn(world, channel, reading.userId));
      const app_permissions = String(permissionsIn(world, channel, BOT_ID));
      resolved.channels[id] = { ...channel, permissions, app_permissions };
    }
  }
}

/** Puts a user and the membership into `resolved`, as Discord does: the member without its user. */
export function resolveUser(
  world: World,
  id: string,
  resolved: { users: Record<string, unknown>; members: Record<string, unknown> },
  channel: WireChannel,
): void {
  const user = world.user(id);
  if (!user) return;
  resolved.users[id] = user;
  if (channel.guild_id !== GUILD_ID) return;
  const { user: _user, deaf: _deaf, mute: _mute, ...member } = memberObject(world, id);
  resolved.members[id] = { ...member, permissions: String(permissionsIn(world, channel, id)) };
}
