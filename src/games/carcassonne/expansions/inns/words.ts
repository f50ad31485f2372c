import { contestOf, lastSquare, tintOf } from '../../../kernel/played-example.ts';
import type { ExpansionWords } from '../../words/expansion-words.ts';

/** Inns & Cathedrals in words. */
export const innsWords = {
  topics: {
    inns: {
      options: { inns: true },
      draws: ['inns-o', 'inns-a', 'base-a', 'base-e', 'base-a', 'base-b'],
      turns: [
        'draw; place 1,0 r0; meeple 0',
        'draw; place 0,-1 r0; meeple 0',
        'draw; place 2,0 r90; pass',
        'draw; place 0,-2 r180; pass',
        'draw; place -1,0 r270',
      ],
      show: { area: { x: -2, y: -3, columns: 6, rows: 5 }, tints: ['road', 'city'] },
      text: ({ state }) => ({ tiles: state.set.boxes.inns.length }),
      example(played) {
        const { tiles, points } = tintOf(played, 'road');
        const { tiles: cityTiles, points: cityPoints } = tintOf(played, 'city');
        return { ...lastSquare(played), tiles, points, cityTiles, cityPoints };
      },
    },
    'large-meeple': {
      options: { inns: true },
      draws: ['base-a', 'base-a', 'base-v', 'base-v', 'base-u', 'base-b'],
      turns: [
        'draw; place 1,0 r90; meeple 0 large',
        'draw; place 1,1 r90; meeple 0',
        'draw; place -1,0 r270; pass',
        'draw; place -1,1 r180; pass',
        'draw; place 0,1 r0',
      ],
      show: { area: { x: -2, y: -1, columns: 5, rows: 4 }, tints: ['road'] },
      example: (played) => ({ ...lastSquare(played), ...contestOf(played, 'road') }),
    },
  },
  terms: { largeInHand: 'term.large' },
} satisfies ExpansionWords;
