import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { changeOptions, start } from '../../src/app/lobby.ts';
import { loadTable } from '../../src/app/table.ts';
import { submit } from '../../src/app/turn.ts';
import { success } from '../../src/core/result.ts';
import { isComputer } from '../../src/store/records.ts';
import type { DraftAdvice, PlayedAgain, TurnHints, TurnProblem } from '../../src/web/page/turn.ts';
import { shared } from '../support/at-end.ts';
import { type Pirogue, startPirogue, until } from '../support/pirogue.ts';
import { checkRequests, gameOf } from '../support/seated-table.ts';
import { type Ask, ORIGIN, pathOf, servePages, UNLIMITED } from './support/pages.ts';
import { enterSeat } from './support/seat-browser.ts';

/** One bot and one server of pages for all; each test plays in a channel of its own. */
const house = shared(async () => {
  const pirogue = await startPirogue({ webOrigin: ORIGIN });
  const { latestDrafts, limits, thinking } = pirogue.bot.services;
  const play = { ...UNLIMITED, limits, thinking, latestDrafts };
  return { pirogue, play, pages: await servePages(pirogue, { play }) };
});

let addresses = 0;

type Answer = Partial<TurnHints & TurnProblem & PlayedAgain & DraftAdvice>;

/** A game of Ana against a computer that has begun, or of Ana and Ben, and the browser that plays Ana's seat. */
async function stage({ options = {}, name = 'Ana', ben = false } = {}) {
  const { pirogue, pages } = house();
  const channel = pirogue.discord.world.addTextChannel('table').id;
  const wanted = { game: 'carcassonne', seats: 2, computers: 1, level: 'learner', order: 'joined', ...options };
  const ana = ben ? (await gameOf(pirogue, [name, 'Ben'], { channel })).people[0]! : await pirogue.person(name);
  if (!ben) {
    ana.channel = channel;
    await ana.command('new', wanted);
  }
  const record = (await pirogue.store.games.open(channel))!;
  const path = await pathOf(pirogue, channel);
  const address = { 'x-forwarded-for': `203.0.113.${++addresses}` };
  const browser = await enterSeat(pirogue, pages, { path, gameId: record.id, userId: ana.id, ...address });
  /** Asks for something below a page as its script does. */
  const post = async (what: string, body: object, how: { cookie?: string; path?: string; headers?: object } = {}) => {
    const own = {
      origin: ORIGIN,
      'content-type': 'application/json',
      ...address,
      cookie: how.cookie ?? browser.cookie,
    };
    const asked: Ask = { method: 'POST', body: JSON.stringify(body), headers: { ...own, ...how.headers } };
    const { status, headers, text } = await pages.ask(`${how.path ?? path}/${what}?lang=en`, asked);
    return { status, headers, ...(JSON.parse(text) as Answer) };
  };
  return { pirogue, pages, channel, ana, record, path, address, browser, post };
}

/** Plays the game of a channel to its end, the turns of people in the simplest way. */
async function playToTheEnd({ app, store }: Pirogue, channelId: string): Promise<void> {
  for (let record = await store.games.open(channelId); record; record = await store.games.open(channelId)) {
    const table = await loadTable(app, record);
    const { game, fold, progress } = table;
    const { userId } = record.seats[progress.seat]!;
    const { revision } = record;
    const request = { channelId, userId, game: success(record), cause: randomUUID() };
    if (isComputer(userId)) await until(async () => (await store.games.open(channelId))?.revision !== revision);
    else await submit(app, request, table, [game.openingAction(fold.state) ?? game.standInAction(fold.state)]);
  }
}

it('advises the player as /hint does, by drafts that can be played, and tells what the computer did before', async () => {
  const { browser, post } = await stage();
  expect((await browser.turn()).hint).toBeUndefined();
  const turn = await browser.playStep();
  expect(turn).toMatchObject({ step: 'square', hint: 'Hint', since: [] });
  const advised = await post('hint', { revision: turn.revision });
  expect(advised.status).toBe(200);
  expect(advised.headers['cache-control']).toBe('no-store');
  const [best, ...others] = advised.hints!;
  expect(best).toMatchObject({ say: expect.stringMatching(/^x -?\d, y -?\d/), why: expect.stringMatching(/^Best/) });
  for (const one of others) expect(one.why).toMatch(/points|good/);
  expect(await browser.turn(best!.do)).toMatchObject({ draft: best!.do, ready: true });
  await browser.send('turn', { revision: turn.revision, draft: best!.do });
  await until(async () => (await browser.turn()).state === 'choose');
  expect((await browser.turn()).since).toEqual([expect.stringMatching(/Tapir 🤖.*tile at x .*\.$/)]);
});

