import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { browsersOf, endAllSessions, makeTicket } from '../../src/app/seat-access.ts';
import type { SeatAnswer } from '../../src/web/page/seat.ts';
import { shared } from '../support/at-end.ts';
import { startPirogue } from '../support/pirogue.ts';
import { storeGame } from '../support/stored-game.ts';
import { type Answer, type Ask, ORIGIN, pathOf, SAFE, servePages } from './support/pages.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** One bot for all; each test plays in a channel of its own, from an address of its own. */
const house = shared(async () => {
  const pirogue = await startPirogue({ webOrigin: ORIGIN });
  const clock = { now: Date.now() };
  const app = { ...pirogue.app, now: () => clock.now };
  return { pirogue, app, clock, pages: await servePages({ app }, { clock: app.now }) };
});

let addresses = 0;

/** A game of three, and how a browser that knows its page asks for seats there. */
async function stage({ entries = 60 }: { readonly entries?: number } = {}) {
  const { pirogue, app, clock, pages } = house();
  const channelId = pirogue.discord.world.addTextChannel('table').id;
  const { record } = await storeGame(pirogue, { players: 3, seed: 'seats', channelId, entries });
  const path = await pathOf(pirogue, channelId);
  const address = `203.0.113.${++addresses}`;
  const own = { origin: ORIGIN, 'content-type': 'application/json', 'x-forwarded-for': address };
  const seatOf = (seat: number) => ({ gameId: record.id, userId: record.seats[seat]!.userId });
  const ask = (how: Ask, page = path) =>
    pages.ask(`${page}/seat?lang=en`, { ...how, headers: { ...own, ...how.headers } });
  const post = (body: unknown, headers = {}, page = path) =>
    ask({ method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), headers }, page);
  const ticketOf = (seat: number) => makeTicket(app, seatOf(seat));
  return {
    ...{ pirogue, app, clock, pages, path, record, own, seatOf, ask, post, ticketOf },
    /** The cookie of a browser that has entered. */
    async enter(seat: number, headers = {}) {
      const answer = await post({ ticket: await ticketOf(seat) }, headers);
      expect(answer.status).toBe(200);
      return cookieOf(answer);
    },
    you: async (cookie: string, page = path) => seatIn(await ask({ headers: { cookie } }, page)),
  };
}

const cookieOf = ({ headers }: Answer): string => headers['set-cookie']![0]!.split(';')[0]!;
const seatIn = ({ text }: Answer): number | undefined => (JSON.parse(text) as SeatAnswer).you?.seat;

it('tells whose a ticket is as often as asked, and spends it once', async () => {
  const { ticketOf, post, you, path } = await stage();
  const ticket = await ticketOf(1);
  expect(ticket).toMatch(/^[\w-]{24}$/);
  for (const _ of [1, 2]) {
    const look = await post({ ticket, look: true });
    expect([look.status, look.headers['set-cookie']]).toEqual([200, undefined]);
    expect(JSON.parse(look.text)).toEqual({
      you: {
        seat: 1,
        words: expect.stringMatching(/^\S+.* \([a-z]+\)$/),
        play: expect.stringMatching(/^Play as \S+.* \([a-z]+\)$/),
        leave: 'Sign out',
        mine: 'My games',
      },
    });
  }
  const entered = await post({ ticket });
  expect([entered.status, seatIn(entered), entered.headers['cache-control']]).toEqual([200, 1, 'no-store']);
  expect(entered.headers['set-cookie']).toEqual([
    expect.stringMatching(
      new RegExp(`^__Secure-seat=[\\w-]{43}; Max-Age=${30 * 86_400}; Path=${path}; HttpOnly; Secure; SameSite=Strict$`),
    ),
  ]);
  expect(await you(cookieOf(entered))).toBe(1);
  for (const look of [true, undefined]) expect((await post({ ticket, look })).status).toBe(401);
});

