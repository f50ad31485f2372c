import { PermissionFlagsBits } from 'discord.js';
import { expect, inject, it } from 'vitest';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { LOG_ERROR, type Pirogue, startPirogue, until } from '../support/pirogue.ts';
import { refuseChanges } from '../support/refused-changes.ts';
import { ask } from '../support/test-database.ts';

/** Ana and Ben play, and Ana has only to say `/boat` to end her turn; `first` is the message of that turn. */
async function beforeTheBoat() {
  const pirogue = await startPirogue({ seed: 'd'.repeat(32) });
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  const table = new AutocompleteTable([ana, ben], chooserFor(2));
  await table.begin({ order: 'joined' });
  const first = await table.nextPublicMessage();
  await ana.command('draw');
  await table.place(ana);
  // Nothing else is on its way.
  await until(async () => (await pirogue.store.posts.ofGame(1)).every(({ pending }) => pending === undefined));
  return { pirogue, ana, ben, table, first, gameId: 1, path: `/channels/${ana.channel}/messages` };
}

/** Requests that sent a message to a channel, from one of them on. */
function sends({ requests }: Pirogue, path: string, from = 0) {
  return requests.slice(from).filter((request) => request.method === 'POST' && request.path.startsWith(path));
}

function errors({ log }: Pirogue) {
  return log.filter(({ level }) => level >= LOG_ERROR);
}

/** The pauses that the log told of, in milliseconds. */
function pauses({ log }: Pirogue, about: RegExp) {
  return log.filter(({ msg, level }) => level >= LOG_ERROR && about.test(msg)).map(({ pause }) => pause as number);
}

function expectGrowing(values: readonly number[]) {
  expect(values.every((value) => value > 0)).toBe(true);
  expect(values).toEqual([...new Set(values)].sort((a, b) => a - b));
}

/** Lets the database take no note of a message that is there by then. */
function refuseNotingMessages({ databaseUrl }: Pirogue) {
  return refuseChanges(databaseUrl, {
    table: 'posts',
    change: 'update',
    when: 'new.message_id is not null and old.message_id is null',
  });
}

it('sends a message once when the database cannot be written any more, and notes it when it can be again', async () => {
  const { pirogue, ana, ben, table, gameId, path } = await beforeTheBoat();
  const from = pirogue.requests.length;
  const heal = await refuseNotingMessages(pirogue);
  await ana.command('boat');
  const message = await table.nextPublicMessage();
  await until(async () => errors(pirogue).length >= 3);
  expect(sends(pirogue, path, from)).toHaveLength(1);
  expectGrowing(pauses(pirogue, /outbox/));
  await heal();
  await until(async () => (await pirogue.store.posts.ofGame(gameId)).at(-1)?.messageId === message.id);
  // What was to be done after it is done now: only the new message has buttons.
  const withButtons = async () =>
    (await ana.messages()).filter(({ mentions, components }) => mentions.length > 0 && components.length > 0);
  await until(async () => (await withButtons()).length === 1);
  expect((await ben.command('draw')).content).toMatch(/You have drawn|It fits only/);
  await until(async () => (await pirogue.store.posts.ofGame(gameId)).every(({ pending }) => pending === undefined));
  expect(sends(pirogue, path, from)).toHaveLength(1);
});

// What a server has read comes later.
it.skipIf(inject('postgres'))(
  'does not wait for a pause to be over when the next action shows that the database can be written',
  async () => {
    const { pirogue, ana, ben, table, gameId } = await beforeTheBoat();
    const heal = await refuseNotingMessages(pirogue);
    await ana.command('boat');
    const message = await table.nextPublicMessage();
    await until(async () => pauses(pirogue, /outbox/).length > 0);
    await heal();
    // What a commit does.
    pirogue.app.wake.posts();
    await new Promise((resolve) => setImmediate(resolve));
    expect((await pirogue.store.posts.ofGame(gameId)).at(-1)?.messageId).toBe(message.id);
    expect((await ben.command('draw')).content).toMatch(/You have drawn|It fits only/);
  },
);

it('does not ask again what was refused when that cannot be written', async () => {
  const { pirogue, ana, gameId, path } = await beforeTheBoat();
  const from = pirogue.requests.length;
  const heal = await refuseChanges(pirogue.databaseUrl, {
    table: 'posts',
    change: 'update',
    when: 'new.failure is not null',
  });
  const body = { message: 'Missing Permissions', code: 50013 };
  pirogue.discord.failNext({ method: 'POST', path, status: 403, body, times: 100, afterEffect: true });
  await ana.command('boat');
  await until(async () => errors(pirogue).length >= 3);
  expect(sends(pirogue, path, from)).toHaveLength(1);
  await heal();
  await until(async () => (await pirogue.store.posts.ofGame(gameId)).at(-1)?.failure === 50013);
  expect(sends(pirogue, path, from)).toHaveLength(1);
});

