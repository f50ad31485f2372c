import type { InteractionDraft, Person, WireChannel, WireCommand, WireCommandOption, WireMessage } from 'local-discord';
import { controlsOf, type Tappable } from '../../../lab/driving/controls.ts';
import type { Choose } from '../../../lab/simulation/chooser.ts';
import type { GamePosition } from '../../../src/app/table.ts';

/** One interaction to send: what is done, and what is wrong with how it is sent. */
export interface FuzzRequest {
  readonly kind: string;
  readonly draft: InteractionDraft;
  readonly alter?: (payload: Record<string, unknown>) => Record<string, unknown>;
}

/** What a request is made of: where, by whom, and what is there. */
export interface Scene {
  readonly choose: Choose;
  readonly channel: WireChannel;
  readonly people: readonly Person[];
  readonly commands: readonly WireCommand[];
  /** The latest messages of the channel, private ones of anybody with them. */
  readonly messages: readonly WireMessage[];
  /** Ids of controls seen anywhere before. */
  readonly seenIds: readonly string[];
  /** Who opened the lobby that waits. */
  readonly owner?: Person | undefined;
  /** The running game and who is to move. */
  readonly position?: { readonly table: GamePosition; readonly mover: Person } | undefined;
}

const ODD_TEXTS = [
  '',
  ' ',
  '@everyone',
  '<@1000000000000000001>',
  '0',
  '-1',
  'G6',
  '1e309',
  '\u202e\u0000',
  'Z\u0301\u0302\u0338'.repeat(50),
  'x'.repeat(6000),
  '🛶'.repeat(300),
  '{"a":1}',
  "'; drop table games; --",
  '__proto__',
];
const ODD_NUMBERS = [0, -1, 1, 2 ** 31, 2 ** 53, -(2 ** 53), 1.5, 1e308];
/** Whatever an option can hold, and whatever JSON can hold: packets with the latter may be dropped. */
const ODD_OPTIONS = [true, false, ...ODD_TEXTS, ...ODD_NUMBERS];
const ODD_VALUES = [null, [], {}, [[]], { id: 1 }, undefined, ...ODD_OPTIONS];

const pick = <Item>(choose: Choose, items: readonly Item[]): Item => items[choose(items.length)]!;

/** Something that somebody does: often what is legal, else whatever a program could send. */
export function nextRequest(scene: Scene): FuzzRequest {
  const { choose } = scene;
  const kinds: readonly (readonly [number, (scene: Scene) => FuzzRequest | undefined])[] = [
    [30, legalMove],
    [24, pressed],
    [10, lobbyCommand],
    [14, anyCommand],
    [12, forgedControl],
    [8, autocompleted],
    [8, spoilt],
    [4, foreign],
  ];
  const drawn = pick(
    choose,
    kinds.flatMap(([weight, kind]) => Array<typeof kind>(weight).fill(kind)),
  );
  return drawn(scene) ?? lobbyCommand(scene);
}

/** The player to move does what the rules allow. */
function legalMove({ choose, channel, position, commands }: Scene): FuzzRequest | undefined {
  if (!position) return undefined;
  const { table, mover } = position;
  const choices = table.game.choices(table.fold.state);
  const opening = choices.length === 0 ? { verb: 'draw', options: {} } : pick(choose, choices);
  const command = commands.find(({ name }) => name === opening.verb);
  if (!command) return undefined;
  const { subcommand, ...own } = opening.options as Record<string, string | number>;
  const options = Object.entries(own).map(([name, value]) => optionOf(command.options ?? [], name, value));
  const nested = subcommand === undefined ? options : [{ name: String(subcommand), type: 1, options }];
  return commandRequest('legal move', { person: mover, channel, command, options: nested });
}

function optionOf(declared: readonly WireCommandOption[], name: string, value: string | number) {
  const type = declared.find((one) => one.name === name)?.type ?? (typeof value === 'number' ? 4 : 3);
  return { name, type, value: type === 3 ? String(value) : Number(value) };
}

