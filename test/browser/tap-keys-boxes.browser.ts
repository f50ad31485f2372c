import { expect, it } from 'vitest';
import { allBoxesWith } from '../support/all-boxes.ts';
import { begunShort, playByKeys } from './played-page.ts';

it('plays a game of two with all boxes that go with the dragon, who asks the others, by keys alone', async () => {
  // Of a short pile the river would be a third.
  const chosen = { ...allBoxesWith('dragon'), river: false, interrupts: 'ask' };
  const { seen, players } = await playByKeys('boxes', await begunShort('carcassonne', { chosen, tiles: 36 }));
  const kinds = new Set(players.flatMap((player) => [...player.kinds]));
  expect([...seen].sort()).toEqual(['decision', 'draw', 'piece', 'square']);
  const things = ['meeple large', 'meeple phantom', 'meeple mayor', 'retrieve', 'festival', 'fairy', 'portal', 'home'];
  expect([...kinds]).toEqual(expect.arrayContaining([...things, expect.stringMatching(/^dragon /)]));
});
