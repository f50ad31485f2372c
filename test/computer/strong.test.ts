import { describe, expect, it } from 'vitest';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { chooseTurn } from '../../src/computer/choose-turn.ts';
import { chanceOfLead } from '../../src/computer/win-chance.ts';
import { BOARDS } from './computer-games.ts';

describe('a strong computer', () => {
  const game = BOARDS.find(({ name }) => name === 'carcassonne')!;
  const placing = () => {
    const state = game.start(2, 'strong');
    game.computer.take(state, game.computer.legalMoves(state)[0]!);
    return state;
  };

  it('chooses where a tile goes and which piece is placed together', () => {
    const state = placing();
    const chosen = chooseTurn({ game, state, level: 'strong', choose: chooserFor(1), budget: { playouts: 8 } });
    expect(chosen.map(({ type }) => type)).toEqual(['place', expect.stringMatching(/^(meeple|pass)$/)]);
  });

  it('takes the best turn by the evaluation when there is no time', () => {
    const state = placing();
    const budget = { playouts: 400, isOver: () => true };
    const [place] = chooseTurn({ game, state, level: 'strong', choose: chooserFor(1), budget });
    expect(place).toEqual(chooseTurn({ game, state, level: 'regular', choose: chooserFor(1) })[0]);
  });
});

describe('the chance to win with a lead', () => {
  it('is even without one, and the same for both sides of it', () => {
    expect(chanceOfLead(0, 20)).toBe(0.5);
    expect(chanceOfLead(7, 20) + chanceOfLead(-7, 20)).toBeCloseTo(1, 9);
  });

  it('grows with the lead, and more so the less can still happen', () => {
    expect(chanceOfLead(10, 30)).toBeLessThan(chanceOfLead(20, 30));
    expect(chanceOfLead(10, 30)).toBeLessThan(chanceOfLead(10, 5));
    expect(chanceOfLead(10, 0)).toBeGreaterThan(0.999);
  });
});