/** Anybody presses a control of a message of the channel, also of one that is out of date or somebody else's. */
function pressed({ choose, channel, people, messages }: Scene): FuzzRequest | undefined {
  const message = messages.length === 0 ? undefined : pick(choose, messages.slice(-12));
  const controls = message ? controlsOf(message) : [];
  if (!message || controls.length === 0) return undefined;
  const control = pick(choose, controls);
  const values = control.type === 3 ? { values: [pick(choose, control.options ?? [{ value: '' }]).value] } : {};
  return componentRequest('control', { person: pick(choose, people), channel, message, control, ...values });
}

function lobbyCommand({ choose, channel, people, commands, owner }: Scene): FuzzRequest {
  const name = pick(choose, ['new', 'join', 'join', 'start', 'start', 'leave', 'draw', 'undo', 'turn', 'watch']);
  const command = commands.find((one) => one.name === name)!;
  const person = name === 'start' && owner && choose(4) > 0 ? owner : pick(choose, people);
  const options = name === 'new' ? [{ name: 'game', type: 3, value: pick(choose, ['amazonas', 'carcassonne']) }] : [];
  return commandRequest(`/${name}`, { person, channel, command, options });
}

/** Any command with options that are offered, allowed, or neither. */
function anyCommand({ choose, channel, people, commands }: Scene): FuzzRequest {
  const command = pick(choose, commands);
  const options = randomOptions(choose, command.options ?? []);
  return commandRequest('any command', { person: pick(choose, people), channel, command, options });
}

function randomOptions(choose: Choose, declared: readonly WireCommandOption[]): object[] {
  const given = declared.filter(() => choose(2) === 0);
  const subcommands = declared.filter(({ type }) => type === 1);
  const wanted = subcommands.length > 0 && choose(8) > 0 ? [pick(choose, subcommands)] : given;
  return wanted.map((one) => {
    if (one.type === 1) return { name: one.name, type: 1, options: randomOptions(choose, one.options ?? []) };
    const value = choose(3) === 0 ? pick(choose, ODD_OPTIONS) : fitting(choose, one);
    return { name: choose(30) === 0 ? 'x' : one.name, type: choose(30) === 0 ? choose(12) : one.type, value };
  });
}

function fitting(choose: Choose, { type, choices, min_value = -20, max_value = 20 }: WireCommandOption): unknown {
  if (choices?.length) return pick(choose, choices).value;
  if (type === 4) return min_value + choose(max_value - min_value + 1);
  return type === 5 ? choose(2) === 0 : pick(choose, ['G6', 'tile', 'road', 'a', ...ODD_TEXTS]);
}

/** A control whose id no message has: changed, or made for another game, revision, verb or argument. */
function forgedControl(scene: Scene): FuzzRequest | undefined {
  const { choose, channel, people, messages, seenIds } = scene;
  const message = messages.at(-1);
  if (!message || seenIds.length === 0) return undefined;
  const parts = pick(choose, seenIds).split(':');
  const at = choose(parts.length);
  const near = (part: string) => String(Number(part) + choose(3) - 1);
  parts[at] = pick(choose, [
    near(parts[at]!),
    pick(choose, ODD_TEXTS),
    pick(choose, seenIds).split(':')[at] ?? '',
    parts[at]!,
  ]);
  const custom_id = parts.join(':').slice(0, 100);
  const values = Array.from({ length: choose(4) }, () => pick(choose, [...ODD_TEXTS, ...seenIds.slice(-20)]));
  const control = { type: 2 + choose(2), custom_id };
  return componentRequest('forged control', { person: pick(choose, people), channel, message, control, values });
}

function autocompleted({ choose, channel, people, commands }: Scene): FuzzRequest {
  const lists = commands.filter(({ options }) => options?.some(({ autocomplete }) => autocomplete));
  const command = pick(choose, choose(5) === 0 || lists.length === 0 ? commands : lists);
  const declared = (command.options ?? []).filter(({ type }) => type !== 1);
  const options = declared.map(({ name, type }) => ({ name, type, value: pick(choose, ['', '1', ...ODD_TEXTS]) }));
  const focused = choose(options.length + 1);
  const typed = options.map((option, index) => (index === focused ? { ...option, focused: true } : option));
  const request = commandRequest('list of choices', { person: pick(choose, people), channel, command, options: typed });
  return { ...request, draft: { ...request.draft, type: 4 } };
}

