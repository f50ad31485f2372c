import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { patient } from '../support/patience.ts';

/** Chromium as Debian installs it; CHROMIUM names another one. */
export const EXECUTABLE = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Starts a Chromium without a window that talks to nobody but the page, and ends with the test. */
export async function startChromium(): Promise<Browser> {
  if (!existsSync(EXECUTABLE)) {
    throw new Error(`no Chromium at ${EXECUTABLE}: install one (apt-get install chromium) or name it in CHROMIUM`);
  }
  const browser = await chromium.launch({
    executablePath: EXECUTABLE,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  onTestFinished(() => browser.close());
  return browser;
}

/** Opens a page by itself, as on a device of its own. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(patient(30_000));
  return context.newPage();
}
