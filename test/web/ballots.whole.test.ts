import { randomUUID } from 'node:crypto';
import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import type { PageState } from '../../src/store/records.ts';
import { shared } from '../support/at-end.ts';
import { startPirogue, until } from '../support/pirogue.ts';
import { checkRequests, gameOf, press, publicMessage } from '../support/seated-table.ts';
import { ORIGIN, pathOf, servePages, UNLIMITED } from './support/pages.ts';
import { enterSeat, type SeatBrowser } from './support/seat-browser.ts';

const house = shared(async () => {
  const pirogue = await startPirogue({ webOrigin: ORIGIN });
  const { limits } = pirogue.bot.services;
  return { pirogue, pages: await servePages(pirogue, { play: { ...UNLIMITED, limits } }) };
});

let addresses = 0;

/** A running game of three in a channel of its own, and browsers that play their seats. */
async function stage() {
  const { pirogue, pages } = house();
  const channel = pirogue.discord.world.addTextChannel('table').id;
  const { people } = await gameOf(pirogue, ['Ana', 'Ben', 'Cem'], { channel });
  const record = (await pirogue.store.games.open(channel))!;
  const path = await pathOf(pirogue, channel);
  const address = { 'x-forwarded-for': `203.0.113.${++addresses}` };
  const enter = ({ id }: TestPerson) => enterSeat(pirogue, pages, { path, gameId: record.id, userId: id, ...address });
  const [ana, ben, cem] = (await Promise.all(people.map(enter))) as [SeatBrowser, SeatBrowser, SeatBrowser];
  return {
    ...{ pirogue, people, record, channel, path, ana, ben, cem, enter },
    acts: async () => (await pirogue.store.games.byId(record.id))!.acts.map(({ act }) => act),
  };
}

/** The ballot of a browser's reader in the open vote; undefined before one, and without a vote. */
async function ballotOf(browser: SeatBrowser): Promise<string | undefined> {
  return (await browser.turn()).vote?.ballots.find(({ chosen }) => chosen)?.say;
}

/** Casts a ballot in the open vote of a browser's game, or in another one. */
async function cast(browser: SeatBrowser, inFavour: boolean, more: object = {}, headers = {}) {
  const { revision, vote } = await browser.turn();
  return browser.send('vote', { revision, number: vote?.number ?? 1, inFavour, ...more }, headers);
}

it('votes as the buttons in the channel do, in every state of a game, until the vote is decided', async () => {
  const { pirogue, people, channel, path, ana, ben, cem } = await stage();
  const [caller, , third] = people;
  expect((await ben.turn()).vote).toBeUndefined();
  await caller.command('vote', { what: 'pause' });
  const message = await publicMessage(caller, /asks you to pause this game/, channel);
  const asked = 'Ana asked the table to pause the game.';
  expect((await ben.turn()).vote).toEqual({
    number: 1,
    asked,
    ballots: [
      { inFavour: true, say: 'Pause the game', chosen: false },
      { inFavour: false, say: 'No', chosen: false },
    ],
  });
  expect([await ballotOf(ana), await ballotOf(ben)]).toEqual(['Pause the game', undefined]);
  const against = await cast(ben, false);
  expect(against).toMatchObject({
    status: 200,
    told: ['Your vote is noted. You can change it until the vote is decided.'],
  });
  expect([await ballotOf(ana), await ballotOf(ben), await ballotOf(cem)]).toEqual(['Pause the game', 'No', undefined]);
  await publicMessage(caller, /Against:.*Ben/, channel);
  const { revision } = await ben.turn();
  const decided = await cast(ben, true);
  expect(decided).toMatchObject({ status: 200, told: [expect.stringMatching(/^Decided: the game is paused/)] });
  expect(decided.turn).toMatchObject({ state: 'paused', revision: revision + 1 });
  expect(decided.turn!.vote).toBeUndefined();
  // The buttons in the channel and those of the page are about the same vote.
  await caller.command('vote', { what: 'resume' });
  const other = await publicMessage(caller, /asks you to go on/, channel);
  expect((await cem.turn()).vote).toMatchObject({ number: 2, asked: 'Ana asked the table to go on with the game.' });
  // The state that open pages compare is another one, so that they ask what to show.
  const state = () => house().pages.json<PageState>(`${path}/revision`);
  const before = await state();
  await press(third, other, 'vote', 'no');
  expect(await state()).toEqual({ revision: before.revision, digest: expect.not.stringMatching(before.digest) });
  expect(await ballotOf(cem)).toBe('No');
  expect(await cast(cem, true)).toMatchObject({ status: 200, told: ['Decided: the game goes on.'] });
  expect((await ana.turn()).state).toBe('choose');
  expect(message.id).not.toBe(other.id);
  checkRequests(pirogue);
});