/** Any of the above in which fields are missing or of another kind. */
function spoilt(scene: Scene): FuzzRequest {
  const { choose } = scene;
  const whole =
    pick(choose, [pressed, lobbyCommand, anyCommand, forgedControl, autocompleted])(scene) ?? lobbyCommand(scene);
  const times = 1 + choose(2);
  return {
    ...whole,
    kind: 'spoilt',
    alter(payload) {
      let altered: unknown = payload;
      for (let time = 0; time < times; time++) altered = spoiltValue(altered, choose);
      return altered as Record<string, unknown>;
    },
  };
}

function spoiltValue(value: unknown, choose: Choose): unknown {
  if (value === null || typeof value !== 'object') return pick(choose, ODD_VALUES);
  const keys = Object.keys(value);
  if (keys.length === 0) return pick(choose, ODD_VALUES);
  const key = pick(choose, keys);
  const { [key]: old, ...others } = value as Record<string, unknown>;
  // Who did it and which interaction it is must stay, or nobody could say who was entitled.
  if (['id', 'token', 'member', 'user', 'type', 'guild_id', 'channel', 'channel_id'].includes(key)) return value;
  const changed = choose(3) === 0 ? others : { ...others, [key]: spoiltValue(old, choose) };
  return Array.isArray(value) ? Object.values(changed) : changed;
}

/** What this bot has no part in: modals, menus of users, commands of another bot, conversations without it. */
function foreign({ choose, channel, people, messages, commands }: Scene): FuzzRequest {
  const person = pick(choose, people);
  const command = pick(choose, commands);
  switch (choose(5)) {
    case 0: {
      const data = { custom_id: pick(choose, ODD_TEXTS), components: [] };
      return { kind: 'modal', draft: { type: 5, person, channel, name: 'modal', data } };
    }
    case 1: {
      const message = messages.at(-1);
      if (!message) break;
      const control = { type: 5 + choose(4), custom_id: '1:join:1:1:' };
      return componentRequest('other menu', { person, channel, message, control, values: [person.user.id] });
    }
    case 2: {
      const { user } = person;
      const data = {
        id: '5',
        name: command.name,
        type: 2,
        target_id: user.id,
        resolved: { users: { [user.id]: user } },
      };
      return { kind: 'other menu', draft: { type: 2, person, channel, name: command.name, data } };
    }
    case 3: {
      const data = { id: '5', name: pick(choose, ODD_TEXTS), type: 1, options: [] };
      return { kind: 'unknown command', draft: { type: 2, person, channel, name: 'unknown', data } };
    }
  }
  const request = commandRequest('elsewhere', { person, channel, command, options: [] });
  return {
    ...request,
    alter({ guild_id: _g, guild: _guild, guild_locale: _l, member, ...payload }) {
      return { ...payload, user: (member as { user: unknown }).user, context: 2 };
    },
  };
}

function commandRequest(
  kind: string,
  {
    person,
    channel,
    command,
    options,
  }: { person: Person; channel: WireChannel; command: WireCommand; options: object[] },
): FuzzRequest {
  const data = { id: command.id, name: command.name, type: 1, options };
  return { kind, draft: { type: 2, person, channel, name: command.name, data } };
}

function componentRequest(
  kind: string,
  about: {
    person: Person;
    channel: WireChannel;
    message: WireMessage;
    control: Pick<Tappable, 'type' | 'custom_id'>;
    values?: readonly string[];
  },
): FuzzRequest {
  const { person, channel, message, control, values } = about;
  const data = { id: 1, custom_id: control.custom_id, component_type: control.type, ...(values && { values }) };
  return { kind, draft: { type: 3, person, channel, name: control.custom_id, data, message } };
}
