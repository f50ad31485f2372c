import { expect, it } from 'vitest';
import { startPirogue } from '../support/pirogue.ts';
import { BIG_BOX } from './big-box.ts';
import { playByTapping } from './tapped-game.ts';
import type { Offered } from './tapping-player.ts';

/** Pieces besides the ordinary meeple. */
const SPECIAL = ['large', 'abbot', 'builder', 'pig'];

/** Something that only a game with the expansions offers. */
function isSpecial({ action, told }: Offered): boolean {
  return action === 'retrieve' || told.includes('second tile') || SPECIAL.some((piece) => action.endsWith(` ${piece}`));
}

it('lets two people with phones play a whole game with all four expansions by tapping', async () => {
  const { discord } = await startPirogue();
  const options = Object.keys(BIG_BOX).map((option) => `${option}:True`);
  const { owner, players, told } = await playByTapping(discord, {
    name: 'expansions',
    options: `game:carcassonne ${options.join(' ')}`,
    seed: 61,
    // Beside own pieces a builder can be placed soon, and goes on soon; all over the board it hardly ever can.
    wants: [isSpecial, ({ besideOwnPiece }) => besideOwnPiece],
    onPhones: true,
    async inLobby({ page }) {
      const lobby = page.locator('[data-message-id]', { has: page.locator('[data-custom-id^="1:join:"]') });
      expect(await lobby.textContent()).toContain(
        'With the river. With the abbot. With Inns & Cathedrals. With Traders & Builders.',
      );
    },
  });
  const pieces = players.flatMap((player) => [...player.pieces]);
  for (const piece of ['meeple', ...SPECIAL]) expect(pieces).toContain(piece);
  expect(players.flatMap(({ confirmed }) => [...confirmed])).toContain('retrieve');
  const turns = told.join('\n');
  expect(turns).toMatch(/takes the abbot back from the (garden|monastery)/);
  expect(turns).toMatch(/has to play the second tile \(builder\)/);
  expect(turns).toMatch(/takes goods: .*(wine|grain|cloth) \d/);
  expect(turns).not.toMatch(/undefined|NaN|\{/);
  const score = await owner.send('/score');
  for (const source of [/gardens/i, /goods/i]) expect(score).toMatch(source);
});
