import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { WireMessage } from 'local-discord';
import { PageRefusal, type TestPerson } from 'local-discord/person';
import { expect } from 'vitest';
import { controlsOf, isPublic, verbOf } from '../../lab/driving/controls.ts';
import { AutocompleteTable, type Options } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import type { GameRecord } from '../../src/store/records.ts';
import { requestProblems } from './openapi.ts';
import { LOG_ERROR, type Pirogue, until } from './pirogue.ts';

/** A running game of these people, in the order in which they are named, in the first channel unless told. */
export async function gameOf(
  pirogue: Pirogue,
  names: readonly string[],
  { channel, ...options }: Options & { readonly channel?: string } = {},
) {
  const people = await Promise.all(names.map((name) => pirogue.person(name, channel)));
  const table = new AutocompleteTable(people, chooserFor(7));
  await table.begin({ order: 'joined', ...options });
  const turn = await table.nextPublicMessage(channel);
  return { people: people as [TestPerson, TestPerson, TestPerson, ...TestPerson[]], table, turn };
}

/** Waits for a public message whose text matches, as it is then; the latest one. */
export async function publicMessage(person: TestPerson, text: RegExp, channel = person.channel): Promise<WireMessage> {
  let found: WireMessage | undefined;
  await until(async () => {
    const messages = await person.messages(channel);
    found = messages.findLast((message) => isPublic(message) && text.test(message.content));
    return found !== undefined;
  });
  return found!;
}

/** The verbs of a message's controls with their arguments, such as `ask resume`. */
export function askedOn(message: WireMessage): string[] {
  return controlsOf(message).map((one) => [verbOf(one), one.custom_id.split(':').slice(4).join(':')].join(' ').trim());
}

/** Presses a button of a message and resolves with the answer. */
export async function press(
  person: TestPerson,
  message: WireMessage,
  verb: string,
  argument = '',
): Promise<WireMessage> {
  const control = controlsOf(message).find((one) => verbOf(one) === verb && one.custom_id.endsWith(argument));
  if (!control) throw new Error(`no button ${verb} ${argument} on: ${message.content}`);
  // A button of a private message changes that message.
  if (!isPublic(message) && (verb === 'resign' || verb === 'view')) return person.click(message, control.custom_id);
  const { interaction_id } = await person.startClick(message, control.custom_id);
  return person.reply(interaction_id);
}

/** Presses a button of an earlier state of a message, which may have lost it since. */
export async function pressStale(
  pirogue: Pirogue,
  person: TestPerson,
  message: WireMessage,
  customId: string,
): Promise<WireMessage> {
  const { world } = pirogue.discord;
  for (let attempt = 1; ; attempt++) {
    const { message: stored } = world.message(message.channel_id, message.id)! as { message: { components: unknown } };
    const now = stored.components;
    stored.components = message.components;
    try {
      const { interaction_id } = await person.startClick(message, customId);
      stored.components = now;
      return await person.reply(interaction_id);
    } catch (error) {
      // The bot has changed the message meanwhile.
      if (!(error instanceof PageRefusal) || attempt === 5) throw error;
    }
  }
}

export function letManageChannels({ discord: { world } }: Pirogue, person: TestPerson, channel = person.channel): void {
  world.updateChannel(channel, {
    permission_overwrites: [{ id: person.id, type: 1, allow: String(PermissionFlagsBits.ManageChannels), deny: '0' }],
  });
}

/** Lets a person see a channel, or not any more; resolves when the bot has heard of it. */
export async function letSee({ bot, discord }: Pirogue, channel: string, { id }: TestPerson, sees: boolean) {
  const denied = { id, type: 1, allow: '0', deny: String(PermissionFlagsBits.ViewChannel) } as const;
  discord.world.updateChannel(channel, { permission_overwrites: sees ? [] : [denied] });
  await until(async () => {
    const known = bot.client.channels.cache.get(channel);
    return known !== undefined && 'permissionOverwrites' in known && known.permissionOverwrites.cache.has(id) !== sees;
  });
}

/** Every request was as Discord wants it, and no error was logged. */
export function checkRequests(pirogue: Pirogue): void {
  expect(pirogue.requests.flatMap((request) => requestProblems(request))).toEqual([]);
  expect(pirogue.log.filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
}

/** The same, and no request was refused. */
export function checkQuiet(pirogue: Pirogue): void {
  expect(pirogue.requests.filter(({ status }) => status >= 400)).toEqual([]);
  checkRequests(pirogue);
}

export async function openGame(pirogue: Pirogue, person: TestPerson): Promise<GameRecord> {
  const record = await pirogue.store.games.open(person.channel);
  if (!record) throw new Error('no game is open');
  return record;
}