it('looks for messages after growing pauses while the database cannot be read', async () => {
  const { pirogue, ana, ben, table } = await beforeTheBoat();
  await ask(pirogue.databaseUrl, 'alter table posts rename to hidden');
  pirogue.app.wake.posts();
  await until(async () => errors(pirogue).length >= 3);
  expectGrowing(pauses(pirogue, /outbox/));
  await ask(pirogue.databaseUrl, 'alter table hidden rename to posts');
  await ana.command('boat');
  expect((await table.nextPublicMessage()).mentions.map(({ id }) => id)).toEqual([ben.id]);
});

it('tells a spectator once when the database cannot be written any more', async () => {
  const { pirogue, ana, ben, gameId } = await beforeTheBoat();
  const eva = await pirogue.person('Eva');
  await eva.command('watch');
  const { id: direct } = pirogue.discord.world.directChannel(eva.id);
  const heal = await refuseChanges(pirogue.databaseUrl, { table: 'notices', change: 'delete' });
  await ana.command('boat');
  await eva.waitForMessage(({ content }) => content.includes('has played in <#'));
  await until(async () => pauses(pirogue, /notices/).length >= 2);
  expect(sends(pirogue, `/channels/${direct}/messages`)).toHaveLength(1);
  // A message that is delivered meanwhile has the notices looked at within a pause, which does not change its end.
  await until(async () => pauses(pirogue, /notices/).some((pause, _, [first]) => pause > first!));
  expect(sends(pirogue, `/channels/${direct}/messages`)).toHaveLength(1);
  await heal();
  await ben.command('draw');
  await until(async () => (await pirogue.store.notices.nextDue(Date.now())) === undefined);
  expect(sends(pirogue, `/channels/${direct}/messages`)).toHaveLength(1);
  expect(await pirogue.store.spectators.ofGame(gameId)).toHaveLength(1);
});

const page = { body: '<html><body>Access denied</body></html>', headers: { 'content-type': 'text/html' } };

it.each([
  ['a page of a proxy with 403', { status: 403, ...page }],
  ['a page of a proxy with 404', { status: 404, ...page }],
  ['408', { status: 408, ...page }],
  ['403 without a code of Discord', { status: 403, body: { message: '403: Forbidden', code: 0 } }],
  ['403 with a word for a code', { status: 403, body: { error: 'forbidden', message: 'no' } }],
  ['a code that may pass', { status: 403, body: { message: 'internal network error', code: 40333 } }],
])('posts a turn message after all that was answered by %s', async (_, fault) => {
  const { pirogue, ana, ben, table, path } = await beforeTheBoat();
  pirogue.discord.failNext({ method: 'POST', path, ...fault });
  await ana.command('boat');
  const outcome = () => pirogue.log.find(({ msg }) => /^a post (was refused|is tried again later)$/.test(msg))?.msg;
  await until(async () => outcome() !== undefined);
  expect(outcome()).toBe('a post is tried again later');
  expect((await table.nextPublicMessage()).mentions.map(({ id }) => id)).toEqual([ben.id]);
  expect(errors(pirogue)).toEqual([]);
});

it('tells a spectator after all when a proxy answered instead of Discord', async () => {
  const { pirogue, ana } = await beforeTheBoat();
  const eva = await pirogue.person('Eva');
  await eva.command('watch');
  const { id: direct } = pirogue.discord.world.directChannel(eva.id);
  const path = `/channels/${direct}/messages`;
  pirogue.discord.failNext({ method: 'POST', path, status: 403, ...page });
  await ana.command('boat');
  await eva.waitForMessage(({ content }) => content.includes('has played in <#'));
  expect(sends(pirogue, path).map(({ status }) => status)).toEqual([403, 200]);
});

it('does not ask again and again to change a message that somebody has deleted', async () => {
  const { pirogue, ana, ben, table, first } = await beforeTheBoat();
  pirogue.discord.world.deleteMessage(pirogue.discord.world.message(ana.channel, first.id)!);
  const changes = () => pirogue.requests.filter(({ method, path }) => method === 'PATCH' && path.includes(first.id));
  const before = changes().length;
  await ana.command('boat');
  await table.nextPublicMessage();
  await until(async () => changes().length > before);
  const { length } = changes();
  for (const mover of [ben, ana]) {
    await table.takeTurn(mover);
    await table.nextPublicMessage();
    await until(async () => (await pirogue.store.posts.ofGame(1)).every(({ pending }) => pending === undefined));
  }
  expect(changes()).toHaveLength(length);
  const kept = (await ana.messages()).filter(({ mentions }) => mentions.length > 0);
  expect(kept.map(({ components }) => components.length > 0)).toEqual([false, false, true]);
});

