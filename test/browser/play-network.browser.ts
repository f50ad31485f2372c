import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../lab/driving/free-port.ts';
import { makeTicket } from '../../src/app/seat-access.ts';
import { createLog } from '../../src/host/log.ts';
import { replayThread } from '../../src/processes/serve-pages.ts';
import { serveWeb } from '../../src/web/serve.ts';
import { patient } from '../support/patience.ts';
import { startPirogue } from '../support/pirogue.ts';
import { gameOf, openGame } from '../support/seated-table.ts';
import { UNLIMITED } from '../web/support/pages.ts';
import { openPage, startChromium } from './chromium.ts';
import { PHONE } from './page-stage.ts';
import { startHoldingProxy, startNetwork, startNginx } from './proxy.ts';
import { startTabs } from './tabs.ts';

const MINUTE = 60_000;

/** Where the server says that a game has gone on, and that a move has arrived. */
const GONE_ON = 'what you had chosen is gone';
const ARRIVED = 'Your turn has arrived.';

/** A game of Ana and Ben whose page is found over a network that can be lost, and Ana's browser. */
async function stage(over: 'network' | 'nginx' | 'held' = 'network') {
  const port = await freePort();
  const network = over === 'network' ? await startNetwork(port) : undefined;
  const shownPort = network?.port ?? (await freePort());
  const origin = `http://127.0.0.1:${shownPort}`;
  const pirogue = await startPirogue({ webOrigin: origin });
  const log = createLog('silent');
  const place = { origin, proxies: network ? 0 : 1 };
  const web = await serveWeb({
    ...{ app: pirogue.app, log, port, host: '127.0.0.1', place },
    ...{ replay: replayThread(), play: UNLIMITED },
  });
  onTestFinished(web.stop);
  if (over === 'nginx') await startNginx({ port: shownPort, ports: [port] });
  const proxy = over === 'held' ? await startHoldingProxy({ port: shownPort, to: port }) : undefined;
  const { people, table } = await gameOf(pirogue, ['Ana', 'Ben'], { game: 'carcassonne' });
  const [ana, ben] = people;
  const record = await openGame(pirogue, ana);
  const { key } = await pirogue.store.pages.ofGame(record.id, '');
  const address = `${origin}/g/${key}?lang=en`;
  return {
    ...{ pirogue, network: network!, proxy: proxy!, table, ana, ben, record, address, web },
    link: async (userId = ana.id) => `${address}#seat=${await makeTicket(pirogue.app, { gameId: record.id, userId })}`,
    entries: async () => (await pirogue.store.log.ofGame(record.id)).length,
  };
}

type Stage = Awaited<ReturnType<typeof stage>>;

/** Ana's browser, which plays her seat; `hasClock` for a clock that the test moves. */
async function seated({ link }: Stage, hasClock = false): Promise<Page> {
  const page = await openPage(await startChromium(), { viewport: PHONE, locale: 'en-US' });
  if (hasClock) await page.clock.install();
  await page.goto(await link());
  await enter(page);
  return page;
}

async function enter(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Play as / }).click();
  await page.locator('#turn .last').waitFor({ state: 'attached' });
}

/** Draws, and chooses by the list until the turn can be confirmed. */
async function draft(page: Page): Promise<void> {
  await page.locator('#turn [data-key=draw]').click();
  const square = page.locator('#turn .choices button').first();
  const piece = page.locator('#turn input[type=radio]').first();
  await square.or(piece).waitFor();
  if (await square.isVisible()) await square.click();
  await piece.check();
  await confirm(page).waitFor();
}

const confirm = (page: Page) => page.locator('#turn [data-key=confirm]:enabled');
const told = (page: Page, text: string) => page.locator('#turn .told-turn').filter({ hasText: text }).waitFor();
const problem = (page: Page, text: string) =>
  page
    .locator('#turn .problem')
    .filter({ hasText: text })
    .waitFor({ timeout: patient(90_000) });
/** Resolves when a move was answered, and others are to move. */
const waits = (page: Page) =>
  page
    .locator('#turn .told-turn')
    .filter({ hasNotText: /Sending|^$/ })
    .waitFor();

it('plays what was confirmed without a connection once there is one again', async () => {
  const table = await stage();
  const page = await seated(table);
  await draft(page);
  const before = await table.entries();
  await page.context().setOffline(true);
  await confirm(page).click();
  await told(page, 'Sending');
  expect(await table.entries()).toBe(before);
  await page.context().setOffline(false);
  await waits(page);
  expect(await table.entries()).toBeGreaterThan(before);
});

it('says what is not known, keeps the draft, and plays it once however often it is confirmed', async () => {
  const table = await stage();
  const page = await seated(table, true);
  await draft(page);
  const before = await table.entries();
  await page.context().setOffline(true);
  await confirm(page).click();
  await told(page, 'Sending');
  await page.clock.runFor(20_000);
  await problem(page, 'not known');
  expect(await table.entries()).toBe(before);
  await page.context().setOffline(false);
  await page.clock.runFor(20_000);
  await confirm(page).click();
  await waits(page);
  const after = await table.entries();
  // The server has heard of one move alone.
  await page.reload();
  await page.locator('#turn .last').waitFor({ state: 'attached' });
  expect([after > before, await table.entries()]).toEqual([true, after]);
});

