import { expect, it } from 'vitest';
import type { Panel } from '../../src/bot/panel/panel-parts.ts';
import { pieceText } from '../../src/bot/panel/piece-text.ts';
import { offeredPieces } from '../../src/telling/turn/pieces.ts';
import { MadeGame, plain } from '../games/carcassonne/made-game.ts';
import { offerOf } from '../telling/turn/made-offer.ts';

/** A tile is placed anywhere. The lines above the pieces that can be placed in a game with The Princess & the Dragon, beside the picture and without it. */
function linesOf(pile: readonly string[], ...actions: readonly string[]) {
  const start = ['base-d 0,0 r0'];
  const made = new MadeGame('none', { start, pile: [...pile, ...plain(3)], options: { dragon: true } });
  made.play(...actions);
  const offered = offerOf(made.play(made.legalOf('place').at(-1)!));
  const { t } = offered;
  const say = Object.assign(
    (...message: readonly unknown[]) => (t as (...all: readonly unknown[]) => string)(...message),
    { t },
  );
  const panel = { offered, turn: offered.turn, say } as unknown as Panel;
  const { texts, words } = pieceText(panel, offeredPieces(offered), { news: [], isLettered: true });
  return [texts[0]!, words];
}

const TWO_MEEPLES = [
  ...['draw', 'place 1,0 r0', 'meeple 0', 'draw', 'place 0,1 r0', 'pass'],
  ...['draw', 'place 0,-1 r0', 'meeple 1', 'draw', 'place 1,1 r0', 'pass', 'draw'],
];

it('what the fairy brings is told once, with the letters of all her ways', () => {
  for (const lines of linesOf(['base-u', 'base-b', 'princess-b', 'base-b'], ...TWO_MEEPLES)) {
    const ways = lines.filter((line) => /Fairy to the/.test(line));
    expect(ways).toHaveLength(2);
    for (const way of ways) expect(way).toMatch(/y -?\d$/);
    expect(lines.filter((line) => /each start of your turn/.test(line))).toEqual([
      expect.stringMatching(/^(- )?\*\*C\*\*, \*\*D\*\* · 1 point at each start of your turn/),
    ]);
  }
});

it('on a volcano the text says why no piece goes there', () => {
  const pile = ['base-u', 'base-b', 'princess-b', 'base-b', 'princess-t'];
  const lines = linesOf(pile, ...TWO_MEEPLES).flat();
  expect(lines).toContainEqual(
    'The dragon is on this tile, so no piece goes there. Choose something else or nothing, then confirm:',
  );
});
