import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { loadTable } from '../../src/app/table.ts';
import { storeGame } from '../support/stored-game.ts';
import { boardShown, contentWidth, openBoard, PHONE, setPageStage } from './page-stage.ts';
import { screenshot, seriousViolations } from './stage.ts';

interface Square {
  readonly x: number;
  readonly y: number;
}

/** A page of a game under way, and a square where most tiles fit. */
async function openGame() {
  const stage = await setPageStage();
  const { pirogue, channelId } = stage;
  const { record } = await storeGame(pirogue, { players: 3, seed: 'squares', channelId, entries: 60 });
  const { game, fold } = await loadTable(pirogue.app, record);
  const [square] = game.openSquares!(fold.state).toSorted((one, other) => other.count - one.count);
  return { stage, address: await stage.addressOf(record), square: square! };
}

/** The point of the page where a square is, while all of the board is shown. */
async function pointOf(page: Page, address: string, { x, y }: Square): Promise<Square> {
  const { drawing } = (await (await fetch(`${address}/moments/now`)).json()) as {
    drawing: { width: number; height: number; area: Square; grid: Square & { size: number } };
  };
  const box = (await page.locator('#board').boundingBox())!;
  const scale = Math.min(box.width / drawing.width, box.height / drawing.height);
  const on = (axis: 'x' | 'y', length: 'width' | 'height', at: number) =>
    box[axis] +
    box[length] / 2 +
    (drawing.grid[axis] + (at - drawing.area[axis] + 0.5) * drawing.grid.size - drawing[length] / 2) * scale;
  return { x: on('x', 'width', x), y: on('y', 'height', y) };
}

it('tells by a tap how many tiles of each kind fit a square, and closes by another', async () => {
  const { stage, address, square } = await openGame();
  const page = await stage.tab(PHONE, { bypassCSP: true });
  const card = page.getByRole('region', { name: 'A square' });
  for (const theme of ['day', 'night', 'contrast']) {
    const board = await openBoard(page, `${address}?theme=${theme}`);
    expect(await card.isVisible()).toBe(false);
    const point = await pointOf(page, address, square);
    await page.touchscreen.tap(point.x, point.y);
    await card.getByText(new RegExp(` ${square.count} fits? at x ${square.x}, y ${square.y} as the board`)).waitFor();
    const counts = (await card.locator('li').allTextContents()).map((line) => Number(/\d+/.exec(line)![0]));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(square.count);
    expect(await page.locator('#square-words').getAttribute('aria-live')).toBe('polite');
    // The square itself stays in sight, with a frame around it.
    expect((await card.boundingBox())!.y).toBeGreaterThan(point.y);
    expect(await boardShown(page, board)).not.toBe(board);
    await screenshot(page, `square-${theme}`);
    expect(await seriousViolations(page)).toEqual([]);
    await page.waitForTimeout(400);
    await page.touchscreen.tap(point.x, point.y);
    await card.waitFor({ state: 'hidden' });
    expect(await boardShown(page)).toBe(board);
  }
});

it('tells of squares by keys alone, also of the past, in a narrow window', async () => {
  const { stage, address, square } = await openGame();
  const page = await stage.tab({ width: 320, height: 640 });
  await openBoard(page, address);
  const card = page.getByRole('region', { name: 'A square' });
  await page.getByRole('button', { name: 'Choose a square' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(String(square.x));
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(String(square.y));
  await page.keyboard.press('Enter');
  const told = card.getByText(`at x ${square.x}, y ${square.y} as the board is now`);
  await told.waitFor();
  expect(await contentWidth(page)).toBeLessThanOrEqual(320);
  await page.locator('#time').fill('0');
  await card.getByText(`No tile can be placed at x ${square.x}, y ${square.y} now.`).waitFor();
  await page.locator('#now').click();
  await told.waitFor();
  await card.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'hidden' });
  expect(await page.locator('#choose').evaluate((button) => button.matches(':focus'))).toBe(true);
});

it('keeps pins on squares in the browser of their reader alone, until they are taken away', async () => {
  const { stage, address, square } = await openGame();
  const page = await stage.tab(PHONE, { bypassCSP: true });
  const board = await openBoard(page, address);
  const pins = page.locator('#pins li');
  const list = page.getByText('My pins');
  const pin = page.getByRole('button', { name: 'Pin', exact: true });
  expect(await list.isVisible()).toBe(false);
  for (const { x, y } of [square, { x: 0, y: 0 }]) {
    const point = await pointOf(page, address, { x, y });
    await page.touchscreen.tap(point.x, point.y);
    await pin.click();
    expect(await pin.getAttribute('aria-pressed')).toBe('true');
  }
  await page.getByRole('button', { name: 'Close' }).click();
  const pinned = await boardShown(page, board);
  await list.click();
  const name = `x ${square.x}, y ${square.y}`;
  expect(await pins.getByRole('button', { name: /^x/ }).allTextContents()).toEqual([name, 'x 0, y 0']);
  await screenshot(page, 'pins');
  expect(await seriousViolations(page)).toEqual([]);

  const other = await stage.tab(PHONE);
  expect(await openBoard(other, address)).toBe(board);
  await page.reload();
  await expect.poll(() => boardShown(page)).toBe(pinned);

  // By keys: to its square, and away.
  await page.locator('#pins-part summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'A square' }).getByText(name.replace('x ', 'at x ')).waitFor();
  expect(await pin.getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('#square').evaluate((card) => card.matches(':focus'))).toBe(true);
  for (let left = 2; left > 0; left--) {
    await page.getByRole('button', { name: 'Take away the pin' }).first().press('Enter');
    await expect.poll(() => pins.count()).toBe(left - 1);
  }
  expect(await list.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await boardShown(page)).toBe(board);
  expect(
    await page.evaluate(() => (globalThis as unknown as { localStorage: { length: number } }).localStorage.length),
  ).toBe(0);
});