it('tells after a reload, in the middle of sending, that the move has arrived', async () => {
  const table = await stage();
  const page = await seated(table);
  await draft(page);
  const before = await table.entries();
  let isMade = () => {};
  const made = new Promise<void>((resolve) => {
    isMade = resolve;
  });
  // The move is made, but its answers are lost until the page is loaded anew.
  await page.route(/\/turn\?/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    isMade();
    await route.abort().catch(() => undefined);
  });
  await confirm(page).click();
  await made;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await told(page, ARRIVED);
  const after = await table.entries();
  await page.reload();
  await page.locator('#turn .last').waitFor({ state: 'attached' });
  expect(await page.locator('#turn .told-turn').textContent()).toBe('');
  expect([after > before, await table.entries()]).toEqual([true, after]);
});

it('goes on with the draft after ten minutes of sleep in which the network died, and after a reload', async () => {
  const table = await stage();
  const page = await seated(table, true);
  await draft(page);
  const before = await table.entries();
  table.network.lose();
  await page.clock.fastForward(10 * MINUTE);
  await page.locator('#turn input[type=radio]').last().check();
  await confirm(page).waitFor({ timeout: patient(90_000) });
  await page.reload();
  await confirm(page).waitFor();
  expect(await page.locator('#turn input[type=radio]').last().isChecked()).toBe(true);
  await confirm(page).click();
  await waits(page);
  expect(await table.entries()).toBeGreaterThan(before);
});

it('goes on by itself once a network that fell silent is back', async () => {
  const table = await stage();
  const page = await seated(table);
  await draft(page);
  const before = await table.entries();
  table.network.fallSilent();
  const asked = page.waitForRequest(/turn\?.*draft=/);
  await page.locator('#turn input[type=radio]').last().check();
  await asked;
  table.network.comeBack();
  await confirm(page).waitFor({ timeout: patient(90_000) });
  table.network.fallSilent();
  await confirm(page).click();
  await told(page, 'Sending');
  table.network.comeBack();
  await waits(page);
  expect(await table.entries()).toBeGreaterThan(before);
});

it('says that the game has gone on where another tab was faster, and drops the draft', async () => {
  const table = await stage();
  const page = await seated(table);
  await draft(page);
  const other = await page.context().newPage();
  await other.goto(table.address);
  await other.locator('#turn .choices button, #turn input[type=radio]').first().waitFor();
  const square = other.locator('#turn .choices button').first();
  if (await square.isVisible()) await square.click();
  await other.locator('#turn input[type=radio]').first().check();
  await confirm(other).click();
  await waits(other);
  await told(page, GONE_ON);
  expect(await confirm(page).count()).toBe(0);
});

it('plays nothing where the page was closed meanwhile, and says so', async () => {
  const table = await stage();
  const page = await seated(table);
  await draft(page);
  const before = await table.entries();
  const change = { gameId: table.record.id, posts: [] };
  // The press is faster than whatever else tells the page.
  await page.route(/\/(live|moments|sections)/, (route) => route.abort());
  table.network.end();
  for (const isOpen of [false, true])
    await table.pirogue.store.pages.set({ ...change, isOpen, newKey: `another-key-${randomUUID().slice(0, 12)}` });
  await confirm(page).click();
  await page.getByText('There is no such page').first().waitFor();
  expect(await table.entries()).toBe(before);
});

it('is played by whoever opens it next, where its tab is closed at the moment of Confirm', async () => {
  const table = await stage();
  const page = await seated(table);
  await draft(page);
  const before = await table.entries();
  await confirm(page).click({ noWaitAfter: true });
  const next = await page.context().newPage();
  await page.close();
  await next.goto(table.address);
  await next.locator('#turn .last').waitFor({ state: 'attached' });
  const isMade = (await table.entries()) > before;
  expect((await next.locator('#turn .choices, #turn input[type=radio]').count()) > 0).toBe(!isMade);
});

it('is played in front of eight tabs that play the same seat, over HTTP/1.1', async () => {
  const table = await stage('nginx');
  const { open } = await startTabs();
  const front = await open(await table.link());
  await enter(front);
  const hidden: Page[] = [];
  for (let count = 0; count < 8; count++) hidden.push(await open(table.address, { background: true }));
  await front.bringToFront();
  await draft(front);
  const before = await table.entries();
  await confirm(front).click();
  await waits(front);
  expect(await table.entries()).toBeGreaterThan(before);
  // Whoever comes to another tab finds how the game stands.
  await hidden[7]!.bringToFront();
  await expect.poll(() => hidden[7]!.locator('#status').textContent(), { timeout: patient(30_000) }).toContain('Ben');
  expect(await confirm(hidden[7]!).count()).toBe(0);
});

it('is played by two behind a proxy that holds streams back, by asking how the game stands', async () => {
  const table = await stage('held');
  const front = await seated(table);
  const his = await openPage(await startChromium(), { viewport: PHONE, locale: 'en-US' });
  await his.goto(await table.link(table.ben.id));
  await enter(his);
  const live = { timeout: patient(60_000) };
  await his.locator('#live').filter({ hasText: 'Live' }).waitFor(live);
  await draft(front);
  await confirm(front).click();
  await waits(front);
  // Nobody has loaded anything anew.
  await his.locator('#turn [data-key=draw]').waitFor(live);
  await draft(his);
  await confirm(his).click();
  await waits(his);
  await front.locator('#turn [data-key=draw]').waitFor(live);
  expect(await front.locator('#live').textContent()).toBe('Live');
  expect(table.proxy.held()).toBeGreaterThanOrEqual(2);
});
