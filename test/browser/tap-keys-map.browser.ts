import { expect, it } from 'vitest';
import { begunShort, playByKeys } from './played-page.ts';

it('plays a game of two on a map with its chips by keys alone', async () => {
  const chosen = { map: 'germany', chips: true };
  const { seen, players } = await playByKeys('map', await begunShort('carcassonne', { chosen, tiles: 36 }));
  expect([...seen].sort()).toEqual(['decision', 'draw', 'piece', 'square']);
  for (const { kinds } of players) expect([...kinds].sort()).toEqual(['meeple', 'pass', 'upgrade']);
});
