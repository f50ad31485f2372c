import { expect, it } from 'vitest';
import { startPirogue } from '../support/pirogue.ts';
import { startChromium } from './chromium.ts';
import { PagePlayer } from './page-player.ts';
import { screenshot, seriousViolations } from './stage.ts';

it('lets somebody write to the bot alone, from the list of members', async () => {
  const { discord } = await startPirogue();
  const browser = await startChromium();
  const page = await (await browser.newContext({ bypassCSP: true })).newPage();
  const player = new PagePlayer(page, discord.personIds.Ana!, 'Ana');
  await player.open(discord.origin);
  await page.getByTestId('open-direct').click();
  await page.getByText('This is where your conversation with Pirogue begins. Only you see it.').waitFor();
  const commands = page.getByTestId('command');
  await page.getByTestId('composer-input').fill('/');
  await commands.first().waitFor();
  const offered = await commands.evaluateAll((entries) => entries.map((entry) => entry.getAttribute('data-key')));
  expect(offered).toContain('mygames');
  expect(offered).not.toContain('draw');
  expect(await player.send('/mygames')).toMatch(/^You are in no game/);
  await screenshot(page, 'direct-messages');
  expect(await seriousViolations(page)).toEqual([]);
  await browser.close();
});