it('gives no hint to who may not have one, and says why', async () => {
  const { browser, post, pirogue, pages } = await stage();
  const { revision } = await browser.turn();
  expect(await post('hint', { revision })).toMatchObject({ status: 403, code: 'hint-draw' });
  const drawn = await browser.playStep();
  const body = { revision: drawn.revision };
  expect(await post('hint', body, { cookie: 'none=1' })).toMatchObject({ status: 401, code: 'signed-out' });
  const other = await stage();
  expect(await post('hint', body, { cookie: other.browser.cookie })).toMatchObject({ status: 401 });
  expect(await post('hint', body, { headers: { origin: 'https://elsewhere.example' } })).toMatchObject({ status: 403 });
  expect(await post('hint', body, { headers: { 'content-type': 'text/plain' } })).toMatchObject({ status: 415 });
  expect(await post('hint', { revision })).toMatchObject({ status: 409, code: 'stale' });
  expect(await post('hint', {})).toMatchObject({ status: 400 });
  const rated = await stage({ ben: true, name: 'Eva' });
  const theirs = await rated.browser.playStep();
  expect(theirs.hint).toBeUndefined();
  expect(await rated.post('hint', { revision: theirs.revision })).toMatchObject({
    ...{ status: 403, code: 'hint-rated' },
    problem: expect.stringContaining('rated'),
  });
  // As on Discord: pictures and hints have one allowance.
  const asking = { userId: rated.ana.id, guildId: rated.record.guildId };
  while (!pirogue.bot.services.limits.take('picture', asking));
  expect(await rated.post('hint', { revision: theirs.revision })).toMatchObject({ status: 429, code: 'busy' });
  expect(pages.log.filter(({ level }) => level >= 50)).toEqual([]);
});

it('says before Confirm what a draft loses, with a better one, to who wants advice alone', async () => {
  const { browser, post, pirogue, ana, record } = await stage();
  const quiet = await browser.playStep();
  expect(quiet.advises).toBeUndefined();
  expect(await post('advice', { revision: quiet.revision, draft: quiet.choices[0]!.do })).toMatchObject({
    status: 200,
  });
  const wants = async (advice: boolean, hints = true) => pirogue.store.people.changeSettings(ana.id, { advice, hints });
  await wants(true);
  /** Looks for a draft that loses much, turn by turn. */
  const mistake = async () => {
    for (let step = 0; ; step++) {
      if (step > 60) throw new Error('no draft loses much');
      await until(async () => (await browser.turn('')).state === 'choose');
      const turn = await browser.turn('');
      if (turn.step === 'square') {
        expect(turn.advises).toBe(true);
        const squares = turn.choices.filter(({ best }) => best).toSorted((one, other) => one.gain! - other.gain!);
        for (const { do: draft } of squares.slice(0, 4)) {
          const { say, do: better } = await post('advice', { revision: turn.revision, draft });
          if (better) return { turn, draft, say, better };
        }
      }
      await browser.playStep();
    }
  };
  const { turn, draft, say, better } = await mistake();
  expect(Number(/This loses about (\d+\.\d) points; better: .*x -?\d/.exec(say!)![1])).toBeGreaterThanOrEqual(3);
  const about = { revision: turn.revision, draft };
  expect((await browser.turn(better)).draft).toBe(better);
  expect(await post('advice', { ...about, draft: better! })).not.toHaveProperty('say');
  // Not of another position, of nonsense, or after a draw that would have to be tried.
  for (const other of [{ revision: turn.revision - 1 }, { draft: 'nonsense' }, { draft: 'draw' }])
    expect(await post('advice', { ...about, ...other })).not.toHaveProperty('say');
  expect(await post('advice', about, { cookie: 'none=1' })).toMatchObject({ status: 401 });
  expect(await post('advice', about, { headers: { origin: 'https://elsewhere.example' } })).toMatchObject({
    status: 403,
  });
  for (const off of [() => wants(false), () => wants(true, false)]) {
    await off();
    expect((await browser.turn(draft)).advises).toBeUndefined();
    expect(await post('advice', about)).not.toHaveProperty('say');
  }
  await wants(true);
  expect(await post('advice', about)).toHaveProperty('say', say);
  // A table that plays for ratings is told nothing.
  const rated = await stage({ ben: true, name: 'Mia' });
  await pirogue.store.people.changeSettings(rated.ana.id, { advice: true });
  const theirs = await rated.browser.playStep();
  expect(theirs.advises).toBeUndefined();
  for (const { do: one } of theirs.choices.slice(0, 8))
    expect(await rated.post('advice', { revision: theirs.revision, draft: one })).not.toHaveProperty('say');
  expect(record.options.hints).toBe(true);
});