it('answers the same press again for two minutes, as its first answer may be lost', async () => {
  const { ticketOf, post, you, ask, app, clock, seatOf } = await stage();
  const other = await stage();
  const entry = { ticket: await ticketOf(1), press: randomUUID() };
  const at = (address: number) => ({ 'x-forwarded-for': `198.51.100.${address}` });
  const answers = await Promise.all([1, 2, 3].map(() => post(entry)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const cookies = answers.map(cookieOf);
  expect(new Set(cookies).size).toBe(1);
  clock.now += 2 * MINUTE - 1;
  expect(seatIn(await post({ ...entry, look: true }))).toBe(1);
  expect(cookieOf(await post(entry))).toBe(cookies[0]);
  expect(await browsersOf(app, seatOf(1))).toHaveLength(1);
  // Who knows the link alone does not get in by it, nor anywhere else.
  const wrong = [{ ticket: entry.ticket }, { ...entry, press: randomUUID() }, { ...entry, ticket: 'a'.repeat(24) }];
  for (const [index, body] of wrong.entries())
    for (const look of [true, undefined]) expect((await post({ ...body, look }, at(10 + index))).status).toBe(401);
  expect((await post(entry, at(20), other.path)).status).toBe(401);
  expect((await post({ ...entry, press: 'short' }, at(20))).status).toBe(400);
  clock.now += 1;
  for (const look of [true, undefined]) expect((await post({ ...entry, look }, at(21))).status).toBe(401);
  expect(await you(cookies[0]!)).toBe(1);
  // Who has signed out is not let in again by what was pressed before.
  const next = { ticket: await ticketOf(2), press: randomUUID() };
  const cookie = cookieOf(await post(next, at(22)));
  await ask({ method: 'DELETE', headers: { cookie } });
  expect((await post(next, at(22))).status).toBe(401);
});

it('has one answer for wrong, used and old tickets, those of other games, and those of people who left', async () => {
  const { ticketOf, post, clock, pirogue, record, seatOf } = await stage();
  const other = await stage();
  const used = await ticketOf(0);
  await post({ ticket: used });
  const before = await ticketOf(1);
  await ticketOf(1);
  const old = await ticketOf(2);
  clock.now += 10 * MINUTE;
  const left = await ticketOf(0);
  const { revision, acts } = (await pirogue.store.games.byId(record.id))!;
  const seq = (await pirogue.store.log.ofGame(record.id)).length;
  await pirogue.store.games.append({
    ...{ gameId: record.id, revision, seq, entries: [], raises: 1, at: clock.now, posts: [], status: 'running' },
    acts: { from: acts.length, acts: [{ type: 'resigned', seat: 0 }] },
  });
  const tickets = ['', 'a'.repeat(24), used, before, old, left, await other.ticketOf(0), seatOf(0).userId];
  const answers: unknown[] = [];
  for (const [at, ticket] of tickets.entries()) {
    for (const look of [true, undefined]) {
      const { status, text, headers } = await post({ ticket, look }, { 'x-forwarded-for': `198.51.100.${at}` });
      answers.push([status, JSON.parse(text).code, text, headers['set-cookie']]);
    }
  }
  expect(answers[0]).toEqual([401, 'no-ticket', expect.stringContaining('/play'), undefined]);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

it('is not spent by whatever follows links', async () => {
  const { ticketOf, post, pages, path, own } = await stage();
  const ticket = await ticketOf(0);
  const scan = (one: string, method: string) => pages.ask(one, { method, headers: { ...own, accept: 'text/html' } });
  for (const method of ['GET', 'HEAD']) {
    for (const one of [path, `${path}?seat=${ticket}`, `${path}/seat?ticket=${ticket}`]) {
      const { status, headers } = await scan(one, method);
      expect([one, status, headers['set-cookie']]).toEqual([one, 200, undefined]);
    }
  }
  for (const method of ['PUT', 'PATCH', 'OPTIONS']) expect((await scan(`${path}/seat`, method)).status).toBe(404);
  expect((await post({ ticket })).status).toBe(200);
});

it('refuses what no script of its pages sends, and spends nothing', async () => {
  const { ticketOf, post, ask, enter, you } = await stage();
  const cookie = await enter(1);
  const ticket = await ticketOf(0);
  const type = (type: string) => ({ 'content-type': type });
  const refused: [string, Answer, number][] = [
    ['another site', await post({ ticket }, { origin: 'https://evil.example' }), 403],
    ['a frame without origin', await post({ ticket }, { origin: 'null' }), 403],
    ['another port', await post({ ticket }, { origin: `${ORIGIN}:8443` }), 403],
    ['no encryption', await post({ ticket }, { origin: ORIGIN.replace('https', 'http') }), 403],
    ['no origin', await post({ ticket }, { origin: '' }), 403],
    ['a form', await post(`ticket=${ticket}`, type('application/x-www-form-urlencoded')), 415],
    ['a form as text', await post(`{"ticket":"${ticket}","a":"="}`, type('text/plain')), 415],
    ['a form with files', await post('--a--', type('multipart/form-data; boundary=a')), 415],
    ['no JSON', await post('{'), 400],
    ['a list', await post([ticket]), 400],
    ['more than was asked for', await post({ ticket, userId: 'somebody' }), 400],
    ['a ticket of another type', await post({ ticket: { $ne: '' } }), 400],
    ['a large body', await post({ ticket: 'x'.repeat(2_100) }), 413],
    ['a sign-out from elsewhere', await ask({ method: 'DELETE', headers: { origin: 'https://evil', cookie } }), 403],
  ];
  for (const [what, { status, headers, text }, expected] of refused) {
    expect([what, status, headers['set-cookie']]).toEqual([what, expected, undefined]);
    expect(headers).toMatchObject(SAFE);
    expect([what, Object.keys(JSON.parse(text))]).toEqual([what, ['problem', 'code']]);
    expect(headers['access-control-allow-origin']).toBeUndefined();
  }
  expect(await you(cookie)).toBe(1);
  expect((await post({ ticket }, { 'x-forwarded-for': '198.51.100.200' })).status).toBe(200);
});

it('knows a cookie on the page that gave it alone', async () => {
  const here = await stage();
  const there = await stage();
  const cookie = await here.enter(0);
  expect([await here.you(cookie), await here.you(cookie, there.path)]).toEqual([0, undefined]);
  const others = [
    ['another name', cookie.replace('__Secure-seat', 'seat')],
    ['another token', cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['a hash', `__Secure-seat=${(await browsersOf(here.app, here.seatOf(0)))[0]!.hash}`],
    ['no token', '__Secure-seat='],
    ['a statement', "__Secure-seat=' or ''='"],
  ] as const;
  for (const [what, other] of others) expect([what, await here.you(other)]).toEqual([what, undefined]);
});

it('ends when the browser signs out, when another seat is taken, and everywhere at once', async () => {
  const { app, enter, ask, you, seatOf } = await stage();
  await endAllSessions(app, seatOf(0).userId);
  const first = await enter(0);
  const second = await enter(0);
  const out = await ask({ method: 'DELETE', headers: { cookie: first } });
  expect(out.headers['set-cookie']).toEqual([expect.stringMatching(/^__Secure-seat=; Max-Age=0; Path=\/g\//)]);
  expect([out.status, seatIn(out), await you(first), await you(second)]).toEqual([200, undefined, undefined, 0]);
  const other = await enter(1, { cookie: second });
  expect([await you(second), await you(other)]).toEqual([undefined, 1]);
  await enter(0);
  const third = await enter(0);
  expect([await endAllSessions(app, seatOf(0).userId), await you(third), await you(other)]).toEqual([2, undefined, 1]);
});

it('ends after 30 days without use, and goes on for as long from each use', async () => {
  const { clock, enter, ask, you } = await stage();
  const cookie = await enter(2);
  const renewed = async () => (await ask({ headers: { cookie } })).headers['set-cookie'] !== undefined;
  expect(await renewed()).toBe(false);
  clock.now += 29 * DAY;
  expect([await renewed(), await renewed()]).toEqual([true, false]);
  clock.now += 29 * DAY;
  expect(await you(cookie)).toBe(2);
  clock.now += 31 * DAY;
  expect(await you(cookie)).toBeUndefined();
});

it('ends a day after the game, and with the page', async () => {
  const over = await stage({ entries: 1_000_000 });
  over.clock.now = over.record.changedAt;
  const cookie = await over.enter(0);
  expect(await over.you(cookie)).toBe(0);
  over.clock.now += DAY + 1;
  expect(await over.you(cookie)).toBeUndefined();
  over.clock.now = Date.now();
  const { pirogue, record, enter, you } = await stage();
  const another = await enter(0);
  await pirogue.store.pages.set({
    gameId: record.id,
    isOpen: false,
    newKey: `closed-0123456789-${record.id}`,
    posts: [],
  });
  const newKey = `opened-0123456789-${record.id}`;
  await pirogue.store.pages.set({ gameId: record.id, isOpen: true, newKey, posts: [] });
  expect(await you(another, `/g/${newKey}`)).toBeUndefined();
});

it('lets one address try five wrong tickets a minute, and keeps nobody else out', async () => {
  const { ticketOf, post } = await stage();
  const guess = async () => (await post({ ticket: 'a'.repeat(24) })).status;
  const ticket = await ticketOf(0);
  for (let at = 0; at < 8; at++) expect((await post({ ticket, look: true })).status).toBe(200);
  expect(await Promise.all([1, 2, 3, 4, 5].map(guess))).toEqual(Array(5).fill(401));
  const flood = await post({ ticket });
  expect([flood.status, flood.headers['retry-after']]).toEqual([429, '60']);
  expect((await post({ ticket }, { 'x-forwarded-for': '198.51.100.201' })).status).toBe(200);
});

it('costs an address twenty requests a try', async () => {
  const { post } = await stage();
  const other = await stage();
  const tries = Array.from({ length: 30 }, (_, at) =>
    post({ ticket: 'a' }, { origin: 'https://evil.example' }, at % 2 > 0 ? other.path : undefined),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 403)).toHaveLength(300 / 20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(30 - 300 / 20);
});

it('has the same document for everybody', async () => {
  const { pages, path, enter } = await stage();
  const cookie = await enter(0);
  const [looking, playing] = await Promise.all([{}, { cookie }].map((headers) => pages.ask(path, { headers })));
  expect([playing!.headers.etag, playing!.text]).toEqual([looking!.headers.etag, looking!.text]);
});

it('logs neither tickets nor tokens, nor their hashes, nor who plays where', async () => {
  const { pirogue, pages, app, ticketOf, enter, path, you, seatOf, record } = await stage();
  const cookie = await enter(0);
  const ticket = await ticketOf(1);
  const hash = (await browsersOf(app, seatOf(0)))[0]!.hash;
  const broken = await servePages({
    app: { ...app, store: { ...app.store, seatAccess: { ...app.store.seatAccess, session: () => fail(cookie) } } },
  });
  const answer = await broken.ask(`${path}/seat`, { headers: { cookie } });
  expect(answer.status).toBe(503);
  expect(await you(cookie)).toBe(0);
  expect(broken.log).toHaveLength(1);
  const logged = JSON.stringify([...pages.log, ...broken.log, ...pirogue.log]);
  for (const secret of [
    ticket,
    cookie.split('=')[1]!,
    hash,
    path.slice(3),
    ...record.seats.map(({ userId }) => userId),
  ])
    expect(logged).not.toContain(secret);
});

/** Fails as a database does, whose message tells what a statement was given. */
function fail(parameter: string): never {
  throw new Error(`Failed query: ${parameter}`, { cause: new Error('disk I/O error') });
}
