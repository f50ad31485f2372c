import { PermissionFlagsBits as Bit } from 'discord.js';
import type { WireMessage } from 'local-discord';
import { snowflakeAt } from 'local-discord';
import { expect, it } from 'vitest';
import { controlsOf, verbOf } from '../../lab/driving/controls.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { LOG_ERROR, type Pirogue, startPirogue, until } from '../support/pirogue.ts';
import { restart } from '../support/restart.ts';
import { checkQuiet } from '../support/seated-table.ts';

const DAY = 24 * 60 * 60_000;

/** A lobby of Ana's in a thread of the channel, in which Ben is, too. */
async function stage() {
  const pirogue = await startPirogue({ seed: 'a'.repeat(32) });
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  const opened = await ana.command('new', { thread: true, order: 'joined' });
  const threadId = /<#(\d+)>/.exec(opened.content)![1]!;
  const announced = await ben.waitForMessage(
    ({ channel_id, content }) => channel_id === ben.channel && content.includes(`<#${threadId}>`),
  );
  return { pirogue, ana, ben, threadId, announced };
}

type Stage = Awaited<ReturnType<typeof stage>>;

/** The same, started: Ana is to move, and everything is delivered. */
async function running() {
  const staged = await stage();
  const { pirogue, ana, ben, threadId, announced } = staged;
  await join(ben, announced);
  const [anaThere, benThere] = [await pirogue.personById(ana.id, threadId), await pirogue.personById(ben.id, threadId)];
  await anaThere.command('start');
  await settled(pirogue);
  return { ...staged, anaThere, benThere };
}

function join(person: Stage['ben'], message: WireMessage) {
  const { custom_id } = controlsOf(message).find((control) => verbOf(control) === 'join')!;
  return person.startClick(message, custom_id).then(({ interaction_id }) => person.reply(interaction_id));
}

async function settled({ store }: Pirogue): Promise<void> {
  await until(async () => (await store.posts.ofGame(1)).every(({ pending }) => pending === undefined));
}

/** Archives a thread: by itself, after so many days without a message, or at once, as somebody does. */
function archive({ pirogue, threadId }: Stage, idle: number, locked = false): void {
  const { world } = pirogue.discord;
  const before = world.channel(threadId)!;
  world.updateChannel(threadId, {
    last_message_id: snowflakeAt(Date.now() - idle * DAY),
    thread_metadata: {
      ...before.thread_metadata!,
      archived: true,
      locked,
      archive_timestamp: new Date().toISOString(),
    },
  });
}

function isArchived({ pirogue, threadId }: Stage): boolean {
  return pirogue.discord.world.channel(threadId)!.thread_metadata!.archived;
}

it('says that a game in a thread is not announced where the bot may not write in the channel', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  pirogue.discord.world.setBotOverwrite(ana.channel, { deny: Bit.SendMessages });
  const { content } = await ana.command('new', { thread: true });
  expect(content).toMatch(/<#\d+>.*may not write in this channel, so it is not announced/s);
  await settled(pirogue);
  checkQuiet(pirogue);
});

it('announces a game in a thread in its channel, where people can join it, and tells there what becomes of it', async () => {
  const { pirogue, ana, ben, threadId, announced } = await stage();
  expect(announced.mentions).toEqual([]);
  expect(controlsOf(announced).map(verbOf)).toEqual(['join']);
  const reply = await join(ben, announced);
  expect(reply.content).toContain(`<#${threadId}>`);
  expect((await pirogue.store.games.open(threadId))!.seats.map(({ userId }) => userId)).toEqual([ana.id, ben.id]);
  const now = async () => (await ben.messages()).find(({ id }) => id === announced.id)!;
  await until(async () => (await now()).content.includes('2 players, up to '));
  await until(async () =>
    pirogue.requests.some(({ path }) => path === `/channels/${threadId}/thread-members/${ben.id}`),
  );
  expect((await join(ben, announced)).content).toMatch(/already/);

  const there = await pirogue.personById(ana.id, threadId);
  await there.command('start');
  await until(async () => (await now()).content.includes('is being played'));
  expect((await now()).components).toEqual([]);
  const answer = await there.command('resign');
  await there.click(answer, controlsOf(answer)[0]!.custom_id);
  await until(async () => (await now()).content.includes('is over'));
  await settled(pirogue);
  const posted = pirogue.requests.filter(
    ({ method, path }) => method === 'POST' && path === `/channels/${ben.channel}/messages`,
  );
  expect(posted).toHaveLength(1);
  checkQuiet(pirogue);
});

