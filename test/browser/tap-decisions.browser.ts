import { expect, it } from 'vitest';
import { loadTable } from '../../src/app/table.ts';
import type { ChosenOptions } from '../../src/core/options.ts';
import type { TurnChoice } from '../../src/web/page/turn.ts';
import { contentWidth, DESK, PHONE } from './page-stage.ts';
import { begunInLobby, openSeat } from './played-page.ts';
import { screenshot, seriousViolations } from './stage.ts';

/** The page of whoever can choose an action of a type, also in the turn of another, at a random game that was played until then. */
async function pageWith(type: string, { options, viewport }: { options: ChosenOptions; viewport: typeof PHONE }) {
  const { stage, record, people } = await begunInLobby(
    { ...options, interrupts: 'ask' },
    (action) => action.type === type,
  );
  const table = async () => loadTable(stage.pirogue.app, (await stage.pirogue.store.games.byId(record.id))!);
  const { progress, log } = await table();
  const player = await openSeat(stage, record, { userId: people[progress.seat]!.id, viewport });
  await expect.poll(() => player.step()).toMatch(/decision|piece/);
  return {
    player,
    choices: player.turn!.choices.filter((choice) => choice.do.split(' ')[0] === type),
    /** The first action that was played on the page, in notation. */
    async played(): Promise<string> {
      const now = await table();
      const { entry } = now.log[log.length]!;
      return entry.type === 'action' ? now.game.makeAction(entry.action) : entry.type;
    },
  };
}

it.each([
  ['fairy', { dragon: true }],
  ['dragon', { dragon: true }],
  ['wagon', { abbey: true }],
  ['add', { crops: true }],
  ['remove', { crops: true }],
  ['ingot', { gold: true }],
  ['retrieve', { abbot: true }],
  ['upgrade', { map: 'germany', chips: true }],
] as const)('is chosen by taps on the board of a phone, each that there is on a square: %s', async (type, options) => {
  const { player, choices, played } = await pageWith(type, { options, viewport: PHONE });
  const { page } = player;
  expect(choices.length).toBeGreaterThan(0);
  let last: TurnChoice | undefined;
  for (const choice of choices.slice(0, 4)) {
    await player.comeFromElsewhere();
    await player.tapUntilChosen(choice);
    last = choice;
  }
  await screenshot(page, `decision-${type}`);
  expect(await seriousViolations(page)).toEqual([]);
  expect(await contentWidth(page)).toBeLessThanOrEqual(PHONE.width);
  await player.confirm();
  expect(await played()).toBe(last!.do);
});

it.each([
  ['fairy', { dragon: true }],
  ['wagon', { abbey: true }],
] as const)('is reached by N and P at a desk: %s', async (type, options) => {
  const { player, choices, played } = await pageWith(type, { options, viewport: DESK });
  const { page } = player;
  await player.focusBoard();
  for (const [key, wanted] of [
    ['n', choices.at(-1)!],
    ['p', choices[0]!],
  ] as const)
    for (let presses = 0; player.turn!.draft !== wanted.do; presses++) {
      expect(presses).toBeLessThan(player.turn!.choices.length);
      const before = player.turn;
      await page.keyboard.press(key);
      await player.settled(before);
    }
  await screenshot(page, `decision-keys-${type}`);
  await page.keyboard.press('Control+Enter');
  await expect.poll(played).toBe(choices[0]!.do);
});

it.each([
  ['robber', { robbers: true }],
  ['circle', { crops: true }],
] as const)('is chosen by a tap in the list of a phone: %s', async (type, options) => {
  const { player, choices, played } = await pageWith(type, { options, viewport: PHONE });
  const { page } = player;
  await page.locator(`#turn [data-key=choice-${player.turn!.choices.indexOf(choices.at(-1)!)}]`).tap();
  await expect.poll(() => player.turn!.draft).toBe(choices.at(-1)!.do);
  await screenshot(page, `decision-${type}`);
  expect(await seriousViolations(page)).toEqual([]);
  await player.confirm();
  expect(await played()).toBe(choices.at(-1)!.do);
});
