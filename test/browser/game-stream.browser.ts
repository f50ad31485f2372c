import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../lab/driving/free-port.ts';
import { pageAddress } from '../../src/app/page.ts';
import { createLog } from '../../src/host/log.ts';
import { replayThread } from '../../src/processes/serve-pages.ts';
import { serveWeb, type WebOptions } from '../../src/web/serve.ts';
import { type Pirogue, startPirogue, until } from '../support/pirogue.ts';
import { gameOf, openGame } from '../support/seated-table.ts';
import { UNLIMITED } from '../web/support/pages.ts';
import { openPage, startChromium } from './chromium.ts';
import { boardShown, DESK, openBoard, PHONE } from './page-stage.ts';
import { startNetwork, startNginx } from './proxy.ts';
import { screenshot } from './stage.ts';
import { startTabs } from './tabs.ts';

/** Serves the pages of a program at a free port, where an address leads to over a proxy. */
async function serve({ app }: Pirogue, origin: string, how: Partial<WebOptions> & { serve?: typeof serveWeb } = {}) {
  const { serve: serveHere = serveWeb, ...options } = how;
  const web = await serveHere({
    app,
    log: createLog('silent'),
    port: await freePort(),
    host: '127.0.0.1',
    place: { origin, proxies: 1 },
    replay: replayThread(),
    play: UNLIMITED,
    ...options,
  });
  onTestFinished(web.stop);
  return { ...web, port: web.port()! };
}

/** A game of two whose page is found at a free port. */
async function played(protocol: 'http' | 'https' = 'http') {
  const port = await freePort();
  const origin = `${protocol}://127.0.0.1:${port}`;
  const pirogue = await startPirogue({ webOrigin: origin });
  const { people, table } = await gameOf(pirogue, ['Ana', 'Ben']);
  const [ana] = people;
  let turn = 0;
  return {
    pirogue,
    port,
    origin,
    ana,
    address: (await pageAddress(pirogue.app, await openGame(pirogue, ana)))!,
    /** Plays a turn and resolves with its number. */
    async takeTurn(): Promise<number> {
      await table.takeTurn(people[turn % 2]!);
      turn++;
      return turn;
    },
  };
}

/** A tab of a browser, which ends with the test. */
async function tab(viewport = PHONE, options = {}): Promise<Page> {
  const browser = await startChromium();
  return openPage(browser, { viewport, locale: 'en-US', ...options });
}

const live = (page: Page) => page.locator('#live').filter({ hasText: 'Live' }).waitFor();
const lost = (page: Page) => page.locator('#live').filter({ hasText: 'No connection' }).waitFor();
const shows = (page: Page, turn: number) =>
  page
    .locator('#told')
    .filter({ hasText: `Turn ${turn}:` })
    .waitFor();

it('is live in front of eight tabs in the background, over HTTP/1.1', async () => {
  const { pirogue, port, origin, address, takeTurn } = await played();
  const web = await serve(pirogue, origin);
  await startNginx({ port, ports: [web.port] });
  const { open } = await startTabs();
  const front = await open(address);
  const hidden: Page[] = [];
  for (let count = 0; count < 8; count++) hidden.push(await open(address, { background: true }));
  await front.bringToFront();
  await live(front);
  await shows(front, await takeTurn());
  expect(web.streams()).toBe(1);
  // Whoever comes to another tab finds what happened meanwhile.
  const turn = await takeTurn();
  await hidden[7]!.bringToFront();
  await shows(hidden[7]!, turn);
  await live(hidden[7]!);
  await until(async () => web.streams() === 1);
});

it('is live in nine windows side by side, over HTTP/2', async () => {
  const { pirogue, port, origin, address, takeTurn } = await played('https');
  const web = await serve(pirogue, origin);
  await startNginx({ port, ports: [web.port], tls: true });
  const { open } = await startTabs();
  const windows: Page[] = [];
  for (let count = 0; count < 9; count++) windows.push(await open(address, { newWindow: true }));
  for (const page of windows) await live(page);
  expect(web.streams()).toBe(9);
  const turn = await takeTurn();
  for (const page of windows) await shows(page, turn);
});

it('says that it is not live when its stream dies without a word, and comes back by itself', async () => {
  const { pirogue, origin, address, takeTurn } = await played();
  const web = await serve(pirogue, origin);
  const network = await startNetwork(web.port);
  const page = await tab();
  // The minutes of this test go by at once, as they do for a computer that sleeps.
  await page.clock.install();
  await openBoard(page, address.replace(/:\d+/, `:${network.port}`));
  await live(page);
  network.lose();
  const turn = await takeTurn();
  await page.clock.fastForward(61_000);
  await lost(page);
  await screenshot(page, 'game-page-lost');
  await shows(page, turn);
  await live(page);
  // A browser may try the next stream on a connection that is dead, too; until another one is there, the page asks by itself.
  await until(async () => {
    if (web.streams() > 1) return true;
    await page.clock.fastForward(61_000);
    return false;
  });
  await live(page);
  // A server that restarts, and a network that was away.
  network.end();
  await lost(page);
  await page.clock.fastForward(16_000);
  await live(page);
  await page.context().setOffline(true);
  await lost(page);
  const missed = await takeTurn();
  await page.context().setOffline(false);
  await live(page);
  await shows(page, missed);
});

