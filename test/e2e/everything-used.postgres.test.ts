import { randomUUID } from 'node:crypto';
import type { WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { controlsOf, isPublic, linksOf, verbOf } from '../../lab/driving/controls.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { changeOptions } from '../../src/app/lobby.ts';
import { success } from '../../src/core/result.ts';
import { carcassonne } from '../../src/games/carcassonne/index.ts';
import { ButtonPlayer } from '../support/button-player.ts';
import { features } from '../support/commands.ts';
import { moverBefore } from '../support/mover-before.ts';
import { choose, kindChoices, panelChoices, playPanel } from '../support/panel-choices.ts';
import { type Pirogue, type PirogueOptions, startPirogue, until } from '../support/pirogue.ts';
import { checkRequests, letManageChannels, openGame, publicMessage } from '../support/seated-table.ts';
import { HOUR, TestClock } from '../support/test-clock.ts';
import { pathOf, servePages } from '../web/support/pages.ts';
import { enterSeat } from '../web/support/seat-browser.ts';

/** What has been used so far in all of these tests. */
const usedCommands = new Set<string>();
const usedControls = new Set<string>();
/** The commands that the bot has registered. */
let registered: readonly string[] = [];

/** Notes what a person uses, whoever helps them to. */
function noted(person: TestPerson): TestPerson {
  const { menu, startCommand, post } = person;
  person.menu = (name, target) => {
    usedCommands.add(name);
    return menu.call(person, name, target);
  };
  person.startCommand = (name, ...rest) => {
    usedCommands.add(name);
    return startCommand.call(person, name, ...rest);
  };
  person.post = (path, body) => {
    const { component } = body as { component?: { custom_id: string } };
    if (component) usedControls.add(verbOf({ type: 0, ...component }));
    return post.call(person, path, body) as never;
  };
  return person;
}

async function stage(names: readonly string[], options: PirogueOptions = {}) {
  const pirogue = await startPirogue({ webOrigin: 'https://games.example.org', answerDeadlineMs: 20_000, ...options });
  const people = await Promise.all(names.map(async (name) => noted(await pirogue.person(name))));
  registered = (await people[0]!.state()).commands.map(({ name }: { name: string }) => name);
  return { pirogue, people: people as [TestPerson, TestPerson, TestPerson, ...TestPerson[]] };
}

/** The first control of a message with a verb and an ending of its argument. */
function controlOn(message: WireMessage, verb: string, argument = '') {
  const control = controlsOf(message).find((one) => verbOf(one) === verb && one.custom_id.endsWith(argument));
  if (!control) throw new Error(`no ${verb} ${argument} on: ${message.content}`);
  return control;
}

/** Presses what a message offers under a verb, or chooses the first entry of its menu; resolves with what comes of it. */
async function use(person: TestPerson, message: WireMessage, verb: string, argument?: string): Promise<WireMessage> {
  const { custom_id, options } = controlOn(message, verb, argument);
  if (options) return person.select(message, custom_id, [options[0]!.value]);
  return isPublic(message) ? answerTo(person, message, custom_id) : person.click(message, custom_id);
}

/** The private answer to a button of a public message, which may change besides. */
async function answerTo(person: TestPerson, message: WireMessage, customId: string): Promise<WireMessage> {
  return person.reply((await person.startClick(message, customId)).interaction_id);
}

/** A message as it is now. */
const now = async (person: TestPerson, { id, channel_id }: WireMessage) =>
  (await person.messages(channel_id)).find((message) => message.id === id)!;

/** The public message that mentions a person, newest last, once there are more of them than `known`. */
async function turnOf(person: TestPerson, known: number): Promise<WireMessage> {
  const mentioning = async () =>
    (await person.messages()).filter(
      (message) => isPublic(message) && message.mentions.some(({ id }) => id === person.id),
    );
  await until(async () => (await mentioning()).length > known);
  return (await mentioning()).at(-1)!;
}

/** Lets a person play steps on the page of their game, so that what follows meets such moves in the log. */
async function playOnPage(pirogue: Pirogue, person: TestPerson, steps: number): Promise<void> {
  const path = await pathOf(pirogue, person.channel);
  const { id } = await openGame(pirogue, person);
  const about = { path, gameId: id, userId: person.id, 'x-forwarded-for': '203.0.113.1' };
  const browser = await enterSeat(pirogue, await servePages(pirogue), about);
  for (let step = 0; step < steps; step++) await browser.playStep();
}

/** Nothing failed, and every message has gone out. */
async function check(pirogue: Pirogue, person: TestPerson): Promise<void> {
  const { store } = pirogue;
  const game = (await store.games.open(person.channel)) ?? (await store.games.last(person.channel));
  await until(async () => (await store.posts.ofGame(game!.id)).every(({ pending }) => pending === undefined));
  checkRequests(pirogue);
}

it('one person plays against a computer, looks at everything, resigns, and plays once more', async () => {
  const { pirogue, people } = await stage(['Ana']);
  const [ana] = people;
  const tapping = new ButtonPlayer(chooserFor(5));
  await ana.command('settings');
  await use(ana, await ana.command('settings'), 'setting', 'theme');
  await ana.command('new', { game: 'carcassonne', seats: 3 });
  const lobby = await publicMessage(ana, /Carcassonne/);
  await use(ana, lobby, 'how');
  await use(ana, await use(ana, await use(ana, lobby, 'options'), 'view'), 'option', 'time');
  expect((await use(ana, lobby, 'players')).content).toMatch(/Ana.*: no finished game yet$/m);
  await ana.click(await now(ana, lobby), controlOn(lobby, 'computer').custom_id);
  await until(async () => (await openGame(pirogue, ana)).options.computers?.length === 1);
  await ana.command('start');
  const first = await turnOf(ana, 0);

  await use(ana, await use(ana, first, 'tiles'), 'page');
  await use(ana, await use(ana, first, 'board'), 'view');
  await use(ana, await ana.command('rules'), 'rules');
  let panel = await use(ana, first, 'draw');
  panel = await use(ana, panel, 'hint');
  await use(ana, panel, 'panel');
  await ana.command('hint');
  await tapping.goOn(ana, await ana.command('draw'));
  await turnOf(ana, 1);
  await playOnPage(pirogue, ana, 2);
  await turnOf(ana, 2);
  for (const command of [
    'board',
    'turn',
    'score',
    'tiles',
    'log',
    'replay',
    'help',
    'mygames',
    'export',
    'verify',
    'page',
    'play',
  ])
    expect((await ana.command(command)).content, command).not.toMatch(/reference/);

  // The computer cannot play alone.
  const resigning = await ana.command('resign');
  expect((await ana.command('replace', { computer: 'regular' })).content).toMatch(/last person/);
  await use(ana, resigning, 'resign');
  const end = await publicMessage(ana, /won|wins/i);
  await use(ana, await now(ana, end), 'replay');
  await use(ana, await now(ana, end), 'analyse');
  await ana.command('analyse');
  await ana.command('stats');
  await use(ana, await now(ana, end), 'rematch');
  await until(async () => (await pirogue.store.games.open(ana.channel))?.status === 'running');
  await turnOf(ana, 3);
  await check(pirogue, ana);
});

it('three people play: lobby, turns, takebacks, votes, seats, spectators and moderators', async () => {
  const { pirogue, people } = await stage(['Ana', 'Ben', 'Eva', 'Zoe']);
  const [ana, ben, eva, zoe] = people as [TestPerson, TestPerson, TestPerson, TestPerson];
  const table = new AutocompleteTable([ana, ben, eva], chooserFor(3));
  const tapping = new ButtonPlayer(chooserFor(5));
  // Another game than that which /new opens unasked, and back.
  const opened = await ana.command('new', { order: 'joined' });
  await ana.startClick(opened, controlOn(opened, 'game').custom_id);
  const lobby = await publicMessage(ana, /^\*\*Carcassonne\*\*/);
  await use(ben, lobby, 'join');
  await use(ben, lobby, 'leave');
  await ben.command('join');
  await ben.command('leave');
  await ben.command('join', { colour: 'black' });
  await eva.command('join');
  const busy = await zoe.command('new', { game: 'carcassonne', map: 'germany', chips: true });
  expect((await use(zoe, busy, 'thread')).content).toMatch(/Your game is open\. Go to/);
  const full = await now(ana, lobby);
  await ana.startClick(full, controlOn(full, 'start').custom_id);

  const first = await table.nextPublicMessage();
  expect((await zoe.command('watch', { what: 'turns' })).content).toMatch(/I will tell you of every turn/);
  await use(zoe, first, 'quiet');
  const squares = await use(ana, first, 'draw');
  const byPanel = await answerTo(ana, squares, controlOn(squares, 'onpage').custom_id);
  expect(linksOf(byPanel)[0]?.url).toMatch(/^https:\/\/games\.example\.org\/g\/[\w-]+#seat=[\w-]{24}$/);
  expect((await ana.command('play', { end: true })).content).toMatch(/^No browser was signed in/);
  const { custom_id, options } = controlsOf(squares).find((one) => verbOf(one) === 'choose')!;
  const drafted = options
    ? await ana.select(squares, custom_id, [options[0]!.value])
    : await ana.click(squares, custom_id);
  await use(ana, drafted, 'panel');
  await table.place(ana);
  await use(ana, await ana.command('draw'), 'retract');
  await table.place(ana);
  await use(ana, await ana.command('draw'), 'pass');
  await tapping.goOn(ana, await use(ana, await table.nextPublicMessage(), 'undo'));
  await playOnPage(pirogue, ben, 1);
  expect((await ana.command('undo')).content).toMatch(/the others are asked now/);
  const question = await publicMessage(ben, /asks you to let the last action be taken back/);
  for (const person of [ben, eva]) await use(person, question, 'vote', ':yes');
  await publicMessage(ana, /Ana.* took back the last action/);
  await tapping.goOn(ana, await ana.command('draw'));

  await ben.command('vote', { what: 'pause' });
  await use(eva, await publicMessage(eva, /asks you to pause this game/), 'vote', ':yes');
  await use(ben, await publicMessage(ben, /Paused <t/), 'ask', 'resume');
  await use(eva, await publicMessage(eva, /asks you to go on with this game/), 'vote', ':yes');
  await publicMessage(eva, /The game goes on/);
  await ben.command('remind', { after: 24, timezone: 'Europe/Brussels', 'by-dm': true });
  await ben.command('away', { until: '3d' });
  await publicMessage(eva, /away/);
  await ben.command('replace', { user: zoe.id });
  const offer = await publicMessage(ben, /offers you a seat/);
  await use(ben, offer, 'withdraw');
  await until(async () => controlsOf(await now(ben, offer)).length === 0);
  await ben.command('replace', { user: zoe.id });
  await use(zoe, await publicMessage(zoe, /offers you a seat/), 'take');
  await publicMessage(eva, /plays this seat from now on/);
  await zoe.command('unwatch');

  letManageChannels(pirogue, eva);
  await use(eva, await eva.command('admin', { check: {} }), 'admin', 'pause');
  for (const act of ['resume', 'undo']) await eva.command('admin', { [act]: {} });
  await eva.command('admin', { hall: {} });
  await eva.command('admin', { kick: { user: zoe.id } });
  const channel = Object.values(pirogue.discord.channelIds)[1]!;
  letManageChannels(pirogue, eva, channel);
  await eva.command('admin', { move: { channel } });
  for (const person of people) person.channel = channel;
  await eva.command('board', { view: 'text' });
  await eva.command('privacy', { do: 'show' });
  expect((await eva.command('privacy', { do: 'file' })).attachments).toHaveLength(1);
  expect((await use(zoe, await zoe.command('privacy', { do: 'delete' }), 'forget')).content).toMatch(/^Deleted/);
  await eva.command('admin', { end: {} });
  await publicMessage(ana, /The game is over/, channel);
  await check(pirogue, ana);
});

it('three people play Amazonas', async () => {
  const { pirogue, people } = await stage(['Ana', 'Ben', 'Eva']);
  const table = new AutocompleteTable(people, chooserFor(3));
  await table.begin({ game: 'amazonas' });
  await table.playOn(20);
  await check(pirogue, people[0]);
});

it('a square is chosen in the message of a turn, a better choice in the panel, and no piece is placed', async () => {
  const { pirogue, people } = await stage(['Ana', 'Ben']);
  const [ana, ben] = people;
  const table = new AutocompleteTable([ana, ben], chooserFor(3), 'pass');
  await table.begin({ game: 'carcassonne', order: 'joined', 'auto-draw': true });
  const first = await table.nextPublicMessage();
  const panel = await use(ana, first, 'square');
  // What a hint thinks better is drafted like any other choice.
  const { message } = pirogue.discord.world.message(panel.channel_id, panel.id)!;
  const advised = JSON.parse(JSON.stringify(panel.components).replaceAll(':choose:', ':advised:'));
  (message as { components: unknown }).components = advised;
  await use(ana, { ...panel, components: advised }, 'advised');
  await new ButtonPlayer(chooserFor(5)).goOn(ana, await use(ana, first, 'square'));
  await table.nextPublicMessage();
  await table.place(ben);
  await ben.command('pass');
  await table.nextPublicMessage();
  await check(pirogue, ana);
});

it.each([
  ['france', 'sell', { with: '' }],
  ['germany', 'upgrade', { meeple: '', with: '' }],
  ['benelux', 'island', { which: '' }],
  ['great-britain', 'turn', {}],
  ['iberica', 'treat', { x: '', y: '' }],
  ['great-britain', 'set', { with: '' }],
] as const)('on the map of %s chips are used: %s', async (map, use, typed) => {
  const { pirogue } = await stage(['Zoe']);
  const { mover } = await moverBefore(pirogue, map, ({ action }) => action.type === use);
  const person = noted(mover);
  const chosen: Record<string, string | number> = {};
  for (const name of Object.keys(typed)) {
    const offered = await person.autocomplete('chip', { [use]: { ...chosen, [name]: '' } }, name);
    chosen[name] = offered[0]!.value;
  }
  const { id, revision } = await openGame(pirogue, person);
  const answer = await person.command('chip', { [use]: chosen });
  expect((await pirogue.store.games.byId(id))!.revision, answer.content).toBeGreaterThan(revision);
  await check(pirogue, person);
});

it('another kind of piece is chosen for a place', async () => {
  const { pirogue } = await stage(['Zoe']);
  const wanted: Parameters<typeof moverBefore>[2] = ({ action }) => action.type === 'meeple' && action.as === 'large';
  const { mover } = await moverBefore(pirogue, 'germany', wanted, { inns: true });
  const person = noted(mover);
  let panel = await person.command('draw');
  for (let at = 0; kindChoices(panel).length === 0; at++) panel = await choose(person, panel, panelChoices(panel)[at]!);
  panel = await use(person, panel, 'kind');
  expect(kindChoices(panel).filter(({ label }) => label.startsWith('✓'))).toHaveLength(1);
  await check(pirogue, mover);
});

it('standing orders are set, and the page is opened inside Discord', async () => {
  const mapping = 'https://games.example.org';
  const { pirogue } = await stage(['Zoe'], {
    hasActivity: true,
    prepare: (discord) => discord.switchActivitiesOn({ mapping, clientSecret: 'secret' }),
  });
  const { mover } = await moverBefore(pirogue, 'none', ({ action }) => action.type === 'place', { dragon: true });
  const person = noted(mover);
  await use(person, await person.command('orders'), 'order');
  const panel = await person.command('draw');
  await use(person, panel, 'orders');
  await person.startClick(panel, controlOn(panel, 'launch').custom_id);
  await person.waitForEvent(({ name }) => name === 'activity_launch');
  await check(pirogue, person);
});

it('a turn is planned, changed and removed', async () => {
  const { pirogue } = await stage(['Zoe']);
  const options = { hand: '1', inns: true, chips: false };
  const { mover } = await moverBefore(pirogue, 'none', ({ action }) => action.type === 'place', options);
  const people = await Promise.all(['Ana', 'Eva'].map((name) => pirogue.person(name)));
  const person = noted(people.find(({ id }) => id !== mover.id)!);
  let panel = await use(person, await person.command('turn'), 'plan');
  panel = await use(person, await use(person, panel, 'planpick'), 'planpick');
  panel = await use(person, await use(person, panel, 'plankind'), 'planset');
  panel = await use(person, panel, 'planpage');
  const [offered] = await person.autocomplete('plan', { turn: '' }, 'turn');
  await use(person, await person.command('plan', { turn: offered!.value }), 'planend');
  await check(pirogue, person);
});

it('the menus of people and messages are used, and a game is begun in direct messages', async () => {
  const { pirogue, people } = await stage(['Ana', 'Zoe']);
  const [ana, zoe] = people;
  await use(zoe, await ana.menu('Play Carcassonne with …', zoe.id), 'join');
  await ana.command('start');
  const turn = await publicMessage(ana, /is the first player/);
  for (const name of ['Show this turn', 'What happened since?']) await ana.menu(name, turn.id);
  await ana.menu('How do they play?', zoe.id);
  await ana.menu('Analyse this record', (await ana.command('export')).id);
  await check(pirogue, ana);
  ana.channel = pirogue.discord.world.directChannel(ana.id).id;
  await use(ana, await ana.command('help'), 'alone', 'learner');
  await check(pirogue, ana);
});

it('the rest of a flight is left to an order', async () => {
  const { pirogue } = await stage(['Zoe']);
  const isAsked: Parameters<typeof moverBefore>[2] = ({ before, action }) =>
    action.type === 'dragon' && carcassonne.choices(before).length > 1;
  const { mover } = await moverBefore(pirogue, 'none', isAsked, { dragon: true });
  const person = noted(mover);
  await use(person, await person.command('draw'), 'rest');
  await check(pirogue, person);
});

it('an abbot is taken back', async () => {
  const { pirogue } = await stage(['Zoe']);
  const wanted: Parameters<typeof moverBefore>[2] = ({ action }) => action.type === 'retrieve';
  const { mover } = await moverBefore(pirogue, 'germany', wanted, { abbot: true });
  const { id, revision } = await openGame(pirogue, mover);
  const answer = await noted(mover).command('retrieve');
  expect((await pirogue.store.games.byId(id))!.revision, answer.content).toBeGreaterThan(revision);
  await check(pirogue, mover);
});

it('plays a turn and the next one where a reminder arrives', async () => {
  const clock = new TestClock(Date.parse('2027-01-10T10:00:00Z'));
  const { pirogue, people } = await stage(['Ana', 'Ben'], { now: clock.now });
  const { world } = pirogue.discord;
  const [ana, ben] = people;
  for (const place of [{}, { channel: world.addTextChannel('near').id }]) {
    await ana.command('new', { order: 'joined' }, place);
    await ben.command('join', {}, place);
    await ana.command('start', {}, place);
  }
  await ana.command('remind', { 'by-dm': true, after: 12 });
  await clock.pass(pirogue, 13 * HOUR);
  ana.channel = world.directChannel(ana.id).id;
  const reminder = await ana.waitForMessage(({ content }) => /^It is still your turn/.test(content));
  const first = await playPanel(ana, await use(ana, reminder, 'draw'));
  const second = await playPanel(ana, await use(ana, first.done, 'next'));
  expect(second.done.content).toMatch(/^Your turn is done\. Next: .*Ben.*\.$/);
  checkRequests(pirogue);
});

it('an option for which all of a game for ratings have to be is chosen by its other player', async () => {
  const { pirogue, people } = await stage(['Ana', 'Ben']);
  const [ana, ben] = people;
  await ana.command('new', { game: 'carcassonne', order: 'joined' });
  await ben.command('join');
  const game = await openGame(pirogue, ana);
  const request = { channelId: game.channelId, userId: ana.id, cause: randomUUID(), game: success(game) };
  expect((await changeOptions(pirogue.app, request, { chosen: { hand: '1' } })).ok).toBe(true);
  const lobby = await publicMessage(ana, /Off until chosen by everybody.*: draw ahead/);
  expect((await use(ben, lobby, 'agree')).content).toMatch(/^You have chosen it, too/);
  await ana.command('start');
  expect((await openGame(pirogue, ana)).setup!.options).toMatchObject({ hand: '1' });
  await check(pirogue, ana);
});

it('has left no command and no control unused', () => {
  expect(registered.filter((name) => !usedCommands.has(name))).toEqual([]);
  expect(features.verbs.filter((verb) => !usedControls.has(verb))).toEqual([]);
});
