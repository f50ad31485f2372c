import { expect, it } from 'vitest';
import { startPirogue } from '../support/pirogue.ts';
import { playByTapping } from './tapped-game.ts';

it('lets two people play a whole game of Carcassonne by tapping, one at a desk and one with a phone', async () => {
  const { discord } = await startPirogue();
  const game = { name: 'carcassonne', options: 'game:carcassonne', seed: 21 };
  const { owner, taps } = await playByTapping(discord, game);
  expect(Math.max(...taps)).toBeLessThanOrEqual(4);
  expect(await owner.send('/score')).toMatch(/(roads|cities) \d/);
});
