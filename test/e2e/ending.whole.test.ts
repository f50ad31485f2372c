import { ButtonStyle, PermissionFlagsBits } from 'discord-api-types/v10';
import type { WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { expect, it, vi } from 'vitest';
import { controlsOf, isPublic, verbOf } from '../../lab/driving/controls.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { stylesOf } from '../support/button-styles.ts';
import { type Pirogue, startPirogue, until } from '../support/pirogue.ts';
import { checkRequests } from '../support/seated-table.ts';
import { DAY, TestClock } from '../support/test-clock.ts';

const HOUR = 60 * 60_000;

/** A running game of these people, in the order in which they are named. */
async function gameOf(pirogue: Pirogue, names: readonly string[]) {
  const people = await Promise.all(names.map((name) => pirogue.person(name)));
  const table = new AutocompleteTable(people, chooserFor(7));
  await table.begin({ order: 'joined' });
  const turn = await table.nextPublicMessage();
  return { people: people as [TestPerson, TestPerson, ...TestPerson[]], table, turn };
}

/** Waits for a public message whose text matches. */
async function publicMessage(person: TestPerson, text: RegExp): Promise<WireMessage> {
  let found: WireMessage | undefined;
  await until(async () => {
    found = (await person.messages()).findLast((message) => isPublic(message) && text.test(message.content));
    return found !== undefined;
  });
  return found!;
}

async function press(person: TestPerson, message: WireMessage, verb: string, argument = ''): Promise<WireMessage> {
  const control = controlsOf(message).find((one) => verbOf(one) === verb && one.custom_id.endsWith(argument));
  // A button of a private message changes that message.
  if (!isPublic(message)) return person.click(message, control!.custom_id);
  const { interaction_id } = await person.startClick(message, control!.custom_id);
  return person.reply(interaction_id);
}

function letManageChannels({ discord: { world } }: Pirogue, person: TestPerson): void {
  world.updateChannel(person.channel, {
    permission_overwrites: [{ id: person.id, type: 1, allow: String(PermissionFlagsBits.ManageChannels), deny: '0' }],
  });
}

it('lets a table of three end its game by a vote when the third never answers', async () => {
  const pirogue = await startPirogue();
  const { people, turn } = await gameOf(pirogue, ['Ana', 'Ben', 'Eva']);
  const [ana, ben] = people;
  expect((await ana.command('vote', { what: 'abort' })).content).toMatch(/The others are asked now/);
  const vote = await publicMessage(ana, /asks you to end this game/);
  expect(vote.mentions.map(({ id }) => id).sort()).toEqual([ben.id, people[2]!.id].sort());
  // The turn goes on with its buttons while the vote is open.
  expect(controlsOf((await ana.messages()).find(({ id }) => id === turn.id)!).map(verbOf)).toContain('draw');
  expect((await ben.command('vote', { what: 'abort' })).content).toMatch(/voting already/);
  expect((await press(ben, vote, 'vote', 'yes')).content).toMatch(/Decided: the game ends/);
  const end = await publicMessage(ana, /The game is over/);
  expect(end.content).toMatch(/the table voted to end it without a winner/);
  expect(end.content).toMatch(/Scores so far: /);
  // The proof of the shuffle is published, as after a whole game.
  expect(end.content).toMatch(/To check the shuffle: <\/verify:\d+>/);
  expect((await ana.command('verify')).content).toContain('0123456789abcdef0123456789abcdef');
  expect(end.attachments).toHaveLength(1);
  expect(end.attachments[0]!.description).toMatch(/^The game ended before its final scoring/);
  await until(async () => controlsOf(await publicMessage(ana, /asks you to end this game/)).length === 0);
  // Nobody can act any more, the channel is free for another game, and the old one can still be looked at.
  expect((await ana.command('draw')).content).toMatch(/No game is running/);
  expect((await ana.command('turn')).content).toMatch(/ended before its final scoring/);
  expect((await ana.command('log')).content).toMatch(/asked the table to end the game.*The table voted for it/s);
  expect((await ana.command('new')).content).toMatch(/Your game is open/);
  checkRequests(pirogue);
});

it('lets a table of three go on without the third: somebody who manages the channel ends the game', async () => {
  const pirogue = await startPirogue();
  const { people } = await gameOf(pirogue, ['Ana', 'Ben', 'Eva']);
  const [ana, ben] = people;
  letManageChannels(pirogue, ana);
  expect((await ana.command('admin', { end: {} })).content).toMatch(/is closed/);
  const end = await publicMessage(ben, /The game is over/);
  expect(end.content).toContain(`<@${ana.id}>, who manages this channel, ended it`);
  expect(await pirogue.store.games.open(ana.channel)).toBeUndefined();
  checkRequests(pirogue);
});

it('decides a vote after a day without the player who keeps the game waiting', async () => {
  const clock = new TestClock(Date.now());
  const pirogue = await startPirogue({ now: clock.now });
  // Ana is to move and has vanished.
  const { people } = await gameOf(pirogue, ['Ana', 'Ben']);
  const [ana, ben] = people;
  await clock.pass(pirogue, 3 * DAY);
  await ben.command('vote', { what: 'abort' });
  await publicMessage(ben, /asks you to end this game/);
  await clock.pass(pirogue, 23 * HOUR);
  expect(await pirogue.store.games.open(ana.channel)).toBeDefined();
  await clock.pass(pirogue, 2 * HOUR);
  await publicMessage(ben, /The game is over.*the table voted/);
  expect(await pirogue.store.games.open(ana.channel)).toBeUndefined();
  checkRequests(pirogue);
});

it('keeps the game when the others want to go on, and when they say nothing', async () => {
  const clock = new TestClock(Date.now());
  const pirogue = await startPirogue({ now: clock.now });
  const { people, table } = await gameOf(pirogue, ['Ana', 'Ben', 'Eva']);
  const [ana, ben, eva] = people as [TestPerson, TestPerson, TestPerson];
  await ben.command('vote', { what: 'abort' });
  const vote = await publicMessage(ben, /asks you to end this game/);
  // What ends the game is red, and what keeps it stands out.
  expect(stylesOf(vote)).toEqual({ 'End the game': ButtonStyle.Danger, 'Go on playing': ButtonStyle.Primary });
  const stranger = await pirogue.person('Zoe');
  expect((await press(stranger, vote, 'vote', 'yes')).content).toMatch(/not playing in this game/);
  expect((await press(ana, vote, 'vote', 'no')).content).toMatch(/Your vote is noted/);
  // Playing on does not put the vote out of date.
  await table.takeTurn(ana);
  expect((await press(eva, vote, 'vote', 'no')).content).toMatch(/Decided: the game goes on/);
  expect((await press(eva, vote, 'vote', 'yes')).content).toMatch(/This vote is over/);
  expect((await pirogue.store.games.open(ana.channel))?.status).toBe('running');

  // Ben is to move and silent for days, so he does not count; Eva is silent without being waited for, so she is against.
  await clock.pass(pirogue, 3 * DAY);
  await ana.command('vote', { what: 'abort' });
  await clock.pass(pirogue, 25 * HOUR);
  expect((await pirogue.store.games.open(ana.channel))?.status).toBe('running');
  await until(async () => (await ana.messages()).filter(({ content }) => /the game goes on/.test(content)).length >= 2);
  checkRequests(pirogue);
});

it('ends a game of two when one resigns, after asking whether they are sure', async () => {
  const pirogue = await startPirogue();
  const { people } = await gameOf(pirogue, ['Ana', 'Ben']);
  const [ana, ben] = people;
  const stranger = await pirogue.person('Eva');
  expect((await stranger.command('resign')).content).toMatch(/not playing in this game/);
  const asked = await ben.command('resign');
  expect(asked.content).toMatch(/The game ends and the other player wins/);
  // Neither way to leave is the one to tap without reading.
  expect(stylesOf(asked)).toEqual({ Resign: ButtonStyle.Danger, 'A computer plays on': ButtonStyle.Secondary });
  expect((await pirogue.store.games.open(ana.channel))?.status).toBe('running');
  expect((await press(ben, asked, 'resign')).content).toMatch(/You have resigned/);
  const end = await publicMessage(ana, /The game is over/);
  expect(end.content).toMatch(/Ben.* has resigned, so .*Ana.* wins/);
  expect((await ben.command('resign')).content).toMatch(/No game is running/);
  checkRequests(pirogue);
});

it('plays the turns of who has resigned by a rule, in the message of the next player', async () => {
  const pirogue = await startPirogue();
  const { people, table } = await gameOf(pirogue, ['Ana', 'Ben', 'Eva']);
  const [ana, ben, eva] = people as [TestPerson, TestPerson, TestPerson];
  // Ben resigns while Ana is to move: the table reads it in the message of her turn.
  await press(ben, await ben.command('resign'), 'resign');
  await publicMessage(ana, /Ben.* has resigned; the bot plays this seat in a simple way from now on/);
  await table.takeTurn(ana);
  const next = await table.nextPublicMessage();
  expect(next.mentions.map(({ id }) => id)).toEqual([eva.id]);
  expect(next.content).toMatch(/Ana.*has played:.*The bot has played for .*Ben.*, in a simple way:/s);
  expect((await ben.command('draw')).content).toMatch(/You have resigned from this game/);
  expect((await ben.command('undo')).content).toMatch(/You have resigned from this game/);
  expect((await ben.command('mygames')).content).toMatch(/You are in no game/);
  // What the rule drew and placed cannot be taken back by the player before.
  expect((await ana.command('undo')).content).toMatch(/The last move was/);
  await table.takeTurn(eva);
  await table.playOn(4);
  const record = (await pirogue.store.games.open(ana.channel))!;
  const draws = (await pirogue.store.log.ofGame(record.id)).filter(
    ({ entry }) => 'action' in entry && entry.action.type === 'draw',
  );
  expect(draws.map(({ entry }) => entry.seat)).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2]);
  expect(pirogue.requests.filter(({ path }) => path.includes('/messages') && path.includes(ben.id))).toEqual([]);
  checkRequests(pirogue);
});

