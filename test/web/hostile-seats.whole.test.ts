import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { browsersOf, makeTicket } from '../../src/app/seat-access.ts';
import { activityServices } from '../../src/processes/serve-pages.ts';
import { startPirogue } from '../support/pirogue.ts';
import { checkRequests, gameOf } from '../support/seated-table.ts';
import { type Attack, kindsOfAttacks } from './support/hostile-browser.ts';
import { ORIGIN, pathOf, SAFE, servePages, UNLIMITED } from './support/pages.ts';
import { enterSeat } from './support/seat-browser.ts';

const DAY = 86_400_000;

/** How many requests are sent, and how many at once. HOSTILE_REQUESTS sets another number. */
const REQUESTS = Number(process.env.HOSTILE_REQUESTS ?? 10_000);
const AT_ONCE = 25;

/** The address that floods; the other requests come from many. */
const FLOODING = '203.0.113.1';

/** A table of five of whom four have browsers, one at another table, and all that a hostile browser can have got hold of. */
async function stage() {
  const pirogue = await startPirogue({ webOrigin: ORIGIN, hasActivity: true });
  const clock = { now: Date.now() };
  const app = { ...pirogue.app, now: () => clock.now };
  const { limits } = pirogue.bot.services;
  const activity = await activityServices(pirogue.bot.client.rest, { clientSecret: 'secret' });
  const pages = await servePages({ app }, { play: { ...UNLIMITED, limits }, activity });
  pirogue.discord.switchActivitiesOn({ mapping: `http://127.0.0.1:${pages.port}`, clientSecret: 'secret' });
  const { people } = await gameOf(pirogue, ['Ana', 'Ben', 'Eva', 'Zoe', 'Kim']);
  const channel = pirogue.discord.world.addTextChannel('other').id;
  const other = await gameOf(pirogue, ['Ana', 'Pia'], { channel });
  const [record, otherRecord] = [
    (await pirogue.store.games.open(people[0].channel))!,
    (await pirogue.store.games.open(channel))!,
  ];
  const [path, otherPath] = [await pathOf(pirogue, people[0].channel), await pathOf(pirogue, channel)];
  const ticketOf = ({ id }: TestPerson, gameId = record.id) => makeTicket(app, { gameId, userId: id });
  const cookieOf = async ({ id: userId }: TestPerson, gameId = record.id, at = path) =>
    (await enterSeat({ app }, pages, { path: at, gameId, userId, 'x-forwarded-for': '198.51.100.1' })).cookie;
  const [ana, ben, eva, zoe, kim] = people as [TestPerson, TestPerson, TestPerson, TestPerson, TestPerson];
  clock.now -= 31 * DAY;
  const away = await cookieOf(ben);
  clock.now += 31 * DAY;
  const signedOut = await cookieOf(ben);
  await pages.ask(`${path}/seat`, { method: 'DELETE', headers: { origin: ORIGIN, cookie: signedOut } });
  const forgotten = await cookieOf(zoe);
  await pirogue.store.people.forget(zoe.id);
  const resigned = await cookieOf(kim);
  const ticketOfResigned = await ticketOf(kim);
  const { revision, acts } = (await pirogue.store.games.byId(record.id))!;
  await pirogue.store.games.append({
    ...{ gameId: record.id, revision, seq: (await pirogue.store.log.ofGame(record.id)).length, entries: [], raises: 1 },
    ...{ at: clock.now, posts: [], status: 'running' },
    acts: { from: acts.length, acts: [{ type: 'resigned', seat: 4 }] },
    endsAccess: [kim.id],
  });
  const used = await ticketOf(eva);
  await pages.ask(`${path}/seat`, {
    method: 'POST',
    body: JSON.stringify({ ticket: used }),
    headers: { origin: ORIGIN, 'content-type': 'application/json' },
  });
  const replaced = await ticketOf(eva);
  await ticketOf(eva);
  clock.now -= DAY;
  const old = await ticketOf(ben);
  clock.now += DAY;
  const known = {
    ...{ path, otherPath, revision: (await pirogue.store.games.byId(record.id))!.revision },
    ...{ mover: await cookieOf(ana), waiting: await cookieOf(ben) },
    strangers: {
      away,
      signedOut,
      forgotten,
      resigned,
      other: await cookieOf(other.people[1], otherRecord.id, otherPath),
    },
    tickets: { used, replaced, old, ticketOfResigned, other: await ticketOf(other.people[0], otherRecord.id) },
  };
  const seats = people.map(({ id }) => ({ gameId: record.id, userId: id }));
  const sessions = (await Promise.all(seats.map((seat) => browsersOf(app, seat)))).flat();
  const secrets = [
    ...Object.values(known.tickets),
    ...[known.mover, known.waiting, ...Object.values(known.strangers)].map((cookie) => cookie.split('=')[1]!),
    ...sessions.map(({ hash }) => hash),
    ...[path, otherPath].map((one) => one.slice(3)),
    ...[...people, other.people[1]].map(({ id }) => id),
    ...['evil', FLOODING, 'Ana', 'Ben', 'Eva', 'Zoe', 'Kim', 'Pia'],
  ];
  return {
    ...{ pirogue, pages, known, secrets, ana },
    /** All that hostile requests could change: every row of the database that is about games, people and their browsers. */
    async state() {
      const rows = await Promise.all([...people, other.people[1]].map(({ id }) => pirogue.store.people.rowsOf(id)));
      const games = await Promise.all([record, otherRecord].map(({ id }) => pirogue.store.games.byId(id)));
      const logs = await Promise.all([record, otherRecord].map(({ id }) => pirogue.store.log.ofGame(id)));
      return JSON.stringify({ rows, games, logs });
    },
  };
}

