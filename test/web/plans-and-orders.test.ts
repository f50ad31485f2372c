import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { seedFor } from '../../lab/simulation/chooser.ts';
import type { ChosenOptions } from '../../src/core/options.ts';
import { createSetup } from '../../src/games/carcassonne/game/create-setup.ts';
import type { TileSet } from '../../src/games/carcassonne/rules/tile-set.ts';
import type { TurnAnswer } from '../../src/web/page/turn.ts';
import { shared } from '../support/at-end.ts';
import { startPirogue, until } from '../support/pirogue.ts';
import { checkRequests, press, publicMessage } from '../support/seated-table.ts';
import { storeLog } from '../support/stored-game.ts';
import { ORIGIN, pathOf, servePages } from './support/pages.ts';
import { enterSeat, type SeatBrowser } from './support/seat-browser.ts';

const house = shared(async () => {
  const pirogue = await startPirogue({ webOrigin: ORIGIN });
  return { pirogue, pages: await servePages(pirogue) };
});

const NAMES = ['Ana', 'Ben', 'Cem'];

/** A game of three whose players know their next tiles, and browsers of their seats; Ana is to place her tile. */
async function stage(options: ChosenOptions = { hand: '1' }) {
  const { pirogue, pages } = house();
  const channelId = pirogue.discord.world.addTextChannel('table').id;
  const content = pirogue.app.library.ownContent('carcassonne') as TileSet;
  const colours = ['red', 'blue', 'green'] as const;
  const setup = createSetup({ content, colours, seed: seedFor('plans'), order: 'given', options });
  const people = await Promise.all(NAMES.map((name) => pirogue.person(name, channelId)));
  const seats = people.map(({ id }, at) => ({ id, name: NAMES[at]!, locale: 'en-US' }));
  const stored = { ruleSet: 'carcassonne', setup, log: [], ended: false, channelId, people: seats } as const;
  const { id: gameId } = await storeLog(pirogue, { ...stored, options: { chosen: options } });
  const path = await pathOf(pirogue, channelId);
  const own = { 'x-forwarded-for': `203.0.113.${gameId % 250}` };
  const enter = (userId: string) => enterSeat(pirogue, pages, { path, gameId, userId, ...own });
  const [ana, ben, cem] = (await Promise.all(people.map(({ id }) => enter(id)))) as [
    SeatBrowser,
    SeatBrowser,
    SeatBrowser,
  ];
  if ((await ana.turn()).step === 'draw') await ana.playStep();
  return { pirogue, gameId, path, own, people, ana, ben, cem, game: () => pirogue.store.games.byId(gameId) };
}

type Choice = TurnAnswer['choices'][number];

/** Chooses a turn without a piece until it can be confirmed, beginning with a choice that is wanted. */
async function chosen(
  ask: (draft?: string) => Promise<TurnAnswer>,
  isWanted: (choice: Choice) => boolean = () => true,
): Promise<TurnAnswer> {
  let turn = await ask();
  turn = await ask(turn.choices.find(isWanted)!.do);
  if (!turn.ready) turn = await ask(turn.choices.find(({ none }) => none)!.do);
  expect(turn.ready).toBe(true);
  return turn;
}

const planned = (browser: SeatBrowser, isWanted?: (choice: Choice) => boolean) =>
  chosen((draft) => browser.planned(draft), isWanted);

async function play(browser: SeatBrowser, isWanted: (choice: Choice) => boolean): Promise<void> {
  const { revision, draft } = await chosen((draft) => browser.turn(draft), isWanted);
  expect((await browser.send('turn', { revision, draft })).status).toBe(200);
}

