import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { makeTicket } from '../../src/app/seat-access.ts';
import { type Choose, chooserFor } from '../../src/core/chooser.ts';
import type { GameRecord } from '../../src/store/records.ts';
import { patient } from '../support/patience.ts';
import { gameOf } from '../support/seated-table.ts';
import { contentWidth, PHONE, setPageStage } from './page-stage.ts';
import { screenshot, seriousViolations } from './stage.ts';

type Stage = Awaited<ReturnType<typeof setPageStage>>;

/** A running game of Ana and Ben. */
async function begun(options: Parameters<typeof gameOf>[2] = {}) {
  const stage = await setPageStage();
  const { people, table } = await gameOf(stage.pirogue, ['Ana', 'Ben'], options);
  const record = (await stage.pirogue.store.games.open(stage.channelId))!;
  return { stage, people, table, record };
}

/** Opens the page of a game in a browser of its own, by the link that a player gets. */
async function opened(stage: Stage, record: GameRecord, userId: string): Promise<Page> {
  const page = await stage.tab(PHONE, { bypassCSP: true });
  const address = await stage.addressOf(record);
  const ticket = await makeTicket(stage.pirogue.app, { gameId: record.id, userId });
  await page.goto(`${address}#seat=${ticket}`);
  await page.getByRole('button', { name: /^Play as / }).click();
  await page.locator('#turn .last').waitFor({ state: 'attached' });
  expect(page.url()).toBe(address);
  return page;
}

/** Names the step that a page shows; `wait` also while a move is on its way. */
async function stepOf(page: Page): Promise<'draw' | 'squares' | 'pieces' | 'wait'> {
  if ((await page.locator('#turn .told-turn').textContent()) === 'Sending …') return 'wait';
  if (await page.locator('#turn [data-key=draw]').isVisible()) return 'draw';
  if (await page.locator('#turn .choices').isVisible()) return 'squares';
  return (await page.locator('#turn [data-key=confirm]').isVisible()) ? 'pieces' : 'wait';
}

/** Takes one step of a turn by the list. */
async function takeStep(page: Page, step: 'draw' | 'squares' | 'pieces', choose: Choose): Promise<void> {
  const before = await page.locator('#turn').innerHTML();
  const pressOne = async (css: string) => {
    const all = page.locator(css);
    const count = await all.count();
    if (count > 0) await all.nth(choose(count)).click();
    return count > 0;
  };
  if (step === 'draw') await page.locator('#turn [data-key=draw]').click();
  else if (step === 'squares') await pressOne('#turn .choices button');
  else {
    if (await page.locator('#turn [data-key=confirm]').isDisabled()) await pressOne('#turn input[type=radio]');
    await page.locator('#turn [data-key=confirm]:enabled').click();
  }
  await expect.poll(() => page.locator('#turn').innerHTML(), { timeout: patient(20_000) }).not.toBe(before);
}

it('still offers the seat of a link after a reload and after Back, and once it is taken never again', async () => {
  const { stage, people, record } = await begun({ game: 'carcassonne' });
  const page = await stage.tab(PHONE, { bypassCSP: true });
  const address = await stage.addressOf(record);
  const ticket = await makeTicket(stage.pirogue.app, { gameId: record.id, userId: people[0].id });
  const play = page.getByRole('button', { name: /^Play as / });
  await page.goto(`${address}#seat=${ticket}`);
  await play.waitFor();
  await page.reload();
  await play.waitFor();
  await page.goto(`${stage.origin}/mine`);
  await page.goBack();
  await play.waitFor();
  expect(page.url()).toBe(address);
  expect(JSON.stringify(await page.evaluate('history.state'))).not.toContain(ticket);
  // Another tab knows nothing of it.
  const other = await page.context().newPage();
  await other.goto(address);
  await other.locator('#board canvas').waitFor();
  expect(await other.evaluate('sessionStorage.length')).toBe(0);
  await play.click();
  await page.locator('footer .seat').waitFor();
  expect(JSON.stringify(await page.evaluate('({ ...sessionStorage })'))).not.toContain(ticket);
  await page.reload();
  await page.locator('footer .seat').waitFor();
  expect(await play.count()).toBe(0);
});

