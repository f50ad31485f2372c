import { polygon } from '../../../src/drawing/draw.ts';
import { turnPoint } from '../../../src/drawing/point.ts';
import { areaOutline, areasByPorts } from '../../../src/drawing/segment-area.ts';
import { amazonas } from '../../../src/games/amazonas/index.ts';
import type { AnyGame } from '../../../src/games/contract/game.ts';
import type { BoardPictureRequest } from '../../../src/render/index.ts';

const COLOURS: Readonly<Record<string, string>> = { road: '#b9a27c', field: '#6fa04b' };

/** A game that tells nothing of its pictures but what it must. */
export const PLAIN: AnyGame = {
  ...amazonas,
  ruleSet: 'plain',
  picture: {
    facts: () => ({}),
    tileArt: (tile, { turns }) =>
      tile.segments.flatMap(({ kind }, segment) =>
        areaOutline(areasByPorts(tile), segment).map((outline) =>
          polygon(
            outline.map((point) => turnPoint(point, turns)),
            COLOURS[kind]!,
          ),
        ),
      ),
  },
} as AnyGame;

const squares = [{ x: 0, y: 0 }];
const TILES = [
  {
    id: 'bend',
    squares,
    segments: [
      { kind: 'road', ports: [1, 4], marks: {} },
      { kind: 'field', ports: [2, 3], marks: {} },
      { kind: 'field', ports: [0, 5, 6, 7, 8, 9, 10, 11], marks: {} },
    ],
  },
];

/** Two tiles with a road that has scored, and a meeple on it. */
export const REQUEST: BoardPictureRequest = {
  game: PLAIN,
  content: { id: 'plain', name: 'plain', hash: 'plain', tiles: TILES, indexOf: new Map([['bend', 0]]) },
  view: {
    phase: 'place',
    seat: 0,
    turn: 2,
    seats: [
      { colour: 'red', score: 4 },
      { colour: 'blue', score: 0 },
    ],
    tiles: [
      { tile: 'bend', rotation: 0, x: 0, y: 0, squares, turn: 0 },
      { tile: 'bend', rotation: 180, x: 1, y: 0, squares: [{ x: 1, y: 0 }], turn: 1, seat: 1 },
    ],
    pieces: [{ tile: 1, segment: 0, seat: 1, piece: 'meeple' }],
    drawn: 'bend',
    pile: { tiles: { bend: 7 } },
  },
  words: {
    language: 'en',
    toMove: 'to move',
    tilesLeft: 'tiles left',
    tileLeft: 'tile left',
    drawn: 'drawn',
    over: 'over',
  },
  names: ['Ana', 'Bo'],
  scored: [
    {
      segments: [
        { tile: 0, segment: 0 },
        { tile: 1, segment: 0 },
      ],
      points: 3,
      seats: [1],
    },
  ],
};
