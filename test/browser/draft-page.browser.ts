import { expect, it } from 'vitest';
import { chooserFor } from '../../src/core/chooser.ts';
import { patient } from '../support/patience.ts';
import { BIG_BOX } from './big-box.ts';
import { boardShown, DESK, PHONE } from './page-stage.ts';
import { begunGame, openSeat } from './played-page.ts';
import type { SeatedPlayer } from './seated-player.ts';
import { screenshot } from './stage.ts';

/** Plays by taps until the drawn tile has several rotations on a square and fits elsewhere, too; returns who has it. */
async function untilTurnable(players: readonly SeatedPlayer[]) {
  const choose = chooserFor(8);
  for (;;) {
    for (const player of players) {
      const step = await player.step();
      if (step === 'wait' || step === 'over') continue;
      if (step === 'square') {
        const { choices } = player.turn!;
        const best = choices.filter((one) => one.best);
        const turnable = best.find(
          ({ at }) => choices.filter((one) => one.at!.x === at!.x && one.at!.y === at!.y).length > 2,
        );
        const other = best.find((one) => one !== turnable);
        if (turnable && other) return { player, turnable: turnable.at!, other: other.at! };
      }
      await player.takeStep(step, choose);
    }
    await players[0]!.page.waitForTimeout(50);
  }
}

/** Ana and Ben with phones at the same game. */
async function twoPhones() {
  const begun = await begunGame({ game: 'carcassonne' });
  const [ana, ben] = begun.people;
  const players = [
    await openSeat(begun.stage, begun.record, { userId: ana.id }),
    await openSeat(begun.stage, begun.record, { userId: ben.id }),
  ];
  return { ...begun, players };
}

/** What is said of the draft without being asked. */
const drafted = ({ page }: SeatedPlayer) => page.locator('#turn .drafted[role=status]').textContent();

const laidBy = ({ turn }: SeatedPlayer) => turn!.tiles.map(({ x, y, rotation }) => [x, y, rotation]);

it('turns the laid tile by taps, two quick ones twice, moves it, and lets no other tap change or confirm anything', async () => {
  const { stage, record, players } = await twoPhones();
  const { player, turnable, other } = await untilTurnable(players);
  const entries = (await stage.pirogue.store.log.ofGame(record.id)).length;
  const all = await player.showAll();
  const before = player.turn;
  await player.page.evaluate("addEventListener('mousedown', () => document.body.classList.add('pressed'), true)");
  await player.tapSquare(turnable, all);
  const laid = await player.settled(before);
  // The events of a mouse that browsers make of a tap would hold up the tile.
  expect(await player.page.locator('.pressed').count()).toBe(0);
  expect(laidBy(player)).toEqual([[turnable.x, turnable.y, turnable.rotation]]);
  // Who does not see the board hears how the tile lies there, and what it brings.
  const saidFirst = await drafted(player);
  expect(saidFirst).toMatch(new RegExp(`x ${turnable.x}, y ${turnable.y}`));
  expect(saidFirst).toContain(laid.short ?? '');
  const rotations = [turnable.rotation, ...laid.turns.map(({ ghost }) => ghost.rotation)].sort((a, b) => a! - b!);
  const after = (count: number) => rotations[(rotations.indexOf(turnable.rotation) + count) % rotations.length];

  // A corner, where no piece is.
  const corner = { x: turnable.x + 0.06, y: turnable.y + 0.06 };
  let camera = await player.cameraOn(laid, all);
  await player.tapAt(corner, camera);
  await player.settled(laid);
  expect(laidBy(player)).toEqual([[turnable.x, turnable.y, after(1)]]);
  expect(await drafted(player)).not.toBe(saidFirst);
  const once = player.turn;
  await player.page.waitForTimeout(400);
  await player.tapAt(corner, camera);
  await player.tapAt(corner, camera);
  await player.settled(once);
  await expect.poll(() => laidBy(player), { timeout: patient(10_000) }).toEqual([[turnable.x, turnable.y, after(3)]]);

  // It stays where it is while the board is made larger, which would else move its corner towards the middle of the view away.
  const thrice = player.turn;
  const whole = await player.showAll();
  camera = await player.enlarge(turnable, { camera: whole, steps: 3 });
  const towards = (at: number, middle: number) => at + (middle > at + 0.5 ? 0.94 : 0.06);
  await player.tapAt({ x: towards(turnable.x, whole.x), y: towards(turnable.y, whole.y) }, camera);
  await player.settled(thrice);
  expect(laidBy(player)).toEqual([[turnable.x, turnable.y, after(4)]]);

  // A square of the board with a tile on it.
  const asked = player.questions.length;
  camera = await player.showAll();
  await player.tapAt({ x: 0.5, y: 0.5 }, camera);
  await player.page.waitForTimeout(400);
  await player.tapAt({ x: 0.5, y: 0.5 }, camera);
  expect(player.questions.length).toBe(asked);
  expect(await player.page.locator('#square').isVisible()).toBe(false);
  expect((await stage.pirogue.store.log.ofGame(record.id)).length).toBe(entries);

  const turned = player.turn;
  await player.tapSquare(other, camera);
  await player.settled(turned);
  expect(laidBy(player)).toEqual([[other.x, other.y, other.rotation]]);
});

