import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { until } from '../support/pirogue.ts';
import { EXECUTABLE } from './chromium.ts';

/** A Chromium whose tabs are hidden behind one another as those of a person are. */
export async function startTabs(): Promise<{
  context: BrowserContext;
  open(address: string, how?: object): Promise<Page>;
}> {
  const profile = await mkdtemp(join(tmpdir(), 'pirogue-tabs-'));
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--ignore-certificate-errors'];
  const child = spawn(EXECUTABLE, [...flags, '--remote-debugging-port=0', `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(async () => {
    child.kill();
    await until(async () => child.exitCode !== null || child.signalCode !== null);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  });
  let said = '';
  child.stderr.on('data', (part) => {
    said += part;
  });
  await until(async () => /listening on ws:\S+/.test(said));
  const browser = await chromium.connectOverCDP(/listening on (ws:\S+)/.exec(said)![1]!, { noDefaults: true });
  const [context] = browser.contexts() as [BrowserContext];
  const session = await browser.newBrowserCDPSession();
  return {
    context,
    async open(address, how = {}) {
      const opened = context.waitForEvent('page');
      await session.send('Target.createTarget', { url: address, ...how });
      const page = await opened;
      // A hidden tab draws nothing, but has what it would draw.
      const hasMoment = `performance.getEntriesByType('resource').some(({ name }) => name.includes('/moments/now'))`;
      await until(() => page.evaluate<boolean>(hasMoment));
      return page;
    },
  };
}