it('takes a turn back once all have agreed on their pages, beside a turn that is under way', async () => {
  const { ana, ben, cem } = await stage();
  let turn = await ana.playStep();
  while (turn.state === 'choose') turn = await ana.playStep();
  const drawn = await ben.playStep();
  expect(await ana.send('undo', { revision: drawn.revision })).toMatchObject({ status: 200 });
  const drafted = await ben.drafted();
  expect(drafted).toMatchObject({ state: 'choose', vote: { ballots: [{ say: 'Agree' }, { say: 'Refuse' }] } });
  // A ballot is no move: what was chosen can still be played.
  expect((await cast(cem, true)).turn!.revision).toBe(drafted.revision);
  const agreed = await cast(ben, true);
  expect(agreed).toMatchObject({ status: 200, turn: { state: 'wait' }, told: [expect.stringContaining('plays on')] });
  expect(agreed.turn!.revision).toBeGreaterThan(drafted.revision);
  expect((await ana.turn()).state).toBe('choose');
});

it('counts a ballot once, however often it is sent, and refuses one that is too late', async () => {
  const { people, ana, ben, cem, enter, acts } = await stage();
  await people[0].command('vote', { what: 'abort' });
  await until(async () => (await ben.turn()).vote !== undefined);
  const { revision } = await ben.turn();
  const ballot = { revision, number: 1, inFavour: true, move: randomUUID() };
  const none = await cast(ben, true, { number: 2 });
  expect(none).toMatchObject({ status: 409, code: 'stale' });
  const other = await enter(people[1]);
  const twice = await Promise.all([ben.send('vote', ballot), ben.send('vote', ballot)]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(await ben.send('vote', ballot)).toMatchObject({ status: 200, again: true });
  expect((await acts()).map(({ type }) => type)).toEqual(['vote-opened', 'voted', 'vote-passed']);
  // The game is over: nobody votes any more, by whatever browser.
  for (const browser of [ana, cem, other])
    expect(await browser.send('vote', { ...ballot, move: randomUUID() })).toMatchObject({ status: 409 });
  const next = await stage();
  await next.people[0].command('vote', { what: 'pause' });
  expect((await cast(next.ben, false)).status).toBe(200);
  const late = { revision: (await next.cem.turn()).revision, number: 1, inFavour: true };
  expect((await cast(next.cem, false)).status).toBe(200);
  expect(await next.cem.send('vote', late)).toMatchObject({
    status: 422,
    code: 'vote-over',
    problem: 'This vote is over.',
  });
});

it('lets only those vote who play, each for themselves, from the page of the game', async () => {
  const { people, ben, cem, acts } = await stage();
  const elsewhere = await stage();
  await people[0].command('vote', { what: 'abort' });
  await until(async () => (await ben.turn()).vote !== undefined);
  for (const cookie of ['', `__Secure-seat=${'a'.repeat(48)}`, elsewhere.ben.cookie])
    expect(await cast(ben, true, {}, { cookie })).toMatchObject({ status: 401, code: 'signed-out' });
  expect(await cast(ben, true, {}, { origin: 'https://evil.example' })).toMatchObject({ status: 403 });
  expect(await cast(ben, true, {}, { 'content-type': 'text/plain' })).toMatchObject({ status: 415 });
  for (const wrong of [{ number: 0 }, { number: 1.5 }, { inFavour: 'yes' }, { inFavour: undefined }, { seat: 2 }])
    expect(await cast(ben, true, wrong)).toMatchObject({ status: 400 });
  await press(people[2], await people[2].command('resign'), 'resign');
  const { revision } = await ben.turn();
  expect(await cem.send('vote', { revision, number: 1, inFavour: true })).toMatchObject({ status: 401 });
  expect((await acts()).map(({ type }) => type)).toEqual(['vote-opened', 'resigned']);
});
