import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { storeGame } from '../support/stored-game.ts';
import { boardShown, contentWidth, DESK, openSections, PHONE, setPageStage } from './page-stage.ts';
import { screenshot, seriousViolations } from './stage.ts';

/** Drops a text onto a page as a file. */
async function drop(page: Page, text: string): Promise<void> {
  const files = await page.evaluateHandle((content) => {
    const { DataTransfer, File } = globalThis as unknown as {
      DataTransfer: new () => { items: { add(file: unknown): void } };
      File: new (parts: string[], name: string, options: object) => unknown;
    };
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'game.json', { type: 'application/json' }));
    return transfer;
  }, text);
  await page.dispatchEvent('body', 'drop', { dataTransfer: files });
}

it('plays a record that is chosen or dropped, and says why it cannot play a broken one', async () => {
  const stage = await setPageStage();
  const { pirogue, channelId, origin } = stage;
  await storeGame(pirogue, { players: 2, seed: 'replayed', channelId });
  const ana = await pirogue.person('Ana');
  const exported = (await ana.command('export')).attachments[0]!;
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-replay-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'game.json');
  await writeFile(path, await (await fetch(exported.url)).text());
  const record = JSON.parse(await readFile(path, 'utf8')) as { log: string[] };

  const page = await stage.tab(PHONE, { bypassCSP: true });
  const status = page.locator('#status');
  const problem = page.getByRole('alert');
  await page.goto(`${origin}/replay`);
  await drop(page, 'no record');
  await problem.filter({ hasText: 'This file is not the record of a game' }).waitFor();
  // What the page is for still stands there.
  expect(await page.locator('#about').textContent()).toContain('/export');
  await screenshot(page, 'replay-empty');
  expect(await seriousViolations(page)).toEqual([]);
  await page.locator('#file').setInputFiles(path);
  let board = await boardShown(page);
  expect(await page.locator('#moment').textContent()).toBe('Start');
  expect(await page.locator('h1').textContent()).toBe('Carcassonne: Amazonas');
  expect(await page.locator('#time').evaluate((slider) => slider.matches(':focus'))).toBe(true);
  // Nothing is live, and there is one view.
  expect(await page.locator('#live, #view').count()).toBe(0);
  await page.locator('#now').click();
  board = await boardShown(page, board);
  expect(await status.textContent()).toMatch(/win/);
  expect(await page.locator('#moment').textContent()).toBe('End');
  await screenshot(page, 'replay-end');
  await openSections(page);
  expect(await seriousViolations(page)).toEqual([]);
  for (const width of [324, PHONE.width, DESK.width]) {
    await page.setViewportSize({ ...DESK, width });
    expect(await contentWidth(page), `${width}`).toBeLessThanOrEqual(width);
  }
  await screenshot(page, 'replay-desk');

  await drop(page, 'no record');
  await problem.filter({ hasText: 'This file is not the record of a game' }).waitFor();
  await drop(page, JSON.stringify({ ...record, log: [...record.log.slice(0, 4), ...record.log.slice(5)] }));
  await problem.filter({ hasText: 'The moves of this record do not follow the rules from entry' }).waitFor();
  await drop(page, JSON.stringify(record).padEnd(200_000));
  await problem.filter({ hasText: 'This file is too large' }).waitFor();

  // The game of before is still shown.
  expect(await status.textContent()).toMatch(/win/);

  // Another record takes the place of the first one, whose moments are gone.
  await drop(page, JSON.stringify({ ...record, log: record.log.slice(0, 30) }));
  await status.filter({ hasText: 'is to draw' }).waitFor();
  await problem.filter({ hasText: /^$/ }).waitFor({ state: 'attached' });
  board = await boardShown(page);
  await page.locator('#log-part summary').click();
  await page.locator('#log [data-turn="2"]').click();
  await boardShown(page, board);
  expect(await page.locator('#told').textContent()).toContain('Turn 2:');
  expect(await page.locator('#moment').textContent()).toMatch(/^After turn 2 of \d$/);
});
