import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { loadTable } from '../../src/app/table.ts';
import { DESK, PHONE } from './page-stage.ts';
import { begunGame, begunInLobby, openSeat } from './played-page.ts';
import { screenshot } from './stage.ts';

/** Height of a line of what is told, in pixels. */
const LINE = 23;

/** A flight of the dragon, whose steps are asked from each player in turn. */
async function flight() {
  const { stage, record, people } = await begunInLobby(
    { dragon: true, interrupts: 'ask' },
    ({ type }) => type === 'dragon',
  );
  const { progress } = await loadTable(stage.pirogue.app, record);
  return { stage, record, mover: people[progress.seat]!.id };
}

/** The colours along the upper edges of what happened and of the list, beside and above their words. */
async function coloursAtEdges(page: Page): Promise<string[]> {
  const seen = new Set<string>();
  for (const css of ['#turn .told-turn', '#turn .body']) {
    const { x, y, width } = (await page.locator(css).boundingBox())!;
    const image = await loadImage(await page.screenshot({ clip: { x, y: y - 2, width, height: 4 } }));
    const context = createCanvas(image.width, image.height).getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    for (let at = 0; at < data.length; at += 4) seen.add(data.slice(at, at + 3).join());
  }
  return [...seen];
}

/** Tells as many lines. */
async function tellLines(page: Page, count: number): Promise<void> {
  await page.locator('#turn .told-turn').evaluate((place, many) => {
    place.innerHTML = '<span class="since">one more line</span>'.repeat(many);
  }, count);
}

it('tells what happened beside the choices of a flight on a phone, and in all the room that there is while others choose', async () => {
  const { stage, record, mover } = await flight();
  const player = await openSeat(stage, record, { userId: mover, deviceScaleFactor: 3 });
  const { page } = player;
  await expect.poll(() => player.step()).toBe('decision');
  await player.comeFromElsewhere();
  const [choice] = player.turn!.choices;
  await player.tapUntilChosen(choice!);
  const lines = page.locator('#turn .told-turn');
  const tell = () => tellLines(page, 30);
  await tell();
  expect((await lines.boundingBox())!.height).toBeGreaterThan(LINE);
  await screenshot(page, 'told-flight');
  await player.confirm();
  await expect.poll(() => player.step()).toBe('wait');

  // Where nothing scrolls, no shadow is seen, whatever fraction of a pixel the edge is at.
  await lines.evaluate((place) => {
    place.innerHTML = 'one line';
  });
  expect(await coloursAtEdges(page)).toHaveLength(1);

  // Who waits reads as many lines as there is room for.
  await screenshot(page, 'told-waiting');
  await tell();
  const room = (await lines.boundingBox())!;
  const tray = (await page.locator('#tray').boundingBox())!;
  await screenshot(page, 'told-waiting-long');
  expect(tray.y + tray.height).toBeLessThanOrEqual(PHONE.height);
  expect(tray.y + tray.height - (room.y + room.height)).toBeLessThan(LINE);
});

/** How many choices of the list are in sight, whole. */
async function choicesInSight(page: Page): Promise<number> {
  const { y, height } = (await page.locator('#turn .body').boundingBox())!;
  const boxes = await Promise.all((await page.locator('#turn label').all()).map((one) => one.boundingBox()));
  return boxes.filter((box) => box!.y >= y && box!.y + box!.height <= y + height).length;
}

it('shows several choices of a long list on a phone, without scrolling', async () => {
  const { stage, record, people } = await begunInLobby({ abbey: true, dragon: true });
  const player = await openSeat(stage, record, { userId: people[0].id });
  await player.confirm();
  if ((await player.step()) === 'square') await player.pickInList(player.turn!, '#turn .choices button', () => 0);
  await player.page.locator('#turn fieldset').waitFor();
  await screenshot(player.page, 'told-choices');
  expect(player.turn!.choices.length).toBeGreaterThan(3);
  expect(await choicesInSight(player.page)).toBeGreaterThanOrEqual(2);
});

it('tells more than a line or two beside the choices at a desk', async () => {
  const { stage, record, mover } = await flight();
  const { page } = await openSeat(stage, record, { userId: mover, viewport: DESK });
  await page.locator('#turn fieldset').waitFor();
  await tellLines(page, 5);
  expect((await page.locator('#turn .told-turn').boundingBox())!.height).toBeGreaterThan(5 * (LINE - 1));
});

it.each([
  ['a phone', PHONE],
  ['a desk', DESK],
])('tells what happened beside the whole picture of the drawn tile on %s, from its top', async (_, viewport) => {
  const { stage, record, people } = await begunGame({ game: 'carcassonne' });
  const player = await openSeat(stage, record, { userId: people[0].id, viewport });
  const { page } = player;
  await player.confirm();
  await tellLines(page, 1);
  await screenshot(page, `told-beside-tile-${viewport.width}`);
  const [picture, told, list] = await Promise.all(
    ['#drawn canvas', '#turn .told-turn', '#turn .body'].map(async (css) => (await page.locator(css).boundingBox())!),
  );
  expect(picture!.height).toBe(64);
  expect(Math.abs(told!.y - picture!.y)).toBeLessThan(8);
  const isBeside = list!.x > picture!.x + picture!.width - 8;
  expect(isBeside || list!.y >= picture!.y + picture!.height).toBe(true);
});

it.each([
  ['a narrow phone', { width: 320, height: 568 }],
  ['a phone', PHONE],
  ['a desk', DESK],
])('never tells over the button that draws a tile on %s, however much there is to tell', async (_, viewport) => {
  const { stage, record, people } = await begunGame({ game: 'carcassonne' });
  const { page } = await openSeat(stage, record, { userId: people[0].id, viewport });
  await page.locator('#turn [data-key=draw]').waitFor();
  await tellLines(page, 30);
  await page.evaluate('scrollTo(0, 0)');
  await screenshot(page, `told-above-draw-${viewport.width}`);
  const told = (await page.locator('#turn .told-turn').boundingBox())!;
  const button = (await page.locator('#turn [data-key=draw]').boundingBox())!;
  expect(told.height).toBeGreaterThan(LINE);
  expect(told.y + told.height).toBeLessThanOrEqual(button.y);
  expect(button.y + button.height).toBeLessThanOrEqual(viewport.height);
});
