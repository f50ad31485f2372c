import type { FrameLocator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { chooserFor } from '../../src/core/chooser.ts';
import { patient } from '../support/patience.ts';
import { gameOf, openGame } from '../support/seated-table.ts';
import { PagePlayer } from './page-player.ts';
import { DESK, PHONE, setPageStage } from './page-stage.ts';
import { screenshot } from './stage.ts';

/** A game of Ana and Ben, and tabs of people at the local Discord. */
async function stage() {
  const set = await setPageStage({ hasActivity: true });
  const { people } = await gameOf(set.pirogue, ['Ana', 'Ben'], { game: 'carcassonne' });
  return {
    ...set,
    people,
    game: () => openGame(set.pirogue, people[0]),
    /** The page of Discord as somebody sees it. */
    async discordOf(userId: string, viewport = DESK): Promise<Page> {
      const page = await set.tab(viewport);
      await new PagePlayer(page, userId, '').open(set.pirogue.discord.origin, set.channelId);
      return page;
    },
  };
}

type Answer = 'Authorize' | 'Cancel';

/** Opens the activity by the button of the turn message; the person answers whether they say who they are. */
async function open(page: Page, answer?: Answer): Promise<FrameLocator> {
  await page.getByRole('button', { name: 'Play inside Discord' }).last().click();
  if (answer) await page.getByTestId('consent').getByRole('button', { name: answer }).click();
  return frameOf(page);
}

/** Counts what a page loads from an origin, in bytes with headers as they are sent. */
function countBytes(page: Page, origin: string): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    const size = async () => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      return responseBodySize + responseHeadersSize;
    };
    if (request.url().startsWith(origin)) sizes.push(size());
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const frameOf = (page: Page) => page.getByTestId('activity').frameLocator('iframe');
const own = (frame: FrameLocator) => frame.locator('#turn .last').waitFor({ state: 'attached' });

/** Plays a turn by the list in the frame: draws, and chooses by lot. */
async function playTurn(frame: FrameLocator): Promise<void> {
  const choose = chooserFor(3);
  await frame.locator('#turn [data-key=draw]').click();
  await frame.locator('#turn .choices button').first().waitFor();
  await frame.locator('#turn .choices button').nth(choose(2)).click();
  await frame.locator('#turn input[type=radio]').last().check();
  await frame.locator('#turn [data-key=confirm]:enabled').click();
  await frame.locator('#turn [data-key=undo]').waitFor();
}

it.each([
  ['on a desk', DESK],
  ['on a phone', PHONE],
])('plays a turn inside Discord %s, through its proxy, and shows it to who looks on', async (name, viewport) => {
  const { people, discordOf, pirogue, game } = await stage();
  if (viewport === PHONE) pirogue.discord.setProxyManners({ safeAreaBottom: 34 });
  const [ana, ben] = people;
  const [hers, his] = [await discordOf(ana.id, viewport), await discordOf(ben.id)];
  const bytes = countBytes(hers, pirogue.discord.activityOrigin);
  const frame = await open(hers, 'Authorize');
  await own(frame);
  if (viewport === DESK) expect(await bytes()).toBeLessThan(80_000);
  const looking = await open(his, 'Cancel');
  await looking.getByText('You look on: Discord has not said who you are.').waitFor();
  await screenshot(hers, `activity-begun-${name}`);
  const before = (await game()).revision;
  await playTurn(frame);
  expect((await game()).revision).toBeGreaterThan(before);
  await looking.locator('#told').filter({ hasText: 'Turn 1:' }).waitFor();
  expect(await looking.locator('#turn').count()).toBe(0);
  await screenshot(hers, `activity-played-${name}`);
  await screenshot(his, `activity-looking-${name}`);
  const padding = await frame.locator('body').evaluate('getComputedStyle(document.body).paddingBottom');
  expect(padding).toBe(viewport === PHONE ? '34px' : '8px');
  // Who looks on says who they are after all, and has the turn.
  await looking.getByRole('button', { name: 'Try again' }).click();
  await his.getByTestId('consent').getByRole('button', { name: 'Authorize' }).click();
  await looking.locator('#turn [data-key=draw]').waitFor();
});

it('stays where it is over a reload, another language and colours, and a window of its own', async () => {
  const { people, discordOf, pirogue } = await stage();
  const page = await discordOf(people[0].id);
  const frame = await open(page, 'Authorize');
  await own(frame);
  await frame.locator('#language').selectOption('de');
  await frame.getByRole('button', { name: 'Ziehen' }).waitFor();
  await frame.locator('#theme').selectOption('night');
  await frame.locator('html[data-theme=night]').waitFor();
  await frame.getByRole('button', { name: 'Ziehen' }).waitFor();
  await page.getByRole('button', { name: 'Make small' }).click();
  await frame.locator('html.small').waitFor();
  expect(await frame.locator('#tray').isVisible()).toBe(false);
  expect(await frame.locator('#board canvas').isVisible()).toBe(true);
  await screenshot(page, 'activity-small');
  await page.getByRole('button', { name: 'Make small' }).click();
  expect(await frame.locator('#tray').isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Pop out' }).click();
  const instances = () => new Set(pirogue.requests.map(({ path }) => path).filter((path) => path.includes('/i-')));
  await expect.poll(() => instances().size, { timeout: patient(20_000) }).toBe(2);
  await own(frame);
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await page.getByTestId('activity').count()).toBe(0);
});

it('goes on by asking where the proxy holds events back', async () => {
  const { people, discordOf, pirogue } = await stage();
  pirogue.discord.setProxyManners({ buffersEvents: true, keepsFiles: true, delayMs: 50 });
  const [ana, ben] = people;
  const frame = await open(await discordOf(ana.id), 'Authorize');
  const his = await open(await discordOf(ben.id), 'Authorize');
  await own(frame);
  await own(his);
  await playTurn(frame);
  await his
    .locator('#told')
    .filter({ hasText: 'Turn 1:' })
    .waitFor({ timeout: patient(60_000) });
  await his.locator('#turn [data-key=draw]').waitFor();
  expect(await his.locator('#live').textContent()).toBe('Live');
});

it('says what to do where no game is played', async () => {
  const { discordOf, pirogue, people } = await stage();
  const empty = pirogue.discord.world.addTextChannel('empty');
  const page = await discordOf(people[0].id);
  await new PagePlayer(page, people[0].id, '').open(pirogue.discord.origin, empty.id);
  await page.getByTestId('composer-input').fill('/launch');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByTestId('consent').getByRole('button', { name: 'Authorize' }).click();
  await frameOf(page).getByText('No game is played in this channel yet.').waitFor();
  await screenshot(page, 'activity-no-game');
});
