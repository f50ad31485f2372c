import { expect, it } from 'vitest';
import { checkClocks } from '../../src/app/check-clocks.ts';
import type { OwnGame } from '../../src/web/page/own-game.ts';
import { shared } from '../support/at-end.ts';
import { startPirogue } from '../support/pirogue.ts';
import { gameOf, press, publicMessage } from '../support/seated-table.ts';
import { ORIGIN, pathOf, servePages } from './support/pages.ts';
import { enterSeat } from './support/seat-browser.ts';

const house = shared(async () => {
  const pirogue = await startPirogue({ webOrigin: ORIGIN });
  return { pirogue, pages: await servePages(pirogue) };
});

/** A running game in a channel of its own, with a browser of each seat. */
async function table(names: readonly string[], options: { readonly pace?: number } = {}) {
  const { pirogue, pages } = house();
  const channel = pirogue.discord.world.addTextChannel('table').id;
  const { people } = await gameOf(pirogue, names, { channel, ...options });
  const { id: gameId } = (await pirogue.store.games.open(channel))!;
  const path = await pathOf(pirogue, channel);
  const own = { 'x-forwarded-for': `203.0.113.${gameId}` };
  const browsers = await Promise.all(
    people.map(({ id: userId }) => enterSeat(pirogue, pages, { path, gameId, userId, ...own })),
  );
  return {
    ...{ channel, people, browsers, gameId },
    mine: async (seat: number): Promise<OwnGame['game']> => {
      const headers = { ...own, cookie: browsers[seat]!.cookie };
      return (await pages.json<OwnGame>(`${path}/mine?lang=en`, { headers })).game;
    },
  };
}

it('tells who is not to move that another game waits, and until when, unless that is paused', async () => {
  const { pirogue } = house();
  const here = await table(['Ana', 'Ben']);
  const [ana, ben] = here.browsers;
  expect([(await ana!.turn()).next, (await ben!.turn()).next]).toEqual([undefined, undefined]);
  const there = await table(['Ana', 'Pia'], { pace: 1 });
  await checkClocks(pirogue.app);
  const { deadline } = (await pirogue.store.clocks.ofGame(there.gameId))!;
  expect(deadline).toBeGreaterThan(Date.now());
  expect([await there.mine(0), await there.mine(1)]).toEqual([
    expect.objectContaining({ isYours: true, until: deadline }),
    expect.not.objectContaining({ until: expect.anything() }),
  ]);
  // A turn of one's own comes first.
  expect((await ana!.turn()).next).toBeUndefined();
  let turn = await ana!.playStep();
  while (turn.state === 'choose') turn = await ana!.playStep();
  expect(turn.next).toEqual({ here: 'Next waiting game', elsewhere: 'Another game waits for you.' });
  expect((await ben!.turn()).next).toBeUndefined();
  const [, pia] = there.people;
  await there.people[0].command('vote', { what: 'pause' });
  await press(pia, await publicMessage(pia, /asks you to pause/, there.channel), 'vote', 'yes');
  expect(await there.mine(0)).toMatchObject({ isYours: false });
  expect((await ana!.turn()).next).toBeUndefined();
});
