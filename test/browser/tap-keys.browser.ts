import { expect, it } from 'vitest';
import { begunGame, playByKeys } from './played-page.ts';

it('plays a whole game of two at desks by keys alone', async () => {
  const { seen } = await playByKeys('base', await begunGame({ game: 'carcassonne' }));
  expect([...seen].sort()).toEqual(['draw', 'piece', 'square']);
});
