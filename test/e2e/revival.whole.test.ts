import { PermissionFlagsBits as Bit } from 'discord.js';
import { BOT_ROLE_ID, guildCreate, memberObject, ROLES } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { controlsOf, verbOf } from '../../lab/driving/controls.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { runningTable } from '../../src/app/table.ts';
import { submit } from '../../src/app/turn.ts';
import { type Bot, startBot } from '../../src/bot/bot.ts';
import { featureList } from '../support/commands.ts';
import { type Pirogue, startPirogue, until } from '../support/pirogue.ts';
import { ask } from '../support/test-database.ts';
import { withGame } from '../support/with-game.ts';

const DAY = 24 * 60 * 60_000;

interface Stage {
  readonly pirogue: Pirogue;
  readonly table: AutocompleteTable;
  readonly ana: TestPerson;
  readonly ben: TestPerson;
  /** Where the game is, and the channel that it is in when that is a thread. */
  readonly channel: string;
  readonly parent: string;
  readonly path: string;
}

/** Ana and Ben play, in a thread where told, and Ana's piece is all that is missing of her turn. */
async function stage(options: { thread?: boolean } = {}): Promise<Stage> {
  const pirogue = await startPirogue({ seed: 'd'.repeat(32) });
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  const parent = ana.channel;
  if (options.thread) {
    const opened = await ana.command('new', { thread: true, order: 'joined' });
    ana.channel = ben.channel = /<#(\d+)>/.exec(opened.content)![1]!;
  } else await ana.command('new', { order: 'joined' });
  await ben.command('join');
  await ana.command('start');
  const table = new AutocompleteTable([ana, ben], chooserFor(2));
  await table.nextPublicMessage();
  await ana.command('draw');
  await table.place(ana);
  await until(async () => (await pirogue.store.posts.ofGame(1)).every(({ pending }) => pending === undefined));
  return { pirogue, table, ana, ben, channel: ana.channel, parent, path: `/channels/${ana.channel}/messages` };
}

/** Ends Ana's turn without a word to the bot, and waits until its message is given up. */
async function loseMessage({ pirogue, ana, channel }: Stage, code: number): Promise<void> {
  const request = await withGame(pirogue.store, { channelId: channel, userId: ana.id, cause: 'boat' });
  const found = await runningTable(pirogue.app, request);
  if (!found.ok) throw new Error(found.failure.code);
  expect(await submit(pirogue.app, request, found.value, [{ type: 'boat' }])).toMatchObject({ ok: true });
  await until(async () => (await latest(pirogue)).failure === code);
}

/** Has Discord refuse the message of Ana's turn once, for a reason that the bot cannot see. */
async function loseOnce(at: Stage, code = 50013): Promise<void> {
  const body = { message: 'refused', code };
  at.pirogue.discord.failNext({ method: 'POST', path: at.path, status: 403, body });
  await loseMessage(at, code);
}

async function latest({ store }: Pirogue) {
  return (await store.posts.ofGame(1)).at(-1)!;
}

function sends({ pirogue, path }: Stage): number[] {
  const own = pirogue.requests.filter((request) => request.method === 'POST' && request.path.startsWith(path));
  return own.map(({ status }) => status);
}

async function expectPosted({ table, ben, channel }: Stage): Promise<void> {
  expect((await table.nextPublicMessage(channel)).mentions.map(({ id }) => id)).toEqual([ben.id]);
}

/** Everything that Discord has told so far is handled, and the message of Ana's turn is still given up. */
async function expectLeftAlone({ pirogue, ben }: Stage, code: number): Promise<void> {
  await ben.command('help', {}, { channel: pirogue.discord.channelIds.harbour! });
  expect(await latest(pirogue)).toMatchObject({ failure: code });
  expect(await latest(pirogue)).not.toHaveProperty('pending');
}

/** Tells that the permissions of a role, the bot's unless told, have changed. */
function changeRole({ discord }: Pirogue, change: object = { permissions: String(Bit.PinMessages) }): void {
  const role = ROLES.find(({ id }) => id === BOT_ROLE_ID)!;
  const permissions = 'permissions' in change ? String(BigInt(role.permissions) | Bit.PinMessages) : role.permissions;
  discord.gateway.dispatch('GUILD_ROLE_UPDATE', {
    guild_id: discord.guildId,
    role: { ...role, ...change, permissions },
  });
}

async function restart(pirogue: Pirogue): Promise<Bot> {
  const bot = await startBot({
    app: pirogue.app,
    log: pino({ level: 'silent' }),
    features: featureList,
    token: pirogue.discord.botToken,
    apiBase: pirogue.discord.origin,
    identifyAtOnce: true,
    onFatal: () => undefined,
  });
  onTestFinished(() => bot.stop());
  return bot;
}

const EVENTS: readonly (readonly [what: string, happen: (at: Stage) => unknown])[] = [
  ['the permissions of a role change', ({ pirogue }) => changeRole(pirogue)],
  [
    'the roles of the bot change',
    ({ pirogue: { discord } }) => {
      const member = { ...memberObject(discord.world, discord.botId), guild_id: discord.guildId };
      discord.gateway.dispatch('GUILD_MEMBER_UPDATE', { ...member, roles: [] });
      discord.gateway.dispatch('GUILD_MEMBER_UPDATE', member);
    },
  ],
  [
    'the bot is added to the server again',
    ({ pirogue: { discord } }) => {
      discord.gateway.dispatch('GUILD_DELETE', { id: discord.guildId });
      discord.gateway.dispatch('GUILD_CREATE', guildCreate(discord.world, discord.world.servers()[0]!));
    },
  ],
  ['the channel changes', ({ pirogue, channel }) => pirogue.discord.world.updateChannel(channel, { name: 'river' })],
  ['somebody asks for help in the channel', ({ ben }) => ben.command('help')],
  [
    'somebody presses any button in the channel',
    async ({ ben }) => {
      const [message] = (await ben.messages()).filter(({ mentions }) => mentions.length > 0);
      const button = controlsOf(message!).find((control) => verbOf(control) === 'board')!;
      await ben.startClick(message!, button.custom_id);
    },
  ],
];

