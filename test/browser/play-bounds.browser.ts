import type { CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { chooserFor } from '../../src/core/chooser.ts';
import { PHONE } from './page-stage.ts';
import { begunGame, openSeat } from './played-page.ts';
import type { SeatedPlayer } from './seated-player.ts';

/** A phone is about four times slower than a computer; a round trip takes so many milliseconds there. */
const SLOWER = 4;
const ROUND_TRIP = 100;

/** Most bytes that a page loads before it is seen, and that playing loads in addition. */
const MOST_BYTES = { firstView: 75_000, play: 12_000 };

/** How long a finger stays on the glass, in milliseconds. */
const PRESS = 80;

/** How often each thing is measured. */
const TURNS = 12;

/**
 * In a page: notes how long after each tap on the board the page next shows something new, as browsers tell that to pages; and how long
 * after one that lays a tile its pieces were asked for, answered and shown. The test itself would measure its own questions, too.
 */
const TAPS = `
  globalThis.taps = [];
  globalThis.laid = [];
  let tapped;
  addEventListener('pointerup', ({ target, timeStamp }) => {
    if (target.closest?.('#board')) tapped = timeStamp;
  }, true);
  addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
    if (tapped === undefined || !document.querySelector('#turn .confirm')) return;
    const from = tapped;
    tapped = undefined;
    requestAnimationFrame(() => {
      const shown = performance.now();
      const asked = performance.getEntriesByType('resource').findLast(({ name }) => /\\/turn\\?/.test(name));
      performance.clearResourceTimings();
      laid.push([asked.startTime - from, asked.responseEnd - from, shown - from]);
    });
  }).observe(document.querySelector('#tray'), { childList: true, subtree: true }));
  new PerformanceObserver((list) => {
    for (const { name, duration, target } of list.getEntries())
      if (name === 'pointerup' && target?.closest?.('#board')) taps.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });`;

/** Counts the bytes that a page loads, as they come over the network. */
async function countBytes(session: CDPSession) {
  const sizes = new Map<string, number>();
  const addresses = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(addresses.get(requestId) ?? '', encodedDataLength),
  );
  await session.send('Network.enable');
  return (wanted: RegExp) =>
    [...sizes].filter(([address]) => wanted.test(address)).reduce((sum, [, bytes]) => sum + bytes, 0);
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const rates = { latency: ROUND_TRIP, downloadThroughput: -1, uploadThroughput: -1, offline: false };
  await session.send('Network.emulateNetworkConditions', rates);
}

/** Plays steps until the player has to lay a tile again; the others play at once. */
async function untilSquare(players: readonly SeatedPlayer[], own: SeatedPlayer): Promise<void> {
  const choose = chooserFor(own.sent.length);
  for (;;) {
    for (const player of players) {
      const step = await player.step();
      if (step === 'wait' || step === 'over') continue;
      if (player === own && step === 'square') return;
      await player.takeStep(step, choose);
    }
    await own.page.waitForTimeout(30);
  }
}

/** Milliseconds from the press on Confirm until the page tells what happened. */
async function confirmed(page: Page): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve) => {
    const told = document.querySelector('#turn .told-turn');
    const begun = performance.now();
    new MutationObserver((_, self) => {
      if (!told.textContent || /Sending/.test(told.textContent)) return;
      self.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - begun));
    }).observe(told, { childList: true, subtree: true });
    document.querySelector('#turn .confirm:enabled').click();
  })`);
}

function tell(name: string, figures: readonly number[]): void {
  const sorted = figures.toSorted((one, other) => one - other);
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN);
  console.info(`${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, ${sorted.length} times`);
}

it('loads little, and prints how soon a slow phone shows a laid tile, its places and what a turn has brought', async () => {
  const begun = await begunGame({ game: 'carcassonne' });
  const [ana, ben] = begun.people;
  let bytes = (_: RegExp) => 0;
  let session: CDPSession | undefined;
  const prepare = async (page: Page) => {
    session = await page.context().newCDPSession(page);
    bytes = await countBytes(session);
    await page.addInitScript(TAPS);
  };
  const player = await openSeat(begun.stage, begun.record, { userId: ana.id, viewport: PHONE, prepare });
  const other = await openSeat(begun.stage, begun.record, { userId: ben.id });
  const { page } = player;
  const all = bytes(/./);
  const play = bytes(/\/play\.js|\/(seat|turn|revision)\b/);
  console.info(`first view ${all - play} bytes, playing ${play} bytes more`);
  expect(all - play).toBeLessThanOrEqual(MOST_BYTES.firstView);
  expect(play).toBeLessThanOrEqual(MOST_BYTES.play);
  const none = (): number[] => [];
  const found = { asked: none(), answered: none(), places: none(), told: none(), ghosts: none() };
  for (let turn = 0; turn < TURNS; turn++) {
    await untilSquare([player, other], player);
    await slowDown(session!);
    const squares = player.turn!.choices.filter(({ best }) => best);
    const before = player.turn;
    const camera = await player.showAll();
    await page.waitForTimeout(500);
    await page.evaluate('taps.splice(0); laid.splice(0)');
    player.press = PRESS;
    await player.tapSquare(squares[turn % squares.length]!.at!, camera);
    await player.settled(before);
    player.press = 0;
    await page.waitForTimeout(300);
    const [asked, answered, shown] = (await page.evaluate<[number, number, number][]>('laid.slice(-1)'))[0]!;
    found.asked.push(asked);
    found.answered.push(answered);
    found.places.push(shown);
    found.ghosts.push(...(await page.evaluate<number[]>('taps.slice(-1)')));
    const piece = page.locator('#turn input[type=radio]').last();
    const laid = player.turn;
    if (!laid!.ready) {
      await piece.click();
      await player.settled(laid);
    }
    found.told.push(await confirmed(page));
    await session!.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  tell('tap to ghost', found.ghosts);
  tell('tap to the question for places', found.asked);
  tell('tap to its answer', found.answered);
  tell('tap to places', found.places);
  tell('Confirm to told', found.told);
  expect(found.told).toHaveLength(TURNS);
});