it('plans the next turn by what is offered, as /plan tells it, and plays it once the turn begins', async () => {
  const { ana, ben, cem, people, game, pirogue } = await stage();
  expect(await ben.turn()).toMatchObject({ state: 'wait', plan: { lines: [], begin: 'Plan my turn' } });
  expect((await ana.turn()).plan).toBeUndefined();
  const planning = await ben.planned();
  expect(planning).toMatchObject({ state: 'choose', isPlan: true, step: 'square', undo: 'no', ready: false });
  expect(planning.lines[0]).toBe('You plan your next turn. This is how it would begin now.');
  const { revision, draft, words, tiles } = await planned(ben);
  expect(words.confirm).toBe('Plan this');
  const sent = await ben.send('plan', { revision, draft });
  expect(sent).toMatchObject({
    status: 200,
    told: ['Your next turn is planned.'],
    turn: { state: 'wait', revision },
  });
  const { lines, begin, remove } = sent.turn!.plan!;
  expect([begin, remove]).toEqual(['Change', 'Remove']);
  const { content } = await people[1]!.command('plan');
  // On Discord names have the dot of their colour.
  const plain = content.replace(/\*\*|[\u2066-\u2069]|🔵 /gu, '');
  for (const line of lines) expect(plain).toContain(line);
  expect(lines).toHaveLength(3);
  // Nobody else is told of it.
  for (const other of [ana, cem]) expect(JSON.stringify(await other.turn())).not.toContain('Your plan');
  // Far enough from the planned tile.
  const [tile] = tiles;
  await play(ana, ({ at }) => Math.abs(at!.x - tile!.x) + Math.abs(at!.y - tile!.y) > 1);
  await until(async () => (await game())!.acts.some(({ act }) => act.type === 'turn-planned' && act.seat === 1));
  expect(await ben.turn()).toMatchObject({ state: 'wait', plan: { lines: [] } });
  expect((await cem.turn()).state).toBe('choose');
  checkRequests(pirogue);
});

it('lets nobody plan for another seat, in the own turn, from elsewhere, or what is not offered', async () => {
  const { ana, ben, cem, gameId, pirogue } = await stage();
  const { revision, draft } = await planned(ben);
  const own = await ana.drafted();
  expect(await ana.send('plan', { revision, draft: own.draft })).toMatchObject({ status: 422, code: 'plan-too-late' });
  for (const nonsense of [
    'x',
    '+',
    draft.split('+')[0]!,
    'draw',
    'place 99,99 r0',
    `${draft}+draw`,
    `${draft}+${draft}`,
  ]) {
    const { status, problem } = await ben.send('plan', { revision, draft: nonsense });
    expect([409, 422], nonsense).toContain(status);
    expect(problem).toMatch(/./);
  }
  const plan = { revision, draft };
  expect(await ben.send('plan', plan, { origin: 'https://evil.example' })).toMatchObject({ status: 403 });
  expect(await ben.send('plan', plan, { cookie: '' })).toMatchObject({ status: 401 });
  expect(await ben.send('plan', { ...plan, revision: -1 })).toMatchObject({ status: 400 });
  const other = await stage();
  expect(await ben.send('plan', plan, { cookie: other.ben.cookie })).toMatchObject({ status: 401 });
  for (const seat of [0, 1, 2]) expect(await pirogue.store.plans.ofSeat(gameId, seat)).toBeUndefined();
  expect((await ben.send('plan', plan)).status).toBe(200);
  await cem.send('plan', { revision, draft: '' });
  expect((await pirogue.store.plans.ofSeat(gameId, 1))?.draft).toBe(draft);
});

it('removes a plan, also twice, and tells whose place is taken that the plan was not played', async () => {
  const { ana, ben } = await stage();
  const squares = (await ana.turn()).choices.map(({ at }) => at!);
  const both = (await ben.planned()).choices.map(({ at }) => at!);
  const square = both.find(({ x, y }) => squares.some((one) => one.x === x && one.y === y))!;
  const isThere = ({ at }: Choice) => at!.x === square.x && at!.y === square.y;
  const { revision, draft } = await planned(ben, isThere);
  await ben.send('plan', { revision, draft });
  for (let time = 0; time < 2; time++) {
    const removed = await ben.send('plan', { revision, draft: '' });
    expect(removed).toMatchObject({
      status: 200,
      told: [expect.stringContaining('removed')],
      turn: { plan: { lines: [] } },
    });
  }
  await ben.send('plan', { revision, draft });
  await play(ana, isThere);
  await until(async () => (await ben.turn()).since.some((line) => line.startsWith('Your plan was not played:')));
  expect((await ben.turn()).state).toBe('choose');
});

