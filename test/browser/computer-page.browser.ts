import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type Choose, chooserFor } from '../../src/core/chooser.ts';
import { patient } from '../support/patience.ts';
import { PagePlayer } from './page-player.ts';
import { contentWidth, PHONE, setPageStage } from './page-stage.ts';
import { screenshot, seriousViolations } from './stage.ts';

const SOON = { timeout: patient(30_000) };

/** Somebody on a phone who has begun a game against a computer on Discord, and opens its page by the link that /play gives. */
async function newcomer() {
  const stage = await setPageStage();
  const { discord } = stage.pirogue;
  const page = await stage.tab(PHONE, { bypassCSP: true });
  const person = new PagePlayer(page, discord.personIds.Ana!, 'Ana');
  await person.open(discord.origin);
  await screenshot(page, 'newcomer-discord');
  await person.send('/new game:carcassonne seats:2 computers:1 level:learner order:joined');
  await screenshot(page, 'newcomer-new');
  const link = (await person.ask('/play')).getByRole('link').first();
  await screenshot(page, 'newcomer-link');
  await page.goto((await link.getAttribute('href'))!);
  await screenshot(page, 'newcomer-page');
  await page.getByRole('button', { name: /^Play as / }).click();
  await page.locator('#turn [data-key=draw]').waitFor();
  await screenshot(page, 'newcomer-turn');
  return { stage, page };
}

/** Plays one step by the list, if it is the turn of the page's player. */
async function step(page: Page, choose: Choose): Promise<void> {
  const turn = page.locator('#turn');
  if ((await turn.locator('.told-turn').textContent()) === 'Sending …') return;
  const before = await turn.innerHTML();
  const pick = async (css: string) => {
    const all = turn.locator(css);
    const count = await all.count();
    if (count > 0) await all.nth(choose(count)).click();
    return count > 0;
  };
  const confirm = turn.locator('[data-key=confirm]');
  const isPlayed =
    (await pick('[data-key=draw]')) ||
    ((await confirm.isVisible()) && (await confirm.isEnabled()) && (await pick('[data-key=confirm]'))) ||
    (await pick('.choices button')) ||
    (await pick('input[type=radio]'));
  if (isPlayed) await expect.poll(() => turn.innerHTML(), SOON).not.toBe(before);
}

it('says on the page what a draft loses, and lays the better one by a press', async () => {
  const { stage, page } = await newcomer();
  const { personIds } = stage.pirogue.discord;
  await stage.pirogue.store.people.changeSettings(personIds.Ana!, { advice: true });
  const turn = page.locator('#turn');
  const advice = turn.getByRole('status').and(page.locator('.advice'));
  const better = advice.getByRole('button');
  const choose = chooserFor(3);
  /** Lays the tile on each square in turn, until the computer says something. */
  const mistake = async () => {
    const squares = turn.locator('.choices button');
    for (let at = 0; at < (await squares.count()); at++) {
      const answered = page.waitForResponse(/\/advice\?/);
      await squares.nth(at).click();
      await answered;
      await page.waitForTimeout(20);
      if (await better.isVisible()) return true;
      const back = turn.locator('[data-key=back]');
      if (!(await back.isVisible())) return false;
      await back.click();
      await squares.first().waitFor();
    }
    return false;
  };
  for (;;) {
    if ((await turn.locator('.choices').isVisible()) && (await mistake())) break;
    await step(page, choose);
    await page.waitForTimeout(20);
  }
  expect(await advice.textContent()).toMatch(/^This loses about \d+\.\d points; better: .*x -?\d/);
  await screenshot(page, 'newcomer-mistake');
  expect(await seriousViolations(page)).toEqual([]);
  expect(await contentWidth(page)).toBeLessThanOrEqual(PHONE.width);
  const confirm = (await turn.locator('[data-key=confirm]').boundingBox())!;
  expect(confirm.y + confirm.height).toBeLessThanOrEqual(PHONE.height);
  // Advice takes no room from the list.
  expect((await turn.locator('.body').boundingBox())!.height).toBeGreaterThanOrEqual(44);
  const before = await turn.locator('.body').innerHTML();
  await better.click();
  await expect.poll(() => turn.locator('.body').innerHTML(), SOON).not.toBe(before);
  // Nothing is said against the better draft.
  await page.waitForResponse(/\/advice\?/).catch(() => undefined);
  await expect.poll(() => advice.textContent(), SOON).toBe('');
  expect(await turn.locator('[data-key=confirm]').isEnabled()).toBe(true);
});

it('lets a newcomer play a game against a computer on its page, with a hint, and once more at the end', async () => {
  const { stage, page } = await newcomer();
  const { store } = stage.pirogue;
  const turn = page.locator('#turn');
  await turn.locator('[data-key=draw]').click();
  await turn.locator('button.hint').waitFor();
  await screenshot(page, 'newcomer-squares');
  await turn.locator('button.hint').focus();
  await page.keyboard.press('Enter');
  const advised = turn.locator('.hints button');
  await advised.first().waitFor(SOON);
  await screenshot(page, 'newcomer-hint');
  expect(await page.evaluate('document.activeElement.dataset.key')).toBe('hint');
  expect(await seriousViolations(page)).toEqual([]);
  expect(await contentWidth(page)).toBeLessThanOrEqual(PHONE.width);
  await page.keyboard.press('Enter');
  await turn.locator('.hints').waitFor({ state: 'detached' });
  expect(await turn.locator('[data-key=confirm]').textContent()).toContain('Meeple');
  await screenshot(page, 'newcomer-advised');
  await turn.locator('[data-key=confirm]').click();
  // What the computer has played comes by itself, below what the own turn has brought.
  await turn.locator('.told-turn').getByText('Tapir 🤖').waitFor(SOON);
  await screenshot(page, 'newcomer-since');
  const choose = chooserFor(5);
  const game = () => store.games.byId(1);
  for (let count = 0; (await game())!.status === 'running'; count++) {
    await step(page, choose);
    if (count % 25 === 0) await screenshot(page, `newcomer-${count}`);
    await page.waitForTimeout(20);
  }
  const again = turn.locator('[data-key=again]');
  await again.waitFor(SOON);
  await screenshot(page, 'newcomer-over');
  expect(await seriousViolations(page)).toEqual([]);
  const [file] = await Promise.all([page.waitForEvent('download'), turn.getByRole('link').click()]);
  expect(file.suggestedFilename()).toBe('pirogue-game-1.json');
  const before = page.url();
  await again.click();
  await page.waitForURL((url) => url.href !== before, SOON);
  await turn.locator('[data-key=draw], .choices').first().waitFor(SOON);
  await screenshot(page, 'newcomer-again');
  expect(await store.games.byId(2)).toMatchObject({ status: 'running', options: { rematchOf: 1, told: 'end' } });
  await turn.locator('[data-key=draw]').click();
  await turn.locator('.choices').waitFor();
});
