import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiBoard } from '../../../lab/positions/amazonas/ascii-board.ts';
import { RULES_VERSION, type Setup } from '../../../src/games/amazonas/rules/setup.ts';
import { viewOf } from '../../../src/games/amazonas/rules/view.ts';
import { positions, runs } from '../../properties/play.ts';
import { fold, parseLogLine } from '../../support/amazonas-rules.ts';
import { SHIPPED } from '../../support/scenario-set.ts';

describe('an ASCII board', () => {
  it('shows what runs where, who stands where, and how things are', () => {
    const setup: Setup = {
      ruleSet: 'amazonas',
      version: RULES_VERSION,
      tileSet: SHIPPED.hash,
      colours: ['red', 'black'],
      first: 0,
      pile: ['bend-a', 'village-edge-c', 'amazon-bang-c', 'straight-f', 'bend-b'],
    };
    const lines = [
      'red: draw',
      'red: place 0,-1 r0',
      'red: meeple 0',
      'black: draw',
      'black: place -1,1 r180',
      'black: camp 1',
      'red: draw',
      'red: place 4,1 r0',
      'red: double double-a r0',
      'red: boat',
    ];
    const log = lines.map((line) => parseLogLine(line, setup.colours)!);
    const folded = fold(SHIPPED, setup, log);
    if (!folded.ok) throw new Error(JSON.stringify(folded.failure));
    expect(asciiBoard(viewOf(folded.value.state), SHIPPED).split('\n')).toEqual([
      '      -1     0     1     2     3     4     5',
      '           .....',
      '  -1       ..R--',
      '           ..|..',
      '           ..|.. ..... ##### ..|..       ..|..',
      '   0       ..~.. ..~.. ..~.. ..~..       ..~~~',
      '           ..... ..... ..... .....       .....',
      '     ....# #.... ..... ..... ..... ..... ....#',
      '   1 ..k## ##~.. ..~.. ..~.. ..~~~ ~~~~~ ~~~##',
      '     ....# #.... ..|.. ..... ##### ..... ....#',
      '  R red: score 5, meeples 3, camps 2, space 3/19',
      '> K black: score 0, meeples 4, camps 1, space 2/19',
      '  R meeple on bend-a 0,-1 segment 0 (tributary)',
      '  k camp on village-edge-c -1,1 segment 1 (jungle)',
    ]);
  });

  it('draws what meets in the middle of a tile, and a piece of a double where its part begins', () => {
    const colours = ['red', 'black'] as const;
    const setup: Setup = {
      ruleSet: 'amazonas',
      version: RULES_VERSION,
      tileSet: SHIPPED.hash,
      colours: [...colours],
      first: 0,
      pile: [
        'straight-f',
        'village-rock-b',
        'village-through-a',
        'crossing-a',
        'amazon-bang-a',
        'village-edge-d',
        'bend-a',
      ],
    };
    const log = [
      'red: draw',
      'red: place 0,-1 r0',
      'red: boat',
      'black: draw',
      'black: place 3,-1 r0',
      'black: boat',
      'red: draw',
      'red: place 2,-1 r90',
      'red: boat',
      'black: draw',
      'black: place 1,2 r0',
      'black: boat',
      'red: draw',
      'red: place 4,1 r0',
      'red: double double-a r0',
      'red: meeple 1',
      'black: draw',
      'black: place -1,1 r180',
      'black: boat',
    ].map((line) => parseLogLine(line, colours)!);
    const folded = fold(SHIPPED, setup, log);
    if (!folded.ok) throw new Error(JSON.stringify(folded.failure));
    expect(asciiBoard(viewOf(folded.value.state), SHIPPED).split('\n').slice(0, 13)).toEqual([
      '      -1     0     1     2     3     4     5',
      '           ..|..       ##### #####',
      '  -1       ..+..       ..#.. ..o..',
      '           ..|..       ##### ..|..',
      '           ..|.. ..... ##### ..|..       ..|..',
      '   0       ..~.. ..~.. ..~.. ..~..       ..R~~',
      '           ..... ..... ..... .....       .....',
      '     ....# #.... ..... ..... ..... ..... ....#',
      '   1 ...## ##~.. ..~.. ..~.. ..~~~ ~~~~~ ~~~##',
      '     ....# #.... ..|.. ..... ##### ..... ....#',
      '                 ..|..',
      '   2             --+--',
      '                 ..|..',
    ]);
  });

  it('has a label for every column and row, one sign for every piece, and a line for every seat', () => {
    fc.assert(
      fc.property(positions, ({ state }) => {
        const view = viewOf(state);
        const lines = asciiBoard(view, SHIPPED).split('\n');
        const squares = view.tiles.flatMap((tile) => tile.squares);
        const between = (values: readonly number[]) => {
          const min = Math.min(...values);
          return Array.from({ length: Math.max(...values) - min + 1 }, (_, index) => min + index);
        };
        const columns = between(squares.map(({ x }) => x));
        const rows = between(squares.map(({ y }) => y));
        expect(lines[0]!.trim().split(/ +/).map(Number)).toEqual(columns);
        const map = lines.slice(1, 1 + 3 * rows.length);
        expect(map.flatMap((line) => /^ *-?\d+/.exec(line)?.map(Number) ?? [])).toEqual(rows);
        const signs = map
          .join('')
          .replace(/[^a-z]/gi, '')
          .replaceAll('o', '');
        expect(signs).toHaveLength(view.pieces.length);
        const seatLines = lines.slice(map.length + 1, map.length + 1 + view.seats.length);
        view.seats.forEach(({ colour, score }, seat) => {
          expect(seatLines[seat]).toContain(`${colour}: score ${score},`);
        });
        expect(lines).toHaveLength(1 + map.length + view.seats.length + view.pieces.length);
      }),
      runs(100),
    );
  });
});
