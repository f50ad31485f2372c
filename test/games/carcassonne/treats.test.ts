import { describe, expect, it } from 'vitest';
import { MadeGame, plain } from './made-game.ts';

describe('treats (Península Ibérica)', () => {
  it('a chip is laid on any free square of its four rows: neither tile, large city nor chip', () => {
    const game = new MadeGame('iberica', {
      start: ['base-b 9,5 r0'],
      pile: plain(3),
      chips: ['9,4 lightBlue2', '3,5 orange1'],
    });
    game.play('draw', 'place 9,4 r0', 'take');
    expect(game.scores).toEqual([2, 0]);
    const squares = game.legalOf('treat');
    expect(squares).toHaveLength(game.legal.length);
    // Towns, islands and squares beside large cities are free; Portos, the other chip, tiles and the sea are not.
    for (const square of ['10,5', '13,7', '16,5', '3,6', '5,5']) expect(squares).toContain(`treat ${square}`);
    for (const square of ['9,4', '9,5', '1,4', '6,5', '7,5', '0,7', '3,5', '13,4', '8,3', '8,8'])
      expect(squares).not.toContain(`treat ${square}`);
    const rows = new Set(squares.map((text) => Number(text.split(',')[1])));
    expect([...rows].sort()).toEqual([4, 5, 6, 7]);
  });

  it.each([
    ['orange2', [0, 1, 2, 3]],
    ['purple2', [8, 9, 10, 11]],
  ] as const)('%s has its own four rows', (chip, rows) => {
    const game = new MadeGame('iberica', { start: ['base-b 9,5 r0'], pile: plain(3), chips: [`9,4 ${chip}`] });
    game.play('draw', 'place 9,4 r0', 'take');
    const found = new Set(game.legal.map((text) => Number(text.split(',')[1])));
    expect([...found].sort((a, b) => a - b)).toEqual(rows);
  });

  it('a treat pays double, then leaves the game', () => {
    const game = new MadeGame('iberica', { start: ['base-b 9,5 r0'], pile: plain(3), chips: ['9,4 lightBlue2'] });
    game.play('draw', 'place 9,4 r0', 'take', 'treat 10,4').passOn();
    expect(game.view.parts.chips!.onBoard).toEqual([{ x: 10, y: 4, colour: 'lightBlue', value: 2, faceUp: true }]);
    game.play('draw', 'place 10,4 r0');
    expect(game.scores).toEqual([2, 4]);
    expect(game.phase).toBe('piece');
    expect(game.view.parts.chips!.onBoard).toEqual([]);
  });

  it('where no square of its rows is free, the chip leaves the game', () => {
    // All squares of the southern rows bear chips.
    const south = ['#S#########......', '.####T####S......', '.###L##T##.......', '...###T..........'];
    const full = south.flatMap((row, y) =>
      [...row].flatMap((sign, x) => (/[#ST]/.test(sign) ? [`${x},${y + 8} orange1`] : [])),
    );
    const game = new MadeGame('iberica', {
      start: ['base-b 9,5 r0'],
      pile: plain(3),
      chips: ['9,4 purple2', ...full],
    });
    game.play('draw', 'place 9,4 r0', 'take');
    expect(game.scores).toEqual([2, 0]);
    expect(game.phase).toBe('piece');
    expect(game.hand(0)).toEqual([]);
    expect(game.view.parts.chips!.onBoard).toHaveLength(full.length);
    expect(game.events.slice(-2).map(({ type }) => type)).toEqual(['chip-taken', 'chip-lost']);
    expect(game.events.at(-1)).toMatchObject({ seat: 0, chip: { colour: 'purple', value: 2 } });
  });

  it('coats of arms of an island are 2 points each, at once, for whoever covers it; not without the chip game', () => {
    const position = { start: ['base-a 11,6 r270'], pile: ['base-a', 'base-b'] };
    const game = new MadeGame('iberica', { ...position, chips: [] }).play('draw', 'place 14,6 r90');
    expect(game.scores).toEqual([4, 0]);
    // They are no part of the road, which has the coat of arms of its ferry only.
    expect(game.feature(11, 6, 'E')).toMatchObject({ tiles: 3, coatsOfArms: 1, points: 5 });
    const without = new MadeGame('iberica', position).play('draw', 'place 14,6 r90');
    expect(without.scores).toEqual([0, 0]);
  });

  it('Menorca may be reached through Mallorca', () => {
    const game = new MadeGame('iberica', {
      start: ['base-a 15,6 r270'],
      pile: ['base-u', 'base-b'],
      chips: [],
    }).play('draw');
    expect(game.squares).toContain('16,5');
  });

  it('chips that are left bring nothing at the end', () => {
    const game = new MadeGame('iberica', {
      start: ['base-b 9,5 r0'],
      pile: plain(1),
      chips: ['9,4 lightBlue2', '3,5 orange1'],
    });
    game.play('draw', 'place 9,4 r0', 'take', 'treat 10,4').passOn();
    expect(game).toMatchObject({ phase: 'over', scores: [2, 0] });
  });
});
