import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { WireMessage } from 'local-discord';
import { expect, it, onTestFinished, vi } from 'vitest';
import { isPublic } from '../../lab/driving/controls.ts';
import { FORGOTTEN_PREFIX } from '../../src/store/records.ts';
import { shared } from '../support/at-end.ts';
import { paintMeanwhileOn } from '../support/painting.ts';
import { startPirogue, until } from '../support/pirogue.ts';
import { askedOn, checkRequests, gameOf, openGame, publicMessage } from '../support/seated-table.ts';
import { storeGame } from '../support/stored-game.ts';
import { MINUTE, TestClock } from '../support/test-clock.ts';

const SILENT = new URL('../render/support/silent-thread.ts', import.meta.url);

/** One bot for all, by a clock that stands still unless told; each test plays in a channel of its own. */
const house = shared(newHouse);

async function newHouse() {
  const clock = new TestClock(Date.now());
  return { clock, pirogue: await startPirogue({ now: clock.now }) };
}

/** Ana and Ben play in a channel of their own, and Ana has only to say `/boat` to end her turn. */
async function beforeTheBoat({ pirogue, clock } = house()) {
  const channel = pirogue.discord.world.addTextChannel('table').id;
  const { people, turn, table } = await gameOf(pirogue, ['Ana', 'Ben'], { channel });
  const [ana, ben] = people;
  await ana.command('draw');
  await table.place(ana);
  const { id } = await openGame(pirogue, ana);
  const pending = async () => (await pirogue.store.posts.ofGame(id)).filter((post) => post.pending !== undefined);
  /** Resolves when all messages of the game are there, however often they are tried again. */
  const delivered = () =>
    until(async () => {
      if ((await pending()).length === 0) return true;
      clock.jump(MINUTE);
      pirogue.bot.outbox.kick();
      return false;
    });
  await delivered();
  const posts = { method: 'POST', path: `/channels/${channel}/messages` } as const;
  /** The public messages of turns, as they are now. */
  const turns = async () => (await ana.messages()).filter((one) => isPublic(one) && !one.content.startsWith('**Carc'));
  /** Ids of those whom messages have pinged. */
  const pinged = () =>
    ana.events.flatMap(({ name, data: { message } }) =>
      name === 'message_create' && message.channel_id === channel && isPublic(message)
        ? (message as WireMessage).mentions.map((user) => user.id)
        : [],
    );
  /** Resolves when an attempt to send a message has failed. */
  const failed = async () => {
    await until(async () => (await pending()).some(({ attempts }) => attempts > 0));
  };
  return { pirogue, clock, channel, id, ana, ben, table, turn, pending, failed, delivered, posts, turns, pinged };
}

it.each([
  ['when the bot can look for it', 0n],
  ['when it cannot, while Discord knows its nonce', PermissionFlagsBits.ReadMessageHistory],
])('sends a message once whose answer was lost: %s', async (_, deny) => {
  const { pirogue, channel, ana, ben, delivered, posts, pinged } = await beforeTheBoat();
  pirogue.discord.world.setBotOverwrite(channel, { deny });
  pirogue.discord.failNext({ ...posts, status: 0, afterEffect: true });
  await ana.command('boat');
  await delivered();
  expect(pinged()).toEqual([ana.id, ben.id]);
});

it('finds a message whose answer was lost also when Discord has forgotten its nonce', async () => {
  const { pirogue, ana, ben, failed, delivered, posts, pinged } = await beforeTheBoat(await newHouse());
  pirogue.discord.failNext({ ...posts, status: 0, afterEffect: true });
  await ana.command('boat');
  await failed();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * MINUTE });
  onTestFinished(() => void vi.useRealTimers());
  await delivered();
  expect(pinged()).toEqual([ana.id, ben.id]);
});

