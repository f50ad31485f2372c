import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { FileChooser } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { startPirogue } from '../support/pirogue.ts';
import { storeGame } from '../support/stored-game.ts';
import { openPage, startChromium } from './chromium.ts';
import { PagePlayer } from './page-player.ts';
import { screenshot, seriousViolations } from './stage.ts';

it('takes the file that /export gave as the option of /verify', async () => {
  const pirogue = await startPirogue();
  const { discord } = pirogue;
  const [channelId] = Object.values(discord.channelIds) as [string];
  await storeGame(pirogue, { players: 2, seed: 'a record', channelId });
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-record-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const browser = await startChromium();
  const page = await openPage(browser, { viewport: { width: 390, height: 844 }, bypassCSP: true });
  const ana = new PagePlayer(page, discord.personIds.Ana!, 'Ana');
  await ana.open(discord.origin, channelId);
  // Listened to all the time: the browser's own dialog would open in between.
  let choosing: (chooser: FileChooser) => Promise<void> = async () => {};
  page.on('filechooser', (chooser) => choosing(chooser));

  const answer = await ana.ask('/export');
  const [download] = await Promise.all([page.waitForEvent('download'), answer.getByTestId('file').click()]);
  const path = join(folder, download.suggestedFilename());
  await download.saveAs(path);
  const record = JSON.parse(await readFile(path, 'utf8')) as { log: string[] };

  expect(await verify(path)).toMatch(/^Yes/);
  await screenshot(page, 'verify-yes');

  const forged = join(folder, 'forged.json');
  await writeFile(forged, JSON.stringify({ ...record, log: record.log.slice(0, -3) }));
  expect(await verify(forged)).not.toMatch(/^Yes/);

  // Devices offer no other files.
  expect(await page.getByTestId('option-input-record').getAttribute('accept')).toBe('.json');

  const empty = join(folder, 'empty.json');
  await writeFile(empty, '');
  await choose(empty);
  expect(await page.getByTestId('option-error').textContent()).toContain('The file is empty.');
  await page.getByTestId('send-command').click();
  expect(await page.getByTestId('option-form').isVisible()).toBe(true);
  await screenshot(page, 'verify-empty-file');
  // The file is taken away again with a key, and the option with another one.
  const control = page.getByTestId('option-input-record');
  await control.press('Backspace');
  expect(await control.evaluate((input) => (input as unknown as { files: { length: number } }).files.length)).toBe(0);
  await control.press('Backspace');
  await control.waitFor({ state: 'detached' });
  expect(await seriousViolations(page)).toEqual([]);

  /** Opens the option with the keyboard and gives it a file. */
  async function choose(file: string): Promise<void> {
    await page.getByTestId('composer-input').fill('/verify');
    await page.keyboard.press('Enter');
    await page.locator('[data-testid=option-add][data-option=record]').press('Enter');
    const input = page.getByTestId('option-input-record');
    expect(await input.evaluate((element) => element.matches(':focus'))).toBe(true);
    const chosen = new Promise<void>((resolve) => {
      choosing = async (chooser) => resolve(await chooser.setFiles(file));
    });
    await page.keyboard.press('Enter');
    await chosen;
  }

  async function verify(file: string): Promise<string> {
    const before = await ana.privateMessages().count();
    await choose(file);
    expect(await page.getByTestId('option-hint').textContent()).toContain(basename(file));
    await screenshot(page, 'verify-chosen');
    await page.keyboard.press('Enter');
    const said = ana.privateMessages().nth(before).getByTestId('message-content');
    await said.waitFor();
    return (await said.textContent()) ?? '';
  }
});
