import { expect, it } from 'vitest';
import { controlsOf, verbOf } from '../../src/driving/controls.ts';
import type { WireMessage } from '../../src/local-discord/index.ts';
import type { TestPerson } from '../local-discord/support/person.ts';
import { requestProblems } from '../support/openapi.ts';
import { LOG_ERROR, type Pirogue, startPirogue, until } from '../support/pirogue.ts';
import { DAY, HOUR, TestClock } from '../support/test-clock.ts';

const EPHEMERAL = 64;

const isPrivate = ({ flags }: WireMessage) => (Number(flags) & EPHEMERAL) !== 0;

/** The card of the latest lobby as it is now, once it satisfies a condition. */
async function card(person: TestPerson, holds: (message: WireMessage) => boolean): Promise<WireMessage> {
  let found: WireMessage | undefined;
  await until(async () => {
    const cards = (await person.messages()).filter(
      (message) => !isPrivate(message) && message.content.startsWith('**'),
    );
    found = cards.filter(({ content }) => content.includes('Carcassonne')).at(-1);
    return found !== undefined && holds(found);
  });
  return found!;
}

/** Presses a button of the card and gives the private answer; the card changes for itself. */
async function tap(person: TestPerson, message: WireMessage, verb: string): Promise<WireMessage> {
  const { interaction_id } = await person.startClick(message, idOf(message, verb));
  return person.reply(interaction_id);
}

async function choose(person: TestPerson, message: WireMessage, value: string): Promise<WireMessage> {
  const { interaction_id } = await person.post<{ interaction_id: string }>('/local/components', {
    channel: message.channel_id,
    message_id: message.id,
    component: { custom_id: idOf(message, 'option'), values: [value] },
  });
  return person.reply(interaction_id);
}

function idOf(message: WireMessage, verb: string): string {
  return controlsOf(message).find((control) => verbOf(control) === verb)!.custom_id;
}

/** As if the last edition of the card had been lost. */
function putBack({ discord: { world } }: Pirogue, edition: WireMessage): void {
  const stored = world.message(edition.channel_id, edition.id)!;
  world.updateMessage({ ...stored, message: { ...stored.message, components: edition.components } });
}

const verbsOf = (message: WireMessage) => controlsOf(message).map(verbOf);

function offered(message: WireMessage): string[] {
  const menu = controlsOf(message).find((control) => verbOf(control) === 'option');
  return (menu?.options ?? []).map(({ value }) => value);
}