it(`changes nothing for ${REQUESTS} hostile requests, and names nobody in a log`, { timeout: 600_000 }, async () => {
  const { pirogue, pages, known, secrets, state } = await stage();
  const choose = chooserFor('hostile');
  const kinds = Object.entries(kindsOfAttacks(known, choose));
  const before = await state();
  const logged = pirogue.log.length;
  const answered = new Map<string, Map<number, number>>();
  const wrong: unknown[] = [];
  const send = async (kind: string, { path, statuses, headers, ...how }: Attack, address: string) => {
    const {
      status,
      headers: answer,
      text,
    } = await pages.ask(path, { ...how, headers: { 'x-forwarded-for': address, ...headers } });
    const counts = answered.get(kind) ?? new Map<number, number>();
    answered.set(kind, counts.set(status, (counts.get(status) ?? 0) + 1));
    const isAllowed = statuses.includes(status) || (status === 429 && address === FLOODING);
    const isSafe = status === 421 || Object.entries(SAFE).every(([name]) => answer[name] !== undefined);
    const isQuiet = answer['set-cookie'] === undefined && answer['access-control-allow-origin'] === undefined;
    const tells = /at .*\.ts:|node_modules|SQLITE|select |Ana's/.test(text);
    if (!isAllowed || !isSafe || !isQuiet || tells)
      wrong.push([kind, path.replace(known.path, ''), how, status, text.slice(0, 200)]);
  };
  for (let sent = 0; sent < REQUESTS; sent += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, REQUESTS - sent) }, (_, at) => {
      const [kind, make] = kinds[(sent + at) % kinds.length]!;
      // Every tenth request comes from one address, which floods.
      const address = at % 10 === 9 ? FLOODING : `100.${choose(256)}.${choose(256)}.${choose(256)}`;
      return send(at % 10 === 9 ? 'a flood of all of these' : kind, make(), address);
    });
    await Promise.all(batch);
  }
  const report = [...answered].map(([kind, counts]) => ({
    kind,
    sent: [...counts.values()].reduce((sum, count) => sum + count, 0),
    answered: Object.fromEntries([...counts].sort()),
  }));
  if (process.env.HOSTILE_REPORT) process.stdout.write(`${report.map((row) => JSON.stringify(row)).join('\n')}\n`);
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(await state()).toBe(before);
  expect(pages.log).toEqual([]);
  const told = JSON.stringify([...pages.log, ...pirogue.log.slice(logged)]);
  for (const secret of secrets) expect(told).not.toContain(secret);
  // Whoever was attacked plays on.
  const draw = { move: 'after-all-of-that', revision: known.revision, draft: 'draw' };
  const { status } = await pages.ask(`${known.path}/turn`, {
    method: 'POST',
    body: JSON.stringify(draw),
    headers: { origin: ORIGIN, 'content-type': 'application/json', cookie: known.mover },
  });
  expect([200, 429]).toContain(status);
  checkRequests(pirogue);
});