it('finishes the turn of who resigns in the middle of it', async () => {
  const pirogue = await startPirogue();
  const { people, table } = await gameOf(pirogue, ['Ana', 'Ben', 'Eva']);
  const [ana, ben] = people;
  await ana.command('draw');
  await press(ana, await ana.command('resign'), 'resign');
  const next = await table.nextPublicMessage();
  expect(next.mentions.map(({ id }) => id)).toEqual([ben.id]);
  expect(next.content).toMatch(/The bot has played for .*Ana.*, in a simple way:/);
  // With the second of three the game is over.
  await press(ben, await ben.command('resign'), 'resign');
  expect((await publicMessage(ana, /The game is over/)).content).toMatch(/so .*Eva.* wins/);
  checkRequests(pirogue);
});

it('lets only the opener start a lobby, and after an hour any player', async () => {
  const now = vi.fn(Date.now);
  const pirogue = await startPirogue({ now });
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  await ana.command('new');
  await ben.command('join');
  expect((await ben.command('start')).content).toMatch(
    /Ana.* opened this game and starts it; any player can <t:\d+:R>/,
  );
  now.mockImplementation(() => Date.now() + HOUR + 1000);
  expect((await ben.command('start')).content).toMatch(/The game has started/);
  checkRequests(pirogue);
});