function checkRequests(pirogue: Pirogue): void {
  expect(pirogue.requests.flatMap((request) => requestProblems(request))).toEqual([]);
  expect(pirogue.log.filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
}

it('speaks the language of the table in public, whatever that of the channel, and the own one in private', async () => {
  const pirogue = await startPirogue();
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  await ana.command('new', { language: 'de' });
  const lobby = await card(ana, ({ content }) => content.includes('Sprache am Tisch: Deutsch'));
  expect((await tap(ben, lobby, 'join')).content).toMatch(/You have joined/);
  expect((await choose(ana, lobby, 'language-nl')).content).toMatch(/Changed/);
  await card(ana, ({ content }) => content.includes('Taal van de tafel: Nederlands'));
  await ana.command('start');
  const turn = await ana.waitForMessage(({ mentions, content }) => mentions.length === 1 && /beurt/.test(content));
  expect(turn.attachments).toHaveLength(1);
  checkRequests(pirogue);
});

it('gathers players and starts by buttons alone, with one card for all of it', async () => {
  const pirogue = await startPirogue({ seed: '1'.repeat(32) });
  const [ana, ben, eva] = [await pirogue.person('Ana'), await pirogue.person('Ben'), await pirogue.person('Eva')];
  await ana.command('new', { order: 'joined', seats: 2 });
  const first = await card(ana, () => true);
  expect(first.content).toMatch(/Players \(1 of up to 2\): .*Ana.* \(yellow\)/);
  expect(first.content).toMatch(/Opened by .*Ana/);
  const expires = Number(/Closes <t:(\d+):R>/.exec(first.content)![1]) * 1000;
  const record = (await pirogue.store.openGame(ana.channel))!;
  expect(Math.abs(expires - (record.changedAt + 14 * DAY))).toBeLessThan(1000);
  // Nobody can start alone.
  expect(verbsOf(first)).toEqual(['join', 'leave', 'computer', 'how', 'option']);
  // Whoever does not know the game learns it beside the lobby, which stays as it is.
  const how = await tap(eva, first, 'how');
  expect(isPrivate(how)).toBe(true);
  expect(how.content).toMatch(/In your turn you draw a tile[\s\S]*\n- End of the game/);
  expect(verbsOf(how)).toEqual(['rules']);

  const joined = await tap(ben, first, 'join');
  expect(joined.content).toMatch(/joined as red\. 2 players are in/);
  expect(isPrivate(joined)).toBe(true);
  const full = await card(ana, ({ content }) => /Ben.* \(red\)/.test(content));
  expect(full.id).toBe(first.id);
  expect(verbsOf(full)).toEqual(['leave', 'start', 'how', 'option']);

  expect((await tap(ben, full, 'leave')).content).toMatch(/You have left/);
  await card(ana, ({ content }) => !content.includes('Ben'));
  // The first edition of the card still stands for the same game.
  await tap(eva, first, 'join');
  const again = await card(ana, ({ content }) => content.includes('Eva'));
  expect((await tap(ben, again, 'start')).content).toMatch(/Only players who have joined/);
  expect((await tap(ana, again, 'start')).content).toMatch(/The game has started/);
  const started = await card(ana, ({ content }) => content.includes('started'));
  expect(started.id).toBe(first.id);
  expect(verbsOf(started)).toEqual([]);
  const turn = await ana.waitForMessage(({ mentions }) => mentions.length === 1);
  expect(turn.mentions[0]!.id).toBe(ana.id);
  // Nobody was pinged before.
  const pings = (await ben.messages()).filter((message) => !isPrivate(message) && message.mentions.length > 0);
  expect(pings.map(({ id }) => id)).toEqual([turn.id]);
  checkRequests(pirogue);
});

it('lets the owner change the options by a menu, and tells everybody else privately that only they may', async () => {
  const pirogue = await startPirogue();
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  await ana.command('new');
  const open = await card(ana, () => true);
  expect(open.content).toMatch(/Players are told what each choice would score/);
  expect(offered(open)).toEqual([
    'seats-2',
    'seats-3',
    'seats-4',
    'computer-learner',
    'computer-regular',
    'computer-strong',
    'auto-draw',
    'joined',
    'no-hints',
    'advice',
    'pace-1',
    'pace-3',
    'pace-7',
    'theme-night',
    'theme-contrast',
    'language-en',
    'language-nl',
    'language-fr',
    'language-de',
  ]);
  const before = await pirogue.store.openGame(ana.channel);
  const refused = await choose(ben, open, 'seats-2');
  expect(refused.content).toMatch(/Only who opened this game can change its options/);
  expect(isPrivate(refused)).toBe(true);
  expect(await pirogue.store.openGame(ana.channel)).toEqual(before);

  await tap(ben, open, 'join');
  await card(ana, ({ content }) => content.includes('Ben'));
  for (const value of ['seats-3', 'auto-draw', 'joined', 'no-hints', 'advice', 'pace-3', 'theme-night']) {
    expect((await choose(ana, open, value)).content).toBe('Changed.');
  }
  expect((await pirogue.store.openGame(ana.channel))!.options).toEqual({
    seats: 3,
    autoDraw: true,
    order: 'given',
    hints: false,
    advice: true,
    pace: 3,
    theme: 'night',
  });
  const changed = await card(ana, ({ content }) => content.includes('Pictures for everybody: by night.'));
  expect(changed.content).toMatch(/Players are not told what each choice would score/);
  expect(changed.content).toMatch(/Computers may advise the players; the game does not count for ratings/);
  expect(changed.content).toMatch(/Players \(2 of up to 3\)/);
  expect(changed.content).toMatch(/Time for a turn: 3 days; then the table is asked how to go on/);
  expect(changed.content).toMatch(/First player: who joined first\. Tiles are drawn automatically/);
  expect(offered(changed)).toEqual([
    'seats-2',
    'seats-4',
    'seats-5',
    'computer-learner',
    'computer-regular',
    'computer-strong',
    'draw-by-hand',
    'random',
    'hints',
    'no-advice',
    'pace-0',
    'pace-1',
    'pace-7',
    'theme-day',
    'theme-contrast',
    'language-en',
    'language-nl',
    'language-fr',
    'language-de',
  ]);

  const eva = await pirogue.person('Eva');
  await tap(eva, changed, 'join');
  const three = await card(ana, ({ content }) => content.includes('Eva'));
  expect(offered(three)).not.toContain('seats-2');
  putBack(pirogue, changed);
  expect((await choose(ana, changed, 'seats-2')).content).toMatch(/3 players in already/);
  // Who takes the game over may change it, too.
  await tap(ana, changed, 'leave');
  expect((await choose(ana, changed, 'seats-5')).content).toMatch(/Only who opened/);
  expect((await choose(ben, changed, 'seats-5')).content).toBe('Changed.');
  checkRequests(pirogue);
});

it('colours all public pictures of a game as its owner chose, and private ones as each person did', async () => {
  const pirogue = await startPirogue();
  const [ana, ben, eva] = [await pirogue.person('Ana'), await pirogue.person('Ben'), await pirogue.person('Eva')];
  const bytesOf = async ({ attachments }: WireMessage) =>
    Buffer.from(await (await fetch(attachments[0]!.url)).arrayBuffer());
  await ana.command('new', { theme: 'contrast' });
  expect((await card(ana, () => true)).content).toMatch(/Pictures for everybody: strong contrast\./);
  await ben.command('join');
  await ana.command('start');
  const turn = await ana.waitForMessage((message) => verbsOf(message).includes('draw'));
  // A spectator sees as everybody does, but for the colours.
  const byDay = await eva.command('board', { view: 'focus' });
  expect(await bytesOf(turn)).not.toEqual(await bytesOf(byDay));
  await pirogue.store.changeSettings(eva.id, { theme: 'contrast' });
  const alike = await eva.command('board', { view: 'focus' });
  expect(await bytesOf(turn)).toEqual(await bytesOf(alike));
  await pirogue.store.changeSettings(eva.id, { theme: 'night' });
  const aloud = await eva.command('board', { view: 'focus', private: false });
  expect(await bytesOf(aloud)).toEqual(await bytesOf(turn));
  checkRequests(pirogue);
});

it('shows in its picture who has joined, and changes it without a new message', async () => {
  const pirogue = await startPirogue();
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  const shown = ({ attachments }: WireMessage) => attachments.map(({ description }) => description);
  const sent = () => pirogue.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'));
  await ana.command('new', { seats: 3 });
  const lobby = await card(ana, ({ attachments }) => attachments.length > 0);
  expect(shown(lobby)).toEqual(['Carcassonne: Amazonas. Players: Ana (yellow). 2 seats are free.']);
  const before = sent().length;
  await tap(ben, lobby, 'join');
  await tap(ana, lobby, 'computer');
  const full = await card(ana, (message) => shown(message).some((text) => text?.endsWith('No seat is free.')));
  expect(shown(full)).toEqual([
    'Carcassonne: Amazonas. Players: Ana (yellow), Ben (red), and Toucan 🤖 (green). No seat is free.',
  ]);
  expect([full.id, sent().length]).toEqual([lobby.id, before]);
  expect(full.attachments[0]!.url).not.toBe(lobby.attachments[0]!.url);
  // Once it has started, the card has no seats to show, and names the players as they play, the first one first.
  await tap(ana, full, 'start');
  const started = await card(ana, ({ content }) => content.includes('started'));
  expect(started.attachments).toEqual([]);
  const { first } = (await pirogue.store.openGame(ana.channel))!.setup!;
  const order = [0, 1, 2].map((at) => ['Ana', 'Ben', 'Toucan'][(first + at) % 3]);
  expect(started.content).toMatch(new RegExp(`Players in order: .*${order.join('.*')}`));
  checkRequests(pirogue);
});

it('takes no card of an earlier game for the one that waits now', async () => {
  const pirogue = await startPirogue();
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  await ana.command('new');
  const old = await card(ana, () => true);
  await tap(ana, old, 'leave');
  const closed = await card(ana, ({ content }) => content.includes('everybody has left'));
  expect(verbsOf(closed)).toEqual([]);
  await ana.command('new');
  putBack(pirogue, old);
  for (const verb of ['join', 'leave']) {
    expect((await tap(ben, old, verb)).content).toMatch(/button is old; nothing was changed.*\n.*waiting for players/);
  }
  expect((await choose(ana, old, 'seats-2')).content).toMatch(/button is old/);
  expect((await pirogue.store.openGame(ana.channel))!.seats).toHaveLength(1);
});

it('warns the owner two days before a lobby expires, and closes it then', async () => {
  const clock = new TestClock(Date.now());
  const pirogue = await startPirogue({ now: clock.now });
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  await ana.command('new');
  const open = await card(ana, () => true);
  await tap(ben, open, 'join');
  const begun = (await pirogue.store.openGame(ana.channel))!.changedAt;
  const at = (days: number) => clock.pass(pirogue, begun + days * DAY - clock.now());
  const warnings = async () => (await ana.messages()).filter(({ content }) => content.includes('still waits'));

  await at(11.9);
  expect((await pirogue.store.openGame(ana.channel))!.warnedAt).toBeUndefined();
  await at(12);
  const warning = await ana.waitForMessage(({ content }) => content.includes('still waits'));
  expect(warning.mentions.map(({ id }) => id)).toEqual([ana.id]);
  expect(warning.content).toContain(`<t:${Math.floor((begun + 14 * DAY) / 1000)}:R>`);
  expect(isPrivate(warning)).toBe(false);
  await at(13);
  expect(await warnings()).toHaveLength(1);

  // A change lets it live on.
  const warned = await card(ana, () => true);
  await tap(ana, warned, 'leave');
  expect((await pirogue.store.openGame(ana.channel))!.warnedAt).toBeUndefined();
  await at(14.5);
  expect(await pirogue.store.openGame(ana.channel)).toMatchObject({ ownerId: ben.id, status: 'lobby' });
  await at(25);
  const second = await ben.waitForMessage(
    ({ content, mentions }) => content.includes('still waits') && mentions[0]?.id === ben.id,
  );
  expect(second.content).toContain(`<t:${Math.floor((begun + 27 * DAY) / 1000)}:R>`);
  await at(26.9);
  expect(await pirogue.store.openGame(ana.channel)).toBeDefined();
  await at(27);
  expect(await pirogue.store.openGame(ana.channel)).toBeUndefined();
  const closed = await card(ana, ({ content }) => content.includes('nobody came for two weeks'));
  expect(closed.id).toBe(open.id);
  expect(verbsOf(closed)).toEqual([]);
  expect(await warnings()).toHaveLength(2);
  await ana.command('new');
  checkRequests(pirogue);
});

it('closes no lobby while the program was away, nor without its two days of warning', async () => {
  const clock = new TestClock(Date.now());
  const pirogue = await startPirogue({ now: clock.now });
  const ana = await pirogue.person('Ana');
  await ana.command('new');
  await clock.pass(pirogue, 11 * DAY);
  clock.jump(40 * DAY);
  await pirogue.bot.keeper.check();
  expect((await pirogue.store.openGame(ana.channel))!.warnedAt).toBeUndefined();
  await clock.pass(pirogue, DAY);
  const warning = await ana.waitForMessage(({ content }) => content.includes('still waits'));
  expect(warning.content).toContain(`<t:${Math.floor((clock.now() + 2 * DAY) / 1000)}:R>`);
  clock.jump(20 * DAY);
  await pirogue.bot.keeper.check();
  await clock.pass(pirogue, 2 * DAY - HOUR);
  expect(await pirogue.store.openGame(ana.channel)).toBeDefined();
  await clock.pass(pirogue, HOUR);
  expect(await pirogue.store.openGame(ana.channel)).toBeUndefined();
});
