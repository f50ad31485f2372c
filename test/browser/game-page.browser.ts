import type { CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { chooserFor } from '../../src/core/chooser.ts';
import { patient } from '../support/patience.ts';
import { storeGame } from '../support/stored-game.ts';
import { PagePlayer } from './page-player.ts';
import { boardShown, contentWidth, DESK, openBoard, openSections, PHONE, setPageStage } from './page-stage.ts';
import { screenshot, seriousViolations } from './stage.ts';
import { TappingPlayer } from './tapping-player.ts';
import { nextTurn } from './turns.ts';

type Stage = Awaited<ReturnType<typeof setPageStage>>;

/** Where in the log of a random game of two its tiles are drawn; the game is stored in a channel of its own. */
async function drawsOf({ pirogue }: Stage, seed: string): Promise<readonly number[]> {
  const { id: channelId } = pirogue.discord.world.addTextChannel('played', pirogue.discord.guildId);
  const { log } = await storeGame(pirogue, { players: 2, seed, channelId });
  return log.flatMap((entry, at) => (entry.type === 'action' && entry.action.type === 'draw' ? [at] : []));
}

/** Everything that a page says of its moment. */
async function saidOf(page: Page) {
  const text = async (id: string) =>
    ((await page.locator(`#${id}`).textContent()) ?? '').replaceAll(/\s+/g, ' ').trim();
  return {
    title: await page.title(),
    status: await text('status'),
    told: await text('told'),
    label: await text('moment'),
    value: await page.locator('#time').getAttribute('aria-valuetext'),
    at: Number(await page.locator('#time').inputValue()),
    scores: await page.locator('#seats td.number').allTextContents(),
  };
}

/** Notes what goes wrong in a page: errors, and what its policy forbids. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}

it('follows a game that is played by taps, to its end, on a phone', async () => {
  const stage = await setPageStage();
  const { pirogue, channelId } = stage;
  const draws = await drawsOf(stage, 'followed');
  const { record } = await storeGame(pirogue, { players: 2, seed: 'followed', channelId, entries: draws.at(-3)! });
  const players: TappingPlayer[] = [];
  for (const [index, id] of record.seats.map(({ userId }) => userId).entries()) {
    const player = new TappingPlayer(await stage.tab(index === 0 ? DESK : PHONE), id, chooserFor(31 + index));
    await player.page.goto(`${pirogue.discord.origin}/?user=${id}#channel=${channelId}`);
    players.push(player);
  }
  const page = await stage.tab(PHONE);
  const faults = faultsOf(page);
  let board = await openBoard(page, await stage.addressOf(record));
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const before = await saidOf(page);
  expect(before.label).toBe('Now');
  await page.locator('#live').filter({ hasText: 'Live' }).waitFor();

  let asked = '';
  for (let turn = before.at + 1; ; turn++) {
    const next = await nextTurn(players[0]!.page, asked);
    if (next === 'over') break;
    asked = next;
    let [mover] = players as [TappingPlayer];
    for (const player of players) {
      await player.page.locator(`[data-message-id="${asked}"]`).first().waitFor();
      if (await player.isAsked(asked)) mover = player;
    }
    await mover.takeTurn();
    await page
      .locator('#told')
      .filter({ hasText: `Turn ${turn}:` })
      .waitFor();
    await page.locator(`#time[max="${turn}"]`).waitFor();
    board = await boardShown(page, board);
  }
  await page.locator('#status').filter({ hasText: /win/ }).waitFor();
  const after = await saidOf(page);
  await screenshot(page, 'game-page-end');
  expect(after).toMatchObject({
    label: 'End',
    value: 'End',
    title: expect.stringMatching(/^Carcassonne: Amazonas: .* \d+ : \d+\.$/),
  });
  expect(await page.locator('#seats h2').textContent()).toBe('Result');
  expect(await page.locator('#seats + #told').count()).toBe(1);
  expect(await page.locator('#tiles-part').isVisible()).toBe(false);
  expect(after.at).toBe(before.at + 3);
  expect(after.scores).not.toEqual(before.scores);
  expect(await page.locator('#live').isVisible()).toBe(false);
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  expect(faults).toEqual([]);

  const owner = new PagePlayer(players[0]!.page, players[0]!.userId, 'Ana');
  await owner.send('/page set:off');
  await page.getByText('There is no such page.').waitFor();
});

it('goes through time with the slider, buttons, the log and playing, and says the same everywhere', async () => {
  const stage = await setPageStage();
  const { pirogue, channelId } = stage;
  const draws = await drawsOf(stage, 'time');
  // In the middle of a turn: its tile is placed.
  const { record } = await storeGame(pirogue, { players: 2, seed: 'time', channelId, entries: draws[6]! + 2 });
  const page = await stage.tab(PHONE);
  const faults = faultsOf(page);
  let board = await openBoard(page, await stage.addressOf(record));
  const now = await saidOf(page);
  expect(now.title).toMatch(/, turn \d+$/);
  const last = now.at;
  expect(now).toMatchObject({ label: 'Now', value: 'Now', told: expect.stringContaining(`Turn ${last}:`) });
  expect(now.status).not.toContain('is to draw');

  for (let at = last - 1; at >= 0; at--) {
    await page.locator('#back').click();
    board = await boardShown(page, board);
    const said = await saidOf(page);
    const label = at === 0 ? 'Start' : `After turn ${at} of ${last}`;
    expect(said).toMatchObject({ at, label, value: label, status: expect.stringContaining('is to draw') });
    if (at === 0) expect(said.told).toBe('');
    else expect(said.told).toContain(`Turn ${at}:`);
  }
  expect(await page.locator('#back').isDisabled()).toBe(true);
  // Whoever has pressed it until then goes on from the slider.
  expect(await page.locator('#time').evaluate((slider) => slider.matches(':focus'))).toBe(true);
  expect(await page.locator('#live').isVisible()).toBe(false);
  await page.locator('#forward').click();
  board = await boardShown(page, board);
  await page.locator('#time').focus();
  await page.keyboard.press('ArrowRight');
  board = await boardShown(page, board);
  expect((await saidOf(page)).at).toBe(2);
  await page.locator('#now').click();
  board = await boardShown(page, board);
  expect(await saidOf(page)).toEqual(now);
  expect(await page.locator('#time').evaluate((slider) => slider.matches(':focus'))).toBe(true);

  await page.locator('#log-part summary').click();
  const line = page.locator('#log [data-turn="3"]');
  await line.locator('ul').click();
  board = await boardShown(page, board);
  expect((await saidOf(page)).told).toContain('Turn 3:');
  // All of it was played on one day.
  const times = await page.locator('#log h3 time').allTextContents();
  expect(times.filter((time) => /\d{4}/.test(time))).toEqual([times[0]]);

  // The arrow keys go through time, but on a board that they move.
  await line.locator('button').focus();
  for (const [key, at] of [
    ['ArrowLeft', 2],
    ['ArrowRight', 3],
  ] as const) {
    await page.keyboard.press(key);
    board = await boardShown(page, board);
    expect((await saidOf(page)).at).toBe(at);
  }
  await page.locator('#board').focus();
  await page.keyboard.press('ArrowLeft');
  board = await boardShown(page, board);
  await page.keyboard.press('+');
  board = await boardShown(page, board);
  await page.keyboard.press('ArrowRight');
  board = await boardShown(page, board);
  expect((await saidOf(page)).at).toBe(2);
  await page.keyboard.press('0');
  await page.locator('#board').evaluate((place) => (place as unknown as { blur(): void }).blur());
  for (let key = 0; key < 4; key++) await page.keyboard.press('ArrowLeft');
  await page.locator('#moment').filter({ hasText: 'Start' }).waitFor();

  await page.locator('#play').click();
  expect(await page.locator('#play').textContent()).toBe('Stop');
  board = await boardShown(page, board);
  await page.locator('#play').click();
  expect(await page.locator('#play').textContent()).toBe('Replay');
  await page.locator('#play').click();
  // Played to the end, it stops by itself.
  await page.locator('#play').filter({ hasText: 'Replay' }).waitFor();
  expect(await saidOf(page)).toEqual(now);
  expect(faults).toEqual([]);
});

it('moves and enlarges the board with keys, taps and two fingers, and shows other views, colours and languages', async () => {
  const stage = await setPageStage();
  const { pirogue, channelId } = stage;
  const draws = await drawsOf(stage, 'views');
  const { record } = await storeGame(pirogue, { players: 2, seed: 'views', channelId, entries: draws[20]! });
  const page = await stage.tab(PHONE);
  const whole = await openBoard(page, await stage.addressOf(record));
  let board = whole;
  await page.locator('#board').focus();
  for (const key of ['+', '+', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', '-']) {
    await page.keyboard.press(key);
    board = await boardShown(page, board);
  }
  await page.keyboard.press('0');
  expect(await boardShown(page, board)).toBe(whole);
  await page.locator('#larger').click();
  board = await boardShown(page, whole);
  await page.locator('#all').click();
  expect(await boardShown(page, board)).toBe(whole);

  const box = (await page.locator('#board').boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const fingers = await page.context().newCDPSession(page);
  await touch(fingers, [[middle], [{ x: middle.x + 2, y: middle.y + 1 }]]);
  await touch(fingers, [[middle], [{ x: middle.x - 2, y: middle.y + 2 }]]);
  board = await boardShown(page, whole);
  await touch(fingers, [[middle], [{ x: middle.x + 60, y: middle.y + 40 }]]);
  board = await boardShown(page, board);
  await page.locator('#all').click();
  await boardShown(page, board);
  const apart = (by: number) => [
    { x: middle.x - by, y: middle.y },
    { x: middle.x + by, y: middle.y },
  ];
  await touch(fingers, [apart(30), apart(60), apart(90)]);
  board = await boardShown(page, whole);
  await touch(fingers, [apart(90), apart(60), apart(20)]);
  expect(await boardShown(page, board)).toBe(whole);
  // A finger moves the page where all of the board is shown.
  await touch(fingers, [[middle], ...[30, 80, 150].map((by) => [{ x: middle.x, y: middle.y - by }])]);
  await page.waitForFunction(() => (globalThis as unknown as { scrollY: number }).scrollY > 0);
  expect(await boardShown(page)).toBe(whole);

  await page.locator('#view').selectOption('owners');
  board = await boardShown(page, whole);
  await page.locator('#view').selectOption('since-1');
  board = await boardShown(page, board);
  await page.locator('#theme').selectOption('night');
  await page.waitForURL(/theme=night/);
  expect(await boardShown(page)).not.toBe(whole);
  await page.locator('#language').selectOption('de');
  await page.waitForURL(/lang=de/);
  await boardShown(page);
  expect(page.url()).toContain('theme=night');
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  expect((await saidOf(page)).label).toBe('Jetzt');
});

/** What a board's frame has: where its camera is, and how many pictures and letters were drawn. */
interface Frame {
  camera: unknown[];
  pictures: number;
  letters: number;
}

/** Notes every frame of the board; runs before the page does. */
function watchBoard(): void {
  type Context = { readonly canvas: { closest(css: string): unknown } };
  const world = globalThis as unknown as {
    CanvasRenderingContext2D: { prototype: Record<string, (this: Context, ...args: never[]) => unknown> };
    performance: { now(): number };
    frames: Frame[];
  };
  const { prototype } = world.CanvasRenderingContext2D;
  const frames: Frame[] = [];
  world.frames = frames;
  const watch = (name: string, note: (frame: Frame, args: unknown[]) => void) => {
    const own = prototype[name]!;
    prototype[name] = function (...args) {
      if (this.canvas.closest('#board')) {
        if (name === 'setTransform') frames.push({ camera: [], pictures: 0, letters: 0 });
        note(frames.at(-1)!, args);
      }
      return own.apply(this, args);
    };
  };
  watch('setTransform', () => undefined);
  for (const name of ['scale', 'translate']) {
    watch(name, ({ camera }, args) => {
      if (camera.length < 3) camera.push(args);
    });
  }
  watch('drawImage', (frame) => {
    frame.pictures++;
  });
  watch('fillText', (frame, [text]) => {
    if (/^[A-Z]$/.test(String(text))) frame.letters++;
  });
  // Every tile takes so long to paint that each has a frame of its own.
  let now = 0;
  world.performance.now = () => (now += 100);
}

const framesOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { frames: Frame[] }).frames);

