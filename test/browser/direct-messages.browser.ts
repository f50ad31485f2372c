import { expect, it } from 'vitest';
import { startPirogue } from '../support/pirogue.ts';
import { openPage, startChromium } from './chromium.ts';
import { PagePlayer } from './page-player.ts';
import { screenshot, seriousViolations } from './stage.ts';

it('lets somebody write to the bot alone, from the list of members', async () => {
  const pirogue = await startPirogue();
  const { discord } = pirogue;
  const ana = await pirogue.person('Ana');
  await ana.command('new');
  const browser = await startChromium();
  const page = await openPage(browser, { bypassCSP: true });
  const player = new PagePlayer(page, discord.personIds.Ana!, 'Ana');
  await player.open(discord.origin);
  await page.getByTestId('open-direct').click();
  await page.getByText('This is where your conversation with Pirogue begins. Only you see it.').waitFor();
  const commands = page.getByTestId('command');
  await page.getByTestId('composer-input').fill('/');
  await commands.first().waitFor();
  const offered = await commands.evaluateAll((entries) => entries.map((entry) => entry.getAttribute('data-key')));
  expect(offered).toContain('mygames');
  expect(offered).not.toContain('join');
  expect(await player.send('/mygames')).toMatch(/^Your games\n1\. Waiting for players/);
  await screenshot(page, 'direct-messages');
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByTestId('component-link').click();
  await page.getByTestId('message-content').filter({ hasText: 'who wants to play?' }).waitFor();
  expect(page.url()).toContain(`#channel=${ana.channel}`);
});

it('begins a game against the computer there with one press, and plays it', async () => {
  const pirogue = await startPirogue();
  const { discord } = pirogue;
  await pirogue.person('Ana');
  const browser = await startChromium();
  const page = await openPage(browser, { bypassCSP: true });
  const player = new PagePlayer(page, discord.personIds.Ana!, 'Ana');
  await player.open(discord.origin);
  await page.getByTestId('open-direct').click();
  await page.locator('[data-testid="alone"][data-game="carcassonne"]').click();
  await page.getByTestId('component-button').filter({ hasText: 'Draw' }).click();
  await page.getByTestId('message-private').filter({ hasText: 'It fits on' }).waitFor();
  await screenshot(page, 'direct-game');
  expect(await seriousViolations(page)).toEqual([]);
});