it('gives no hint where the game has none', async () => {
  const { pirogue, ana, browser, post, record } = await stage({ options: { seats: 3 } });
  expect(record.status).toBe('lobby');
  const expected = { gameId: record.id, revision: record.revision };
  const request = { channelId: record.channelId, userId: ana.id, expected, game: success(record) };
  const changed = await changeOptions(pirogue.app, { ...request, cause: randomUUID() }, { hints: false });
  if (!changed.ok) throw new Error(changed.failure.code);
  await start(pirogue.app, {
    ...request,
    cause: randomUUID(),
    game: success(changed.value),
    expected: { ...expected, revision: changed.value.revision },
  });
  const { revision, hint } = await browser.playStep();
  expect(hint).toBeUndefined();
  expect(await post('hint', { revision })).toMatchObject({ status: 403, code: 'hint-off' });
});

it('plays the same game once more on a page of its own, once however often it is asked', async () => {
  const { browser, post, pirogue, pages, channel, ana, record, path, address } = await stage();
  const move = randomUUID();
  expect(await post('again', { move })).toMatchObject({ status: 422, code: 'already-running' });
  expect((await pages.ask(`${path}/record.json`, { headers: address })).status).toBe(404);
  await playToTheEnd(pirogue, channel);
  const over = await browser.turn();
  expect(over).toMatchObject({ state: 'over', over: { again: 'Play again', record: expect.any(String) }, since: [] });
  const file = await pages.ask(`${path}/record.json`, { headers: address });
  expect(file.headers['content-disposition']).toBe(`attachment; filename="pirogue-game-${record.id}.json"`);
  expect(JSON.parse(file.text)).toMatchObject({ ruleSet: 'carcassonne' });
  expect(await post('again', { move }, { cookie: 'none=1' })).toMatchObject({ status: 401 });
  const answers = await Promise.all([
    post('again', { move }),
    post('again', { move }),
    post('again', { move: randomUUID() }),
  ]);
  const again = (await pirogue.store.games.open(channel))!;
  expect(again).toMatchObject({ status: 'running', ownerId: ana.id, options: { rematchOf: record.id, told: 'end' } });
  expect(new Set(answers.map(({ status, path }) => `${status} ${path}`))).toEqual(
    new Set([`200 ${await pathOf(pirogue, channel)}`]),
  );
  const [first] = answers;
  const [cookie] = first!.headers['set-cookie']!;
  expect(cookie).toMatch(new RegExp(`^__Secure-seat=.*; Path=${first!.path}; HttpOnly; Secure; SameSite=Strict$`, 'i'));
  const signedIn = { headers: { ...address, cookie: cookie!.split(';')[0]! } };
  expect(await pages.json(`${first!.path}/turn?lang=en`, signedIn)).toMatchObject({ state: 'choose', step: 'draw' });
  // The cookie of the new game is none for the old one.
  expect((await pages.ask(`${path}/turn`, signedIn)).status).toBe(401);
  checkRequests(pirogue);
});

it('does not begin a game of two once more on the page, nor too many of one person', async () => {
  const two = await stage({ ben: true, name: 'Dirk' });
  const { pirogue } = two;
  await playToTheEnd(pirogue, two.channel);
  const { over } = await two.browser.turn();
  expect(over).toEqual({ record: expect.any(String) });
  expect(await two.post('again', { move: randomUUID() })).toMatchObject({ status: 409, code: 'stale' });
  const alone = await stage({ name: 'Chloé' });
  await playToTheEnd(pirogue, alone.channel);
  const asking = { userId: alone.ana.id, guildId: alone.record.guildId };
  while (!pirogue.bot.services.limits.take('lobby', asking));
  expect(await alone.post('again', { move: randomUUID() })).toMatchObject({ status: 429, code: 'busy' });
  for (const { channel } of [two, alone]) expect(await pirogue.store.games.open(channel)).toBeUndefined();
});