it('gives a message up that never goes through when others wait for it, and goes on', async () => {
  const stage = await beforeTheBoat(await newHouse());
  const { pirogue, clock, id, ana, ben, pending, delivered, posts, turns } = stage;
  pirogue.discord.failNext({ ...posts, status: 500, times: 10_000 });
  await ana.command('boat');
  const [lost] = await pending();
  const look = async () => (await pirogue.store.posts.ofGame(id)).find((post) => post.id === lost!.id)!;
  const triedUntil = (isEnough: (post: Awaited<ReturnType<typeof look>>) => boolean) =>
    until(async () => {
      clock.jump(MINUTE);
      pirogue.bot.outbox.kick();
      return isEnough(await look());
    });
  // It is tried for ever while nothing waits for it.
  await triedUntil(({ attempts }) => attempts > 14);
  expect(await look()).toMatchObject({ pending: 'send' });
  await ben.command('vote', { what: 'pause' });
  await triedUntil(({ pending }) => pending === undefined);
  expect(await look()).toMatchObject({ failure: 0 });
  pirogue.discord.failNoMore();
  await delivered();
  expect((await turns()).at(-1)!.content).toMatch(/pause/);
});

it('keeps buttons below the message of the latest turn alone', async () => {
  const { ana, delivered, turns } = await beforeTheBoat();
  await ana.command('boat');
  await delivered();
  expect((await turns()).map(askedOn)).toEqual([[], expect.arrayContaining(['draw'])]);
});

it('pings nobody twice for a turn, however often the one before it is taken back', async () => {
  const { ana, ben, delivered, pinged, turns } = await beforeTheBoat();
  for (let time = 0; time < 3; time++) {
    if (time > 0) await ana.command('undo');
    await ana.command('boat');
    await delivered();
  }
  expect(pinged()).toEqual([ana.id, ben.id]);
  expect((await turns()).filter((one) => askedOn(one).includes('draw'))).toHaveLength(1);
});

it('tells turns in their order, though the message of the first is refused for a while', async () => {
  const { pirogue, ana, ben, table, delivered, posts, turns } = await beforeTheBoat();
  // As often as discord.js asks by itself.
  pirogue.discord.failNext({ ...posts, status: 500, times: 4 });
  await ana.command('boat');
  await table.takeTurn(ben);
  await delivered();
  const told = (await turns()).map(({ content }) => /\u2068(\w+)\u2069\*\* has played/.exec(content)?.[1]);
  expect(told.filter(Boolean)).toEqual(['Ana', 'Ben']);
});

it('sends a message that was refused once somebody acts where the bot may write again', async () => {
  const { pirogue, ana, ben, delivered, posts, pinged } = await beforeTheBoat();
  pirogue.discord.failNext({ ...posts, status: 403, body: { message: 'Missing Permissions', code: 50013 } });
  await ana.command('boat');
  await delivered();
  expect(pinged()).toEqual([ana.id]);
  await ben.command('draw');
  await delivered();
  expect(pinged()).toEqual([ana.id, ben.id]);
});

it('tells the end of a game in which somebody has played whose data is deleted since', async () => {
  const { pirogue } = house();
  const channelId = pirogue.discord.world.addTextChannel('table').id;
  const ana = await pirogue.person('Ana', channelId);
  const people = [ana.id, `${FORGOTTEN_PREFIX}1`].map((id) => ({ id, name: id, locale: 'en-US' }));
  await storeGame(pirogue, { players: 2, seed: 'end', channelId, people });
  const end = await publicMessage(ana, /The game is over|won|wins/);
  expect(end.mentions.map(({ id }) => id)).toEqual([ana.id]);
});

it('asks Discord for nothing that it does not describe', () => {
  checkRequests(house().pirogue);
});

it('says that it restarts to who asks while it ends, and answers what was asked before', async () => {
  const { pirogue, ana } = await beforeTheBoat();
  paintMeanwhileOn(SILENT, { silenceLimit: 300 });
  const { interaction_id } = await ana.startCommand('board');
  const ended = pirogue.bot.stop();
  expect((await ana.command('boat')).content).toMatch(/The bot is restarting/);
  expect((await ana.reply(interaction_id)).content).toMatch(/./);
  await ended;
});
