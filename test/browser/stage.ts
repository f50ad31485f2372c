import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { freePort } from '../../lab/driving/free-port.ts';
import { runProgram } from '../support/program.ts';
import { openPage, startChromium } from './chromium.ts';

/** A folder for screenshots, to be looked at. */
const SCREENSHOTS = process.env.SCREENSHOTS;

/** Somebody of the local Discord. */
export interface StagePerson {
  readonly id: string;
  readonly bot: boolean;
  readonly global_name: string;
  readonly locale: string;
}

/** Runs the program with a database of its own and starts a Chromium; both end with the test. */
export async function setStage() {
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-browser-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const environment = { DATABASE_URL: `file:${join(folder, 'pirogue.db')}`, LOCAL_PORT: String(await freePort()) };
  const origin = `http://127.0.0.1:${environment.LOCAL_PORT}`;
  const program = runProgram(environment);
  await program.ready;
  const browser = await startChromium();
  const state = (await (await fetch(`${origin}/local/state`)).json()) as { users: readonly StagePerson[] };
  return {
    environment,
    origin,
    program,
    people: state.users.filter(({ bot }) => !bot),
    /** A tab of somebody's own: the first person sits at a desk, the others have phones. */
    async page(index: number): Promise<Page> {
      const viewport = index === 0 ? { width: 1280, height: 800 } : { width: 390, height: 844 };
      return openPage(browser, { viewport, bypassCSP: true });
    },
  };
}

/** Takes a picture of a page where SCREENSHOTS names a folder for it. */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (!SCREENSHOTS) return;
  await mkdir(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`) });
}

/** The rules of accessibility that a page breaks seriously, by axe-core's names. */
export async function seriousViolations(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core') });
  const serious = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; impact: string }[] }> };
    };
    return (await axe.run()).violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  });
  return serious.map(({ id }) => id);
}