it('offers a thread for a game in a channel that has one, and opens the same game there', async () => {
  const pirogue = await startPirogue();
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  await ana.command('new');
  const wished = { game: 'carcassonne', map: 'great-britain', chips: true, meeples: '7', seats: 4, computers: 1 };
  const busy = await ben.command('new', { ...wished, level: 'strong', 'auto-draw': true, pace: 3, order: 'joined' });
  expect(busy.content).toBe('This channel has a game already. Yours can have a thread of its own:');
  const opened = await ben.click(busy, controlsOf(busy)[0]!.custom_id);
  // The offer itself turns into the answer.
  expect(opened.id).toBe(busy.id);
  const threadId = /Your game is open\. Go to <#(\d+)>/.exec(opened.content)![1]!;
  expect(controlsOf(opened)).toEqual([]);
  expect(await pirogue.store.games.open(threadId)).toMatchObject({
    ownerId: ben.id,
    ruleSet: 'carcassonne',
    options: {
      seats: 4,
      computers: ['strong'],
      autoDraw: true,
      pace: 3,
      order: 'given',
      chosen: { map: 'great-britain', chips: true, meeples: '7', towns: 'none' },
    },
  });
  await ana.waitForMessage(({ content }) => content.includes(`who wants to play in <#${threadId}>`));
  checkQuiet(pirogue);
});

it('offers no thread where there can be none: in a thread, or where the bot may not open one', async () => {
  const { pirogue, ana, ben, threadId } = await stage();
  const there = await pirogue.personById(ben.id, threadId);
  expect(controlsOf(await there.command('new'))).toEqual([]);
  await ana.command('new');
  expect(controlsOf(await ben.command('new')).map(verbOf)).toEqual(['thread']);
  pirogue.discord.world.setBotOverwrite(ana.channel, { deny: Bit.CreatePublicThreads });
  const refused = await ben.command('new');
  expect(refused.content).toMatch(/already has a game/);
  expect(controlsOf(refused)).toEqual([]);
  checkQuiet(pirogue);
});

it('speaks in a thread as all who play there do, and in its channel as the channel does', async () => {
  const pirogue = await startPirogue();
  const [dirk, eva] = [await pirogue.person('Dirk'), await pirogue.person('Eva')];
  await dirk.command('new', { thread: true });
  const announced = await eva.waitForMessage(({ content }) => content.includes('who wants to play in'));
  const threadId = /<#(\d+)>/.exec(announced.content)![1]!;
  const there = await pirogue.personById(dirk.id, threadId);
  const lobby = await there.waitForMessage(({ content }) => content.includes('wer spielt mit?'));
  // Eva speaks English, as the server does.
  await join(eva, announced);
  await there.waitForMessage(({ id, content }) => id === lobby.id && content.includes('who wants to play?'));
  await (await pirogue.personById(eva.id, threadId)).command('leave');
  await there.waitForMessage(({ id, content }) => id === lobby.id && /wer spielt mit\?\n1 Spieler, /.test(content));
  await there.startClick(lobby, controlsOf(lobby).find((control) => verbOf(control) === 'computer')!.custom_id);
  await until(async () => (await pirogue.store.games.open(threadId))!.options.computers?.length === 1);
  await there.command('start');
  await there.waitForMessage(({ content, mentions }) => mentions.length === 1 && content.includes('du bist am Zug'));
  await eva.waitForMessage(({ id, content }) => id === announced.id && content.includes('is being played'));
  checkQuiet(pirogue);
});

it('speaks as somebody alone with computers does, unless a language was chosen for the game or the channel', async () => {
  const pirogue = await startPirogue();
  const [here, there, elsewhere] = Object.values(pirogue.discord.channelIds) as [string, string, string];
  const chloe = await pirogue.person('Chloé', here);
  const alone = { seats: 2, computers: 1, level: 'learner', order: 'joined' };
  const turnIn = (channel: string) =>
    chloe.waitForMessage(({ channel_id, mentions }) => channel_id === channel && mentions.length === 1);
  await chloe.command('new', alone);
  expect((await turnIn(here)).content).toContain('c’est ton tour');
  await chloe.command('new', { ...alone, language: 'nl' }, { channel: there });
  expect((await turnIn(there)).content).toContain('jij bent aan de beurt');
  await pirogue.store.people.rememberChannel({ id: elsewhere, guildId: '1', locale: 'en-US' });
  await pirogue.store.people.setChannelLanguage(elsewhere, 'de');
  await chloe.command('new', alone, { channel: elsewhere });
  expect((await turnIn(elsewhere)).content).toContain('du bist am Zug');
  checkQuiet(pirogue);
});

it('counts computers among the players where it announces a game in a thread', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  await ana.command('new', { thread: true, seats: 3, computers: 1 });
  const announced = await ana.waitForMessage(({ content }) => content.includes('who wants to play in'));
  expect(announced.content).toMatch(/2 players, up to 3: .*Ana.*, Toucan 🤖 \(regular\)$/);
  const there = await pirogue.personById(ana.id, /<#(\d+)>/.exec(announced.content)![1]!);
  const lobby = await there.waitForMessage(({ content }) => content.includes('who wants to play?'));
  await there.startClick(lobby, controlsOf(lobby).find((control) => verbOf(control) === 'computer')!.custom_id);
  // Nobody else can join then.
  await ana.waitForMessage(({ id, components, content }) => {
    return (
      id === announced.id && content.includes('\n3 players: ') && JSON.stringify(components).includes('"disabled":true')
    );
  });
  checkQuiet(pirogue);
});

it('opens a thread again that Discord has archived for want of messages', async () => {
  const staged = await running();
  archive(staged, 8);
  await until(async () => !isArchived(staged));
  checkQuiet(staged.pirogue);
});

