import { expect, it } from 'vitest';
import { begunGame, playByTaps } from './played-page.ts';

it('plays a whole game of two on a map with its chips by taps on the board', async () => {
  const begun = await begunGame({ game: 'carcassonne', map: 'germany', chips: true });
  const { seen, players } = await playByTaps('map', begun);
  expect([...seen].sort()).toEqual(['decision', 'draw', 'piece', 'square']);
  for (const { kinds } of players) expect([...kinds].sort()).toEqual(['meeple', 'pass', 'upgrade']);
});
