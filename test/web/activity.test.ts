import { expect, it } from 'vitest';
import { browsersOf, endAllSessions } from '../../src/app/seat-access.ts';
import { activityServices } from '../../src/processes/serve-pages.ts';
import type { SeatAnswer } from '../../src/web/page/seat.ts';
import { shared } from '../support/at-end.ts';
import { activityHouse, activityStage } from './support/activity-house.ts';
import { SAFE, servePages } from './support/pages.ts';
import { enterSeat, SeatBrowser } from './support/seat-browser.ts';

const HOUR = 60 * 60_000;

/** One bot for all; each test plays in a channel of its own. */
const house = shared(activityHouse);
const stage = (options = {}) => activityStage(house(), options);

type Stage = Awaited<ReturnType<typeof stage>>;

/** The seat that a page shows to somebody. */
const seatOf = async ({ pages }: Stage, path: string, headers: Readonly<Record<string, string>>) =>
  (await pages.json<SeatAnswer>(`${path}/seat?lang=en`, { headers })).you?.seat;

it('lets a player in to their seat, from the frame of Discord to a turn', async () => {
  const table = await stage();
  const { pages, path, people, record, post, launch, agree, discord } = table;
  const [ana, ben] = people;
  const shell = await pages.ask('/?instance_id=i&frame_id=f&platform=desktop');
  expect(shell.status).toBe(200);
  expect(shell.headers['x-frame-options']).toBeUndefined();
  expect(shell.headers['content-security-policy']).toMatch(
    /frame-ancestors https:\/\/discord\.com https:\/\/\*\.discord\.com https:\/\/\*\.discordsays\.com$/,
  );
  expect(shell.text).toContain(`data-client="${discord.applicationId}"`);
  const entry = await post({ code: agree(ana), instance: launch(ana) });
  expect(entry).toEqual({ status: 200, body: { path, token: expect.any(String), role: 'player' } });
  const headers = { authorization: `Seat ${entry.body.token}` };
  expect(await seatOf(table, path, headers)).toBe(0);
  // Whatever origin the proxy names, and whoever is signed in by a cookie.
  const other = await enterSeat(table, pages, {
    path,
    gameId: record.id,
    userId: ben,
    'x-forwarded-for': '203.0.113.1',
  });
  const origin = `https://${discord.applicationId}.discordsays.com`;
  const inside = new SeatBrowser(pages, path, { ...headers, cookie: other.cookie, origin });
  const mover = record.seats[(await inside.turn()).you.seat]!.userId;
  expect(mover).toBe(ana);
  const turn = await inside.turn();
  if (turn.state === 'choose') expect((await inside.playStep()).revision).toBeGreaterThan(turn.revision);
});

it('lets everybody else look on: without a seat, or without saying who they are', async () => {
  const table = await stage();
  const { path, post, launch, agree, discord } = table;
  const eva = discord.world.addPerson(`Eva ${table.record.id}`).user.id;
  const spectator = await post({ code: agree(eva), instance: launch(eva) });
  expect(spectator.body).toMatchObject({ path, role: 'spectator' });
  const unknown = await post({ instance: launch(table.people[0]) });
  expect(unknown.body).toMatchObject({ path, role: 'unknown' });
  for (const { body } of [spectator, unknown]) {
    const headers = { authorization: `Seat ${body.token}` };
    expect(await seatOf(table, path, headers)).toBeUndefined();
    expect((await table.pages.ask(`${path}/turn`, { headers })).status).toBe(401);
    expect((await table.pages.ask(path, { headers })).status).toBe(200);
  }
});

it('believes nothing that a browser says of the activity', async () => {
  const { post, launch, agree, people, path } = await stage();
  const other = await stage();
  const [ana, ben] = people;
  const instance = launch(ana);
  const code = agree(ana);
  expect((await post({ code, instance })).status).toBe(200);
  const refused: [string, { status: number; body: { code?: string } }, number, string][] = [
    ['a code that was used', await post({ code, instance }), 401, 'no-code'],
    ['a code that is made up', await post({ code: 'made-up', instance }), 401, 'no-code'],
    ['an activity that is made up', await post({ code: agree(ana), instance: `${instance}1` }), 403, 'no-instance'],
    ['no activity', await post({ code: agree(ana) }), 400, 'not-understood'],
    ['an activity of another form', await post({ instance: '../users' }), 400, 'not-understood'],
    ['more than was asked for', await post({ instance, channel: 'c' }), 400, 'not-understood'],
    ['a form', await post({ instance }, { 'content-type': 'text/plain' }), 415, 'not-json'],
  ];
  for (const [what, { status, body }, expected, why] of refused)
    expect([what, status, body.code]).toEqual([what, expected, why]);
  // The seat is that of the channel of the activity, and the token is good for no other page.
  const there = await other.enter(ben);
  expect(await seatOf(other, other.path, there)).toBe(1);
  expect(await seatOf(other, path, there)).toBeUndefined();
});

