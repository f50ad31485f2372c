import { expect, it } from 'vitest';
import { startPirogue } from '../support/pirogue.ts';
import { playByTapping } from './tapped-game.ts';

/** A way to use the chips of every map that a player chooses. */
const USES = [
  ['iberica', 'treat'],
  ['great-britain', 'turn'],
  ['benelux', 'island'],
  ['germany', 'upgrade'],
  ['france', 'sell'],
] as const;

it.each(USES)('lets two people play a whole game on the map of %s with its chips by tapping', async (map, use) => {
  const { discord } = await startPirogue();
  const game = { name: map, options: `game:carcassonne map:${map} chips:True`, seed: 31 };
  const { owner, players } = await playByTapping(discord, game);
  expect(players.flatMap(({ confirmed }) => [...confirmed])).toContain(use);
  expect(await owner.send('/score')).toMatch(/Chips/);
});