/** What of the watched board is seen: its left, top, right and bottom, in squares. */
async function viewOf(page: Page, drawing: { area: Area; grid: Record<'x' | 'y' | 'size', number> }) {
  const { width, height } = await page.locator('#board').evaluate((place) => {
    const { clientWidth, clientHeight } = place as unknown as { clientWidth: number; clientHeight: number };
    return { width: clientWidth, height: clientHeight };
  });
  const { camera } = (await framesOf(page)).at(-1)!;
  const { area, grid } = drawing;
  const [, [scale], [dx, dy]] = camera as [unknown, [number], [number, number]];
  const side = scale * grid.size;
  const middle = { x: area.x - (dx + grid.x) / grid.size, y: area.y - (dy + grid.y) / grid.size };
  const half = { x: width / side / 2, y: height / side / 2 };
  return [middle.x - half.x, middle.y - half.y, middle.x + half.x, middle.y + half.y] as const;
}

interface Area {
  readonly x: number;
  readonly y: number;
}

it('keeps its camera through time, offers what is not seen, and draws no piece without its tile', async () => {
  const stage = await setPageStage();
  const { pirogue, channelId } = stage;
  const draws = await drawsOf(stage, 'views');
  const { record } = await storeGame(pirogue, { players: 2, seed: 'views', channelId, entries: draws[20]! });
  const page = await stage.tab(PHONE);
  await page.addInitScript(watchBoard);
  const address = await stage.addressOf(record);
  let board = await openBoard(page, address);
  expect(await page.locator('.loading').count()).toBe(0);
  const frames = await framesOf(page);
  const { pictures } = frames.at(-1)!;
  expect(frames.filter((frame) => frame.letters > 0 && frame.pictures < pictures)).toEqual([]);
  expect(frames.filter((frame) => frame.pictures < pictures).length).toBeGreaterThan(10);

  type Moment = { changed: Area[]; last: number; drawing: Parameters<typeof viewOf>[1] };
  const momentAt = async (at: number | string) => (await (await fetch(`${address}/moments/${at}`)).json()) as Moment;
  const { last } = await momentAt('now');
  const whole = await viewOf(page, (await momentAt(last)).drawing);
  const turns = [
    ...Array.from({ length: last - 1 }, (_, at) => last - 1 - at),
    ...Array.from({ length: last - 1 }, (_, at) => at + 2),
  ];
  // What is seen of an enlarged board may be the same at two moments.
  const goTo = async (at: number) => {
    await page.locator('#time').fill(String(at));
    const label = at === last ? 'Now' : `After turn ${at} of ${last}`;
    await page.locator('#moment').filter({ hasText: label }).waitFor();
    board = await boardShown(page);
  };
  const offer = page.getByRole('button', { name: 'Show the last tile' });
  for (const isEnlarged of [false, true]) {
    if (isEnlarged) for (let step = 0; step < 5; step++) await page.locator('#larger').click();
    board = await boardShown(page);
    const view = await viewOf(page, (await momentAt(last)).drawing);
    let offered = 0;
    for (const at of turns) {
      await goTo(at);
      const { changed, drawing } = await momentAt(at);
      const next = await viewOf(page, drawing);
      for (const [index, edge] of next.entries()) expect(edge, `turn ${at}`).toBeCloseTo(view[index]!, 1);
      expect(await offer.isVisible(), `turn ${at}`).toBe(!isSeen(next, changed));
      if (await offer.isVisible()) offered++;
    }
    if (isEnlarged) expect(offered).toBeGreaterThan(0);
    else for (const [index, edge] of view.entries()) expect(edge).toBeCloseTo(whole[index]!, 1);
  }

  const unseen = async () => {
    for (const at of turns) {
      await goTo(at);
      if (await offer.isVisible()) return momentAt(at);
    }
    throw new Error('each of these turns is seen');
  };
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion });
    const { changed, drawing } = await unseen();
    const from = (await framesOf(page)).length;
    await offer.click();
    board = await boardShown(page, board);
    expect(isSeen(await viewOf(page, drawing), changed)).toBe(true);
    expect(await offer.isVisible()).toBe(false);
    expect(await page.locator('#board').evaluate((place) => place.matches(':focus'))).toBe(true);
    const cameras = new Set((await framesOf(page)).slice(from).map(({ camera }) => JSON.stringify(camera)));
    if (reducedMotion === 'reduce') expect(cameras.size).toBe(1);
    else expect(cameras.size).toBeGreaterThan(1);
  }
});

