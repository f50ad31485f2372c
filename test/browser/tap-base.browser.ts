import { expect, it } from 'vitest';
import { contentWidth, PHONE } from './page-stage.ts';
import { begunGame, openSeat, playToTheEnd } from './played-page.ts';
import { screenshot, seriousViolations } from './stage.ts';

it('plays a whole game of two by taps on the board, without a serious fault of accessibility at any step', async () => {
  const begun = await begunGame({ game: 'carcassonne' });
  const { stage, people, record } = begun;
  const players = [
    await openSeat(stage, record, { userId: people[0].id }),
    await openSeat(stage, record, { userId: people[1].id }),
  ];
  const seen = await playToTheEnd(begun, players, async ({ page }, step) => {
    expect([step, await seriousViolations(page)]).toEqual([step, []]);
    expect(await contentWidth(page)).toBeLessThanOrEqual(PHONE.width);
    await screenshot(page, `taps-${step}`);
  });
  expect((await stage.pirogue.store.games.byId(record.id))!.status).toBe('ended');
  expect([...seen].sort()).toEqual(['draw', 'piece', 'square']);
});
