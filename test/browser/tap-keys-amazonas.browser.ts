import { expect, it } from 'vitest';
import { begunShort, playByKeys } from './played-page.ts';

it('plays a game of two of Amazonas by keys alone', async () => {
  const { seen, players } = await playByKeys('amazonas', await begunShort('amazonas', { chosen: {}, tiles: 36 }));
  expect([...seen].sort()).toEqual(['draw', 'piece', 'square', 'tile']);
  for (const { kinds } of players) expect([...kinds].sort()).toEqual(['boat', 'camp', 'meeple']);
});