it.each(EVENTS)('posts a turn message that was refused after all when %s', async (_, happen) => {
  const at = await stage();
  await loseOnce(at);
  await happen(at);
  await expectPosted(at);
  expect(sends(at).filter((status) => status !== 200)).toEqual([403]);
});

it('asks for nothing while the channel is closed to the bot, whatever changes in the server', async () => {
  const at = await stage();
  const { world } = at.pirogue.discord;
  world.setBotOverwrite(at.channel, { deny: Bit.SendMessages });
  await loseMessage(at, 50013);
  const { length } = at.pirogue.requests;
  for (let round = 0; round < 20; round++) changeRole(at.pirogue, { permissions: '', position: round });
  EVENTS[1]![1](at);
  world.updateChannel(at.channel, { name: 'river' });
  await expectLeftAlone(at, 50013);
  await at.ben.command('help');
  await expectLeftAlone(at, 50013);
  const asked = at.pirogue.requests.slice(length).filter(({ path }) => !/^\/(interactions|webhooks)\//.test(path));
  expect(asked).toEqual([]);
  world.setBotOverwrite(at.channel, {});
  await expectPosted(at);
});

it('does not take a role whose permissions are the same for a reason to ask again', async () => {
  const at = await stage();
  await loseOnce(at);
  changeRole(at.pirogue, { name: 'Boats', color: 255 });
  await expectLeftAlone(at, 50013);
});

it('never asks again for a channel that is gone', async () => {
  const at = await stage();
  await loseOnce(at, 10003);
  const { length } = sends(at);
  for (const [what, happen] of EVENTS) if (!what.includes('button')) await happen(at);
  await expectLeftAlone(at, 10003);
  await at.pirogue.bot.stop();
  await restart(at.pirogue);
  await expectLeftAlone(at, 10003);
  expect(sends(at)).toHaveLength(length);
});

it('asks again by itself only for what access explains', async () => {
  const at = await stage();
  await loseOnce(at, 50035);
  changeRole(at.pirogue);
  await expectLeftAlone(at, 50035);
  await at.ben.command('help');
  await expectPosted(at);
});

it('leaves it to people to ask again for what was given up more than a week ago', async () => {
  const at = await stage();
  await loseOnce(at);
  const age = (to: number) => ask(at.pirogue.databaseUrl, `update games set changed_at = ${to}`);
  await age(Date.now() - 7 * DAY - 1);
  changeRole(at.pirogue);
  await expectLeftAlone(at, 50013);
  await age(Date.now() - 6 * DAY);
  EVENTS[1]![1](at);
  await expectPosted(at);
});

it('asks again in the server only in which something changed', async () => {
  const at = await stage();
  await loseOnce(at);
  await ask(at.pirogue.databaseUrl, `update games set guild_id = '1000000000000000002'`);
  changeRole(at.pirogue);
  await expectLeftAlone(at, 50013);
});

it('posts in a thread when its channel is opened', async () => {
  const at = await stage({ thread: true });
  const { world } = at.pirogue.discord;
  world.setBotOverwrite(at.parent, { deny: Bit.SendMessagesInThreads });
  await loseMessage(at, 50013);
  world.setBotOverwrite(at.parent, {});
  await expectPosted(at);
});

it.each(['holds', 'has let go of'])('posts in a thread that the library %s when it is unlocked', async (held) => {
  const at = await stage({ thread: true });
  const { world } = at.pirogue.discord;
  const lock = (locked: boolean, archived: boolean) =>
    world.updateChannel(at.channel, {
      thread_metadata: { ...world.channel(at.channel)!.thread_metadata!, locked, archived },
    });
  lock(true, true);
  await loseMessage(at, 160005);
  lock(true, false);
  await expectLeftAlone(at, 160005);
  if (held !== 'holds') at.pirogue.bot.client.channels.cache.delete(at.channel);
  lock(false, true);
  await expectPosted(at);
});

it('posts in a thread when the bot has come to see it', async () => {
  const at = await stage({ thread: true });
  await loseOnce(at, 50001);
  const { discord, bot } = at.pirogue;
  bot.client.channels.cache.delete(at.channel);
  changeRole(at.pirogue);
  await expectLeftAlone(at, 50001);
  const threads = [discord.world.channel(at.channel)];
  discord.gateway.dispatch('THREAD_LIST_SYNC', { guild_id: discord.guildId, threads, members: [] });
  await expectPosted(at);
});

it.each([{ thread: false }, { thread: true }])('posts after a start what was refused before it (%o)', async (where) => {
  const at = await stage(where);
  const { discord, bot } = at.pirogue;
  const { world } = discord;
  world.setBotOverwrite(at.parent, { deny: Bit.SendMessages | Bit.SendMessagesInThreads });
  await loseMessage(at, 50013);
  await bot.stop();
  const second = await restart(at.pirogue);
  await expectLeftAlone(at, 50013);
  await second.stop();
  if (where.thread) {
    const metadata = world.channel(at.channel)!.thread_metadata!;
    world.updateChannel(at.channel, { thread_metadata: { ...metadata, archived: true } });
  }
  world.setBotOverwrite(at.parent, {});
  await restart(at.pirogue);
  await expectPosted(at);
  expect(sends(at).filter((status) => status !== 200)).toEqual([403]);
});
