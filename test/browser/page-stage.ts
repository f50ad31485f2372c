import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { freePort } from '../../lab/driving/free-port.ts';
import { pageAddress } from '../../src/app/page.ts';
import { createLog } from '../../src/host/log.ts';
import { activityServices, replayThread } from '../../src/processes/serve-pages.ts';
import type { GameRecord } from '../../src/store/records.ts';
import { serveWeb } from '../../src/web/serve.ts';
import { startPirogue } from '../support/pirogue.ts';
import { UNLIMITED } from '../web/support/pages.ts';
import { openPage, startChromium } from './chromium.ts';

/** Sizes of screens that pages are looked at on. */
export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 800 };

interface TabOptions {
  readonly bypassCSP?: boolean;
  /** Pixels of the screen to one of the page. */
  readonly deviceScaleFactor?: number;
}

/** The part of a browser's page that these tests look at; this project knows no DOM otherwise. */
interface SeenElement {
  width: number;
  height: number;
  readonly scrollWidth: number;
  toDataURL(): string;
}
interface SeenBrowser {
  readonly document: {
    readonly documentElement: SeenElement;
    readonly fonts: { readonly ready: Promise<unknown> };
    createElement(name: string): SeenElement;
    querySelector(css: string): SeenElement;
    querySelectorAll(css: string): Iterable<{ open: boolean }>;
  };
  requestAnimationFrame(then: () => void): void;
}

/**
 * Runs the program with pages of games and starts a Chromium; everything ends with the test.
 *
 * @param options.proxies how many entries of X-Forwarded-For are believed, so that a tab can come from several addresses
 * @param options.hasActivity true if the pages open inside the local Discord, too
 */
export async function setPageStage({ proxies = 0, hasActivity = false } = {}) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const pirogue = await startPirogue({ webOrigin: origin, hasActivity });
  const { app, discord, bot } = pirogue;
  const { latestDrafts, thinking } = bot.services;
  const clientSecret = 'secret';
  if (hasActivity) discord.switchActivitiesOn({ mapping: origin, clientSecret });
  const web = await serveWeb({
    app,
    log: createLog('silent'),
    port,
    host: '127.0.0.1',
    place: { origin, proxies, localDiscord: discord.origin },
    replay: replayThread(),
    play: { ...UNLIMITED, thinking, latestDrafts },
    activity: hasActivity ? await activityServices(bot.client.rest, { clientSecret }) : undefined,
  });
  onTestFinished(web.stop);
  const browser = await startChromium();
  const [channelId] = Object.values(discord.channelIds) as [string];
  return {
    pirogue,
    origin,
    channelId,
    addressOf: async (game: GameRecord): Promise<string> => (await pageAddress(app, game))!,
    /** A tab of its own; `bypassCSP` for axe-core, which is put into the page. */
    async tab(viewport: typeof PHONE, options: TabOptions = {}): Promise<Page> {
      const hasTouch = viewport.width < DESK.width;
      return openPage(browser, { viewport, hasTouch, locale: 'en-US', ...options });
    },
  };
}

/** Opens the page of a game and returns what its board shows. */
export async function openBoard(page: Page, address: string): Promise<string> {
  await page.goto(address);
  return boardShown(page);
}

/** What the canvas shows once it is drawn and nothing more comes, as the data URL of a PNG; another one than `before`. */
export async function boardShown(page: Page, before = ''): Promise<string> {
  await page.locator('#board canvas').waitFor();
  for (let last = ''; ; ) {
    const now = await page.evaluate(async () => {
      const { document, requestAnimationFrame } = globalThis as unknown as SeenBrowser;
      await document.fonts.ready;
      await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const canvas = document.querySelector('#board canvas');
      const { width, height } = canvas;
      const empty = Object.assign(document.createElement('canvas'), { width, height });
      const shown = canvas.toDataURL();
      return shown === empty.toDataURL() ? '' : shown;
    });
    if (now !== '' && now !== before && now === last) return now;
    last = now;
  }
}

/** Opens all sections of a page. */
export async function openSections(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { document } = globalThis as unknown as SeenBrowser;
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

/** Width of what a page shows, in pixels. */
export async function contentWidth(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as SeenBrowser).document.documentElement.scrollWidth);
}
