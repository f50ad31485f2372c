import { expect, it } from 'vitest';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { pausesOfGames } from '../../src/guard/each-game.ts';
import type { GameId } from '../../src/store/records.ts';
import type { PushAnswer } from '../../src/web/page/push-answer.ts';
import { encryptedText } from '../../src/web/push/push-message.ts';
import { isKnownService } from '../../src/web/push/push-services.ts';
import { sendPushes } from '../../src/web/push/send-pushes.ts';
import { shared } from '../support/at-end.ts';
import { startPirogue } from '../support/pirogue.ts';
import { gameOf } from '../support/seated-table.ts';
import { type Ask, ORIGIN, pathOf, servePages } from './support/pages.ts';
import { startPushService } from './support/push-service.ts';
import { enterSeat, type SeatBrowser } from './support/seat-browser.ts';

const MINUTE = 60_000;

/** One bot and one push service for all; each test plays in a channel of its own, from an address of its own. */
const house = shared(async () => {
  const pirogue = await startPirogue({ webOrigin: ORIGIN });
  const service = await startPushService();
  return { pirogue, service, pages: await servePages(pirogue, { acceptsService: service.accepts }) };
});

let addresses = 0;

/** A running game of Ana and Ben, and what their browsers do about notifications. */
async function stage() {
  const { pirogue, service, pages } = house();
  const channel = pirogue.discord.world.addTextChannel('table').id;
  const { people, table } = await gameOf(pirogue, ['Ana', 'Ben'], { channel });
  const record = (await pirogue.store.games.open(channel))!;
  const path = await pathOf(pirogue, channel);
  const [ana, ben] = people;
  const address = { 'x-forwarded-for': `203.0.113.${++addresses}` };
  const enter = (userId: string, before = {}) =>
    enterSeat(pirogue, pages, { path, gameId: record.id, userId, ...address, ...before });
  const ask = (browser: SeatBrowser, how: Ask = {}) =>
    pages.ask(`${path}/push?lang=en`, {
      ...how,
      headers: {
        origin: ORIGIN,
        'content-type': 'application/json',
        cookie: browser.cookie,
        ...address,
        ...how.headers,
      },
    });
  const name = (who: string) => `${who}-${record.id}`;
  const clock = { now: Date.now() };
  const pauses = pausesOfGames(() => clock.now);
  const app = { ...pirogue.app, pauses, now: () => clock.now };
  return {
    ...{ pirogue, service, pages, path, record, channel, people, table, ana, ben, enter, ask, name, clock },
    send: (browser: SeatBrowser, body: unknown, headers = {}) =>
      ask(browser, { method: 'POST', body: JSON.stringify(body), headers }),
    /** A browser of a person that has asked to be notified. */
    async notified(who: 'ana' | 'ben', more = '') {
      const browser = await enter({ ana, ben }[who].id);
      const { key } = JSON.parse((await ask(browser)).text) as PushAnswer;
      const target = service.subscribe(`${name(who)}${more}`, key);
      const answer = await ask(browser, { method: 'POST', body: JSON.stringify(target) });
      expect(JSON.parse(answer.text)).toMatchObject({ endpoint: target.endpoint });
      return { browser, target };
    },
    /**
     * Looks for what is due, so many minutes later; resolves with the browsers of this game that were told anything.
     *
     * @param meanwhile done when the first of them is about to be told
     */
    async look(minutes = 1, meanwhile = async () => {}) {
      clock.now += minutes * MINUTE;
      const before = service.arrived.length;
      const { games } = app.store;
      const byId = async (id: GameId) => {
        await meanwhile();
        return games.byId(id);
      };
      await sendPushes({ ...app, store: { ...app.store, games: { ...games, byId } } }, service.accepts);
      return service.arrived.slice(before).filter(({ text }) => text.path === path);
    },
  };
}

