import { describe } from 'vitest';
import { plain } from './made-game.ts';
import { example } from './referee/example.ts';

const abbot = { expansions: ['abbot'], left: plain(4) } as const;

/** Red's abbot in the garden at 1,0; the start tile lies beside it. */
const garden = 'base-u-garden 1,0 r0, meeple 3 abbot';
/** Three more tiles around it; then Red is to move. */
const four = [garden, 'base-b 0,1 r0', 'base-b 1,1 r0', 'base-b 2,1 r0'];
/** Seven tiles around it; then Red is to move. */
const seven = [...four, 'base-a 2,0 r90', 'base-e 0,-1 r180', 'base-b 1,-1 r0', 'base-b 3,1 r0'];
const retrieved = (points: number) => ({
  scores: [points, 0],
  supply: [1, 2].map(() => [7, 0, 1, 0, 0]),
  pieces: [],
  seat: 1,
  told: [`0 takes the abbot back from the garden 1,0/3: ${points}`],
});

describe('where an abbot goes', () => {
  const withInns = { ...abbot, expansions: ['abbot', 'inns'] } as const;
  example('the abbot alone into a garden (E17)', withInns, ['base-v-garden 1,0 r0, ...'], {
    legal: [...['meeple 0', 'meeple 1', 'meeple 2'].flatMap((on) => [on, `${on} large`]), 'meeple 3 abbot', 'pass'],
  });
  example('anybody onto a monastery (E17)', withInns, ['base-b 0,1 r0, ...'], {
    legal: ['meeple 0', 'meeple 0 abbot', 'meeple 0 large', 'meeple 1', 'meeple 1 large', 'pass'],
  });
  example('nobody into a garden without the option (E16)', { ...abbot, expansions: [] }, ['base-u 1,0 r0, ...'], {
    legal: ['meeple 0', 'meeple 1', 'meeple 2', 'pass'],
  });
});

describe('taking the abbot back', () => {
  example('4 tiles around: 5 (E19)', abbot, [...four, 'base-b 0,2 r0, retrieve'], retrieved(5));
  example('the tile just placed as the 5th: 6 (E19)', abbot, [...four, 'base-a 2,0 r90, retrieve'], retrieved(6));
  example('another piece cannot be placed as well (E4)', abbot, [...four, 'base-b 0,2 r0, retrieve, ...'], {
    phase: 'draw',
  });
  const monk = ['base-b 0,1 r0, meeple 0 abbot', 'base-b 0,2 r0', 'base-b 0,3 r0, retrieve'];
  example('from a monastery (E19)', abbot, monk, {
    scores: [3, 0],
    told: ['0 takes the abbot back from the monastery 0,1/0: 3'],
  });
  example('nobody takes back the abbot of others (E19)', abbot, [garden, 'base-b 0,1 r0, ...'], {
    mayNot: ['retrieve'],
  });

  example('not when complete, but a piece may be placed (E20)', abbot, [...seven, 'base-b 2,-1 r0, ...'], {
    legal: ['meeple 0', 'meeple 1', 'pass'],
  });
  example('complete: 9 (E18, E20)', abbot, [...seven, 'base-b 2,-1 r0, meeple 0'], {
    scores: [9, 0],
    pieces: ['0 2,-1/0 meeple'],
    supply: [
      [6, 0, 1, 0, 0],
      [7, 0, 1, 0, 0],
    ],
    told: ['completed garden: 9 to 0, not to '],
  });

  const double = [
    ...[garden, 'base-b 0,1 r0', 'base-u 2,0 r0, meeple 0', 'base-b 1,1 r0', 'base-u 3,0 r0, meeple 0 builder'],
    ...['base-b 2,1 r0', 'base-u 4,0 r0, retrieve'],
  ];
  const both = { ...abbot, expansions: ['abbot', 'traders'] } as const;
  example('it can be placed with the second tile of a double turn (E21)', both, [...double, 'base-b 3,1 r0, ...'], {
    seat: 0,
    may: ['meeple 0 abbot'],
    mayNot: ['retrieve'],
  });

  example('at the end a garden with 3 tiles around: 4 (E22)', { expansions: ['abbot'] }, four.slice(0, 3), {
    scores: [4, 0],
    told: ['open garden: 4 to 0, not to '],
  });
  example(
    'at the end a monastery with 3 tiles around: 4 (E22)',
    { expansions: ['abbot'] },
    ['base-b 0,1 r0, meeple 0 abbot', 'base-b 1,1 r0', 'base-b 0,2 r0'],
    {
      scores: [4, 0],
      told: ['open monastery: 4 to 0, not to '],
    },
  );
});