it('posts a message once though it is asked for again and again because the answers are lost', async () => {
  const { pirogue, ana, path } = await beforeTheBoat();
  const turnsToldTo = async () => (await ana.messages()).filter(({ mentions }) => mentions.length > 0).length;
  const before = await turnsToldTo();
  const from = pirogue.requests.length;
  // As often as discord.js tries by itself, so that the outbox tries again.
  pirogue.discord.failNext({ method: 'POST', path, status: 502, times: 4, afterEffect: true });
  await ana.command('boat');
  await until(async () => (await pirogue.store.posts.ofGame(1)).every(({ pending }) => pending !== 'send'));
  // The message is found then.
  expect(sends(pirogue, path, from)).toHaveLength(4);
  expect(await turnsToldTo()).toBe(before + 1);
});

it('posts a message once by its nonce where it may not read what was posted', async () => {
  const { pirogue, ana, path } = await beforeTheBoat();
  const turnsToldTo = async () => (await ana.messages()).filter(({ mentions }) => mentions.length > 0).length;
  const before = await turnsToldTo();
  const from = pirogue.requests.length;
  pirogue.discord.world.setBotOverwrite(ana.channel, { deny: PermissionFlagsBits.ReadMessageHistory });
  pirogue.discord.failNext({ method: 'POST', path, status: 502, times: 5, afterEffect: true });
  await ana.command('boat');
  await until(async () => (await pirogue.store.posts.ofGame(1)).every(({ pending }) => pending !== 'send'));
  expect(sends(pirogue, path, from).length).toBeGreaterThan(5);
  expect(await turnsToldTo()).toBe(before + 1);
});

it('takes the buttons off an old message while new messages of other games have to wait', async () => {
  const { pirogue, ana, ben, table, first } = await beforeTheBoat();
  // discord.js tries four times; then we wait a little, and the others begin to wait meanwhile.
  pirogue.discord.failNext({ method: 'PATCH', path: `/messages/${first.id}`, status: 500, times: 4 });
  await ana.command('boat');
  await table.nextPublicMessage();
  const posted = (channel: string) =>
    pirogue.discord.world.messages(channel).filter(({ ownerId }) => ownerId === null).length;
  const channels = ['one', 'two', 'three', 'four'].map((name) => pirogue.discord.world.addTextChannel(name).id);
  for (const channel of channels) {
    const path = `/channels/${channel}/messages`;
    pirogue.discord.failNext({ method: 'POST', path, status: 429, retryAfter: 8 });
    await ben.command('new', {}, { channel });
  }
  await until(async () => (await ana.messages()).find(({ id }) => id === first.id)!.components.length === 0);
  expect(channels.map(posted)).toEqual([0, 0, 0, 0]);
});

it('says in /help since when messages are late, unless that is the fault of one channel alone', async () => {
  const { pirogue, ana, table, path } = await beforeTheBoat();
  const helped = async () => (await ana.command('help')).content;
  expect(await helped()).toMatch(/^The bot started <t:\d+:R>\.$/m);
  // Until Discord takes messages again, a message waits that was due two minutes ago.
  pirogue.discord.failNext({ method: 'POST', path, status: 500, times: 1_000 });
  await ana.command('boat');
  await ask(pirogue.databaseUrl, 'update log set at = at - 120000');
  expect(await helped()).toMatch(/^Messages are late: the oldest was due <t:\d+:R>\./m);

  // In another channel a turn is told meanwhile.
  const { id: channel } = pirogue.discord.world.addTextChannel('elsewhere');
  const [eva, zoe] = [await pirogue.person('Eva', channel), await pirogue.person('Zoe', channel)];
  const other = new AutocompleteTable([eva, zoe], chooserFor(2));
  await other.begin({ order: 'joined' });
  await other.nextPublicMessage(channel);
  await other.takeTurn(eva);
  await other.nextPublicMessage(channel);
  await until(async () => /^The bot started/m.test(await helped()));

  pirogue.discord.failNoMore();
  await table.nextPublicMessage();
  expect(await helped()).toMatch(/^The bot started/m);
});
