import type { WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { controlsOf, isPublic, verbOf } from '../../lab/driving/controls.ts';
import { type Pirogue, startPirogue, until } from '../support/pirogue.ts';
import { checkRequests } from '../support/seated-table.ts';
import { DAY, HOUR, TestClock } from '../support/test-clock.ts';

/** The card of the latest lobby as it is now, once it satisfies a condition. */
async function card(person: TestPerson, holds: (message: WireMessage) => boolean): Promise<WireMessage> {
  let found: WireMessage | undefined;
  await until(async () => {
    const cards = (await person.messages()).filter((message) => isPublic(message) && message.content.startsWith('**'));
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

/** The private message of the options, for who opens it. */
const openOptions = (person: TestPerson, message: WireMessage) => tap(person, message, 'options');

/** The other page of the options. */
const otherPage = (person: TestPerson, panel: WireMessage) => person.click(panel, idOf(panel, 'view'));

/**
 * Chooses from the menu that offers a value, on whichever page; gives the message of the options as it is then, or the
 * refusal.
 */
async function choose(person: TestPerson, panel: WireMessage, value: string): Promise<WireMessage> {
  const shown = menuOf(panel, value) ? panel : await otherPage(person, panel);
  return person.select(shown, menuOf(shown, value)!.custom_id, [value]);
}

const menuOf = (panel: WireMessage, value: string) =>
  controlsOf(panel).find(({ options = [] }) => options.some((option) => option.value === value));

function idOf(message: WireMessage, verb: string): string {
  return controlsOf(message).find((control) => verbOf(control) === verb)!.custom_id;
}

/** As if the last edition of the card had been lost. */
function putBack({ discord: { world } }: Pirogue, edition: WireMessage): void {
  const stored = world.message(edition.channel_id, edition.id)!;
  world.updateMessage({ ...stored, message: { ...stored.message, components: edition.components } });
}

const verbsOf = (message: WireMessage) => controlsOf(message).map(verbOf);

/** What each menu of the options offers, by its subject. */
function offered(panel: WireMessage): Record<string, string[]> {
  const menus = controlsOf(panel)
    .filter((control) => verbOf(control) === 'option')
    .map(({ custom_id, options = [] }) => [custom_id.split(':').at(-1)!, options.map(({ value }) => value)]);
  return Object.fromEntries(menus);
}

/** Takes a control from the message of an earlier version: the menu that stood below the lobby itself. */
function withOldMenu({ discord: { world } }: Pirogue, message: WireMessage): WireMessage {
  const stored = world.message(message.channel_id, message.id)!;
  const id = idOf(message, 'join').replace('join', 'option');
  const menu = {
    type: 3,
    custom_id: id,
    options: ['seats-2', 'seats-3', 'no-hints'].map((value) => ({ label: value, value })),
  };
  const components = [...message.components, { type: 1, components: [menu] }] as typeof message.components;
  world.updateMessage({ ...stored, message: { ...stored.message, components } });
  return { ...message, components };
}

it('speaks the language of the table in public, whatever that of the channel, and the own one in private', async () => {
  const pirogue = await startPirogue();
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  await ana.command('new', { language: 'de' });
  const lobby = await card(ana, ({ content }) => content.includes('Sprache am Tisch: Deutsch'));
  expect((await tap(ben, lobby, 'join')).content).toMatch(/You have joined/);
  expect((await choose(ana, await openOptions(ana, lobby), 'language-nl')).content).toMatch(/table: Nederlands/);
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
  expect(first.content).toMatch(/1 player, up to 2: .*Ana.* \(yellow\)/);
  expect(first.content.split('\n')).toEqual([
    '**Carcassonne: Amazonas** - who wants to play?',
    expect.stringMatching(/^1 player, up to 2: .*Ana/),
    expect.stringMatching(/Ana.* starts the game \(anyone can after an hour\)\.$/),
  ]);
  // Nobody can start alone.
  expect(verbsOf(first)).toEqual(['join', 'leave', 'computer', 'options', 'players', 'how']);
  // Whoever does not know the game learns it beside the lobby, which stays as it is.
  const how = await tap(eva, first, 'how');
  expect(isPublic(how)).toBe(false);
  expect(how.content).toMatch(/In your turn you draw a tile/);
  expect(verbsOf(how)).toEqual(['rules']);
  const rule = await eva.select(how, controlsOf(how)[0]!.custom_id, ['end']);
  expect(rule.content).toMatch(/^\*\*End of the game\*\*/);
  for (const { content } of [how, rule]) {
    expect(content).toMatch(new RegExp(`\\nBack to the lobby: \\S+/${first.id}$`));
  }

  const joined = await tap(ben, first, 'join');
  expect(joined.content).toMatch(/joined as red\. 2 players are in/);
  expect(isPublic(joined)).toBe(false);
  const full = await card(ana, ({ content }) => /Ben.* \(red\)/.test(content));
  expect(full.id).toBe(first.id);
  expect(verbsOf(full)).toEqual(['leave', 'start', 'options', 'players', 'how']);

  expect((await tap(ben, full, 'leave')).content).toMatch(/You have left/);
  await card(ana, ({ content }) => !content.includes('Ben'));
  // The first edition of the card still stands for the same game.
  await tap(eva, first, 'join');
  const again = await card(ana, ({ content }) => content.includes('Eva'));
  expect((await tap(ben, again, 'start')).content).toMatch(/Only players who have joined/);
  const before = (await ana.messages()).filter((message) => !isPublic(message)).length;
  await ana.startClick(again, idOf(again, 'start'));
  const started = await card(ana, ({ content }) => content.includes('started'));
  expect(started.id).toBe(first.id);
  expect(verbsOf(started)).toEqual([]);
  const turn = await ana.waitForMessage(({ mentions }) => mentions.length === 1);
  // The message of the first turn tells enough.
  expect((await ana.messages()).filter((message) => !isPublic(message))).toHaveLength(before);
  expect(turn.mentions[0]!.id).toBe(ana.id);
  // Nobody was pinged before.
  const pings = (await ben.messages()).filter((message) => isPublic(message) && message.mentions.length > 0);
  expect(pings.map(({ id }) => id)).toEqual([turn.id]);
  checkRequests(pirogue);
});

it('tells whoever joins a table in another language how that is changed', async () => {
  const pirogue = await startPirogue();
  const [ana, ben, eva] = [await pirogue.person('Ana'), await pirogue.person('Ben'), await pirogue.person('Eva')];
  await pirogue.store.people.changeSettings(ben.id, { language: 'nl' });
  await ana.command('new', { language: 'en' });
  expect((await ben.command('join')).content).toBe(
    'Je speelt met rood. Er zijn nu 2 spelers.\nTaal van de tafel: English. Wie het potje opende, kan die wijzigen (Opties, Uiterlijk).',
  );
  expect((await eva.command('join')).content).not.toContain('\n');
});

it('lets the owner change the options by subject, and shows everybody else what holds', async () => {
  const pirogue = await startPirogue();
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  await ana.command('new');
  const open = await card(ana, () => true);
  const panel = await openOptions(ana, open);
  expect(isPublic(panel)).toBe(false);
  // From there back to the lobby, as the buttons to begin are in its message.
  expect(panel.content).toMatch(new RegExp(`\\nBack to the lobby: \\S+/${open.id}$`));
  const later = await otherPage(ana, panel);
  expect(later.id).toBe(panel.id);
  expect([...panel.content.split('\n').slice(1, -1), ...later.content.split('\n').slice(1, -2)]).toEqual([
    '**Table:** Up to 5 players. Random first player. Points shown in advance. No hints among people (the game is rated).',
    '**Time:** Time for a turn: no limit. Drawing by hand.',
    '**Look:** Keep the board of every turn. Pictures: by day. Language of the table: automatic.',
  ]);
  const expires = Number(/Closes <t:(\d+):R>/.exec(later.content)![1]) * 1000;
  const record = (await pirogue.store.games.open(ana.channel))!;
  expect(Math.abs(expires - (record.changedAt + 14 * DAY))).toBeLessThan(1000);
  // Only what is not so already, and of this game.
  expect({ ...offered(panel), ...offered(later) }).toEqual({
    game: ['game-carcassonne'],
    table: [
      ...['seats-2', 'seats-3', 'seats-4', 'joined', 'no-hints', 'advice'],
      ...['computer-learner', 'computer-regular', 'computer-strong'],
    ],
    time: ['pace-0.5', 'pace-1', 'pace-2', 'pace-3', 'pace-7', 'auto-draw'],
    look: ['short', 'theme-night', 'theme-contrast', 'language-en', 'language-nl', 'language-fr', 'language-de'],
  });
  const shown = await openOptions(ben, open);
  expect(shown.content).toMatch(/only .*Ana.* can change them[\s\S]*Random first player/);
  expect(controlsOf(shown)).toEqual([]);

  await tap(ben, open, 'join');
  await card(ana, ({ content }) => content.includes('Ben'));
  let now = later;
  for (const value of ['seats-3', 'auto-draw', 'joined', 'no-hints', 'advice', 'pace-3', 'theme-night']) {
    now = await choose(ana, now, value);
    expect(now.id).toBe(panel.id);
    expect(menuOf(now, value)).toBeUndefined();
    expect(now.content).toMatch(/^\*\*Now: .+\.\*\*\n/);
  }
  expect((await pirogue.store.games.open(ana.channel))!.options).toEqual({
    seats: 3,
    autoDraw: true,
    order: 'given',
    hints: false,
    advice: true,
    pace: 3,
    theme: 'night',
  });
  const changed = await card(ana, ({ content }) => content.includes('Pictures: by night.'));
  expect(changed.content).toContain(
    '\nPoints not shown in advance. Time for a turn: 3 days; then the table is asked how to go on. Automatic drawing (undo across turns asks the others). Pictures: by night.\n',
  );
  expect(changed.content).toContain('2 players, up to 3:');
  // Nothing was said beside the lobby and its options.
  expect((await ana.messages()).filter((message) => !isPublic(message)).map(({ id }) => id)).toEqual(
    expect.arrayContaining([panel.id]),
  );
  expect((await ana.messages()).filter(({ content }) => content.includes('Changed'))).toEqual([]);

  const eva = await pirogue.person('Eva');
  await tap(eva, changed, 'join');
  await card(ana, ({ content }) => content.includes('Eva'));
  // The message of the options still offers a seat less; what is refused is told beside it.
  expect((await choose(ana, now, 'seats-2')).content).toMatch(/3 players in already/);
  const three = await otherPage(ana, await openOptions(ana, changed));
  expect(offered(three).table).not.toContain('seats-2');
  // Who takes the game over may change it, too, and who left may not.
  await tap(ana, changed, 'leave');
  expect((await choose(ana, now, 'seats-5')).content).toMatch(/Only who opened/);
  await choose(ben, await openOptions(ben, changed), 'seats-5');
  expect((await pirogue.store.games.open(ana.channel))!.options.seats).toBe(5);
  checkRequests(pirogue);
});

it('answers the menu below a lobby of an earlier version by a change of the lobby alone', async () => {
  const pirogue = await startPirogue();
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  await ana.command('new');
  const old = withOldMenu(pirogue, await card(ana, () => true));
  const { interaction_id } = await ben.post<{ interaction_id: string }>('/local/components', {
    channel: old.channel_id,
    message_id: old.id,
    component: { custom_id: menuOf(old, 'no-hints')!.custom_id, values: ['no-hints'] },
  });
  const refused = await ben.reply(interaction_id);
  expect(refused.content).toMatch(/Only who opened this game can change its options/);
  expect(isPublic(refused)).toBe(false);
  const messages = (await ana.messages()).length;
  await choose(ana, old, 'no-hints');
  const now = await card(ana, ({ content }) => content.includes('Points not shown in advance.'));
  expect(now.id).toBe(old.id);
  expect(verbsOf(now)).toEqual(['join', 'leave', 'computer', 'options', 'players', 'how']);
  expect(await ana.messages()).toHaveLength(messages);
  checkRequests(pirogue);
});

it('colours all public pictures of a game as its owner chose, and private ones as each person did', async () => {
  const pirogue = await startPirogue();
  const [ana, ben, eva] = [await pirogue.person('Ana'), await pirogue.person('Ben'), await pirogue.person('Eva')];
  const bytesOf = async ({ attachments }: WireMessage) =>
    Buffer.from(await (await fetch(attachments[0]!.url)).arrayBuffer());
  await ana.command('new', { theme: 'contrast' });
  expect((await card(ana, () => true)).content).toMatch(/Pictures: strong contrast\./);
  await ben.command('join');
  await ana.command('start');
  const turn = await ana.waitForMessage((message) => verbsOf(message).includes('draw'));
  // A spectator sees as everybody does, but for the colours.
  const byDay = await eva.command('board', { view: 'focus' });
  expect(await bytesOf(turn)).not.toEqual(await bytesOf(byDay));
  await pirogue.store.people.changeSettings(eva.id, { theme: 'contrast' });
  const alike = await eva.command('board', { view: 'focus' });
  expect(await bytesOf(turn)).toEqual(await bytesOf(alike));
  await pirogue.store.people.changeSettings(eva.id, { theme: 'night' });
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
  expect(shown(lobby)).toEqual([
    expect.stringMatching(
      /^Carcassonne: Amazonas\. \d+ tiles\. Random first player\. .*A landscape of its tiles is shown\. Players: Ana \(yellow\)\. 2 seats are free\.$/,
    ),
  ]);
  const before = sent().length;
  await tap(ben, lobby, 'join');
  await ana.startClick(lobby, idOf(lobby, 'computer'));
  const full = await card(ana, (message) => shown(message).some((text) => text?.endsWith('No seat is free.')));
  expect(shown(full)).toEqual([
    expect.stringContaining('Players: Ana (yellow), Ben (red), and Toucan 🤖 (green). No seat is free.'),
  ]);
  expect([full.id, sent().length]).toEqual([lobby.id, before]);
  expect(full.attachments[0]!.url).not.toBe(lobby.attachments[0]!.url);
  // Once it has started, the card has no seats to show, and names the players as they play, the first one first.
  await ana.startClick(full, idOf(full, 'start'));
  const started = await card(ana, ({ content }) => content.includes('started'));
  expect(started.attachments).toEqual([]);
  const { first } = (await pirogue.store.games.open(ana.channel))!.setup!;
  const order = [0, 1, 2].map((at) => ['Ana', 'Ben', 'Toucan'][(first + at) % 3]);
  expect(started.content).toMatch(new RegExp(`Players in order: .*${order.join('.*')}`));
  checkRequests(pirogue);
});

it('takes no card of an earlier game for the one that waits now', async () => {
  const pirogue = await startPirogue();
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  await ana.command('new');
  const old = await card(ana, () => true);
  const panel = await otherPage(ana, await openOptions(ana, old));
  await tap(ana, old, 'leave');
  const closed = await card(ana, ({ content }) => content.includes('everybody has left'));
  expect(verbsOf(closed)).toEqual([]);
  await ana.command('new');
  putBack(pirogue, old);
  for (const verb of ['join', 'leave', 'options']) {
    expect((await tap(ben, old, verb)).content).toMatch(/button is old; nothing was changed.*\n.*waiting for players/);
  }
  expect((await choose(ana, panel, 'seats-2')).content).toMatch(/button is old/);
  expect((await pirogue.store.games.open(ana.channel))!.seats).toHaveLength(1);
});

it('warns the owner two days before a lobby expires, and closes it then', async () => {
  const clock = new TestClock(Date.now());
  const pirogue = await startPirogue({ now: clock.now });
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  await ana.command('new');
  const open = await card(ana, () => true);
  await tap(ben, open, 'join');
  const begun = (await pirogue.store.games.open(ana.channel))!.changedAt;
  const at = (days: number) => clock.pass(pirogue, begun + days * DAY - clock.now());
  const warnings = async () => (await ana.messages()).filter(({ content }) => content.includes('still waits'));

  await at(11.9);
  expect((await pirogue.store.games.open(ana.channel))!.warnedAt).toBeUndefined();
  await at(12);
  const warning = await ana.waitForMessage(({ content }) => content.includes('still waits'));
  expect(warning.mentions.map(({ id }) => id)).toEqual([ana.id]);
  expect(warning.content).toContain(`<t:${Math.floor((begun + 14 * DAY) / 1000)}:R>`);
  expect(!isPublic(warning)).toBe(false);
  await at(13);
  expect(await warnings()).toHaveLength(1);

  // A change lets it live on.
  const warned = await card(ana, () => true);
  await tap(ana, warned, 'leave');
  expect((await pirogue.store.games.open(ana.channel))!.warnedAt).toBeUndefined();
  await at(14.5);
  expect(await pirogue.store.games.open(ana.channel)).toMatchObject({ ownerId: ben.id, status: 'lobby' });
  await at(25);
  const second = await ben.waitForMessage(
    ({ content, mentions }) => content.includes('still waits') && mentions[0]?.id === ben.id,
  );
  expect(second.content).toContain(`<t:${Math.floor((begun + 27 * DAY) / 1000)}:R>`);
  await at(26.9);
  expect(await pirogue.store.games.open(ana.channel)).toBeDefined();
  await at(27);
  expect(await pirogue.store.games.open(ana.channel)).toBeUndefined();
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
  expect((await pirogue.store.games.open(ana.channel))!.warnedAt).toBeUndefined();
  await clock.pass(pirogue, DAY);
  const warning = await ana.waitForMessage(({ content }) => content.includes('still waits'));
  expect(warning.content).toContain(`<t:${Math.floor((clock.now() + 2 * DAY) / 1000)}:R>`);
  clock.jump(20 * DAY);
  await pirogue.bot.keeper.check();
  await clock.pass(pirogue, 2 * DAY - HOUR);
  expect(await pirogue.store.games.open(ana.channel)).toBeDefined();
  await clock.pass(pirogue, HOUR);
  expect(await pirogue.store.games.open(ana.channel)).toBeUndefined();
});

it('takes the options of the opener away once the game has started, by button and by command', async () => {
  const pirogue = await startPirogue();
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  for (const way of ['button', 'command']) {
    await ana.command('new');
    const open = await card(ana, (found) => verbsOf(found).includes('options'));
    const panel = await openOptions(ana, open);
    await tap(ben, open, 'join');
    const full = await card(ana, ({ content }) => content.includes('Ben'));
    if (way === 'command') await ana.command('start');
    else await ana.startClick(full, idOf(full, 'start'));
    await ana.waitForEvent(({ name, data }) => name === 'message_delete' && data.id === panel.id);
    // The lobby itself stays, and tells who plays.
    expect((await card(ana, ({ content }) => content.includes('Players in order'))).id).toBe(open.id);
    await ben.command('resign').then((asked) => ben.click(asked, idOf(asked, 'resign')));
    await until(async () => (await pirogue.store.games.open(ana.channel)) === undefined);
  }
  checkRequests(pirogue);
});

it('tells once what happens when a turn is over its time', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  await ana.command('new', { pace: 0.5, late: 'skip' });
  const panel = await openOptions(ana, await card(ana, () => true));
  const time = (await otherPage(ana, panel)).content.split('\n').find((line) => line.startsWith('**Time:**'));
  expect(time).toBe(
    '**Time:** Time for a turn: 12 hours; then the bot plays the turn in a simple way. Drawing by hand.',
  );
});

it('tells all turns in one message only where one person plays against computers', async () => {
  const pirogue = await startPirogue();
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  const told = async () => (await pirogue.store.games.open(ana.channel))!.options.told;
  expect((await ana.command('new', { told: 'end' })).content).toMatch(
    /only for one person who plays against computers/,
  );
  expect(await pirogue.store.games.open(ana.channel)).toBeUndefined();
  await ana.command('new', { computers: 1, told: 'end' });
  const open = await card(ana, ({ content }) => content.includes('in one message, which changes'));
  const panel = await choose(ana, await openOptions(ana, open), 'told-turns');
  expect(await told()).toBe('turns');
  await choose(ana, panel, 'told-end');
  expect(await told()).toBe('end');
  await tap(ben, open, 'join');
  await card(ana, ({ content }) => content.includes('Ben') && !content.includes('in one message'));
  expect(await told()).toBeUndefined();
  const now = await openOptions(ana, open);
  for (const page of [now, await otherPage(ana, now)]) expect(menuOf(page, 'told-end')).toBeUndefined();
  // A menu that has offered it since before Ben was there.
  putBack(pirogue, panel);
  await choose(ana, panel, 'told-end');
  expect((await ana.messages()).at(-1)!.content).toMatch(/only for one person/);
  expect(await told()).toBeUndefined();
});
