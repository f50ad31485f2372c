import { lastSquare, squareCount, tintOf, twoSquares } from '../../kernel/played-example.ts';
import { legalPlacements } from '../rules/legal.ts';
import type { GivenExample, SomeTopics } from './topic.ts';

/** Start of an example on the map of Germany, without chips, with the start tile in Rostock. */
const ROSTOCK: GivenExample = {
  options: { map: 'germany' },
  layout: { start: [{ tile: 'base-d', x: 8, y: 2, rotation: 0 }] },
};

/** The rules of maps by topic. */
export const MAP_TOPICS = {
  map: {
    options: { map: 'germany' },
    layout: {
      start: [
        { tile: 'base-d', x: 8, y: 2, rotation: 0 },
        { tile: 'base-u', x: 7, y: 8, rotation: 90 },
      ],
    },
    draws: ['base-w', 'base-b'],
    turns: ['draw'],
    show: { area: { x: 0, y: 2, columns: 12, rows: 8 }, legal: true },
    example: ({ state, setup }) => ({
      ...twoSquares(setup.layout!.start),
      squares: squareCount(legalPlacements(state)),
    }),
  },
  'large-cities': {
    ...ROSTOCK,
    draws: ['base-w', 'base-v', 'base-e', 'base-e', 'base-e', 'base-e', 'base-b'],
    turns: [
      'draw; place 8,3 r0; pass',
      'draw; place 8,4 r90; pass',
      'draw; place 8,5 r90; meeple 0',
      'draw; place 9,4 r180; pass',
      'draw; place 10,6 r0; pass',
      'draw; place 11,5 r270',
    ],
    show: { area: { x: 7, y: 2, columns: 5, rows: 5 }, tints: ['city'] },
    example: (played) => ({ ...lastSquare(played), ...tintOf(played, 'city') }),
  },
  border: {
    ...ROSTOCK,
    draws: ['base-u', 'base-a', 'base-v', 'base-b'],
    turns: ['draw; place 9,2 r0; meeple 0', 'draw; place 7,2 r270; pass', 'draw; place 10,2 r90'],
    show: { area: { x: 6, y: 0, columns: 6, rows: 4 }, tints: ['road'] },
    example: (played) => ({ ...lastSquare(played), ...tintOf(played, 'road') }),
  },
  ferries: {
    ...ROSTOCK,
    draws: ['base-v', 'base-a', 'base-v', 'base-a', 'base-b'],
    turns: [
      'draw; place 9,2 r90; meeple 0',
      'draw; place 7,2 r270; pass',
      'draw; place 9,1 r0; pass',
      'draw; place 5,1 r270',
    ],
    show: { area: { x: 4, y: 0, columns: 7, rows: 4 }, tints: ['road'] },
    example: (played) => ({ ...twoSquares(played.view.tiles.slice(-2)), ...tintOf(played, 'road') }),
  },
  towns: {
    options: { map: 'germany', towns: 'c' },
    layout: { start: [{ tile: 'base-d', x: 7, y: 8, rotation: 90 }] },
    draws: ['base-a', 'base-a', 'base-b'],
    turns: ['draw; place 7,9 r180; meeple 0', 'draw; place 7,7 r0'],
    show: { area: { x: 4, y: 6, columns: 7, rows: 4 }, tints: ['road'] },
    example: (played) => tintOf(played, 'road'),
  },
} as const satisfies SomeTopics;
