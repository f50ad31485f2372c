import { expect, it } from 'vitest';
import { makeTicket } from '../../src/app/seat-access.ts';
import { patient } from '../support/patience.ts';
import { gameOf, openGame } from '../support/seated-table.ts';
import { DESK, PHONE, setPageStage } from './page-stage.ts';
import { screenshot, seriousViolations } from './stage.ts';

it('lists the games of a browser with whose turn it is, and forgets those that it plays no longer', async () => {
  const stage = await setPageStage();
  const { pirogue, origin } = stage;
  const page = await stage.tab(PHONE, { bypassCSP: true });
  await page.goto(`${origin}/mine`);
  await page.getByText('This browser plays no game').waitFor();
  await screenshot(page, 'mine-empty');
  const channels = [1, 2].map(() => pirogue.discord.world.addTextChannel('table').id);
  for (const [at, channel] of channels.entries()) {
    const { people } = await gameOf(pirogue, ['Ana', 'Ben'], { channel, game: 'carcassonne' });
    const record = await openGame(pirogue, people[0]);
    const ticket = await makeTicket(pirogue.app, { gameId: record.id, userId: people[at]!.id });
    await page.goto(`${await stage.addressOf(record)}?lang=en#seat=${ticket}`);
    await page.getByRole('button', { name: /^Play as/ }).click();
    await page.locator('footer .seat').waitFor();
  }
  await page.getByRole('link', { name: 'My games' }).click();
  const games = page.locator('#games a');
  await expect.poll(() => games.count(), { timeout: patient(20_000) }).toBe(2);
  // The game where it is the reader's turn comes first.
  expect(await games.locator('em').allTextContents()).toEqual(['Your turn']);
  expect(await games.first().textContent()).toMatch(/Ana, Ben.*Your turn$/);
  await screenshot(page, 'mine-phone');
  await page.setViewportSize(DESK);
  await screenshot(page, 'mine-desk');
  expect(await seriousViolations(page)).toEqual([]);
  await games.first().click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.locator('footer .seat').waitFor({ state: 'detached' });
  await page.goto(`${origin}/mine`);
  await expect.poll(() => games.count(), { timeout: patient(20_000) }).toBe(1);
});

it('leads from a turn that is over to the next game that waits, else to the list', async () => {
  const stage = await setPageStage();
  const { pirogue } = stage;
  const page = await stage.tab(PHONE, { bypassCSP: true });
  const games = [];
  for (const _ of [1, 2]) {
    const channel = pirogue.discord.world.addTextChannel('table').id;
    const { people, table } = await gameOf(pirogue, ['Ana', 'Ben'], { channel });
    const record = await openGame(pirogue, people[0]);
    games.push({ people, table, record, address: await stage.addressOf(record) });
  }
  const [first, second] = games as [(typeof games)[0], (typeof games)[0]];
  const ana = first.people[0];
  const enter = async ({ record, address }: typeof first) => {
    await page.goto(`${address}?lang=en#seat=${await makeTicket(pirogue.app, { gameId: record.id, userId: ana.id })}`);
    await page.getByRole('button', { name: /^Play as/ }).click();
    await page.locator('#turn [data-key=draw]').waitFor();
  };
  await enter(first);
  expect(await page.locator('#turn a').isVisible()).toBe(false);
  await first.table.takeTurn(ana);
  // This browser plays no seat in the other game.
  const elsewhere = page.getByRole('link', { name: 'Another game waits for you.' });
  await elsewhere.waitFor({ timeout: patient(20_000) });
  expect(await elsewhere.getAttribute('href')).toBe('/mine?lang=en');
  expect(await seriousViolations(page)).toEqual([]);
  await enter(second);
  await page.goto(`${first.address}?lang=en`);
  const next = page.getByRole('link', { name: 'Next waiting game' });
  await next.waitFor({ timeout: patient(20_000) });
  await screenshot(page, 'next-game');
  await next.focus();
  await page.keyboard.press('Enter');
  await page.locator('#turn [data-key=draw]').waitFor();
  expect(page.url()).toBe(`${second.address}?lang=en`);
});

