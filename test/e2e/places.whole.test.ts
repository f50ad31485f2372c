import type { WireChannel, WireCommand, WireCommandOption, WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { describe, expect, it } from 'vitest';
import { featuresFor } from '../../commands/index.ts';
import { isPublic } from '../../lab/driving/controls.ts';
import { Features } from '../../src/bot/handlers/feature.ts';
import { type Pirogue, startPirogue } from '../support/pirogue.ts';
import { checkRequests } from '../support/seated-table.ts';
import { set } from './support/settings-menu.ts';

/** What concerns a person alone, and works wherever they are. */
const ANYWHERE = [
  ...['rules', 'verify', 'help', 'mygames', 'stats', 'remind', 'away', 'settings', 'privacy'],
  ...['How do they play?', 'Analyse this record'],
];
/** What also works in direct messages with the bot. */
const DIRECT = [
  ...'new draw place double meeple camp boat chip retrieve pass orders plan undo board page play turn score tiles log replay hint analyse export resign vote'.split(
    ' ',
  ),
  ...['Show this turn', 'What happened since?'],
];

const ONLY_IN_CHANNELS = /^Das geht nur in einem Kanal eines Servers\.\n<\/mygames:\d+> zeigt deine Partien/;
const NOT_HERE = /^Ich bin nicht in diesem Server oder Gespräch .*\n<\/mygames:\d+> zeigt deine Partien/;

const FOREIGN = { id: '1400000000000000000', name: 'Without the bot', lacksBot: true } as const;

/** The places, with the commands that work in each, and how the others are refused. */
const PLACES = {
  'in direct messages': { works: [...ANYWHERE, ...DIRECT], refusal: ONLY_IN_CHANNELS },
  'in a group without the bot': { works: ANYWHERE, refusal: NOT_HERE },
  'in a server without the bot': { works: ANYWHERE, refusal: NOT_HERE },
} as const;

let pirogue: Pirogue;
let dirk: TestPerson;
let places: Readonly<Record<keyof typeof PLACES, WireChannel>>;

/** Dirk has installed the bot for himself, and is in every place. */
async function stage(): Promise<void> {
  pirogue = await startPirogue();
  dirk = await pirogue.person('Dirk');
  const { world, personIds } = pirogue.discord;
  world.install(dirk.id);
  places = {
    'in direct messages': world.directChannel(dirk.id),
    'in a group without the bot': world.addGroup([dirk.id, personIds.Ana!]),
    'in a server without the bot': world.addServer(FOREIGN),
  };
  await dirk.command('help');
}

/** Lets Dirk do what Discord does not offer in a place, and returns the answer. */
function forged(
  channel: WireChannel,
  what: { readonly type: 2 | 3; readonly name: string; readonly data: Readonly<Record<string, unknown>> },
  message?: WireMessage,
): Promise<WireMessage> {
  const { discord } = pirogue;
  const person = discord.world.person(dirk.id)!;
  return dirk.reply(discord.interact({ ...what, person, channel, ...(message && { message }) }));
}

/** The least that has to be typed for a command. */
function leastOptions([first, ...rest]: readonly WireCommandOption[] = []): object[] {
  if (!first) return [];
  const { name, type, choices, options } = first;
  if (type === 1) return [{ name, type, options: leastOptions(options) }];
  const value = type === 6 ? dirk.id : type === 4 ? 1 : (choices?.[0]?.value ?? '1');
  return [...(first.required ? [{ name, type, value }] : []), ...leastOptions(rest)];
}

/** What is sent to call a command, on a message if it is in the menu of messages. */
const inputOf = ({ type, options }: WireCommand, message: WireMessage) =>
  type === 1 ? { options: leastOptions(options) } : { target_id: type === 2 ? dirk.id : message.id };

const called = (command: WireCommand, message: WireMessage) => {
  const { id, name, type } = command;
  const users = { [dirk.id]: pirogue.discord.world.user(dirk.id) };
  const resolved = { users, messages: { [message.id]: message } };
  return { type: 2, name, data: { id, name, type, ...inputOf(command, message), resolved } } as const;
};

describe.each(Object.keys(PLACES) as (keyof typeof PLACES)[])('%s', (where) => {
  const { works, refusal } = PLACES[where];

  it('offers what works there, and answers it privately', async () => {
    await stage();
    const channel = places[where];
    const message = await dirk.command('help', {}, { channel: channel.id });
    for (const command of pirogue.discord.world.commands()) {
      const { id, name } = command;
      const body = { channel: channel.id, command_id: id, ...inputOf(command, message) };
      if (!works.includes(name)) {
        await expect(dirk.post('/local/commands', body), name).rejects.toThrow('This command cannot be used here.');
        continue;
      }
      const { interaction_id } = await dirk.post<{ interaction_id: string }>('/local/commands', body);
      const answer = await dirk.reply(interaction_id);
      expect(answer.content, name).not.toMatch(refusal);
      expect(isPublic(answer), name).toBe(false);
    }
  });

  it('refuses everything else in a sentence that says where to go', async () => {
    await stage();
    const channel = places[where];
    const message = await dirk.command('help', {}, { channel: channel.id });
    // Commands of an earlier version may have been registered for everywhere.
    for (const command of pirogue.discord.world.commands()) {
      if (works.includes(command.name)) continue;
      const answer = await forged(channel, called(command, message));
      expect(answer.content, command.name).toMatch(refusal);
      expect(isPublic(answer), command.name).toBe(false);
    }
    const features = new Features(featuresFor(pirogue.app));
    for (const verb of features.verbs) {
      const custom_id = `1:${verb}:1:1:`;
      const press = { type: 3, name: custom_id, data: { custom_id, component_type: 2 } } as const;
      const isFor = features.controlPolicy(verb)!.where;
      if (isFor === 'anywhere' || (isFor === 'direct' && where === 'in direct messages')) continue;
      expect((await forged(channel, press, message)).content, verb).toMatch(refusal);
    }
    checkRequests(pirogue);
  });
});

it('works without the bot only for who installed it', async () => {
  await stage();
  const ana = await pirogue.person('Ana');
  const { id } = await ana.findCommand('mygames');
  for (const { id: channel } of [places['in a group without the bot'], places['in a server without the bot']]) {
    const call = ana.post('/local/commands', { channel, command_id: id, options: [] });
    await expect(call).rejects.toThrow('This command cannot be used here.');
  }
});

it('tells and offers no more than it can do without the bot', async () => {
  await stage();
  const channel = places['in a server without the bot'].id;
  const help = await dirk.command('help', {}, { channel });
  expect(help.content).toMatch(/^Ich bin nicht in diesem Gespräch: Nur du siehst, was ich antworte/);
  // Dirk may manage channels there, which is nothing to the bot.
  expect((await dirk.command('settings', {}, { channel })).components).toHaveLength(4);
  expect((await dirk.command('stats', { server: true }, { channel })).content).toMatch(NOT_HERE);
  expect((await dirk.command('verify', {}, { channel })).content).toMatch(/^Hier ist keine Partie zu prüfen\./);
  // It remembers nothing of a server that it is not in.
  expect(await pirogue.store.people.channel(channel)).toBeUndefined();
  expect((await pirogue.store.people.names(FOREIGN.id, [dirk.id])).size).toBe(0);
});

it('says it in the language of whoever asks', async () => {
  await stage();
  for (const [language, direct, elsewhere] of [
    ['en', 'This works only in a channel of a server.', 'I am not in this server or conversation'],
    ['nl', 'Dit werkt alleen in een kanaal van een server.', 'Ik ben niet in deze server of dit gesprek'],
    ['fr', 'Cela ne marche que dans un salon d’un serveur.', 'Je ne suis ni de ce serveur ni de cette conversation'],
  ] as const) {
    await set(dirk, 'language', language);
    for (const [place, text] of [
      ['in direct messages', direct],
      ['in a group without the bot', elsewhere],
    ] as const) {
      const answer = await dirk.command('stats', { server: true }, { channel: places[place].id });
      expect(answer.content).toContain(text);
    }
  }
});
