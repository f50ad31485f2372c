import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { WireMessage } from 'local-discord';
import { expect, it } from 'vitest';
import { controlsOf, isPublic, verbOf } from '../../lab/driving/controls.ts';
import { shared } from '../support/at-end.ts';
import { startPirogue } from '../support/pirogue.ts';
import { askedOn, checkRequests, gameOf, openGame, press, pressStale, publicMessage } from '../support/seated-table.ts';
import { TestClock } from '../support/test-clock.ts';

/** One bot for all, by a clock that stands still; each test plays in a channel of its own. */
const house = shared(async () => {
  const clock = new TestClock(Date.now());
  return startPirogue({ now: clock.now });
});

const newChannel = () => house().discord.world.addTextChannel('table').id;

/** Ana, Ben and Eva, who play in this order in a channel of their own. */
const begun = (names: readonly string[] = ['Ana', 'Ben', 'Eva']) => gameOf(house(), names, { channel: newChannel() });

const buttonOf = (message: WireMessage, verb: string) =>
  controlsOf(message).find((one) => verbOf(one) === verb)!.custom_id;

it('refuses a button of a moment that is over, whoever presses it, and changes nothing', async () => {
  const { people, turn, table } = await begun();
  const [ana, ben] = people;
  await table.takeTurn(ana);
  await table.nextPublicMessage(ana.channel);
  const before = await openGame(house(), ana);
  for (const person of [ana, ben]) {
    const answer = await pressStale(house(), person, turn, buttonOf(turn, 'draw'));
    expect(answer.content).toMatch(/That button is old; nothing was changed/);
    expect(isPublic(answer)).toBe(false);
  }
  expect(await openGame(house(), ana)).toEqual(before);
  expect((await ben.command('draw')).content).toMatch(/You have drawn|It fits only/);
});

it('answers one person in private, and everybody only who asks for that', async () => {
  const { people } = await begun();
  const [ana, ben] = people;
  const seen = async () => (await ben.messages()).map(({ id }) => id);
  const before = await seen();
  for (const [name, options] of [
    ['turn', {}],
    ['score', {}],
    ['board', {}],
    ['log', {}],
    ['help', {}],
    ['rules', {}],
    ['mygames', {}],
    ['settings', {}],
    ['place', { x: 0, y: 1, rotation: 0 }],
  ] as const) {
    expect(isPublic(await ana.command(name, options)), name).toBe(false);
  }
  const refused = await ben.command('draw');
  expect([isPublic(refused), refused.content]).toEqual([false, expect.stringMatching(/not your turn, it is .*Ana/)]);
  expect((await seen()).filter((id) => id !== refused.id)).toEqual(before);
  expect(isPublic(await ana.command('board', { private: false }))).toBe(true);
  expect(await seen()).toHaveLength(before.length + 2);
});

it('answers once what Discord delivers twice', async () => {
  const { people, table } = await begun();
  const [ana] = people;
  const { interaction_id } = await ana.startCommand('draw');
  house().discord.replayInteraction(interaction_id);
  await ana.reply(interaction_id);
  await table.place(ana);
  const answers = house().requests.filter(({ path }) => path.startsWith(`/interactions/${interaction_id}/`));
  expect(answers).toHaveLength(1);
});

it('limits how often somebody changes what everybody sees, and does not count what was refused for another reason', async () => {
  const { people } = await begun();
  const [, ben] = people;
  const opened = async (channel: string) => (await ben.command('new', {}, { channel })).content;
  // The channel has a game.
  for (let time = 0; time < 12; time++) expect(await opened(ben.channel)).toMatch(/has a game already/);
  const channels = Array.from({ length: 11 }, newChannel);
  const answers: string[] = [];
  for (const channel of channels) answers.push(await opened(channel));
  expect(answers.filter((answer) => /Too many requests; try/.test(answer))).toHaveLength(1);
  expect(answers.at(-1)).toMatch(/Too many requests; try again <t:\d+:R>/);
  expect(await house().store.games.open(channels.at(-1)!)).toBeUndefined();
});

