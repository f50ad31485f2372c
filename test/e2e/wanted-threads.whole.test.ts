import { REST, Routes } from 'discord.js';
import { expect, it } from 'vitest';
import { controlsOf, verbOf } from '../../lab/driving/controls.ts';
import { wantThreadForLobby } from '../../src/app/thread-lobby.ts';
import { LOG_ERROR, type Pirogue, startPirogue, until } from '../support/pirogue.ts';
import { refuseChanges } from '../support/refused-changes.ts';
import { restart } from '../support/restart.ts';

const CAUSE = '1100000000000000001';

const NAME = 'Amazonas - Ana';

/** A program that is not running, in which Ana has asked for a game in a thread of the first channel. */
async function stopped() {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  const { channel: parentId } = ana;
  const { app, discord, bot } = pirogue;
  const { guild_id: guildId } = discord.world.channel(parentId)!;
  await bot.stop();
  const wish = { cause: CAUSE, guildId: guildId!, parentId, name: NAME, userId: ana.id };
  const options = { seats: 2, autoDraw: false, order: 'random', hints: true } as const;
  const id = await wantThreadForLobby(app, wish, {
    ruleSet: 'amazonas',
    options,
    announcedIn: parentId,
    locale: 'en-US',
  });
  return { pirogue, ana, parentId, id };
}

const threadsOf = ({ discord: { world } }: Pirogue) => world.channels().filter((one) => one.thread_metadata);

/** Makes a thread as the program would, while that is stopped. */
async function makeThread({ discord }: Pirogue, parentId: string, name = NAME): Promise<string> {
  const rest = new REST({ api: `${discord.origin}/api` }).setToken(discord.botToken);
  return ((await rest.post(Routes.threads(parentId), { body: { name, type: 11 } })) as { id: string }).id;
}

async function done({ store, app }: Pirogue): Promise<void> {
  await until(async () => (await store.threads.due(app.now() + 60_000)).length === 0);
}

it('makes a thread that was wanted before a restart, and opens the lobby in it', async () => {
  const { pirogue, ana, parentId } = await stopped();
  await restart(pirogue);
  await done(pirogue);
  const [thread, ...others] = threadsOf(pirogue);
  expect(others).toEqual([]);
  expect(thread).toMatchObject({ name: NAME, parent_id: parentId, type: 11 });
  expect(await pirogue.store.games.open(thread!.id)).toMatchObject({ ownerId: ana.id, ruleSet: 'amazonas' });
  await ana.waitForMessage(({ content }) => content.includes(`who wants to play in <#${thread!.id}>`));
});

it('takes the thread that it had made before it was stopped, and no other one that looks like that', async () => {
  const { pirogue, ana, parentId, id } = await stopped();
  const before = await makeThread(pirogue, parentId);
  await pirogue.store.threads.begin(id, before);
  const own = await makeThread(pirogue, parentId);
  await makeThread(pirogue, parentId, 'Amazonas - Ben');
  await restart(pirogue);
  await done(pirogue);
  expect(threadsOf(pirogue)).toHaveLength(3);
  expect(await pirogue.store.games.open(own)).toMatchObject({ ownerId: ana.id });
});

it('leaves a game alone that was opened in its thread before it was stopped', async () => {
  const { pirogue, ana, parentId, id } = await stopped();
  const bot = await restart(pirogue);
  await done(pirogue);
  const [thread] = threadsOf(pirogue);
  const game = await pirogue.store.games.open(thread!.id);
  const { guildId } = game!;
  await bot.stop();
  const again = await wantThreadForLobby(
    pirogue.app,
    { cause: CAUSE, guildId, parentId, name: NAME, userId: ana.id },
    { ruleSet: 'amazonas', options: game!.options, locale: 'en-US' },
  );
  expect(again).not.toBe(id);
  await pirogue.store.threads.made(again, thread!.id);
  await restart(pirogue);
  await done(pirogue);
  expect(await pirogue.store.games.open(thread!.id)).toMatchObject({ id: game!.id });
  expect(threadsOf(pirogue)).toMatchObject([{ thread_metadata: { archived: false } }]);
});

