import { describe, expect, it } from 'vitest';
import { rankChoices } from '../../src/computer/rank-choices.ts';
import { chooserFor } from '../../src/core/chooser.ts';
import { amazonas } from '../../src/games/amazonas/index.ts';
import { startState } from '../../src/games/amazonas/rules/state.ts';
import { carcassonne } from '../../src/games/carcassonne/index.ts';
import { makeAction } from '../../src/games/carcassonne/rules/action-notation.ts';
import type { Prospects } from '../../src/games/contract/computer.ts';
import { CLOSING_VILLAGE, played, setupWith } from '../games/amazonas/games.ts';
import { MadeGame, plain } from '../games/carcassonne/made-game.ts';
import { SHIPPED } from '../support/scenario-set.ts';

/** What a choice leads to, in a position made by hand. */
function prospectsOf({ state }: MadeGame, action: string): Prospects {
  const game = { rules: carcassonne, computer: carcassonne.computer! };
  const ranked = rankChoices({ game, state, choose: chooserFor(1), withProspects: true });
  return ranked.find((one) => makeAction(one.action) === action)!.prospects!;
}

describe('what a turn leads to', () => {
  // A road from a monastery: a straight tile lengthens it, another monastery at its end completes it.
  const road = () => ({ start: ['base-a 5,9 r270'], pile: ['base-u', ...plain(4), 'base-u', 'base-a', 'base-a'] });

  it('counts the tiles left that complete a feature with one square to go', () => {
    const made = new MadeGame('germany', road()).play('draw', 'place 6,9 r0');
    const prospects = prospectsOf(made, 'meeple 0');
    expect(prospects.features).toEqual([{ kind: 'road', holder: 'own', points: 3, squares: 1, tiles: 2 }]);
    expect(prospects.tilesLeft).toBe(7);
  });

  it('says that no tile is left that completes it', () => {
    const made = new MadeGame('germany', { ...road(), pile: ['base-u', 'base-u', ...plain(4)] });
    made.play('draw', 'place 6,9 r0');
    expect(prospectsOf(made, 'meeple 0').features).toMatchObject([{ squares: 1, tiles: 0 }]);
  });

  it('counts the squares where one tile cannot be enough, and says where no tile fits any more', () => {
    const inTheMiddle = (rest: readonly string[]) =>
      new MadeGame('germany', { start: ['base-b 6,8 r0'], pile: ['base-u', ...rest] }).play('draw', 'place 6,9 r0');
    const featuresOf = (rest: readonly string[]) => prospectsOf(inTheMiddle(rest), 'meeple 0').features;
    expect(featuresOf(['base-a', ...plain(2)])).toMatchObject([{ points: 3, squares: 2, tiles: 1 }]);
    expect(featuresOf(plain(3))).toMatchObject([{ points: 3, squares: 2, tiles: 0 }]);
  });

  it('tells whose a feature is that others would get the points of', () => {
    const made = new MadeGame('germany', { ...road(), pile: ['base-u', 'base-u', 'base-a', ...plain(2)] });
    made.turn('6,9 r0', 'meeple 0').play('draw');
    expect(prospectsOf(made, 'place 7,9 r0').features).toContainEqual(
      expect.objectContaining({ kind: 'road', holder: 'others', points: 4, tiles: 1 }),
    );
  });

  it('tells of the last meeple: that it comes home, or that it is spent', () => {
    const closing = { start: ['base-a 5,9 r270'], pile: ['base-u', 'base-b', 'base-a', ...plain(2)] };
    const made = new MadeGame('germany', closing).play('draw', 'place 6,9 r0');
    made.state.supply[0] = 1;
    expect(prospectsOf(made, 'meeple 0')).toMatchObject({ meeplesBefore: 1, meeplesLeft: 0 });
    made.play('meeple 0').plainTurns('5,10').play('draw');
    const completing = prospectsOf(made, 'place 7,9 r90');
    expect(completing).toMatchObject({ meeplesHome: 1, meeplesBefore: 0, features: [] });
  });

  it('counts the squares around a monastery', () => {
    const made = new MadeGame('germany', { start: ['base-b 6,8 r0'], pile: plain(10) }).play('draw', 'place 6,9 r0');
    // Tiles may not be placed at its corners yet, so that no number is known.
    const [monastery] = prospectsOf(made, 'meeple 0').features.filter(({ kind }) => kind === 'monastery');
    expect(monastery).toEqual({ kind: 'monastery', holder: 'own', points: 9, squares: 7, tiles: undefined });
  });

  it('brings meeples home in Amazonas, too', () => {
    const setup = setupWith(CLOSING_VILLAGE.pile, { players: 3 });
    const state = played(startState(SHIPPED, setup), CLOSING_VILLAGE.before);
    const game = { rules: amazonas, computer: amazonas.computer! };
    const ranked = rankChoices({ game, state, choose: chooserFor(1), withProspects: true });
    const homes = ranked.map(({ prospects }) => prospects!.meeplesHome);
    expect(Math.max(...homes)).toBe(1);
    expect(Math.min(...homes)).toBe(0);
  });
});
