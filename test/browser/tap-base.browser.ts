import { expect, it } from 'vitest';
import { begunGame, playByTaps } from './played-page.ts';

it('plays a whole game of two by taps on the board, without a serious fault of accessibility at any step', async () => {
  const { seen } = await playByTaps('base', await begunGame({ game: 'carcassonne' }));
  expect([...seen].sort()).toEqual(['draw', 'piece', 'square']);
});
