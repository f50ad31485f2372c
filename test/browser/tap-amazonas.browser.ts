import { expect, it } from 'vitest';
import { begunGame, playByTaps } from './played-page.ts';

it('plays a whole game of Amazonas by taps on the board', async () => {
  const { seen, players } = await playByTaps('amazonas', await begunGame({ game: 'amazonas' }));
  expect([...seen].sort()).toEqual(['draw', 'piece', 'square', 'tile']);
  for (const { kinds } of players) expect([...kinds].sort()).toEqual(['boat', 'camp', 'meeple']);
});