it('is live again after going back to it, and says so when the page was closed meanwhile', async () => {
  const { pirogue, origin, port, address, takeTurn, ana } = await played();
  const web = await serve(pirogue, origin, { port });
  const { context, open } = await startTabs();
  const page = await open(address);
  await live(page);
  await page.goto('about:blank');
  await until(async () => web.streams() === 0);
  const turn = await takeTurn();
  // A page that was kept is not loaded again.
  await page.goBack({ waitUntil: 'commit' });
  await shows(page, turn);
  await live(page);
  await (await context.newPage()).bringToFront();
  await until(async () => web.streams() === 0);
  expect(await page.locator('#live').textContent()).toBe('');
  const { id } = await openGame(pirogue, ana);
  await pirogue.store.pages.set({ gameId: id, isOpen: false, newKey: 'closed-key-0123456789abc', posts: [] });
  await page.bringToFront();
  await page.getByText('There is no such page.').waitFor();
});

it('claims nothing where scripts do not run, and shows the board, and the log by a link', async () => {
  const { pirogue, origin, port, address, takeTurn } = await played();
  await serve(pirogue, origin, { port });
  await takeTurn();
  const page = await tab(PHONE, { javaScriptEnabled: false });
  await page.goto(address);
  expect(await page.locator('body').textContent()).not.toContain('Live');
  await page.locator('noscript img.picture').waitFor();
  await page.locator('#log-part summary').click();
  await page.getByRole('link', { name: 'Show the log' }).click();
  await page.getByRole('heading', { name: /^Turn 1:/ }).waitFor();
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await page.locator('noscript img.picture').waitFor();
});

it('fetches log, points, tiles and words while they are open, and tells of the present when they are opened', async () => {
  const { pirogue, origin, port, address, takeTurn } = await played();
  await serve(pirogue, origin, { port });
  await takeTurn();
  const page = await tab(PHONE);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.split('/').at(-1)!));
  page.on('request', (request) => request.url().includes('&words') && asked.push('words'));
  let board = await openBoard(page, address);
  const text = page.locator('#text');
  const before = await text.textContent();
  await takeTurn();
  board = await boardShown(page, board);
  expect(asked.filter((what) => what === 'sections' || what === 'words')).toEqual([]);
  expect(await text.textContent()).toBe(before);

  // The log is the only one that no document has; all three come together.
  await page.locator('#tiles-part summary').click();
  await page.locator('#log [data-turn="2"]').waitFor({ state: 'attached' });
  await page.locator('#log-part summary').click();
  await page.locator('#words-part summary').click();
  await text.filter({ hasNotText: before! }).waitFor();
  await page.locator('#tiles-part summary').click();
  const shown = await text.textContent();
  asked.length = 0;
  const turn = await takeTurn();
  await page.locator(`#log [data-turn="${turn}"]`).waitFor();
  await text.filter({ hasNotText: shown! }).waitFor();
  expect(asked.filter((what) => what === 'sections')).toHaveLength(1);
  board = await boardShown(page, board);

  await page.locator('#log-part summary').click();
  await page.locator('#words-part summary').click();
  asked.length = 0;
  await takeTurn();
  await boardShown(page, board);
  expect(asked.filter((what) => what === 'sections' || what === 'words')).toEqual([]);
});

it.each([
  [2, 1],
  [1, 3],
])('draws the board anew when %i pixels of the screen to one of the page become %i', async (before, after) => {
  const { pirogue, origin, port, address, takeTurn } = await played();
  await serve(pirogue, origin, { port });
  await takeTurn();
  const page = await tab(DESK, { deviceScaleFactor: before });
  const first = await openBoard(page, address);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', { ...DESK, deviceScaleFactor: after, mobile: false });
  const turn = await takeTurn();
  await shows(page, turn);
  const now = await boardShown(page, first);
  await screenshot(page, `game-page-${before}-to-${after}`);
  expect(now).toBe(await openBoard(await tab(DESK, { deviceScaleFactor: after }), address));
});

/** The pages of a version of the program that is another one by some of its files. */
async function otherVersion(): Promise<typeof serveWeb> {
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-version-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp('src', join(folder, 'src'), { recursive: true });
  for (const file of ['package.json', 'tsconfig.json']) await cp(file, join(folder, file));
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  const change = async (path: string, from: string, to: string) => {
    const file = join(folder, 'src/web/page', path);
    const text = await readFile(file, 'utf8');
    expect(text).toContain(from);
    await writeFile(file, text.replace(from, to));
  };
  await change('style/board.css', '#board {', '#board {\n  --other: 1;');
  await change('camera.ts', 'const MAX_SQUARE_SIDE = 240;', 'const MAX_SQUARE_SIDE = 250;');
  await change('tile-pictures.ts', "const ELLIPSIS = '…';", "const ELLIPSIS = '...';");
  const { serveWeb: serveOther } = await import(pathToFileURL(join(folder, 'src/web/serve.ts')).href);
  return serveOther as typeof serveWeb;
}

it('shows a board behind a proxy that asks two versions in turn', async () => {
  const { pirogue, origin, port, address, takeTurn } = await played();
  const webs = [await serve(pirogue, origin), await serve(pirogue, origin, { serve: await otherVersion() })];
  await startNginx({ port, ports: webs.map((web) => web.port) });
  const versions = new Set<string>();
  for (let load = 0; load < 4; load++) {
    // Where each load asks an even number of times, all documents would come from one of the two.
    if (load === 2) await fetch(`${address}/moments/now?view=last&theme=day&lang=en`);
    const page = await tab();
    const missing: string[] = [];
    page.on('response', (answer) => void (answer.ok() || missing.push(answer.url())));
    await openBoard(page, address);
    await live(page);
    await shows(page, await takeTurn());
    versions.add((await page.locator('link[rel=stylesheet]').getAttribute('href'))!);
    expect(missing.filter((one) => !one.endsWith('favicon.ico'))).toEqual([]);
    expect(await page.evaluate('getComputedStyle(document.querySelector(".board")).borderRadius')).not.toBe('0px');
  }
  // Otherwise nothing was tried.
  expect(versions.size).toBe(2);
});
