import { expect, it } from 'vitest';
import { loadTable } from '../../src/app/table.ts';
import { PHONE } from './page-stage.ts';
import { begunInLobby, openSeat } from './played-page.ts';
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

it('tells what happened beside the choices of a flight on a phone, and in all the room that there is while others choose', async () => {
  const { stage, record, mover } = await flight();
  const player = await openSeat(stage, record, { userId: mover });
  const { page } = player;
  await expect.poll(() => player.step()).toBe('decision');
  await player.comeFromElsewhere();
  const [choice] = player.turn!.choices;
  await player.tapUntilChosen(choice!);
  const lines = page.locator('#turn .told-turn');
  const tell = () =>
    lines.evaluate((place) => {
      place.innerHTML = '<span class="since">one more line</span>'.repeat(30);
    });
  await tell();
  expect((await lines.boundingBox())!.height).toBeGreaterThan(LINE);
  await screenshot(page, 'told-flight');
  await player.confirm();
  await expect.poll(() => player.step()).toBe('wait');

  // Who waits reads as many lines as there is room for.
  await screenshot(page, 'told-waiting');
  await tell();
  const room = (await lines.boundingBox())!;
  const tray = (await page.locator('#tray').boundingBox())!;
  await screenshot(page, 'told-waiting-long');
  expect(tray.y + tray.height).toBeLessThanOrEqual(PHONE.height);
  expect(tray.y + tray.height - (room.y + room.height)).toBeLessThan(LINE);
});
