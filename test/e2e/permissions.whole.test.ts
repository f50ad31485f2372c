import { PermissionFlagsBits as Bit } from 'discord.js';
import { guildCreate } from 'local-discord';
import { expect, it } from 'vitest';
import { isPublic } from '../../lab/driving/controls.ts';
import { isPaused } from '../../src/app/acts.ts';
import { stage } from '../support/clock-stage.ts';
import { until } from '../support/pirogue.ts';
import { allDelivered, errors, holdInteractions, pings, type TableOfTwo, tableOfTwo } from '../support/table-of-two.ts';
import { DAY } from '../support/test-clock.ts';

/** Level of warnings in the log. */
const LOG_WARN = 40;

type Permission = keyof typeof Bit;

/** Takes a permission from the bot where the game is, and in the channel of its thread; undefined gives all back. */
function take({ pirogue, people }: TableOfTwo, permission?: Permission): void {
  const { world } = pirogue.discord;
  const place = world.channel(people[0].channel)!;
  const channelId = place.thread_metadata ? place.parent_id! : place.id;
  world.setBotOverwrite(channelId, permission ? { deny: Bit[permission] } : {});
}

async function expectTurnOf(at: TableOfTwo): Promise<void> {
  const [ana, eva] = at.people;
  expect((await at.table.nextPublicMessage(ana.channel)).mentions.map(({ id }) => id)).toEqual([eva.id]);
  await allDelivered(at.pirogue);
  expect(await pings(ana)).toEqual([ana.id, eva.id]);
  expect(errors(at.pirogue)).toEqual([]);
}

const NEEDED: readonly (readonly [Permission, string, { readonly thread: boolean }])[] = [
  ['ViewChannel', 'View Channel', { thread: false }],
  ['SendMessages', 'Send Messages', { thread: false }],
  ['AttachFiles', 'Attach Files', { thread: false }],
  ['ViewChannel', 'View Channel', { thread: true }],
  ['SendMessagesInThreads', 'Send Messages in Threads', { thread: true }],
  ['AttachFiles', 'Attach Files', { thread: true }],
];

it.each(NEEDED)(
  'names %s (%s, %o) in private while it is missing, changes nothing, and goes on with it',
  async (taken, name, where) => {
    const at = await tableOfTwo(where);
    const { pirogue, people, table } = at;
    const [ana] = people;
    take(at, taken);
    const { length } = pirogue.requests;
    const refused = await ana.command('draw');
    expect(isPublic(refused)).toBe(false);
    expect(refused.content).toContain('Nothing was changed');
    // Without View Channel nothing else counts, so that all of them are missing.
    expect(refused.content).toContain(name);
    expect(await pirogue.store.log.ofGame(1)).toEqual([]);
    // The answer is all that was written to Discord; names may have been looked up.
    const written = pirogue.requests.slice(length).filter(({ method }) => method !== 'GET');
    expect(written.map(({ template }) => template)).toEqual([
      '/interactions/{interaction_id}/{interaction_token}/callback',
    ]);
    take(at);
    await table.takeTurn(ana);
    await expectTurnOf(at);
  },
);

it.each(NEEDED)(
  'posts a turn once %s (%s, %o) is back that was taken while the turn was played',
  async (taken, _name, where) => {
    const at = await tableOfTwo(where);
    const { pirogue, people, table } = at;
    const [ana] = people;
    await ana.command('draw');
    await table.place(ana);
    await allDelivered(pirogue);
    const { held, send } = holdInteractions(pirogue.discord);
    const { interaction_id } = await ana.startCommand('boat');
    await until(async () => held.length === 1);
    take(at, taken);
    pirogue.discord.gateway.alterFrames((frame) => frame);
    send(held[0]!);
    await ana.reply(interaction_id);
    await until(async () => (await pirogue.store.posts.ofGame(1)).at(-1)?.failure !== undefined);
    take(at);
    await expectTurnOf(at);
  },
);