/** True if all of the squares are in a view. */
function isSeen([left, top, right, bottom]: Awaited<ReturnType<typeof viewOf>>, squares: readonly Area[]): boolean {
  return squares.every(
    ({ x, y }) => x > left - 0.02 && y > top - 0.02 && x + 1 < right + 0.02 && y + 1 < bottom + 0.02,
  );
}

it('has the points above the board and the turn below it, and the board stays where it is on the page', async () => {
  const stage = await setPageStage();
  const { pirogue, channelId } = stage;
  const draws = await drawsOf(stage, 'views');
  // One of them takes three lines, which the other one does not.
  const people = ['Wilhelmina van den Hoogenbandhuis', 'Bo'].map((name, at) => ({
    id: `9100${at}`,
    name,
    locale: 'nl',
  }));
  const { record } = await storeGame(pirogue, {
    players: 2,
    seed: 'views',
    channelId,
    people,
    entries: draws[14]! + 1,
  });
  const page = await stage.tab(PHONE);
  const boxOf = async (css: string) => (await page.locator(css).boundingBox())!;
  const places = new Set<string>();
  for (const language of ['en', 'nl', 'fr', 'de']) {
    await openBoard(page, `${await stage.addressOf(record)}?lang=${language}`);
    const label = async () => (await page.locator('#moment').textContent())!;
    const labels = new Set<string>();
    const drawn = page.locator('#drawn canvas');
    expect(await boxOf('#drawn canvas')).toMatchObject({ width: 64, height: 64 });
    expect((await boxOf('.name')).height).toBe(44);
    expect((await boxOf('.line')).height).toBe(32);
    const tray = await boxOf('#tray');
    expect(tray.y + tray.height).toBeLessThanOrEqual(PHONE.height);
    expect(await page.locator('#drawn').getAttribute('aria-label')).not.toBe('');
    const shown = new Set<string>();
    const last = Number(await page.locator('#time').inputValue());
    for (const at of [last, last - 1, 6, 3, 0]) {
      await page.locator('#time').fill(String(at));
      await expect.poll(async () => labels.has(await label()), { timeout: patient(20_000) }).toBe(false);
      labels.add(await label());
      const { y, height } = await boxOf('#board');
      places.add(`${y} ${height}`);
      expect(height).toBeGreaterThan(540);
      const points = (texts: string[]) => texts.map((text) => Number(/(\d+)\s*$/.exec(text)![1])).sort();
      const seats = await page.locator('#seats td.number').allTextContents();
      expect(points(await page.locator('#scores li:not(.left)').allTextContents())).toEqual(points(seats));
      expect(await page.locator('#scores .moving').count()).toBe(1);
      shown.add((await page.locator('#scores .left').textContent())!);
    }
    expect(shown.size).toBeGreaterThan(3);
    expect(await drawn.isVisible()).toBe(false);
  }
  expect([...places]).toHaveLength(1);
  await page.getByRole('link', { name: 'Discord' }).click();
  // The local one, where these games are played, asks first who somebody is.
  await page.getByText('Who are you in this tab?').waitFor();
  expect(page.url()).toContain(`${pirogue.discord.origin}/#channel=${channelId}`);
});

