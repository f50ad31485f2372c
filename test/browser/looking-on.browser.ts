import { expect, it } from 'vitest';
import { boardShown, PHONE } from './page-stage.ts';
import { begunGame, openSeat } from './played-page.ts';
import { screenshot } from './stage.ts';

it('tells whoever looks on how to play, and nobody who plays', async () => {
  const { stage, record, people } = await begunGame({ game: 'carcassonne' });
  const player = await openSeat(stage, record, { userId: people[0].id });
  const page = await stage.tab(PHONE);
  await page.goto(player.address);
  await boardShown(page);
  const looking = page.locator('#looking');
  await looking.waitFor();
  expect(await looking.textContent()).toMatch(/press “Play on the page” on Discord/);
  expect((await looking.boundingBox())!.y).toBeLessThan(PHONE.height - 18);
  await screenshot(page, 'looking-on');
  expect(await player.page.locator('#looking').isVisible()).toBe(false);
});