it('leaves a thread alone that somebody has archived, or locked', async () => {
  const staged = await running();
  const changes = () => staged.pirogue.requests.filter(({ method }) => method === 'PATCH').length;
  const before = changes();
  archive(staged, 0);
  archive(staged, 8, true);
  // Handled after both of them.
  await staged.ana.command('help');
  expect(changes()).toBe(before);
  expect(isArchived(staged)).toBe(true);
});

it('opens after a start what was archived meanwhile', async () => {
  const staged = await running();
  await staged.pirogue.bot.stop();
  archive(staged, 8);
  await restart(staged.pirogue);
  await until(async () => !isArchived(staged));
  checkQuiet(staged.pirogue);
});

it('changes a message in a thread that was archived', async () => {
  const staged = await running();
  const { pirogue, anaThere, threadId } = staged;
  await pirogue.bot.outbox.stop();
  await anaThere.command('draw');
  await pirogue.bot.stop();
  archive(staged, 0);
  await restart(pirogue);
  await until(async () => (await anaThere.messages(threadId)).some(({ content }) => content.includes('has drawn')));
  expect(isArchived(staged)).toBe(false);
  checkQuiet(pirogue);
});

it('opens a thread with the next message, once it is written', async () => {
  const staged = await running();
  const { pirogue, anaThere, benThere, threadId } = staged;
  const table = new AutocompleteTable([anaThere, benThere], chooserFor(6));
  await anaThere.command('draw');
  await table.place(anaThere);
  await settled(pirogue);
  await pirogue.bot.outbox.stop();
  await anaThere.command('boat');
  await pirogue.bot.stop();
  archive(staged, 0);
  await restart(pirogue);
  await until(async () =>
    (await anaThere.messages(threadId)).some(({ mentions }) => mentions.some(({ id }) => id === benThere.id)),
  );
  expect(isArchived(staged)).toBe(false);
});

/** A channel of another type below the server, with the permissions of the first one. */
function otherChannel({ discord: { world } }: Pirogue, name: string, type: 2 | 5): string {
  const { id } = world.addTextChannel(name);
  world.updateChannel(id, { type });
  return id;
}

const threadsOf = ({ discord: { world } }: Pirogue) => world.channels().filter((one) => one.thread_metadata);

it('opens an announcement thread in an announcement channel, and tells where there are no threads', async () => {
  const pirogue = await startPirogue();
  const news = otherChannel(pirogue, 'news', 5);
  const [ana, ben] = [await pirogue.person('Ana', news), await pirogue.person('Ben', news)];
  const { content } = await ana.command('new', { thread: true });
  const [thread] = threadsOf(pirogue);
  expect(thread).toMatchObject({ type: 10, parent_id: news });
  expect(content).toContain(`<#${thread!.id}>`);
  await settled(pirogue);
  const there = await pirogue.personById(ben.id, thread!.id);
  await there.command('join');
  expect((await there.command('start')).content).not.toMatch(/reference/);
  expect((await pirogue.store.games.open(thread!.id))!.seats).toHaveLength(2);

  expect((await there.command('new', { thread: true })).content).toMatch(/This is a thread already.*<\/new:\d+>/);
  const voice = otherChannel(pirogue, 'voice', 2);
  expect((await ana.command('new', { thread: true }, { channel: voice })).content).toMatch(
    /voice channel has no threads/,
  );
  expect(threadsOf(pirogue)).toHaveLength(1);
  await ana.command('new', {}, { channel: voice });
  expect(await pirogue.store.games.open(voice)).toMatchObject({ ownerId: ana.id });
  await settled(pirogue);
  checkQuiet(pirogue);
});

it('leaves no empty thread behind when no game can be opened in it, and says what to do', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  pirogue.connection.exec(
    "CREATE TRIGGER no_games BEFORE INSERT ON games BEGIN SELECT RAISE(ABORT, 'no games here'); END",
  );
  const open = () => threadsOf(pirogue).filter(({ thread_metadata }) => !thread_metadata!.archived);
  expect((await ana.command('new', { thread: true })).content).toMatch(/<\/turn:\d+> shows where the game stands/);
  expect(open()).toEqual([]);
  pirogue.connection.exec('DROP TRIGGER no_games');
  await ana.command('new', { thread: true });
  expect(open()).toHaveLength(1);
  expect(await pirogue.store.games.open(open()[0]!.id)).toMatchObject({ ownerId: ana.id });
});

it('opens the lobby in its thread although Discord lets nobody be added to that', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  const body = { code: 50013, message: 'Missing Permissions' };
  pirogue.discord.failNext({ method: 'PUT', path: '/thread-members/', status: 403, body, times: 9 });
  await ana.command('new', { thread: true });
  const [thread] = threadsOf(pirogue);
  await settled(pirogue);
  expect(thread!.thread_metadata!.archived).toBe(false);
  const [lobby] = await ana.messages(thread!.id);
  expect(controlsOf(lobby!).map(verbOf)).toContain('join');
  expect(pirogue.log.filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
});
