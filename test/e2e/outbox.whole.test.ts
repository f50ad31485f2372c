import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PermissionFlagsBits } from 'discord.js';
import { expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { backUp } from '../../src/store/sqlite/backup.ts';
import { fileOfUrl } from '../../src/store/sqlite/store-url.ts';
import { settled, stage, told } from '../support/clock-stage.ts';
import { paintMeanwhileOn } from '../support/painting.ts';
import { type Pirogue, until } from '../support/pirogue.ts';
import { restart } from '../support/restart.ts';
import { allDelivered, errors, pings, tableOfTwo } from '../support/table-of-two.ts';
import { HOUR, MINUTE, TestClock } from '../support/test-clock.ts';

const SECOND = 1000;

const ELSEWHERE = { id: '1300000000000000099', name: 'Elsewhere' };

const SILENT = new URL('../render/support/silent-thread.ts', import.meta.url);

/** After so long Discord has forgotten the nonce of a message, in milliseconds. */
const FORGOTTEN = 5 * MINUTE;

/** Longer than any test, in seconds. */
const FOR_LONG = 3600;

/** Messages that no version of discord.js knows how to read. */
const STRANGE = [
  null,
  'a word',
  {},
  { id: '1574976533636841500', type: 99, author: null, content: null, components: [{ type: 77, components: null }] },
  { id: 'none', author: { id: 7 }, embeds: [[]] },
];

const pendingOf = async ({ store }: Pirogue, gameId: number) =>
  (await store.posts.ofGame(gameId)).filter(({ pending }) => pending !== undefined);

it('sends a turn while other channels are limited for long', async () => {
  const { pirogue, people, table } = await tableOfTwo();
  const [ana, eva] = people;
  const channels = ['one', 'two', 'three', 'four', 'five'].map((name) => pirogue.discord.world.addTextChannel(name).id);
  for (const channel of channels) {
    const path = `/channels/${channel}/messages`;
    pirogue.discord.failNext({ method: 'POST', path, status: 429, retryAfter: FOR_LONG, times: 9 });
    await ana.command('new', {}, { channel });
  }
  await table.takeTurn(ana);
  expect((await table.nextPublicMessage()).mentions.map(({ id }) => id)).toEqual([eva.id]);
  for (const gameId of [2, 3, 4, 5, 6]) {
    // A limit is no failed attempt.
    await until(async () => (await pendingOf(pirogue, gameId)).every(({ notBefore }) => notBefore > Date.now()));
    expect(await pendingOf(pirogue, gameId)).toMatchObject([{ kind: 'lobby', attempts: 0 }]);
  }
  expect(pirogue.requests.filter(({ status }) => status === 429)).toHaveLength(channels.length);
  expect(errors(pirogue)).toEqual([]);
});

it('sends a message while many of another server wait for their pictures', async () => {
  const { pirogue, people } = await tableOfTwo({ prepare: ({ world }) => void world.addServer(ELSEWHERE) });
  const [ana, eva] = people;
  // Nobody of that name has opened a lobby before, of which there would be a picture.
  const odile = await pirogue.person('Odile');
  // Each picture is asked for twice before it has failed, which the end of the test waits for.
  paintMeanwhileOn(SILENT, { silenceLimit: SECOND });
  for (const name of ['one', 'two', 'three', 'four', 'five']) {
    await odile.command('new', {}, { channel: pirogue.discord.world.addTextChannel(name, ELSEWHERE.id).id });
  }
  await eva.command('vote', { what: 'pause' });
  await ana.waitForMessage(({ content }) => /pause/.test(content));
  for (const gameId of [2, 3, 4, 5, 6]) {
    expect(await pendingOf(pirogue, gameId)).toMatchObject([{ kind: 'lobby', attempts: 0 }]);
  }
});

it('sends everything else while direct messages are limited for long', async () => {
  const { pirogue, clock, table, ana, ben } = await stage();
  const { discord } = pirogue;
  await ana.command('remind', { 'by-dm': true, after: 12 });
  discord.failNext({ method: 'POST', path: '/users/@me/channels', status: 429, retryAfter: FOR_LONG, times: 99 });
  await clock.pass(pirogue, 13 * HOUR);
  await until(async () => (await pendingOf(pirogue, 1)).some(({ notBefore }) => notBefore > clock.now()));
  // A test message does not wait either, or direct messages would wait behind it.
  expect((await ana.command('admin', { check: {} })).content).not.toMatch(/direct message/i);
  // Of the same game, and of another one.
  await ben.command('vote', { what: 'pause' });
  await ben.waitForMessage(({ content }) => /pause/.test(content));
  await ben.command('new', {}, { channel: discord.world.addTextChannel('elsewhere').id });
  await until(async () => (await pendingOf(pirogue, 2)).length === 0);
  expect(await pendingOf(pirogue, 1)).toMatchObject([{ kind: 'reminder', attempts: 0, direct: true }]);
  // What is due an hour later arrives then.
  discord.failNoMore();
  clock.jump(HOUR + 1000);
  pirogue.bot.outbox.kick();
  await ana.waitForMessage(({ content }) => /^It is still your turn/.test(content));
  await settled(pirogue);
  await table.takeTurn(ana);
  await settled(pirogue);
  expect(await told(ben, /still your turn/)).toEqual([]);
});

it('sends everything once the limit of all requests is over', async () => {
  const { pirogue, people, table, posts } = await tableOfTwo();
  const headers = { 'x-ratelimit-global': 'true' };
  pirogue.discord.failNext({ ...posts, status: 429, retryAfter: 1, headers });
  await table.takeTurn(people[0]);
  await table.nextPublicMessage();
  await allDelivered(pirogue);
  expect(await pings(people[0])).toEqual(people.map(({ id }) => id));
  expect((await pirogue.store.posts.ofGame(1)).map(({ attempts }) => attempts)).toEqual([0, 0, 0]);
});

it('passes over messages that cannot be read when it looks for its own', async () => {
  const { pirogue, people, table, posts } = await tableOfTwo();
  pirogue.discord.failNext({ ...posts, status: 503, times: 4 });
  pirogue.discord.failNext({ method: 'GET', path: posts.path, status: 200, body: STRANGE, times: 99 });
  await table.takeTurn(people[0]);
  await table.nextPublicMessage();
  await allDelivered(pirogue);
  expect(await pings(people[0])).toEqual(people.map(({ id }) => id));
});

it.each([
  ['a page of HTML', '<html><body>Fine</body></html>'],
  ['a message without an id', { content: 'sent' }],
  ['nothing', null],
])('looks for a message that was sent when the answer is %s', async (_what, body) => {
  const { pirogue, people, table, posts } = await tableOfTwo();
  pirogue.discord.failNext({ ...posts, status: 200, body, afterEffect: true });
  await table.takeTurn(people[0]);
  const message = await table.nextPublicMessage();
  await allDelivered(pirogue);
  expect((await pirogue.store.posts.ofGame(1)).at(-1)).toMatchObject({ messageId: message.id });
  await table.takeTurn(people[1]);
  await table.nextPublicMessage();
  const [ana, eva] = people.map(({ id }) => id);
  expect(await pings(people[0])).toEqual([ana, eva, ana]);
  expect(pirogue.requests.filter(({ method, path }) => method === posts.method && path === posts.path)).toHaveLength(4);
});

it('asks for a message that was sent, but cannot be found, no longer than Discord knows it, and goes on', async () => {
  const clock = new TestClock(Date.now());
  const { pirogue, people, table, posts } = await tableOfTwo({ now: clock.now });
  const { discord, bot, store } = pirogue;
  const [ana, eva] = people;
  discord.world.setBotOverwrite(ana.channel, { deny: PermissionFlagsBits.ReadMessageHistory });
  discord.failNext({ ...posts, status: 200, body: '<html><body>Fine</body></html>', afterEffect: true, times: 10_000 });
  const begun = clock.now();
  await table.takeTurn(ana);
  await until(async () => {
    clock.jump(SECOND);
    bot.outbox.kick();
    return (await pendingOf(pirogue, 1)).length === 0;
  });
  // Later than that, the same message is posted once more.
  expect(clock.now() - begun).toBeLessThan(FORGOTTEN);
  expect((await store.posts.ofGame(1)).at(-1)).toMatchObject({ kind: 'turn', failure: 0 });
  discord.failNoMore();
  await table.takeTurn(eva);
  await allDelivered(pirogue);
  expect(await pings(ana)).toEqual([ana.id, eva.id, ana.id]);
});

it('brings a picture along that kept a message from being sent', async () => {
  const clock = new TestClock(Date.now());
  const { pirogue, people, table, posts } = await tableOfTwo({ now: clock.now });
  // discord.js asks four times by itself.
  pirogue.discord.failNext({ ...posts, status: 500, times: 12 });
  await table.takeTurn(people[0]);
  await until(async () => {
    clock.jump(HOUR);
    pirogue.bot.outbox.kick();
    return (await pendingOf(pirogue, 1)).length === 0;
  });
  const sent = pirogue.requests.filter(
    ({ method, path, status }) => method === 'POST' && path === posts.path && status === 200,
  );
  expect(sent.at(-1)!.files).toEqual([]);
  const message = await table.nextPublicMessage();
  expect((await people[0].messages()).find(({ id }) => id === message.id)!.attachments).toHaveLength(1);
  expect(await pings(people[0])).toEqual(people.map(({ id }) => id));
});

it('announces the turns after a restore, whatever was posted before it', async () => {
  const { pirogue, people, table, posts } = await tableOfTwo();
  const [ana, eva] = people;
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-restored-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const backup = await backUp({ file: fileOfUrl(pirogue.databaseUrl), folder, at: Date.now() });
  // Lost with what the backup does not have.
  for (const person of [ana, eva, ana]) {
    await table.takeTurn(person);
    await table.nextPublicMessage();
  }
  await allDelivered(pirogue);
  await pirogue.bot.stop();
  const file = join(folder, 'pirogue.db');
  await copyFile(backup, file);
  const store = await openStore(`file:${file}`);
  onTestFinished(() => store.close());
  const { length } = await pings(ana);

  const restored = { ...pirogue, store, app: { ...pirogue.app, store } };
  await restart(restored);
  pirogue.discord.failNext({ ...posts, status: 503, times: 4 });
  await table.takeTurn(ana);
  await allDelivered(restored);
  expect((await pings(ana)).slice(length)).toEqual([eva.id]);
  await table.takeTurn(eva);
  await allDelivered(restored);
  expect((await pings(ana)).slice(length)).toEqual([eva.id, ana.id]);
});