it('shows the laid tile before the list of what follows, also where the answer is there already', async () => {
  const { stage, record, people } = await begunGame({ game: 'carcassonne' });
  const player = await openSeat(stage, record, { userId: people[0].id });
  await player.confirm();
  await player.page.evaluate(`
    globalThis.order = [];
    addEventListener('pointerup', () => requestAnimationFrame(() => order.push('tile')), true);
    const noteList = () => document.querySelector('#turn fieldset') && order.push('list');
    new MutationObserver(noteList).observe(document.querySelector('#tray'), { childList: true, subtree: true });`);
  // The server is asked when the finger goes down.
  player.press = 1_000;
  const before = player.turn;
  await player.tapSquare(before!.choices[0]!.at!, await player.showAll());
  await player.settled(before);
  expect(await player.page.evaluate('order')).toEqual(['tile', 'list']);
});

it('drops the draft by Back before it leaves the page, keeps it over a reload and a sleep, and drops it when the game goes on', async () => {
  const { stage, record, people } = await begunGame({ game: 'carcassonne' });
  const player = await openSeat(stage, record, { userId: people[0].id });
  const { page } = player;
  await player.confirm();
  const [first, second] = player.turn!.choices.filter(({ best }) => best).map(({ at }) => at!);
  const lay = async () => {
    const before = player.turn;
    await player.tapSquare(first!, await player.showAll());
    await player.settled(before);
    expect(laidBy(player)).toEqual([[first!.x, first!.y, first!.rotation]]);
  };
  await lay();
  const laid = player.turn!;
  const showsLaid = () => page.getByRole('heading', { name: laid.prompt }).waitFor();
  await page.goBack();
  await player.settled(laid);
  expect([player.turn!.tiles, await player.step(), page.url()]).toEqual([[], 'square', player.address]);

  await lay();
  await page.reload();
  await page.locator('#turn .last').waitFor({ state: 'attached' });
  await expect.poll(() => player.questions.filter((search) => search.endsWith('draft=')).length).toBeGreaterThan(1);
  await showsLaid();

  // The network is away for a while, as in a sleep.
  await page.context().setOffline(true);
  await page.waitForTimeout(300);
  await page.context().setOffline(false);
  await showsLaid();

  // The tile can still be moved, and another tab plays meanwhile.
  const before = player.turn;
  await boardShown(page);
  await player.tapSquare(second!, await player.showAll());
  await player.settled(before);
  expect(laidBy(player)).toEqual([[second!.x, second!.y, second!.rotation]]);
  const other = await openSeat(stage, record, { userId: people[0].id });
  await other.takeStep('square', chooserFor(1));
  await other.takeStep('piece', chooserFor(1));
  await page.getByText('what you had chosen is gone').waitFor();
  expect(player.turn!.tiles).toEqual([]);

  // Nothing is left to drop.
  await page.goBack().catch(() => undefined);
  await expect.poll(() => page.url(), { timeout: patient(10_000) }).toBe('about:blank');
});