it('tries again while Discord fails, and makes one thread however often it looks', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  const path = `/channels/${ana.channel}/threads`;
  pirogue.discord.failNext({ method: 'POST', path, status: 503, times: 2 });
  const looks = setInterval(() => pirogue.app.wake.thread(pirogue.discord.guildId), 20);
  const opened = await ana.command('new', { thread: true }).finally(() => clearInterval(looks));
  expect(threadsOf(pirogue)).toHaveLength(1);
  expect(opened.content).toContain(`<#${threadsOf(pirogue)[0]!.id}>`);
  expect(pirogue.log.filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
});

it('opens the lobby in the same thread once the database takes it', async () => {
  const { pirogue, ana } = await stopped();
  const heal = await refuseChanges(pirogue.databaseUrl, { table: 'games', change: 'insert' });
  await restart(pirogue);
  await until(async () => (await pirogue.store.threads.due(pirogue.app.now() + 60_000))[0]?.attempts === 2);
  await heal();
  await done(pirogue);
  const [thread, ...others] = threadsOf(pirogue);
  expect(others).toEqual([]);
  expect(await pirogue.store.games.open(thread!.id)).toMatchObject({ ownerId: ana.id });
});

it('asks again after growing pauses while the database takes nothing about the thread', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  const heal = await refuseChanges(pirogue.databaseUrl, { table: 'wanted_threads', change: 'update' });
  const answer = ana.command('new', { thread: true });
  await until(async () => pirogue.log.filter(({ level }) => level >= LOG_ERROR).length === 2);
  expect(threadsOf(pirogue)).toEqual([]);
  await heal();
  const { content } = await answer;
  expect(threadsOf(pirogue)).toHaveLength(1);
  expect(content).toContain(`<#${threadsOf(pirogue)[0]!.id}>`);
});

it('removes a thread that was made once more for a game which has begun in another one', async () => {
  const { pirogue, ana, parentId } = await stopped();
  const bot = await restart(pirogue);
  await done(pirogue);
  const [thread] = threadsOf(pirogue);
  const game = await pirogue.store.games.open(thread!.id);
  await bot.stop();
  const wish = { cause: CAUSE, guildId: game!.guildId, parentId, name: NAME, userId: ana.id };
  await wantThreadForLobby(pirogue.app, wish, { ruleSet: 'amazonas', options: game!.options, locale: 'en-US' });
  await restart(pirogue);
  await done(pirogue);
  expect(threadsOf(pirogue).filter(({ thread_metadata }) => !thread_metadata!.archived)).toMatchObject([
    { id: thread!.id },
  ]);
  expect(await pirogue.store.games.open(thread!.id)).toMatchObject({ id: game!.id });
});

it('tells who asked by a direct message that the channel is gone', async () => {
  const { pirogue, ana, parentId } = await stopped();
  const direct = await pirogue.personById(ana.id, pirogue.discord.world.directChannel(ana.id).id);
  pirogue.discord.world.deleteChannel(parentId);
  await restart(pirogue);
  await direct.waitForMessage(({ content }) => content.includes('did not open a thread here (code 10003)'));
  await done(pirogue);
});

it('does not make a thread twice whose answer was lost', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  const path = `/channels/${ana.channel}/threads`;
  pirogue.discord.failNext({ method: 'POST', path, status: 502, afterEffect: true });
  const opened = await ana.command('new', { thread: true });
  expect(threadsOf(pirogue)).toHaveLength(1);
  expect(opened.content).toContain(`<#${threadsOf(pirogue)[0]!.id}>`);
});

it('tells who asked by a direct message that a thread cannot be made, once nothing else can', async () => {
  const { pirogue, ana, parentId } = await stopped();
  const body = { code: 160_006, message: 'Maximum number of active threads reached' };
  pirogue.discord.failNext({ method: 'POST', path: `/channels/${parentId}/threads`, status: 400, body });
  const direct = await pirogue.personById(ana.id, pirogue.discord.world.directChannel(ana.id).id);
  await restart(pirogue);
  await direct.waitForMessage(({ content }) => content.includes('did not open a thread here (code 160006)'));
  await done(pirogue);
  expect(threadsOf(pirogue)).toEqual([]);
});

it('says why at once where somebody waits for the thread', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  const body = { code: 160_006, message: 'Maximum number of active threads reached' };
  pirogue.discord.failNext({ method: 'POST', path: `/channels/${ana.channel}/threads`, status: 400, body });
  const refused = await ana.command('new', { thread: true });
  expect(refused.content).toMatch(/did not open a thread here \(code 160006\)/);
  expect(controlsOf(refused).map(verbOf)).toEqual([]);
  await done(pirogue);
});
