import { expect, it, onTestFinished } from 'vitest';
import { button, inRow, PRIVATE, row, select } from '../../packages/local-discord/test/limits/sample-body.ts';
import { Stage } from '../../packages/local-discord/test/limits/stage.ts';
import { openPage, startChromium } from './chromium.ts';
import { screenshot, seriousViolations } from './stage.ts';

it('speaks the language of its person, and shows what a message answers as that is now', async () => {
  const stage = await Stage.open();
  onTestFinished(() => stage.close());
  const browser = await startChromium();
  const { discord, gateway } = stage;
  const original = await stage.post(inRow(button()));
  const page = await openPage(browser, { viewport: { width: 390, height: 844 }, bypassCSP: true });
  await page.goto(`${discord.origin}/?user=${discord.personIds.Bruno}`);
  const open = page.getByRole('button', { name: 'Go' });
  await open.click();
  const { d: given } = await gateway.event('INTERACTION_CREATE');
  await stage.answer(given, { type: 4, data: { content: 'mine', flags: PRIVATE, components: [row(select())] } });

  const answer = page.getByTestId('message-private');
  await answer.waitFor();
  expect(await answer.textContent()).toContain('Alleen jij ziet dit');
  expect(await page.getByTestId('welcome').textContent()).toContain('Welkom in #amazon');
  expect(await page.getByTestId('composer-input').getAttribute('placeholder')).toBe('Bericht aan #amazon');
  expect(await page.locator('html').getAttribute('lang')).toBe('nl');
  await page.getByRole('button', { name: 'Bericht versturen' }).waitFor();
  await page.getByRole('button', { name: 'Ledenlijst' }).waitFor();

  const quoted = answer.getByTestId('replied-line');
  await expect.poll(() => quoted.textContent()).toContain('x');
  await answer.getByTestId('component-select').click();
  const path = `/channels/{amazon}/messages/${original.id}`;
  await stage.send('PATCH', path, { content: 'changed' });
  await expect.poll(() => quoted.textContent()).toContain('changed');
  // A menu that somebody chooses from stays open meanwhile.
  expect(await page.getByTestId('select-option').first().isVisible()).toBe(true);
  await page.reload();
  await expect.poll(() => quoted.textContent()).toContain('changed');
  await screenshot(page, 'page-words-nl');
  await stage.send('DELETE', path);
  await expect.poll(() => answer.textContent()).toContain('Het oorspronkelijke bericht is verwijderd');
  expect(await seriousViolations(page)).toEqual([]);
});