it('says what is missing where there is no game, or no page of it', async () => {
  const { pirogue, record, launch, post, people, discord } = await stage();
  const empty = discord.world.addTextChannel('empty');
  const nothing = await post({ instance: launch(people[0], empty) });
  expect([nothing.status, nothing.body]).toEqual([404, { code: 'no-game', problem: expect.stringContaining('/new') }]);
  discord.activities.leave(people[0]);
  await pirogue.store.pages.set({ gameId: record.id, isOpen: false, newKey: 'k'.repeat(24), posts: [] });
  expect((await post({ instance: launch(people[0]) })).body).toMatchObject({ code: 'page-closed' });
});

it('leads to the last game of a channel while none runs there', async () => {
  const { path, post, launch, people } = await stage({ entries: Number.POSITIVE_INFINITY });
  expect((await post({ instance: launch(people[0]) })).body).toMatchObject({ path, role: 'unknown' });
});

it('ends after twelve hours, and with everything else that plays for a person', async () => {
  const table = await stage();
  const { path, people, clock, app, record } = table;
  const [ana, ben] = people;
  const [hers, his] = [await table.enter(ana), await table.enter(ben)];
  const seats = () => Promise.all([hers, his].map((headers) => seatOf(table, path, headers)));
  expect(await seats()).toEqual([0, 1]);
  expect(await browsersOf(app, { gameId: record.id, userId: ana })).toEqual([]);
  expect(await endAllSessions(app, ben)).toBeGreaterThan(0);
  expect(await seats()).toEqual([0, undefined]);
  clock.now += 12 * HOUR - 2;
  expect(await seats()).toEqual([0, undefined]);
  clock.now += 2;
  expect(await seats()).toEqual([undefined, undefined]);
});

it('takes no browser away that plays the seat, however often the activity is opened', async () => {
  const table = await stage();
  const { path, record, people, pages } = table;
  const userId = people[0];
  const browser = await enterSeat(table, pages, { path, gameId: record.id, userId, 'x-forwarded-for': '203.0.113.2' });
  const first = await table.enter(userId);
  for (let times = 0; times < 5; times++) await table.enter(userId);
  expect(await seatOf(table, path, { cookie: browser.cookie })).toBe(0);
  expect(await seatOf(table, path, first), 'the oldest of six').toBeUndefined();
});

it('has nothing of it without the activity, and shows itself in a frame of Discord alone', async () => {
  const { pirogue } = house();
  const off = await servePages(pirogue);
  expect((await off.ask('/?frame_id=f')).status).toBe(404);
  expect((await off.ask('/activity/enter', { method: 'POST', body: '{}' })).status).toBe(404);
  const { pages, path } = await stage();
  for (const one of ['/', path, '/replay']) expect((await pages.ask(one)).headers).toMatchObject(SAFE);
});

it('is reached by the name of the application at the proxy, and by no other', async () => {
  const { pages, discord } = await stage();
  const at = async (host: string) => (await pages.ask('/?frame_id=f', { headers: { host } })).status;
  expect(await at(`${discord.applicationId}.discordsays.com`)).toBe(200);
  for (const host of ['1.discordsays.com', 'discordsays.com', `${discord.applicationId}.discordsays.com.evil.example`])
    expect(await at(host)).toBe(421);
});

it('says that it cannot be shown while Discord does not answer, or does not know the secret', async () => {
  const { pirogue, discord, people, launch, agree, post } = await stage();
  discord.failNext({ path: 'activity-instances', status: 500, times: 9 });
  expect((await post({ instance: launch(people[0]) })).status).toBe(503);
  discord.failNoMore();
  const wrong = await activityServices(pirogue.bot.client.rest, { clientSecret: 'wrong' });
  const pages = await servePages(pirogue, { activity: wrong });
  const body = JSON.stringify({ instance: launch(people[0]), code: agree(people[0]) });
  const headers = { 'content-type': 'application/json' };
  expect((await pages.ask('/activity/enter', { method: 'POST', body, headers })).status).toBe(503);
  expect(pages.log.map(({ msg }) => msg)).toEqual(['a page in the browser could not be made']);
  // The bot itself still has its token.
  expect(await pirogue.bot.client.rest.get('/users/@me')).toMatchObject({ bot: true });
});