it('drops the plan of a player who takes the turn before it back, so that they choose again', async () => {
  const { pirogue, ana, game, gameId, people } = await stage();
  await play(ana, () => true);
  const { revision, draft } = await planned(ana);
  expect((await ana.send('plan', { revision, draft })).turn!.plan!.lines).toHaveLength(3);
  expect((await ana.send('undo', { revision })).status).toBe(200);
  for (const other of people.slice(1)) await press(other, await publicMessage(other, /asks you to let/), 'vote', 'yes');
  await until(async () => (await ana.turn()).state === 'choose');
  expect(await pirogue.store.plans.ofSeat(gameId, 0)).toBeUndefined();
  expect((await game())!.acts.map(({ act }) => act.type)).not.toContain('turn-planned');
});

it('forgets the browsers of who resigns, so that none plays on when they come back', async () => {
  const { pirogue, gameId, game, people, ...browsers } = await stage();
  const [, ben, cem] = people;
  await press(ben!, await ben!.command('resign'), 'resign');
  const { revision } = (await game())!;
  expect(await browsers.ben.send('undo', { revision })).toMatchObject({ status: 401 });
  expect(await pirogue.store.seatAccess.ofSeat({ gameId, userId: cem!.id })).toHaveLength(1);
  expect(await pirogue.store.seatAccess.ofSeat({ gameId, userId: ben!.id })).toEqual([]);
});

it('tells and sets the standing orders of the own seat alone, and no others', async () => {
  const { ben, cem, game, people } = await stage({ dragon: true });
  const { orders, revision } = await ben.turn();
  expect(orders).toMatchObject({ heading: 'Standing orders', about: expect.stringMatching(/^Your standing orders/) });
  const { question, order, orders: all } = orders!.menus[0]!;
  const wanted = all.find(({ value }) => value !== order)!;
  const set = await ben.send('orders', { revision, question, order: wanted.value });
  expect(set).toMatchObject({
    status: 200,
    turn: { revision, orders: { menus: [{ question, order: wanted.value }] } },
  });
  const { content } = await people[1]!.command('orders');
  expect(content.toLowerCase()).toContain(`**${wanted.say.toLowerCase()}**`);
  expect(set.told![0]!.toLowerCase()).toContain(wanted.say.toLowerCase());
  expect((await cem.turn()).orders!.menus[0]!.order).toBe(order);
  for (const wrong of [
    { question, order: 'sideways' },
    { question: '__proto__', order },
  ])
    expect(await ben.send('orders', { revision, ...wrong })).toMatchObject({ status: 422, code: 'no-such-order' });
  expect(await ben.send('orders', { revision, question, order }, { cookie: '' })).toMatchObject({ status: 401 });
  expect((await game())!.acts.map(({ act }) => act)).toEqual([
    { type: 'order-set', seat: 1, question, order: wanted.value },
  ]);
  expect((await (await stage()).ben.turn()).orders).toBeUndefined();
});

it('sends turns compressed to browsers that take them so', async () => {
  const { ana, path, own } = await stage();
  const plain = await ana.turn();
  const headers = { ...own, cookie: ana.cookie, 'accept-encoding': 'gzip, br' };
  const answer = await house().pages.ask(`${path}/turn?lang=en`, { headers });
  expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-store' });
  expect(JSON.parse(gunzipSync(answer.body).toString())).toEqual(plain);
  expect(answer.body.length).toBeLessThan(JSON.stringify(plain).length / 2);
});
