import { describe, expect, it } from 'vitest';
import { copyBoard, isOpen, squaresOfTile, tileAt } from '../../src/core/board.ts';
import { createBoard } from '../../src/core/create-board.ts';
import { addStrength, countTiles, featureOf, isOccupied, marksOn, strengthOf } from '../../src/core/feature-graph.ts';
import { clashesAt, hasPlacement } from '../../src/core/placement.ts';
import { SIDES } from '../../src/core/ports.ts';
import {
  bounded,
  groundOf,
  openAt,
  openSquares,
  picture,
  place,
  placements,
  print,
  SHOWN,
  segmentAt,
  TABLE,
  turnsAt,
  typeOf,
} from './landscape.ts';

describe('a board with bounds', () => {
  const LAND = [
    //
    ' ## ',
    '####',
    '##  ',
  ];

  it('has squares on which tiles may be placed, and none elsewhere', () => {
    const board = bounded(LAND);
    place(board, 'meadow', 1, 0);
    place(board, 'meadow', 1, 1);
    expect(picture(board, LAND)).toEqual([
      //
      ' xo ',
      'oxo.',
      '.o  ',
    ]);
    expect([isOpen(board, 0, 0), isOpen(board, 1, -1), isOpen(board, -1, 1)]).toEqual([false, false, false]);
    expect([tileAt(board, 0, 0), tileAt(board, 1, -1), tileAt(board, 2, 2)]).toEqual([-1, -1, -1]);
    expect(new Set(placements(board, 'meadow').map(({ x, y }) => `${x},${y}`))).toEqual(
      new Set(['0,1', '1,2', '2,0', '2,1']),
    );
  });

  it('lets a tile show anything where nothing is printed outside', () => {
    const board = bounded(LAND);
    place(board, 'meadow', 1, 1);
    expect(turnsAt(board, 'cap', 0, 1)).toEqual([0, 2, 3]);
  });

  it('has no place left when its squares are full', () => {
    const board = bounded(['##']);
    place(board, 'meadow', 0, 0);
    expect(hasPlacement(board, typeOf('meadow'), board.cells.length)).toBe(true);
    place(board, 'meadow', 1, 0);
    expect(hasPlacement(board, typeOf('meadow'), board.cells.length)).toBe(false);
  });

  it('closes whatever reaches its border', () => {
    const board = bounded(LAND);
    place(board, 'cap', 1, 0);
    expect(openAt(board, [1, 0], 'N')).toBe(0);
    // The field still goes on to the east and south; to the west is the border.
    expect(openAt(board, [1, 0], 'S')).toBe(6);
    place(board, 'street', 1, 1, 1);
    expect(openAt(board, [1, 1], 'E')).toBe(2);
    place(board, 'end', 0, 1, 1);
    place(board, 'street', 2, 1, 1);
    place(board, 'street', 3, 1, 1);
    expect(openAt(board, [1, 1], 'E')).toBe(0);
  });

  it('closes a feature there wherever it was begun', () => {
    const board = bounded(LAND);
    place(board, 'meadow', 1, 0);
    place(board, 'meadow', 1, 1);
    expect(openAt(board, [1, 0], 'E')).toBe(12);
    place(board, 'meadow', 0, 1);
    // Its north and west are border; its east is joined, its south is free.
    expect(openAt(board, [1, 0], 'E')).toBe(12);
  });

  it('leaves open for ever what reaches a border that does not close', () => {
    const board = bounded(LAND, { closes: false });
    place(board, 'cap', 1, 0);
    expect(openAt(board, [1, 0], 'N')).toBe(3);
    expect(openAt(board, [1, 0], 'S')).toBe(9);
  });

  it('is copied with its bounds, and copies change independently', () => {
    const board = bounded(LAND);
    place(board, 'meadow', 1, 1);
    const before = picture(board, LAND);
    const copy = copyBoard(board);
    place(copy, 'cap', 0, 1, 3);
    expect(openAt(copy, [0, 1], 'W')).toBe(0);
    expect(picture(copy, LAND)[2]).toBe('oo  ');
    expect(picture(board, LAND)).toEqual(before);
    const again = copyBoard(board, copy);
    expect(picture(again, LAND)).toEqual(before);
    // Memory of a board with another ground is not used again.
    const other = createBoard(TABLE, board.size, groundOf(LAND, { prints: [print('city', [[2, 0, 'N']])] }));
    const kept = copyBoard(board, other);
    place(kept, 'meadow', 1, 0);
    expect(turnsAt(kept, 'meadow', 2, 0)).toEqual([0, 1, 2, 3]);
  });
});