/** What a browser without a way to its push service answers for it: an address there, with keys that are keys. */
const SUBSCRIBED = `PushManager.prototype.getSubscription = async () => globalThis.subscribed ?? null;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    const bytes = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0)).buffer;
    const keys = { p256dh: bytes('KEY'), auth: bytes('BTBZMqHH6r4Tts7J_aSIgg') };
    globalThis.subscribed = {
      endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
      options: { applicationServerKey: bytes(applicationServerKey) },
      getKey: (name) => keys[name],
    };
    return globalThis.subscribed;
  };`.replace('KEY', 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4');

/** In the worker: how many notifications are shown. */
const SHOWN = 'registration.getNotifications().then((all) => all.length)';

/**
 * In the worker: presses the notification that is shown, and tells what the worker asks of the browser then. Only a real press, for
 * which browsers without a screen have no place, would let it show a window.
 */
const PRESSED = `(async () => {
  const asked = [];
  WindowClient.prototype.focus = async function () { asked.push('focus ' + new URL(this.url).pathname); };
  clients.openWindow = async (url) => void asked.push('open ' + url);
  const [notification] = await registration.getNotifications();
  const work = [];
  const event = new NotificationEvent('notificationclick', { notification });
  event.waitUntil = (one) => void work.push(one);
  dispatchEvent(event);
  await Promise.all(work);
  return asked;
})()`;

it('is notified of turns after a press alone, shows what it is sent, and ends that by another press', async () => {
  const stage = await setPageStage();
  const { pirogue, origin } = stage;
  const { people } = await gameOf(pirogue, ['Ana', 'Ben'], { game: 'carcassonne' });
  const record = await openGame(pirogue, people[0]);
  const page = await stage.tab(PHONE);
  await page.addInitScript(SUBSCRIBED);
  const ticket = await makeTicket(pirogue.app, { gameId: record.id, userId: people[0].id });
  const address = await stage.addressOf(record);
  await page.goto(`${address}?lang=en#seat=${ticket}`);
  await page.getByRole('button', { name: /^Play as/ }).click();
  const button = page.getByRole('button', { name: 'Notify me of my turns' });
  await button.waitFor();
  await screenshot(page, 'push-offered');
  const isNotified = async () =>
    (await pirogue.store.people.personalData(people[0].id)).sessions!.map((session) => session.isNotified);
  expect(await isNotified()).toEqual([false]);
  // Without permission the page says why nothing happens.
  await button.click();
  await page.getByText('This browser shows no notifications from here').waitFor();
  expect(await isNotified()).toEqual([false]);
  await page.context().grantPermissions(['notifications'], { origin });
  await button.click();
  await page.getByRole('button', { name: 'No more notifications' }).waitFor();
  expect(await isNotified()).toEqual([true]);
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { pathname } = new URL(address);
  const data = JSON.stringify({ title: 'Carcassonne', body: 'Your turn', path: pathname });
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  const shown = () =>
    page.evaluate<unknown>(`navigator.serviceWorker.ready.then((one) => one.getNotifications())
      .then((all) => all.map(({ title, body, tag }) => ({ title, body, tag })))`);
  await expect
    .poll(shown, { timeout: patient(20_000) })
    .toEqual([{ title: 'Carcassonne', body: 'Your turn', tag: pathname }]);
  // A press shows the page of the game where it is open.
  const [worker] = page.context().serviceWorkers();
  expect(await worker!.evaluate(PRESSED)).toEqual([`focus ${pathname}`]);
  expect(await shown()).toEqual([]);
  await page.getByRole('button', { name: 'No more notifications' }).click();
  await button.waitFor();
  expect(await isNotified()).toEqual([false]);
  // Where it is not open, a press opens it.
  const other = await page.context().newPage();
  await other.goto(`${origin}/mine`);
  await page.goto('about:blank');
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  await expect.poll(() => worker!.evaluate(SHOWN), { timeout: patient(20_000) }).toBe(1);
  expect(await worker!.evaluate(PRESSED)).toEqual([`open ${pathname}`]);
});
