import { PermissionFlagsBits as Bit } from 'discord.js';
import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { type Pirogue, startPirogue, until } from '../support/pirogue.ts';
import { restart } from '../support/restart.ts';
import { checkRequests, letManageChannels, publicMessage } from '../support/seated-table.ts';

/** Ana, who owns the server and so may do everything, and Ben, who has a channel with her; the forum is not the hall yet. */
async function stage() {
  const pirogue = await startPirogue();
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  return { pirogue, ana, ben, forum: pirogue.discord.channelIds.tables! };
}

async function withHall() {
  const staged = await stage();
  const told = await staged.ana.command('admin', { hall: { forum: staged.forum } });
  expect(told.content).toMatch(/<#\d+> is the hall of this server now/);
  return staged;
}

const postIn = (content: string) => /<#(\d+)>/.exec(content)![1]!;

function tagsOf({ discord: { world } }: Pirogue, post: string): readonly string[] {
  const { applied_tags = [], parent_id } = world.channel(post)!;
  const { available_tags = [] } = world.channel(parent_id!)!;
  return applied_tags.map((id) => available_tags.find((tag) => tag.id === id)!.name);
}

const tagEdits = ({ requests }: Pirogue) =>
  requests.filter(({ method, template, body }) => {
    return method === 'PATCH' && template === '/channels/{channel_id}' && JSON.stringify(body).includes('applied_tags');
  });

/** Makes a table in the hall; Ana joins it, and it starts. */
async function startedIn({ pirogue, ana, ben }: Awaited<ReturnType<typeof stage>>) {
  const post = postIn((await ben.command('new', { game: 'carcassonne' })).content);
  const [anaThere, benThere] = [await pirogue.personById(ana.id, post), await pirogue.personById(ben.id, post)];
  await anaThere.command('join');
  await benThere.command('start');
  return { post, anaThere, benThere };
}

it('makes a post for every table, whose tags tell how far its game is', async () => {
  const staged = await withHall();
  const { pirogue, ana, ben, forum } = staged;
  const { world } = pirogue.discord;
  const { post, anaThere } = await startedIn(staged);
  expect(world.channel(post)).toMatchObject({ parent_id: forum, name: expect.stringContaining('Ben') });
  expect(world.message(post, post)?.message.content).toMatch(/everything about this game is in this post/);
  await publicMessage(ben, new RegExp(`Carcassonne.* (who wants to play|is being played) in <#${post}>`));
  await pirogue.bot.keeper.check();
  expect(tagsOf(pirogue, post)).toEqual(['Playing', 'English']);
  // What people set stays.
  const nederlands = world.channel(forum)!.available_tags!.find(({ name }) => name === 'Nederlands')!;
  const own = world
    .channel(forum)!
    .available_tags!.concat({ ...nederlands, id: `${BigInt(nederlands.id) + 9n}`, name: 'Friends' });
  world.updateChannel(forum, { available_tags: own });
  world.updateChannel(post, { applied_tags: [...world.channel(post)!.applied_tags!, own.at(-1)!.id] });
  await anaThere.command('admin', { end: {} });
  await pirogue.bot.keeper.check();
  expect(tagsOf(pirogue, post)).toEqual(['Finished', 'English', 'Friends']);
  const edits = tagEdits(pirogue).length;
  await pirogue.bot.keeper.check();
  expect(tagEdits(pirogue)).toHaveLength(edits);
  expect(edits).toBe(2);
  // Another game in the same post: a rematch.
  expect((await anaThere.command('new', { thread: false })).content).toMatch(/Your game is open/);
  await pirogue.bot.keeper.check();
  expect(tagsOf(pirogue, post)).toEqual(['Waiting', 'English', 'Friends']);
  checkRequests(pirogue);
  await ana.command('admin', { hall: {} });
});

it('plays where people are if they say so, or when the hall is no more', async () => {
  const { pirogue, ana, ben } = await withHall();
  expect((await ben.command('new', { thread: false })).content).toMatch(/Your game is open. The others join/);
  await ben.command('leave');
  expect((await ana.command('admin', { hall: {} })).content).toMatch(/no hall now/);
  expect((await ben.command('new')).content).toMatch(/Your game is open. The others join/);
  checkRequests(pirogue);
});

it('lets only those choose a hall who manage its channel, where the bot may make posts', async () => {
  const { pirogue, ana, ben, forum } = await stage();
  const { world } = pirogue.discord;
  letManageChannels(pirogue, ben);
  expect((await ben.command('admin', { hall: { forum } })).content).toMatch(/Manage Channels in <#\d+>, too/);
  world.setBotOverwrite(forum, { deny: Bit.SendMessages });
  expect((await ana.command('admin', { hall: { forum } })).content).toMatch(
    /give me there: Send Messages\. Nothing was/,
  );
  world.setBotOverwrite(forum, {});
  await ana.command('admin', { hall: { forum } });
  // Lost later: whoever wants a table is told, and can play where they are.
  world.setBotOverwrite(forum, { deny: Bit.SendMessagesInThreads });
  const told = await ben.command('new');
  expect(told.content).toMatch(/give me there: Send Messages in Threads\. Or use .*thread:False/);
  expect(told.flags & 64).toBe(64);
  world.deleteChannel(forum);
  await until(async () => /Your game is open/.test((await ben.command('new')).content));
  checkRequests(pirogue);
});

it('makes the tags that a forum lacks where it may, or says how they are named', async () => {
  const { pirogue, ana } = await stage();
  const { world } = pirogue.discord;
  const { id } = world.addForum('other', ['waiting']);
  expect((await ana.command('admin', { hall: { forum: id } })).content).toMatch(/I may not make them/);
  world.setBotOverwrite(id, { allow: Bit.ManageChannels });
  const told = await ana.command('admin', { hall: { forum: id } });
  expect(told.content).toMatch(/I made the tags Playing and Finished/);
  expect(world.channel(id)!.available_tags!.map(({ name }) => name)).toEqual(['waiting', 'Playing', 'Finished']);
  const post = postIn((await ana.command('new')).content);
  expect(tagsOf(pirogue, post)).toEqual(['waiting']);
  checkRequests(pirogue);
});

it('opens a game in the post where it is asked for, and another one in a post beside it', async () => {
  const { pirogue, ana, ben, forum } = await stage();
  const { id: post } = await ben.say('Who plays?', forum);
  const there = await pirogue.personById(ben.id, post);
  expect((await there.command('new')).content).toMatch(/Your game is open. The others join/);
  const busy = await (await pirogue.personById(ana.id, post)).command('new');
  expect(busy.content).toMatch(/has a game already/);
  const offered = busy.components![0]!.components[0] as { custom_id: string };
  const beside = postIn((await ana.click(busy, offered.custom_id)).content);
  expect(pirogue.discord.world.channel(beside)).toMatchObject({ parent_id: forum, owner_id: pirogue.discord.botId });
  // Nothing is announced in another post, and the tags of the posts of people are theirs.
  await pirogue.bot.keeper.check();
  expect(
    (await there.messages()).some(({ content }) => content.includes(`<#${beside}>`) && !content.includes('Go to')),
  ).toBe(false);
  expect(tagsOf(pirogue, post)).toEqual([]);
  checkRequests(pirogue);
});

it('tries again while Discord fails or limits, also after a restart, and tells the newest state with one edit', async () => {
  const staged = await withHall();
  const { pirogue } = staged;
  pirogue.discord.failNext({ method: 'PATCH', path: '/channels/{channel_id}', status: 429, retryAfter: 1 });
  const { post, anaThere } = await startedIn(staged);
  await pirogue.bot.keeper.check();
  expect(tagsOf(pirogue, post)).toEqual(['Waiting', 'English']);
  await anaThere.command('admin', { end: {} });
  const bot = await restart(pirogue);
  await until(async () => {
    await bot.keeper.check();
    return tagsOf(pirogue, post)[0] === 'Finished';
  });
});

it('leaves the tags of a post alone that is locked, and closes the game of one that is deleted', async () => {
  const staged = await withHall();
  const { pirogue } = staged;
  const { world } = pirogue.discord;
  const { post, anaThere } = await startedIn(staged);
  const { thread_metadata } = world.channel(post)!;
  await pirogue.bot.keeper.check();
  await anaThere.command('admin', { end: {} });
  world.updateChannel(post, { thread_metadata: { ...thread_metadata!, archived: true, locked: true } });
  await pirogue.bot.keeper.check();
  const edits = tagEdits(pirogue).length;
  await pirogue.bot.keeper.check();
  expect(tagEdits(pirogue)).toHaveLength(edits);
  expect(tagsOf(pirogue, post)[0]).toBe('Playing');
  const other = await startedIn(staged);
  world.deleteChannel(other.post);
  await until(async () => (await pirogue.store.games.allOpen()).length === 0);
  await pirogue.bot.keeper.check();
  expect(await pirogue.store.halls.stale()).toEqual([]);
});

it('says what a forum demands that takes no post without a tag', async () => {
  const { pirogue, ana, ben }: { pirogue: Pirogue; ana: TestPerson; ben: TestPerson } = await stage();
  const { world } = pirogue.discord;
  const { id } = world.addForum('strict', ['Chess']);
  world.updateChannel(id, { flags: 16 });
  await ana.command('admin', { hall: { forum: id } });
  expect((await ben.command('new')).content).toMatch(/did not take the post .*The forum demands a tag/);
  expect(await pirogue.store.games.allOpen()).toEqual([]);
});