/** Puts fingers where the first step says, moves them and lifts them. */
async function touch(
  session: CDPSession,
  [first, ...steps]: readonly (readonly { readonly x: number; readonly y: number }[])[],
): Promise<void> {
  const points = (of: typeof first) => of!.map((point, id) => ({ ...point, id }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(first) });
  for (const step of steps) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(step) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Names of people that strain a page: markup, right to left, as long as Discord allows. */
const STRAINING = ['<b>Ana</b> & "co"', 'שירה כהן', 'W'.repeat(32)];

it.each([
  ['a phone', PHONE],
  ['a desk', DESK],
])('is readable by everybody on %s, in all colours', async (_, viewport) => {
  const stage = await setPageStage();
  const { pirogue, channelId } = stage;
  const people = STRAINING.map((name, index) => ({ id: `9000${index}`, name, locale: 'en-US' }));
  const { record } = await storeGame(pirogue, { players: 3, seed: 'readable', channelId, people, entries: 40 });
  const page = await stage.tab(viewport, { bypassCSP: true });
  for (const theme of ['day', 'night', 'contrast']) {
    await openBoard(page, `${await stage.addressOf(record)}?theme=${theme}`);
    await openSections(page);
    await screenshot(page, `game-page-${viewport.width}-${theme}`);
    expect(await seriousViolations(page), theme).toEqual([]);
  }
  expect(await smallTargets(page)).toEqual([]);
  expect(await page.locator('#seats bdi').allTextContents()).toEqual(expect.arrayContaining(STRAINING));
  for (const width of [324, 390, 1280]) {
    await page.setViewportSize({ ...viewport, width });
    expect(await contentWidth(page), `${width}`).toBeLessThanOrEqual(width);
    // What a player has is told on the whole width of the table.
    const [row, has] = await Promise.all(
      ['tr', 'td:last-child'].map((css) => page.locator(`#seats tbody ${css}`).first().boundingBox()),
    );
    expect(has!.width).toBe(row!.width);
  }
});

/** Controls that a finger would miss, by their ids or texts. */
async function smallTargets(page: Page): Promise<string[]> {
  const small: string[] = [];
  for (const control of await page.locator('button, select, input, summary').all()) {
    const box = await control.boundingBox();
    // Lines of a list are as close as text is.
    const least = (await control.evaluate((one) => one.matches('.log button'))) ? 24 : 44;
    if (box && (box.width < least || box.height < least))
      small.push(String((await control.getAttribute('id')) ?? (await control.textContent())));
  }
  return small;
}

it('reads in a good order', async () => {
  const stage = await setPageStage();
  const { pirogue, channelId } = stage;
  const { record } = await storeGame(pirogue, { players: 2, seed: 'order', channelId, entries: 40 });
  const page = await stage.tab(DESK);
  await openBoard(page, await stage.addressOf(record));
  const tree = await page.locator('body').ariaSnapshot();
  const parts = [
    'link "To the board in words"',
    'heading "Carcassonne: Amazonas" [level=1]',
    'link "Discord"',
    'list',
    'heading "Board" [level=2]',
    'img',
    'combobox "On the board"',
    'button "Zoom out"',
    'button "Show all"',
    'button "Zoom in"',
    'button "One turn back"',
    'slider "Time"',
    'button "One turn forward"',
    'button "Replay"',
    'region "The turn"',
    'status',
    'region "Last turn"',
    'heading "Players" [level=2]',
    'table "Players"',
    'heading "Log" [level=2]',
    'heading "Points" [level=2]',
    'heading "Tiles left" [level=2]',
    'heading "Board in words" [level=2]',
    'combobox "Colours"',
    'combobox "Language"',
  ];
  let from = 0;
  for (const part of parts) {
    const at = tree.indexOf(part, from);
    expect(at, `${part} after what comes before it in\n${tree}`).toBeGreaterThanOrEqual(from);
    from = at + part.length;
  }
  // Who comes by the first link reads the words at once.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('#text h3').first().waitFor();
  expect(await page.locator('#text').evaluate((text) => text.matches(':focus'))).toBe(true);
});