it('closes a game whose channel turns out to be gone when a message is due', async () => {
  const pirogue = await startPirogue();
  const { people, table } = await gameOf(pirogue, ['Ana', 'Ben']);
  const [ana] = people;
  const unknown = { status: 404, body: { message: 'Unknown Channel', code: 10003 } };
  pirogue.discord.failNext({ method: 'POST', path: `/channels/${ana.channel}/messages`, ...unknown });
  await table.takeTurn(ana);
  await until(async () => (await pirogue.store.games.open(ana.channel)) === undefined);
});

it('closes a lobby for somebody who manages the channel', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  await ana.command('new');
  letManageChannels(pirogue, ana);
  await ana.command('admin', { end: {} });
  await publicMessage(ana, new RegExp(`<@${ana.id}> closed this game`));
  expect((await ana.command('admin', { end: {} })).content).toMatch(/No game is running/);
  checkRequests(pirogue);
});

it('closes the games of a deleted channel with its threads, and of a deleted thread', async () => {
  const pirogue = await startPirogue();
  const { world } = pirogue.discord;
  const ana = await pirogue.person('Ana');
  await ana.command('new');
  await ana.command('new', { thread: true });
  await ana.command('new', { thread: true });
  const threads = world.channels().filter(({ parent_id }) => parent_id === ana.channel);
  expect(threads).toHaveLength(2);
  const open = async () => (await pirogue.store.games.allOpen()).length;
  expect(await open()).toBe(3);
  world.deleteChannel(threads[0]!.id);
  await until(async () => (await open()) === 2);
  world.deleteChannel(ana.channel);
  await until(async () => (await open()) === 0);
});
