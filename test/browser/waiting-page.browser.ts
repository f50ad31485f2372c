import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { chooserFor } from '../../src/core/chooser.ts';
import { contentWidth, PHONE } from './page-stage.ts';
import { begunInLobby, openSeat } from './played-page.ts';
import { screenshot, seriousViolations } from './stage.ts';

/** The little of a browser's page that this file looks at. */
interface SeenPage {
  readonly document: { elementFromPoint(x: number, y: number): unknown };
}

/** Small screens, and a wide one at 200 %. */
const SMALL = { PHONE, narrow: { width: 320, height: 568 }, zoomed: { width: 640, height: 400 } };

/** Names of the tray's buttons that are not whole on the screen, on small screens, which are looked at light and dark. */
async function cutButtons(page: Page, name: string): Promise<string[]> {
  const cut: string[] = [];
  for (const [screen, viewport] of Object.entries(SMALL)) {
    await page.setViewportSize(viewport);
    await page.evaluate('scrollTo(0, 0)');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await screenshot(page, `waiting-${name}-${screen}-${colorScheme}`);
    }
    for (const button of await page.locator('#turn button:not([hidden])').all()) {
      const { x, y, width, height } = (await button.boundingBox())!;
      const edges = [y + 2, y + height - 2].map((at) => [x + width / 2, at] as const);
      const isShown = (edge: readonly [number, number]) =>
        button.evaluate(
          (one, at) => one.contains((globalThis as unknown as SeenPage).document.elementFromPoint(...at)),
          edge,
        );
      if (!(await Promise.all(edges.map(isShown))).every(Boolean)) cut.push(`${screen}: ${await button.textContent()}`);
    }
    expect(await contentWidth(page)).toBeLessThanOrEqual(viewport.width);
  }
  await page.setViewportSize(PHONE);
  return cut;
}

it('lets who waits plan the next turn by taps, change and drop the plan, and set standing orders', async () => {
  const { stage, record, people } = await begunInLobby({ hand: '1', dragon: true });
  const [ana, ben] = people;
  const mover = await openSeat(stage, record, { userId: ana.id });
  const player = await openSeat(stage, record, { userId: ben.id });
  const { page } = player;
  if ((await mover.step()) === 'draw') await mover.confirm();
  const tray = page.locator('#turn');
  const button = (name: string | RegExp) => tray.getByRole('button', { name });
  /** Looks at the page as it is then. */
  const look = async (name: string) => {
    expect([name, await seriousViolations(page)]).toEqual([name, []]);
    expect(await contentWidth(page)).toBeLessThanOrEqual(page.viewportSize()!.width);
    await screenshot(page, `waiting-${name}`);
  };
  await button('Plan my turn').waitFor();
  await look('before');
  expect(await cutButtons(page, 'before')).toEqual([]);
  const planOf = () => stage.pirogue.store.plans.ofSeat(record.id, 1);

  // Planning is left again without a plan.
  await button('Plan my turn').click();
  await button('Close').click();
  await button('Plan my turn').waitFor();

  let before = player.turn;
  await button('Plan my turn').click();
  const squares = await player.settled(before);
  await look('squares');
  expect(await tray.getByText('You plan your next turn.').isVisible()).toBe(true);
  before = player.turn;
  await player.tapSquare(squares.choices.find(({ best }) => best)!.at!, await player.showAll());
  await player.settled(before);
  await look('laid');
  if (!player.turn!.ready) await player.pickInList(player.turn!, '#turn input[type=radio]', chooserFor(1));
  before = player.turn;
  await button(/^Plan this: /).click();
  await player.settled(before);
  await tray.getByText('Your next turn is planned.').waitFor();
  await look('planned');
  expect((await planOf())?.draft).toBe(before!.draft);
  expect(await tray.getByText(/^Your plan: /).isVisible()).toBe(true);
  expect(await cutButtons(page, 'planned')).toEqual([]);
  await page.reload();
  await tray.getByText(/^Your plan: /).waitFor();

  await button('Change').click();
  await tray.getByText('You plan your next turn.').waitFor();
  await button('Close').click();
  await button('Remove').click();
  await tray.getByText(/^Your plan is removed/).waitFor();
  expect(await planOf()).toBeUndefined();

  const orders = page.locator('#orders-part');
  await orders.getByRole('heading', { name: 'Standing orders' }).click();
  const menu = orders.getByRole('combobox').first();
  const wanted = await menu.locator('option:not(:checked)').first().textContent();
  await menu.selectOption({ label: wanted! });
  await tray.getByText(new RegExp(wanted!, 'i')).waitFor();
  await look('orders');
  await page.setViewportSize({ width: 320, height: 640 });
  await look('narrow');
  await page.reload();
  await orders.getByRole('heading').click();
  expect(await menu.locator('option:checked').textContent()).toBe(wanted);
});
