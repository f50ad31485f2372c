import { describe } from 'vitest';
import { plain } from './made-game.ts';
import { example } from './referee/example.ts';

/** Tiles around the empty squares 1,1 and 3,1 without any open city or road: a full city fits nowhere beside them. */
const holes = ['0,0', '1,0', '2,0', '3,0', '4,0', '0,1', '2,1', '4,1', '0,2', '1,2', '2,2', '3,2', '4,2'];
const start = holes.map((square) => `base-b ${square} r0`);
const held = (hand: '1' | '2' | '3') => ({ expansions: ['abbey'], start, options: { hand } }) as const;

describe('an abbey beside a hand', () => {
  example(
    'is placed instead of a held tile, and the hand stays full (F21)',
    { ...held('1'), left: plain(2) },
    ['base-b 5,0 r0', 'base-b 5,1 r0', 'abbey 1,1'],
    { seat: 1, phase: 'draw', abbeys: [false, true], held: [['base-b'], []] },
  );

  /** Red plays its one tile, and Blue's fits nowhere. */
  const last = 'base-b 5,0 r0';
  example('may be placed before what fits nowhere leaves (F19)', { ...held('1'), left: ['base-c'] }, [last], {
    seat: 1,
    legal: ['draw', 'abbey 1,1', 'abbey 3,1'],
    held: [[], ['base-c']],
  });
  example(
    'and then nothing has left, and the turn is the next one of who has a tile (F19, F20)',
    { ...held('1'), left: ['base-c'] },
    [last, 'abbey 1,1'],
    { seat: 1, phase: 'draw', held: [[], ['base-c']], discarded: [] },
  );
  example(
    'or what fits nowhere leaves, and the round of abbeys begins behind that turn (F19, F56)',
    held('1'),
    [last, 'base-c, ...'],
    {
      seat: 0,
      phase: 'abbey',
      legal: ['abbey 1,1', 'abbey 3,1', 'pass'],
      round: [1],
      discarded: ['base-c'],
    },
  );

  const passed = [last, 'base-c, ...', 'abbey 1,1'];
  example(
    'gives no turn to who has no tile while others have some (F20, F53)',
    { ...held('2'), left: plain(1) },
    passed,
    { seat: 0, phase: 'draw', held: [['base-b'], []], abbeys: [false, true] },
  );
  example('but in the last round (F56)', held('2'), [...passed, 'base-b 5,1 r0, pass, ...'], {
    seat: 1,
    phase: 'abbey',
    legal: ['abbey 3,1', 'pass'],
    round: [0],
  });

  /** Red's builder on a road around the empty square 1,2; Red's last tile goes on with it. */
  const built = [
    ...['base-b 0,1 r0', 'base-b 0,2 r0', 'base-u 1,1 r90, meeple 0', 'base-b 0,3 r0'],
    ...['base-v 1,0 r0, meeple 0 builder', 'base-b 1,3 r0', 'base-b 2,3 r0', 'base-b 2,2 r0'],
    'base-a -1,0 r270, pass, ...',
  ];
  const withTraders = { expansions: ['abbey', 'traders'], options: { hand: '1' } } as const;
  example(
    'is the second tile of a turn where hand and pile are empty, while others still have tiles (F20, F53)',
    { ...withTraders, left: plain(1) },
    built,
    { seat: 0, phase: 'abbey', legal: ['abbey 1,2', 'pass'], held: [[], ['base-b']], round: [] },
  );
  example('and then they go on (F20)', { ...withTraders, left: plain(1) }, built.with(-1, 'base-a -1,0 r270'), {
    seat: 1,
    phase: 'draw',
    held: [[], ['base-b']],
  });
});

example(
  'of equal tiles the one held longest is played (F19)',
  { expansions: [], options: { hand: '3' }, left: ['base-b', 'base-b', 'base-b', 'base-u', 'base-b'] },
  ['base-u, hand base-u, place 1,0 r0'],
  { seat: 1, held: [['base-b', 'base-u'], plain(3)] },
);

/** Blue's meeple with the fairy; then Blue holds nothing that fits, and Red still has two tiles. */
const fairy = [
  ...['base-b 1,0 r0', 'base-b 0,1 r0, meeple 0', 'base-b 2,0 r0', 'base-b 0,2 r0, fairy 0', 'base-b 3,0 r0'],
  ...['base-c, ...', 'base-b 4,0 r0'],
];
example(
  'the fairy brings a point in a turn in which nothing fits, and none to who is passed over (F46, F20)',
  { expansions: ['dragon'], start: ['base-b 0,0 r0'], options: { hand: '3' }, left: ['base-c', 'base-b'] },
  fairy,
  { seat: 0, phase: 'draw', scores: [0, 1], held: [['base-b'], []], discarded: ['base-c', 'base-c'] },
);