describe('what is printed at the border', () => {
  const LAND = ['###', '###'];
  const prints = [print('road', [[1, 0, 'N']], 3), print('city', [[2, 0, 'E']], 2)];

  it('must be continued, whatever else lies around', () => {
    const board = bounded(LAND, { prints });
    place(board, 'meadow', 0, 0);
    expect(turnsAt(board, 'end', 1, 0)).toEqual([0]);
    expect(turnsAt(board, 'street', 1, 0)).toEqual([0, 2]);
    expect(turnsAt(board, 'meadow', 1, 0)).toEqual([]);
    place(board, 'end', 1, 0);
    expect(turnsAt(board, 'cap', 2, 0)).toEqual([1]);
    expect(turnsAt(board, 'passage', 2, 0)).toEqual([]);
    const [clash, ...others] = clashesAt(board, typeOf('meadow'), { x: 2, y: 0, turns: 0 });
    expect(others).toEqual([]);
    expect(clash).toMatchObject({ x: 2, y: 0, side: SIDES.indexOf('E') });
    expect(TABLE.sideKinds[clash!.demanded]).toEqual(SHOWN.city);
    expect(TABLE.sideKinds[clash!.offered]).toEqual(SHOWN.field);
  });

  it('opens no square by itself', () => {
    const board = bounded(LAND, { prints });
    expect(picture(board, LAND)).toEqual(['...', '...']);
  });

  it('joins the feature, counts as one tile, gives its coats of arms and closes', () => {
    const board = bounded(LAND, { prints });
    place(board, 'street', 1, 0);
    expect(openAt(board, [1, 0], 'N')).toBe(1);
    const end = place(board, 'end', 1, 1);
    const segment = segmentAt(board, [1, 1], 'N');
    const feature = featureOf(board.graph, segment);
    expect(openAt(board, [1, 1], 'N')).toBe(0);
    expect(countTiles(board.graph, segment)).toBe(3);
    expect(marksOn(board.graph, feature, 0)).toBe(3);
    expect(end).toBe(3);
    expect(squaresOfTile(board, 0)).toEqual([]);
    expect(squaresOfTile(board, end)).toEqual([{ x: 1, y: 1 }]);
  });

  it('ends the fields beside its road', () => {
    const board = bounded(LAND, { prints });
    place(board, 'street', 1, 0);
    // Of each field five ports: one at the print, three to the side, one to the south.
    expect(openAt(board, [1, 0], 'E')).toBe(4);
    const beside = [0, 2].map((port) => featureOf(board.graph, segmentAt(board, [1, 0], 'N', port)));
    expect(beside[0]).not.toBe(beside[1]);
  });

  it('is a dead end: two roads beyond the same outside square stay two', () => {
    const land = [
      //
      '# ',
      '##',
    ];
    const both = [print('road', [[0, 0, 'E']]), print('road', [[1, 1, 'N']])];
    const board = bounded(land, { prints: both });
    place(board, 'end', 0, 0, 1);
    place(board, 'end', 1, 1);
    const roads = [segmentAt(board, [0, 0], 'E'), segmentAt(board, [1, 1], 'N')];
    expect(roads.map((segment) => countTiles(board.graph, segment))).toEqual([2, 2]);
    expect(featureOf(board.graph, roads[0]!)).not.toBe(featureOf(board.graph, roads[1]!));
  });

  it('may be plain land, which only has to be continued', () => {
    const shore = print('field', [[0, 0, 'W']]);
    const board = bounded(['##'], { prints: [shore] });
    place(board, 'cap', 1, 0);
    expect(turnsAt(board, 'cap', 0, 0)).toEqual([0, 2]);
    place(board, 'meadow', 0, 0);
    expect(openAt(board, [0, 0], 'W')).toBe(0);
  });

  it('is refused when no tile could continue it', () => {
    const river = { ...print('road', [[0, 0, 'N']]), shows: ['road', 'road', 'road'] as const };
    expect(() => bounded(['#'], { prints: [river] })).toThrow('no tile has a side "road road road"');
  });
});