it('forgets a ticket that is used or too old, and says so once', async () => {
  const { stage, people, record } = await begun({ game: 'carcassonne' });
  const page = await stage.tab(PHONE, { bypassCSP: true });
  const seat = { gameId: record.id, userId: people[0].id };
  await page.goto(`${await stage.addressOf(record)}#seat=${await makeTicket(stage.pirogue.app, seat)}`);
  await page.getByRole('button', { name: /^Play as / }).waitFor();
  // Another link takes its place.
  await makeTicket(stage.pirogue.app, seat);
  const problem = page.getByText(/link.*(used|old|valid)/i);
  await page.reload();
  await problem.waitFor();
  expect(await page.evaluate('sessionStorage.length')).toBe(0);
  const asked = page.waitForResponse((response) => /\/seat\?/.test(response.url()));
  await page.reload();
  expect((await asked).request().method()).toBe('GET');
  await expect.poll(() => problem.count(), { timeout: patient(20_000) }).toBe(0);
});

it('offers and takes the seat of a link once the server answers, however often it was busy before', async () => {
  const { stage, people, record } = await begun({ game: 'carcassonne' });
  const page = await stage.tab(PHONE, { bypassCSP: true });
  const failures = { look: [503, 429], take: [429, 503] };
  await page.route(/\/seat\?/, (route) => {
    const body = route.request().postData();
    const status = body === null ? undefined : failures[body.includes('look') ? 'look' : 'take'].shift();
    return status === undefined ? route.fallback() : route.fulfill({ status, json: { problem: 'Too busy.' } });
  });
  const ticket = await makeTicket(stage.pirogue.app, { gameId: record.id, userId: people[0].id });
  await page.goto(`${await stage.addressOf(record)}#seat=${ticket}`);
  const play = page.getByRole('button', { name: /^Play as / });
  await play.click({ timeout: patient(60_000) });
  await page.getByText('Too busy.').waitFor();
  for (let press = 0; press < 2; press++) {
    const answered = page.waitForResponse((response) => /\/seat\?/.test(response.url()));
    await play.click();
    await answered;
  }
  await page.locator('footer .seat').waitFor();
  expect(failures).toEqual({ look: [], take: [] });
});

it('takes the seat of a link by another press where the answer to the first was lost, also after a reload', async () => {
  const { stage, people, record } = await begun({ game: 'carcassonne' });
  const page = await stage.tab(PHONE, { bypassCSP: true });
  let lost = 0;
  await page.route(/\/seat\?/, async (route) => {
    const isPress = route.request().method() === 'POST' && !route.request().postData()!.includes('look');
    if (!isPress || lost === 2) return route.fallback();
    lost++;
    await route.fetch();
    await page.context().clearCookies();
    await route.abort();
  });
  const seat = { gameId: record.id, userId: people[0].id };
  await page.goto(`${await stage.addressOf(record)}#seat=${await makeTicket(stage.pirogue.app, seat)}`);
  const play = page.getByRole('button', { name: /^Play as / });
  const pressed = () => page.waitForRequest((request) => request.method() === 'POST' && /\/seat\?/.test(request.url()));
  for (const count of [1, 2]) {
    await Promise.all([pressed(), play.click()]);
    await expect.poll(() => play.getAttribute('aria-busy'), { timeout: patient(20_000) }).toBe(null);
    expect(lost).toBe(count);
  }
  await page.reload();
  await play.click();
  await page.locator('footer .seat').waitFor();
  expect(await page.evaluate('sessionStorage.length')).toBe(0);
  expect(await stage.pirogue.store.seatAccess.ofSeat(seat)).toHaveLength(1);
});

it('tells another name of a player, and what the table votes on, without a move', async () => {
  const { stage, people, record } = await begun();
  const [ana, ben] = people;
  const page = await opened(stage, record, ben.id);
  const renamed = { id: ana.id, guildId: record.guildId, name: 'Anastasia', locale: 'en-US' };
  await stage.pirogue.store.people.rememberUser(renamed);
  await page.locator('#status', { hasText: 'Anastasia' }).waitFor({ timeout: patient(20_000) });
  await ana.command('vote', { what: 'abort' });
  await page.locator('#turn', { hasText: 'asked the table to end the game.' }).waitFor({ timeout: patient(20_000) });
});