it.each([
  ['CreatePublicThreads', 'Create Public Threads'],
  ['SendMessagesInThreads', 'Send Messages in Threads'],
  ['ViewChannel', 'View Channel'],
] as const)('opens no game in a thread without %s', async (taken, name) => {
  const at = await tableOfTwo();
  take(at, taken);
  const refused = await at.people[0].command('new', { thread: true });
  expect(refused.content).toContain(name);
  expect(await at.pirogue.store.games.allOpen()).toHaveLength(1);
  take(at);
  expect((await at.people[0].command('new', { thread: true })).content).toMatch(/<#\d+>/);
});

const NOT_NEEDED: readonly Permission[] = [
  'ReadMessageHistory',
  'EmbedLinks',
  'AddReactions',
  'UseExternalEmojis',
  'MentionEveryone',
  'ManageMessages',
  'ManageThreads',
  'ManageChannels',
  'PinMessages',
  'CreatePrivateThreads',
];

it.each([{ thread: false }, { thread: true }])(
  'plays without any permission that it does not ask for (%o)',
  async (where) => {
    const at = await tableOfTwo(where);
    const { world } = at.pirogue.discord;
    const [ana] = at.people;
    const place = world.channel(ana.channel)!;
    const deny = NOT_NEEDED.reduce((bits, name) => bits | Bit[name], 0n);
    world.setBotOverwrite(place.thread_metadata ? place.parent_id! : place.id, { deny });
    await at.table.takeTurn(ana);
    await expectTurnOf(at);
  },
);

it('pauses the games of a server that it is removed from, and goes on when it is invited back', async () => {
  const at = await tableOfTwo();
  const { pirogue, people, table } = at;
  const { gateway, world, guildId } = pirogue.discord;
  const [ana, eva] = people;
  const game = async () => (await pirogue.store.games.open(ana.channel))!;
  gateway.dispatch('GUILD_DELETE', { id: guildId });
  await until(async () => isPaused(await game()));
  gateway.dispatch('GUILD_CREATE', guildCreate(world, world.servers()[0]!));
  await until(async () => !isPaused(await game()));
  const announced = await table.nextPublicMessage();
  expect(announced.mentions.map(({ id }) => id)).toEqual([ana.id]);
  expect((await ana.command('log')).content).toMatch(/removed from this server/);
  await table.takeTurn(ana);
  expect((await table.nextPublicMessage()).mentions.map(({ id }) => id)).toEqual([eva.id]);
  expect(errors(pirogue)).toEqual([]);
});

it('tells once of a server that it is removed from, and sends what it could not when it is invited back', async () => {
  const at = await tableOfTwo();
  const { pirogue, people, table } = at;
  const { gateway, world, guildId } = pirogue.discord;
  const [ana, eva] = people;
  const harbour = { channel: pirogue.discord.channelIds.harbour! };
  await ana.command('new', { order: 'joined' }, harbour);
  await eva.command('join', {}, harbour);
  await ana.command('start', {}, harbour);
  const isSettled = async () => (await pirogue.store.posts.ofGame(2)).every(({ pending }) => pending === undefined);
  await until(isSettled);
  // The channel can still be fetched, as when a removal is noticed between two requests.
  gateway.dispatch('GUILD_DELETE', { id: guildId });
  await until(async () => (await pirogue.store.games.allOpen()).every(({ pause }) => pause?.removed));
  await allDelivered(pirogue);
  await until(isSettled);
  const told = pirogue.log.filter(({ level }) => level >= LOG_WARN);
  expect(told).toMatchObject([{ server: guildId, msg: 'posts are given up in a server without the bot' }]);
  expect(told[0]).not.toHaveProperty('err');
  gateway.dispatch('GUILD_CREATE', guildCreate(world, world.servers()[0]!));
  expect((await table.nextPublicMessage()).mentions.map(({ id }) => id)).toEqual([ana.id]);
});

it('closes the games of a server when nobody has invited it back for a month', async () => {
  const { pirogue, clock, ana } = await stage();
  const { gateway, guildId } = pirogue.discord;
  const open = () => pirogue.store.games.open(ana.channel);
  gateway.dispatch('GUILD_DELETE', { id: guildId });
  await until(async () => isPaused((await open())!));
  await clock.pass(pirogue, 29 * DAY);
  expect(await open()).toBeDefined();
  await clock.pass(pirogue, 3 * DAY);
  expect(await open()).toBeUndefined();
});

it('leaves a game paused that its table had paused before the bot was removed', async () => {
  const { pirogue, people } = await tableOfTwo();
  const { gateway, world, guildId } = pirogue.discord;
  const [ana] = people;
  await ana.command('admin', { pause: {} });
  gateway.dispatch('GUILD_DELETE', { id: guildId });
  gateway.dispatch('GUILD_CREATE', guildCreate(world, world.servers()[0]!));
  expect((await ana.command('draw')).content).toMatch(/paused/);
  expect(isPaused((await pirogue.store.games.open(ana.channel))!)).toBe(true);
});

it('keeps the games of a server that Discord cannot serve for a while', async () => {
  const at = await tableOfTwo();
  const { gateway, world, guildId } = at.pirogue.discord;
  const [ana] = at.people;
  gateway.dispatch('GUILD_DELETE', { id: guildId, unavailable: true });
  await until(async () => at.pirogue.bot.client.guilds.cache.get(guildId)?.available === false);
  expect(await at.pirogue.store.games.allOpen()).toHaveLength(1);
  gateway.dispatch('GUILD_CREATE', guildCreate(world, world.servers()[0]!));
  await at.table.takeTurn(ana);
  await expectTurnOf(at);
});

it.each([{ thread: false }, { thread: true }])('plays on where the channel gets another name (%o)', async (where) => {
  const at = await tableOfTwo(where);
  const [ana] = at.people;
  await ana.command('draw');
  at.pirogue.discord.world.updateChannel(ana.channel, { name: 'another-river' });
  await at.table.place(ana);
  await ana.command('boat');
  await expectTurnOf(at);
});

it('closes the game of a channel that is deleted in the middle of a turn, with nothing to report', async () => {
  const { pirogue, people } = await tableOfTwo();
  const [ana, eva] = people;
  await ana.command('draw');
  pirogue.discord.world.deleteChannel(ana.channel);
  await until(async () => (await pirogue.store.games.allOpen()).length === 0);
  expect((await eva.command('mygames', {}, { channel: pirogue.discord.channelIds.harbour! })).content).not.toMatch(
    /reference/,
  );
  expect(errors(pirogue)).toEqual([]);
});