describe('a ferry', () => {
  const LAND = ['## ##'];
  const prints = [
    print(
      'road',
      [
        [1, 0, 'E'],
        [3, 0, 'W'],
      ],
      2,
    ),
  ];

  it('asks for a road at both ends from the start', () => {
    const board = bounded(LAND, { prints });
    place(board, 'meadow', 0, 0);
    place(board, 'meadow', 4, 0);
    expect(turnsAt(board, 'end', 1, 0)).toEqual([1]);
    expect(turnsAt(board, 'end', 3, 0)).toEqual([3]);
  });

  it('lets the road go on at its other end, and nowhere else', () => {
    const board = bounded(LAND, { prints });
    place(board, 'meadow', 0, 0);
    expect(picture(board, LAND)).toEqual(['xo ..']);
    place(board, 'end', 1, 0, 1);
    expect(picture(board, LAND)).toEqual(['xx o.']);
    expect(turnsAt(board, 'street', 3, 0)).toEqual([1, 3]);
    expect(turnsAt(board, 'meadow', 3, 0)).toEqual([]);
  });

  it('leads from each of its ends to all others', () => {
    const land = ['# # # # #', ' # # # # '];
    const ends = [...land[0]!].map((_, x) => [x, x % 2, 'E'] as const);
    const board = bounded(land, { prints: [print('road', ends)] }, { tiles: 2, squares: 1 });
    place(board, 'end', 0, 0, 1);
    expect(openSquares(board)).toBe('1,1 2,0 3,1 4,0 5,1 6,0 7,1 8,0');
  });

  it('makes one road of both sides: one tile more, its coats of arms, and pieces shared', () => {
    const board = bounded(LAND, { prints });
    const { graph } = board;
    place(board, 'end', 1, 0, 1);
    const near = segmentAt(board, [1, 0], 'E');
    addStrength(graph, featureOf(graph, near), 1, 1);
    expect(openAt(board, [1, 0], 'E')).toBe(1);
    place(board, 'end', 3, 0, 3);
    const feature = featureOf(graph, segmentAt(board, [3, 0], 'W'));
    expect(openAt(board, [3, 0], 'W')).toBe(0);
    expect(countTiles(graph, near)).toBe(3);
    expect(marksOn(graph, feature, 0)).toBe(2);
    expect([isOccupied(graph, feature), strengthOf(graph, feature, 1)]).toEqual([true, 1]);
  });

  it('takes no field across', () => {
    const board = bounded(LAND, { prints });
    place(board, 'end', 1, 0, 1);
    place(board, 'end', 3, 0, 3);
    const fields = [segmentAt(board, [1, 0], 'N'), segmentAt(board, [3, 0], 'N')];
    expect(featureOf(board.graph, fields[0]!)).not.toBe(featureOf(board.graph, fields[1]!));
    expect(openAt(board, [3, 0], 'N')).toBe(3);
  });

  it('joins two sides of one road without closing more than there is', () => {
    const board = bounded(['#'], {
      prints: [
        print('road', [
          [0, 0, 'N'],
          [0, 0, 'S'],
        ]),
      ],
    });
    place(board, 'street', 0, 0);
    expect(openAt(board, [0, 0], 'N')).toBe(0);
    expect(countTiles(board.graph, segmentAt(board, [0, 0], 'N'))).toBe(2);
  });
});