it('says what the bot may not do in a channel, and does nothing there until it may', async () => {
  const { people } = await begun();
  const [ana] = people;
  const deny = (bits: bigint) => house().discord.world.setBotOverwrite(ana.channel, { deny: bits });
  deny(PermissionFlagsBits.SendMessages | PermissionFlagsBits.AttachFiles);
  expect((await ana.command('draw')).content).toMatch(/Send Messages and Attach Files\. Nothing was changed/);
  expect(await house().store.log.ofGame((await openGame(house(), ana)).id)).toEqual([]);
  deny(0n);
  expect((await ana.command('draw')).content).toMatch(/You have drawn|It fits only/);
});

it('tells in a direct message of the games of a person', async () => {
  const { people } = await begun();
  const [ana] = people;
  const { id: channel } = house().discord.world.directChannel(ana.id);
  const answer = await ana.command('mygames', {}, { channel });
  expect(answer.content).toMatch(/Your games/);
});

it('refuses in a direct message what needs a server, where an earlier version has offered it', async () => {
  const { people } = await begun();
  const [ana] = people;
  const { world } = house().discord;
  const { id, name, type } = world.commands().find((one) => one.name === 'admin')!;
  const data = { id, name, type, options: [{ name: 'check', type: 1 }] };
  const asked = { type: 2, name, data, person: world.person(ana.id)!, channel: world.directChannel(ana.id) } as const;
  expect((await ana.reply(house().discord.interact(asked))).content).toMatch(/works only in a channel of a server/);
});

it('says why something was refused to its person alone, in their language', async () => {
  const channel = newChannel();
  const dirk = await house().personById(house().discord.world.addPerson('Dirk', 'de').user.id, channel);
  const refused = await dirk.command('board', { private: false });
  expect([isPublic(refused), refused.content]).toEqual([false, expect.stringMatching(/In diesem Kanal/)]);
});

it('lets nobody but the person who was asked take a seat, and them once', async () => {
  const { people } = await begun();
  const [ana, ben, eva] = people;
  const [zoe, yan] = [await house().person('Zoe', ana.channel), await house().person('Yan', ana.channel)];
  const seats = async () => (await openGame(house(), ana)).seats.map(({ userId }) => userId);
  await ana.command('replace', { user: zoe.id });
  const offer = await publicMessage(zoe, /offers you a seat in this game/);
  expect(offer.mentions.map(({ id }) => id)).toEqual([zoe.id]);
  for (const other of [ben, yan, ana]) {
    expect((await press(other, offer, 'take')).content).toMatch(/offered to somebody else/);
  }
  expect(await seats()).toEqual([ana.id, ben.id, eva.id]);
  expect((await press(zoe, offer, 'take')).content).toMatch(/The seat is yours, and it is your turn/);
  expect(await seats()).toEqual([zoe.id, ben.id, eva.id]);
  expect((await pressStale(house(), zoe, offer, buttonOf(offer, 'take'))).content).toMatch(/no longer|over|taken/);
  expect((await ana.command('draw')).content).toMatch(/not playing in this game/);
});

it('keeps one person at a table of computers', async () => {
  const { people } = await begun(['Ana', 'Ben']);
  const [ana, ben] = people;
  expect((await ben.command('replace', { computer: 'learner' })).content).toMatch(/plays this seat from now on/);
  const refused = await ana.command('replace', { computer: 'learner' });
  expect(refused.content).toMatch(/You are the last person in this game/);
  expect(askedOn(refused)).toContain('resign');
  expect((await openGame(house(), ana)).seats.map(({ userId }) => userId)).toEqual([ana.id, 'computer:learner:1']);
});

it('asks Discord for nothing that it does not describe, and logs no error', () => {
  checkRequests(house());
});
