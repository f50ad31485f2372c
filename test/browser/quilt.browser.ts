import { expect, it } from 'vitest';
import { startHouseWithQuilt } from '../toy/quilt-house.ts';
import { playByTapping } from './tapped-game.ts';

it('lets two people play a whole toy game by tapping, one at a desk and one with a phone', async () => {
  const { discord } = await startHouseWithQuilt();
  const { owner, taps } = await playByTapping(discord, { name: 'quilt', options: 'game:quilt', seed: 21 });
  expect(Math.max(...taps)).toBeLessThanOrEqual(4);
  expect(await owner.send('/score')).toMatch(/🟧 patch \d/u);
});