it('votes by tap and by keys, also in a turn under way, whose draft stays', async () => {
  const { stage, people, record } = await begun({ game: 'carcassonne' });
  const [ana, ben] = people;
  const [page, other] = [await opened(stage, record, ana.id), await opened(stage, record, ben.id)];
  await page.locator('#turn [data-key=draw]').click();
  await page.locator('#turn .choices button').first().click();
  await page.locator('#turn fieldset').waitFor();
  await page.locator('#turn input[type=radio]').first().click();
  await page.locator('#turn [data-key=confirm]:enabled').waitFor();
  const isConfirmed = () => page.locator('#turn input:checked').count();
  await ben.command('vote', { what: 'pause' });
  const asked = 'Ben asked the table to pause the game.';
  const group = page.getByRole('group', { name: asked });
  await group.waitFor({ timeout: patient(20_000) });
  // It is told once more where screen readers hear of it.
  expect(await page.locator('#turn .told-turn').textContent()).toContain(asked);
  expect([await seriousViolations(page), await contentWidth(page)]).toEqual([[], PHONE.width]);
  await screenshot(page, 'play-vote');
  // Above the list, whole, without scrolling.
  const tray = (await page.locator('#tray').boundingBox())!;
  const place = (await group.boundingBox())!;
  expect(place.y).toBeGreaterThanOrEqual(tray.y);
  expect(place.y + place.height).toBeLessThan((await page.locator('#turn fieldset').boundingBox())!.y);
  const no = group.getByRole('button', { name: 'No' });
  await no.focus();
  await page.keyboard.press('Enter');
  // Two players: one against ends it.
  await page.getByText('Decided: everything stays as it is.').waitFor();
  await group.waitFor({ state: 'detached' });
  expect([await isConfirmed(), await page.locator('#turn [data-key=confirm]:enabled').count()]).toEqual([1, 1]);
  expect(await page.evaluate("document.activeElement.closest('#turn') !== null")).toBe(true);
  await other.locator('#turn .vote').waitFor({ state: 'detached', timeout: patient(20_000) });
  // Whoever waits votes, too; a ballot of one's own is shown as pressed.
  await ana.command('vote', { what: 'extend' });
  const ballots = other.locator('#turn .vote button');
  await ballots.first().waitFor({ timeout: patient(20_000) });
  await screenshot(other, 'wait-vote');
  const pressed = page.locator('#turn .vote button[aria-pressed=true]');
  await expect.poll(() => pressed.allTextContents(), { timeout: patient(20_000) }).toEqual(['Give more time']);
  await other.getByRole('button', { name: 'Give more time' }).tap();
  await other.getByText('Decided: Ana gets more time.').waitFor();
  expect(await isConfirmed()).toBe(1);
});

it('plays a whole game of two by the list on phones, without a serious fault of accessibility at any step', async () => {
  const { stage, people, record } = await begun({ game: 'carcassonne' });
  const pages = [await opened(stage, record, people[0].id), await opened(stage, record, people[1].id)];
  const choose = chooserFor(5);
  const seen = new Set<string>();
  while ((await stage.pirogue.store.games.byId(record.id))!.status === 'running') {
    const steps = await Promise.all(pages.map(stepOf));
    const mover = steps.findIndex((step) => step !== 'wait');
    if (mover < 0) {
      await pages[0]!.waitForTimeout(100);
      continue;
    }
    const [page, step] = [pages[mover]!, steps[mover] as 'draw' | 'squares' | 'pieces'];
    // Nobody has moved the board: between turns all of it is seen, however it has grown.
    if (step === 'draw')
      await expect
        .poll(() => page.locator('#board').getAttribute('class'), { timeout: patient(5_000) })
        .not.toBe('enlarged');
    if (!seen.has(step)) {
      seen.add(step);
      expect([step, await seriousViolations(page)]).toEqual([step, []]);
      expect(await contentWidth(page)).toBeLessThanOrEqual(PHONE.width);
      await screenshot(page, `play-${step}`);
    }
    await takeStep(page, step, choose);
  }
  expect((await stage.pirogue.store.games.byId(record.id))!.status).toBe('ended');
  expect([...seen].sort()).toEqual(['draw', 'pieces', 'squares']);
});

