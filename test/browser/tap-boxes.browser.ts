import { expect, it } from 'vitest';
import { BIG_BOX } from './big-box.ts';
import { begunGame, playByTaps } from './played-page.ts';

it('plays a whole game of two with all boxes of /new by taps on the board', async () => {
  const { players, seen } = await playByTaps('boxes', await begunGame({ game: 'carcassonne', ...BIG_BOX }));
  expect([...seen].sort()).toEqual(['draw', 'piece', 'square']);
  const kinds = new Set(players.flatMap((player) => [...player.kinds]));
  const pieces = ['meeple', 'meeple abbot', 'meeple builder', 'meeple large', 'meeple pig'];
  expect([...kinds].sort()).toEqual([...pieces, 'pass', 'retrieve']);
});
