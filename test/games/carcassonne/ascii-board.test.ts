import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiBoard } from '../../../lab/positions/carcassonne/ascii-board.ts';
import { parsePosition } from '../../../lab/positions/carcassonne/position-notation.ts';
import { viewOf } from '../../../src/games/carcassonne/rules/view-of.ts';
import { runs } from '../../properties/play.ts';
import { positions, SHIPPED } from './games.ts';

function drawn(position: string): string[] {
  const read = parsePosition(`carcassonne ${SHIPPED.hash.slice(0, 12)} ${position} -`, SHIPPED);
  if (!read.ok) throw new Error(JSON.stringify(read.failure));
  return asciiBoard(read.value, SHIPPED).split('\n');
}

describe('an ASCII board', () => {
  it('shows what runs where, who stands where, and how things are', () => {
    const tiles = 'base-d@0,0r0;base-e@0,-1r180/1r+rm1;base-b@0,1r0/3r;base-w@1,0r0/4k+km0;base-v@-1,0r180/5r';
    expect(drawn(`- 6k/draw r4m6;k0m6 ${tiles} base-b*1 - - - - -`)).toEqual([
      '      -1     0     1',
      '           .....',
      '  -1       ..R..',
      '           #####',
      '     ..|.. ##### .....',
      '   0 ..+-- --+-- --K--',
      '     ..... ..... ..|..',
      '           .....',
      '   1       ..^..',
      '           .....',
      '  R red: score 4, meeples 6',
      '> K black: score 0, meeples 6',
      '  R meeple on base-e 0,-1 segment 1 (field)',
      '  K meeple on base-w 1,0 segment 0 (road)',
    ]);
  });

  it('fills a square in the middle where a city runs through, and ends a single road there', () => {
    // All sides, around a corner, two cities apart, one side alone, a road to a city, and one that ends beside it.
    const tiles = 'base-c@0,0r0;base-n@2,0r0;base-i@4,0r0;base-e@6,0r0;base-s@8,0r0;inns-h@10,0r0';
    expect(drawn(`- 6k/draw r4m6;k0m6 base-d@0,2r0;${tiles} base-b*1 - - - - -`).slice(1, 4)).toEqual([
      '     #####       #####       #####       #####       #####       #####',
      '   0 #####       ###..       ##...       .....       ##o##       ..o..',
      '     #####       #....       #....       .....       #.|.#       ..|..',
    ]);
  });

  it('shows of a map its border, its towns, what is printed there, and chips', () => {
    const tiles = 'germany-berlin@9,5r0;base-d@8,2r0';
    const chips = '?@4,0;o2@9,2';
    const lines = drawn(`map=germany;chips=true 2r/draw r4m9cp1o2;k0m9c ${tiles} base-b*1 - - ${chips} - -`);
    expect(lines.slice(0, 10)).toEqual([
      '      -1     0     1     2     3     4     5     6     7     8     9    10    11    12',
      '',
      '  -1',
      '                                     |',
      '                                   :   :',
      '   0                                 ?',
      '                                   :   :',
      '                                   :   : :   :                   :   :',
      '   1                                           ~               ~',
      '                                   :   : :   :                   :   :   |',
    ]);
    expect(lines.join('\n')).toMatch(/--\+-- {3}2/);
    expect(lines.join('\n')).toMatch(/##### #####/);
    expect(lines).toContain('> R red: score 4, meeples 9, chips purple1 orange2');
    expect(lines).toContain('  K black: score 0, meeples 9, chips none');
  });

  it('has a label for every row, one sign for every piece, and a line for every seat, piece and pile', () => {
    fc.assert(
      fc.property(positions, ({ state }) => {
        const view = viewOf(state);
        const lines = asciiBoard(view, SHIPPED).split('\n');
        const columns = lines[0]!.trim().split(/ +/).map(Number);
        const below = view.seats.length + view.pieces.length + (view.parts.islands?.piles.length ?? 0);
        const board = lines.slice(1, -below);
        const rows = board.filter((_, row) => row % 3 === 1).map((line) => Number(line.slice(0, 4)));
        expect(board).toHaveLength(3 * rows.length);
        for (const { x, y } of view.tiles.flatMap(({ squares }) => squares)) {
          expect(columns).toContain(x);
          expect(rows).toContain(y);
        }
        const signs = board.join('').replace(/[^a-z]/gi, '');
        expect(signs.replace(/[oT]/g, '')).toHaveLength(view.pieces.length);
        const unknown = view.parts.chips?.onBoard.filter(({ faceUp }) => !faceUp) ?? [];
        expect(board.join('').replace(/[^?]/g, '')).toHaveLength(unknown.length);
      }),
      runs(60),
    );
  });
});