it('plays a turn by the keyboard alone, and leads the focus to the next step', async () => {
  const { stage, people, record } = await begun({ game: 'carcassonne' });
  const page = await opened(stage, record, people[0].id);
  const focused = () => page.evaluate('document.activeElement.dataset.key ?? document.activeElement.tagName');
  await page.locator('#turn [data-key=draw]').focus();
  await page.keyboard.press('Enter');
  await page.locator('#turn .choices, #turn fieldset').first().waitFor();
  expect(await focused()).toBe('H2');
  await page.locator('#turn .choices button').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('#turn fieldset').waitFor();
  expect(await focused()).toBe('H2');
  await page.locator('#turn input[type=radio]').first().focus();
  await page.keyboard.press('Space');
  await page.locator('#turn [data-key=confirm]:enabled').waitFor();
  expect(await focused()).toBe('choice-0');
  // What is chosen outlives a reload of the tab.
  await page.reload();
  await page.locator('#turn [data-key=confirm]:enabled').focus();
  await page.keyboard.press('Enter');
  await expect.poll(stepOf.bind(undefined, page), { timeout: patient(20_000) }).toBe('wait');
  await page.locator('#turn [data-key=undo]').waitFor();
  expect(await page.locator('#turn .told-turn').textContent()).not.toBe('');
});

it('plays a seat until its browser signs out, and says why a link does not work', async () => {
  const { stage, people, record } = await begun();
  const page = await opened(stage, record, people[0].id);
  expect(await page.locator('footer .seat').textContent()).toMatch(/^Ana \([a-z]+\) Sign out/);
  const address = page.url();
  await page.goto(`${address}#seat=${'a'.repeat(24)}`);
  await page.getByText('This link was used already').waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.locator('#turn').waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: 'Draw' }).count()).toBe(0);
});

it('says that it is not known whether a move arrived, and then how the game stands', async () => {
  const { stage, people, record } = await begun({ game: 'carcassonne' });
  const page = await opened(stage, record, people[0].id);
  // The draw is made each time, but its answers are lost.
  await page.route(/\/turn\?/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  const before = (await stage.pirogue.store.log.ofGame(record.id)).length;
  await page.locator('#turn [data-key=draw]').click();
  await page.locator('#turn .problem:not(:empty)').waitFor({ timeout: patient(60_000) });
  expect(await page.locator('#turn .problem').textContent()).toContain('not known');
  await page.locator('#turn .choices, #turn fieldset').first().waitFor();
  expect((await stage.pirogue.store.log.ofGame(record.id)).length).toBe(before + 1);
});

/** In a page: notes the revision that the stream has told of last. */
const NOTES_CHANGES = `
  globalThis.EventSource = class extends EventSource {
    constructor(address) {
      super(address);
      this.addEventListener('changed', ({ data }) => (globalThis.changedTo = JSON.parse(data).revision));
    }
  };`;

it('shows a turn that begins while the page is still being opened', async () => {
  const { stage, people, table, record } = await begun();
  const page = await stage.tab(PHONE, { bypassCSP: true });
  await page.addInitScript(NOTES_CHANGES);
  let isFirst = true;
  await page.route(/\/turn\?/, async (route) => {
    if (!isFirst) return route.fallback();
    isFirst = false;
    const response = await route.fetch();
    await table.takeTurn(people[0]);
    const { revision } = (await stage.pirogue.store.games.byId(record.id))!;
    await page.waitForFunction(`changedTo === ${revision}`);
    await route.fulfill({ response });
  });
  const ticket = await makeTicket(stage.pirogue.app, { gameId: record.id, userId: people[1].id });
  await page.goto(`${await stage.addressOf(record)}#seat=${ticket}`);
  await page.getByRole('button', { name: /^Play as / }).click();
  await page.locator('#turn [data-key=draw]').waitFor();
});
