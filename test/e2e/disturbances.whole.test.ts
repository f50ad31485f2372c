import { PermissionFlagsBits } from 'discord.js';
import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { isPublic } from '../../lab/driving/controls.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { LOG_ERROR, startPirogue, until } from '../support/pirogue.ts';
import { ask } from '../support/test-database.ts';

/** Ana and Ben have begun a game, Ana to move; the digit chooses its pile. */
async function twoAtATable(digit: string) {
  const pirogue = await startPirogue({ seed: digit.repeat(32) });
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  const table = new AutocompleteTable([ana, ben], chooserFor(2));
  await table.begin({ order: 'joined' });
  return { pirogue, ana, ben, table };
}

it('lets one of two actions at once win and tells the other what is the case', async () => {
  const { pirogue, ana, table } = await twoAtATable('b');
  await ana.command('draw');
  await table.place(ana);
  const log = () => pirogue.store.games.open(ana.channel).then((record) => pirogue.store.log.ofGame(record!.id));
  const before = (await log()).length;
  const replies = await Promise.all([1, 2, 3].map(() => ana.command('boat')));
  expect((await log()).length).toBe(before + 1);
  const done = replies.filter(({ content }) => content.startsWith('Your turn is done'));
  expect(done).toHaveLength(1);
  for (const { content } of replies.filter((reply) => !done.includes(reply))) {
    expect(content).toMatch(/not your turn, it is .*Ben|was faster, so nothing was done/);
  }
});

it('posts a turn message that was refused after all, once permissions change', async () => {
  const { pirogue, ana, ben, table } = await twoAtATable('d');
  await table.nextPublicMessage();
  await ana.command('draw');
  await table.place(ana);
  const path = `/channels/${ana.channel}/messages`;
  pirogue.discord.failNext({
    method: 'POST',
    path,
    status: 403,
    body: { message: 'Missing Permissions', code: 50013 },
  });
  await ana.command('boat');
  await until(async () => (await pirogue.store.posts.ofGame(1)).at(-1)?.failure === 50013);
  pirogue.discord.world.setBotOverwrite(ana.channel, { allow: PermissionFlagsBits.SendMessages });
  expect((await table.nextPublicMessage()).mentions.map(({ id }) => id)).toEqual([ben.id]);
});

it('keeps the story and the picture of a turn when its last edition comes late, which holds up no message', async () => {
  const { pirogue, ana, ben, table } = await twoAtATable('d');
  const first = await table.nextPublicMessage();
  // The edition that tells of the draw fails until the turn is over.
  const path = `/channels/${ana.channel}/messages/${first.id}`;
  pirogue.discord.failNext({ method: 'PATCH', path, status: 502, body: { message: 'Bad Gateway' }, times: 4 });
  await ana.command('draw');
  await table.place(ana);
  await ana.command('boat');
  const second = await table.nextPublicMessage();
  expect(second.mentions.map(({ id }) => id)).toEqual([ben.id]);
  const now = async () => (await ana.messages()).find(({ id }) => id === first.id)!;
  expect((await now()).content).not.toContain('has drawn');
  await until(async () => /Ana.* has drawn: /.test((await now()).content));
  const late = await now();
  expect(late.content).not.toContain('has played');
  expect(late.components).toEqual([]);
  expect(late.attachments.map(({ id }) => id)).toEqual(first.attachments.map(({ id }) => id));
});

it('never answers a refusal in public', async () => {
  const pirogue = await startPirogue();
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  await ana.startCommand('board', { private: false });
  const refusal = await ana.waitForMessage(({ content }) => content.includes('No game is running'));
  expect(isPublic(refusal)).toBe(false);
  expect(await ben.messages()).toEqual([]);
});

it('tries a turn message again after a fault of Discord, and posts it once', async () => {
  const { pirogue, ana, ben, table } = await twoAtATable('d');
  await table.nextPublicMessage();
  await ana.command('draw');
  await table.place(ana);
  const path = `/channels/${ana.channel}/messages`;
  // discord.js itself tries four times; the fifth is ours.
  pirogue.discord.failNext({ method: 'POST', path, status: 502, body: { message: 'Bad Gateway' }, times: 4 });
  await ana.command('boat');
  expect((await table.nextPublicMessage()).mentions.map(({ id }) => id)).toEqual([ben.id]);
  const posted = (await ben.messages()).filter(({ mentions }) => mentions.some(({ id }) => id === ben.id));
  expect(posted).toHaveLength(1);
});

it('tells a reference for a fault of its own, logs it once and leaves the game as it was', async () => {
  const { pirogue, ana, table } = await twoAtATable('f');
  await table.nextPublicMessage();
  await ask(pirogue.databaseUrl, 'alter table log rename to hidden');
  const reply = await ana.command('draw');
  await ask(pirogue.databaseUrl, 'alter table hidden rename to log');
  const reference = /tell the host: ([0-9a-f]{8})/.exec(reply.content)?.[1];
  expect(reference).toBeDefined();
  const faults = pirogue.log.filter(({ level }) => level >= LOG_ERROR);
  expect(faults.map((line) => line.reference)).toEqual([reference]);
  expect(await pirogue.store.log.ofGame(1)).toEqual([]);
  expect((await ana.command('draw')).content).toMatch(/You have drawn|It fits only/);
});

it('pings nobody through a name', async () => {
  const pirogue = await startPirogue({ seed: 'e'.repeat(32) });
  const evil = [
    '@everyone',
    '<@1000000000000000001>',
    '**bold** ~~x~~ https://example.com',
    '\u202egnp.exe',
    '🛶'.repeat(40),
  ];
  const people: TestPerson[] = [];
  for (const username of evil.slice(0, 4)) {
    // The page refuses such names; on Discord they can be nicknames.
    const { user } = pirogue.discord.world.addPerson(username);
    people.push(await pirogue.personById(user.id));
  }
  const table = new AutocompleteTable(people, chooserFor(4));
  await table.begin();
  const message = await table.nextPublicMessage();
  const mover = people.find(({ id }) => id === message.mentions[0]!.id)!;
  await table.takeTurn(mover);
  const next = await table.nextPublicMessage();
  expect(next.mentions).toHaveLength(1);
  expect(next.mention_everyone).toBe(false);
  expect(next.content).not.toContain('@everyone');
  expect(next.content).not.toContain('\u202e');
  expect(pirogue.log.filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
});

it('plays in a thread of its own, beside a game in the channel', async () => {
  const { pirogue, ana, ben, table } = await twoAtATable('a');
  await table.nextPublicMessage();
  const opened = await ana.command('new', { thread: true, order: 'joined' });
  const threadId = /<#(\d+)>/.exec(opened.content)![1]!;
  const inThread = [await pirogue.personById(ana.id, threadId), await pirogue.personById(ben.id, threadId)];
  await inThread[1]!.command('join');
  await inThread[0]!.command('start');
  const threadTable = new AutocompleteTable(inThread, chooserFor(6));
  const first = await threadTable.nextPublicMessage(threadId);
  expect(first.channel_id).toBe(threadId);
  await threadTable.takeTurn(inThread[0]!);
  expect((await threadTable.nextPublicMessage(threadId)).mentions.map(({ id }) => id)).toEqual([ben.id]);
  expect((await ana.command('turn')).content).toMatch(/It is your turn\. Next step: .*draw/);
  expect((await inThread[0]!.command('new', { thread: true })).content).toMatch(/This is a thread already/);
});