it.each([
  ['narrow', { width: 320, height: 568 }],
  ['at 200 %', { width: 640, height: 400 }],
  ['on a phone', PHONE],
  ['on a desk', DESK],
])('keeps what confirms in view beside the longest list, %s', async (name, viewport) => {
  const { stage, record, people } = await begunGame({ game: 'carcassonne', ...BIG_BOX });
  const player = await openSeat(stage, record, { userId: people[0].id, viewport });
  const choose = chooserFor(2);
  for (let step = await player.step(); step !== 'piece'; step = await player.step())
    if (step !== 'wait' && step !== 'over') await player.takeStep(step, choose);
  const confirm = player.page.locator('#turn .confirm');
  await player.page.evaluate('scrollTo(0, 0)');
  const box = (await confirm.boundingBox())!;
  expect(box.height).toBeGreaterThanOrEqual(48);
  expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
  expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
  expect(await player.page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(viewport.width);
  await screenshot(player.page, `draft-${name.replaceAll(/\W+/g, '-')}`);
  await player.page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await player.page.waitForTimeout(300);
  await screenshot(player.page, `draft-${name.replaceAll(/\W+/g, '-')}-dark`);
});

it('shows a tile where the mouse or the focus is, without a request, and lays it by a click', async () => {
  const { stage, record, people } = await begunGame({ game: 'carcassonne' });
  const player = await openSeat(stage, record, { userId: people[0].id, viewport: DESK });
  const { page } = player;
  await player.confirm();
  const [first] = player.turn!.choices.filter(({ best }) => best);
  const empty = await boardShown(page);
  const asked = player.questions.length;
  const camera = await player.showAll();
  await player.hoverAt({ x: first!.at!.x + 0.5, y: first!.at!.y + 0.5 }, camera);
  const hovered = await boardShown(page, empty);
  await player.hoverAt({ x: 0.5, y: 0.5 }, camera);
  expect(await boardShown(page, hovered)).toBe(empty);
  await page.locator('#turn .choices button').first().focus();
  await boardShown(page, empty);
  expect(player.questions.length).toBe(asked);
  const before = player.turn;
  await player.tapSquare(first!.at!, camera);
  await player.settled(before);
  expect(laidBy(player)).toEqual([[first!.at!.x, first!.at!.y, first!.at!.rotation]]);
});

it('leaves what plays a turn in reach beside the card of a square', async () => {
  const { stage, record, people } = await begunGame({ game: 'carcassonne' });
  const player = await openSeat(stage, record, { userId: people[0].id });
  await player.page.locator('#choose').click();
  await player.page.locator('#square-close').waitFor();
  await screenshot(player.page, 'draft-beside-card');
  await player.confirm();
});

it('shows nothing over the board while a laid tile is close, and what shows the last move again afterwards', async () => {
  const { players } = await twoPhones();
  const [ana, ben] = players as [SeatedPlayer, SeatedPlayer];
  const choose = chooserFor(8);
  for (let step = await ana.step(); (await ben.step()) !== 'draw'; step = await ana.step())
    if (step !== 'wait' && step !== 'over') await ana.takeStep(step, choose);
  const { page } = ben;
  const showLast = page.locator('#show-changed');
  await ben.focusBoard();
  for (let press = 0; press < 8; press++) await page.keyboard.press('+');
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'])
    for (let press = 0; press < 40 && !(await showLast.isVisible()); press++) await page.keyboard.press(key);
  expect(await showLast.isVisible()).toBe(true);
  // The board still shows the turn before.
  await page.route(/moments\/now/, () => undefined);
  await ben.confirm();
  await ben.pickInList(ben.turn!, '#turn .choices button', () => 0);
  await expect.poll(() => showLast.isVisible(), { timeout: patient(20_000) }).toBe(false);
  await page.locator('#turn [data-key=back]').click();
  await expect.poll(() => showLast.isVisible(), { timeout: patient(20_000) }).toBe(true);
});

it('shows the words of the first square of the list beside the picture of the drawn tile on a phone, without scrolling', async () => {
  const { players } = await twoPhones();
  const [ana, ben] = players as [SeatedPlayer, SeatedPlayer];
  const choose = chooserFor(8);
  for (let step = await ben.step(); step !== 'square'; step = await ben.step())
    for (const player of [ana, ben]) {
      const own = await player.step();
      if (own !== 'wait' && own !== 'over' && !(player === ben && own === 'square')) await player.takeStep(own, choose);
    }
  await ben.page.locator('#drawn canvas').waitFor();
  await screenshot(ben.page, 'draft-first-square');
  const body = (await ben.page.locator('#turn .body').boundingBox())!;
  const bottomOfWords = await ben.page.evaluate<number>(`(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('#turn .choices button'));
    return range.getBoundingClientRect().bottom;
  })()`);
  expect(bottomOfWords).toBeLessThanOrEqual(body.y + body.height);
  // Who does not see the picture hears what was drawn.
  expect(await ben.page.locator('#turn .body').textContent()).toMatch(/You have drawn: /);
});

it('shows a move before its log has come, and marks a board that is older than what is told', async () => {
  const { stage, record, people } = await begunGame({ game: 'carcassonne' });
  const player = await openSeat(stage, record, { userId: people[0].id });
  const { page } = player;
  await page.route(/\/sections/, () => undefined);
  await player.confirm();
  await page.locator('#drawn canvas').waitFor();
  expect(await page.locator('.older').count()).toBe(0);
  await page.route(/moments\/now/, () => undefined);
  await player.takeStepInList('square', chooserFor(1));
  await player.takeStepInList('piece', chooserFor(1));
  const shade = () => page.evaluate("getComputedStyle(document.querySelector('main.older #board canvas')).opacity");
  await expect.poll(shade, { timeout: patient(10_000) }).toBe('0.6');
  await screenshot(page, 'draft-older-board');
});