it('encrypts as the example of RFC 8291 does', () => {
  const message = encryptedText(
    'When I grow up, I want to be a watermelon',
    {
      key: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    {
      privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
      salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    },
  );
  expect(message.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

it('tells a browser of each turn of its player once, and names nobody', async () => {
  const { notified, look, table, ana, ben, name, path, people } = await stage();
  await notified('ben');
  expect(await look(0)).toEqual([]);
  await table.takeTurn(ana);
  // Whoever looks at the page sees the turn first.
  expect(await look(0)).toEqual([]);
  const [told, ...more] = await look();
  expect(more).toEqual([]);
  expect(told).toMatchObject({
    browser: name('ben'),
    text: { body: 'Your turn', path },
    headers: { ttl: '86400', 'content-encoding': 'aes128gcm' },
    sender: { aud: house().service.origin, sub: ORIGIN },
  });
  expect(Object.keys(told!.text)).toEqual(['title', 'body', 'path']);
  for (const { id } of people) expect(JSON.stringify(told)).not.toContain(id);
  expect(JSON.stringify(told!.text)).not.toMatch(/Ana|Ben/);
  expect(await look(60)).toEqual([]);
  await table.takeTurn(ben);
  expect(await look()).toEqual([]);
  await table.takeTurn(ana);
  expect((await look()).map(({ browser }) => browser)).toEqual([name('ben')]);
});

it('does not tell whoever has seen the turn, in any of their browsers, nor of a turn that comes back', async () => {
  const { notified, look, table, ana, ben, enter, pirogue, record } = await stage();
  await notified('ben', '-phone');
  const desk = await notified('ben', '-desk');
  // A browser of Ben that is not notified itself.
  const quiet = await enter(ben.id);
  for (const browser of [desk.browser, quiet]) {
    await table.takeTurn(ana);
    expect((await browser.turn()).state).toBe('choose');
    expect(await look()).toEqual([]);
    await table.takeTurn(ben);
  }
  // A browser that only looks on has seen nothing of Ben's turn.
  const looker = await enter(ana.id);
  await table.takeTurn(ana);
  await looker.turn();
  expect(await look()).toHaveLength(2);
  let turn = await desk.browser.playStep(chooserFor(2));
  while (turn.state === 'choose') turn = await desk.browser.playStep(chooserFor(2));
  const { revision } = (await pirogue.store.games.byId(record.id))!;
  expect(await desk.browser.send('undo', { revision })).toMatchObject({ status: 200 });
  expect(await look()).toEqual([]);
});

it('tries again with pauses where a push service fails, and forgets a browser that is gone', async () => {
  const { notified, look, table, ana, ben, service, name, ask } = await stage();
  const { browser } = await notified('ben');
  await table.takeTurn(ana);
  for (const status of [500, 429, 403]) {
    service.answers.push(status);
    const failed = await look(120).then(
      () => undefined,
      (error: AggregateError) => error,
    );
    expect(failed!.errors.map(String)).toEqual([expect.stringContaining(`answered ${status}`)]);
    expect(JSON.stringify(failed!.errors.map(String))).not.toContain(name('ben'));
  }
  // Nothing is asked of the service before the pause is over.
  expect(await look(0)).toEqual([]);
  expect((await look(120)).map(({ browser: one }) => one)).toEqual([name('ben')]);
  service.unsubscribe(name('ben'));
  await table.takeTurn(ben);
  await table.takeTurn(ana);
  expect(await look()).toEqual([]);
  expect(JSON.parse((await ask(browser)).text).endpoint).toBeUndefined();
});

it('ends with the session, and is told to the person and forgotten with everything else', async () => {
  const { notified, look, table, ana, ben, ask, pages, path, pirogue } = await stage();
  const { browser } = await notified('ben');
  expect((await ben.command('privacy', { do: 'show' })).content).toMatch(
    /a browser plays for you .*; it is notified of your turns/,
  );
  const off = await ask(browser, { method: 'DELETE' });
  expect([off.status, JSON.parse(off.text).endpoint]).toEqual([200, undefined]);
  await table.takeTurn(ana);
  expect(await look()).toEqual([]);
  const signOut = async ({ cookie }: SeatBrowser) =>
    void (await pages.ask(`${path}/seat`, { method: 'DELETE', headers: { origin: ORIGIN, cookie } }));
  await signOut((await notified('ben', '-other')).browser);
  await table.takeTurn(ben);
  await table.takeTurn(ana);
  expect(await look()).toEqual([]);
  // One signs out while others are told, and one is not used for 30 days.
  await table.takeTurn(ben);
  const late = await notified('ben', '-late');
  await table.takeTurn(ana);
  expect(await look(1, () => signOut(late.browser))).toEqual([]);
  await table.takeTurn(ben);
  await notified('ben', '-unused');
  await table.takeTurn(ana);
  expect(await look(31 * 24 * 60)).toEqual([]);
  await notified('ben', '-third');
  expect((await pirogue.store.people.rowsOf(ben.id)).seatSessions).toContainEqual(
    expect.objectContaining({ pushEndpoint: expect.stringContaining('-third') }),
  );
  await pirogue.store.people.forget(ben.id);
  expect((await pirogue.store.people.rowsOf(ben.id)).seatSessions).toEqual([]);
});

it('goes on where its player takes the seat by another link in the same browser, and ends where somebody else does', async () => {
  const { notified, look, table, ana, ben, enter, ask, name, pirogue, record } = await stage();
  const { browser, target } = await notified('ben');
  const again = await enter(ben.id, { cookie: browser.cookie });
  expect((await ask(browser)).status).toBe(401);
  expect(JSON.parse((await ask(again)).text)).toMatchObject({ endpoint: target.endpoint });
  await table.takeTurn(ana);
  expect((await look()).map((told) => told.browser)).toEqual([name('ben')]);
  // It was told of this turn already.
  const third = await enter(ben.id, { cookie: again.cookie });
  expect(await look()).toEqual([]);
  expect(await pirogue.store.seatAccess.ofSeat({ gameId: record.id, userId: ben.id })).toHaveLength(1);
  const other = await enter(ana.id, { cookie: third.cookie });
  expect(JSON.parse((await ask(other)).text).endpoint).toBeUndefined();
  await table.takeTurn(ben);
  await table.takeTurn(ana);
  expect(await look()).toEqual([]);
});

it('takes addresses of known push services alone, with keys that are keys, from the page of a seat', async () => {
  const { enter, ana, send, service, ask, path, pages } = await stage();
  const browser = await enter(ana.id);
  const { key } = JSON.parse((await ask(browser)).text) as PushAnswer;
  const target = service.subscribe('hostile', key);
  const addresses = [
    'http://127.0.0.1:1/x',
    'https://evil.example',
    'http://169.254.169.254/',
    'file:///etc/passwd',
    'x',
  ];
  for (const endpoint of addresses) expect([400, 422]).toContain((await send(browser, { ...target, endpoint })).status);
  const zeros = 'A'.repeat(87);
  expect((await send(browser, { ...target, key: zeros })).status).toBe(422);
  for (const wrong of [
    { key: '' },
    { auth: 'x' },
    { userId: 'somebody' },
    { endpoint: `${service.origin}/${'x'.repeat(1_100)}` },
  ])
    expect((await send(browser, { ...target, ...wrong })).status).toBe(400);
  expect((await send(browser, target, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await send(browser, target, { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await send(browser, target, { cookie: '' })).status).toBe(401);
  expect((await ask(browser, { method: 'DELETE', headers: { origin: 'https://evil.example' } })).status).toBe(403);
  expect((await pages.ask(`${path}/push`)).status).toBe(401);
  expect(JSON.parse((await ask(browser)).text).endpoint).toBeUndefined();
  expect((await send(browser, target)).status).toBe(200);
});

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://db5p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://somebody@fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evilfcm.googleapis.com/abc', false],
  ['https://push.apple.com.evil.example/abc', false],
  ['https://evilpush.apple.com/abc', false],
])('knows the push services of browsers: %s', (endpoint, isKnown) => {
  expect(isKnownService(new URL(endpoint))).toBe(isKnown);
});

it('lists how the games of a browser stand, for the browser of a seat alone', async () => {
  const { enter, ana, ben, path, pages } = await stage();
  const [first, second] = [await enter(ana.id), await enter(ben.id)];
  const mine = (cookie: string) => pages.json(`${path}/mine?lang=en`, { headers: { cookie } });
  expect(await mine(first.cookie)).toMatchObject({ game: { isYours: true, status: expect.stringContaining('Ana') } });
  expect(await mine(second.cookie)).toMatchObject({ game: { isYours: false } });
  expect(await mine('')).toEqual({});
  const manifest = await pages.json<{ start_url: string; icons: { src: string; sizes: string }[] }>(
    '/manifest.webmanifest',
  );
  expect(manifest.start_url).toBe('/mine');
  for (const { src, sizes } of manifest.icons) {
    const { headers, body } = await pages.ask(src);
    expect([headers['content-type'], `${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`]).toEqual([
      'image/png',
      sizes,
    ]);
  }
  expect((await pages.ask('/mine')).text).toContain('manifest.webmanifest');
  expect((await pages.ask('/push-worker.js')).headers['content-type']).toContain('text/javascript');
});
