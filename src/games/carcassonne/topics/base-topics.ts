import { contestOf, eventOf, lastSquare, squareCount, tintOf, twoSquares } from '../../kernel/played-example.ts';
import { legalPlacements } from '../rules/legal.ts';
import { meeplesOf } from '../rules/options.ts';
import { farmsArgument, withoutFields } from '../words/options.ts';
import type { SomeTopics } from './topic.ts';

/** The rules of the base game by topic. */
export const BASE_TOPICS = {
  turn: {
    draws: ['base-v', 'base-b'],
    turns: ['draw; place 1,0 r0; meeple 0'],
    show: { area: { x: -1, y: -1, columns: 4, rows: 3 }, tints: ['road'] },
    example: (played) => ({ ...lastSquare(played), meeples: played.view.seats[0]!.meeples }),
  },
  placing: {
    draws: ['base-v', 'base-k', 'base-b'],
    turns: ['draw; place 1,0 r0; pass', 'draw'],
    show: { area: { x: -2, y: -2, columns: 5, rows: 4 }, legal: true },
    example: ({ state }) => ({ squares: squareCount(legalPlacements(state)) }),
  },
  meeples: {
    draws: ['base-v', 'base-j', 'base-b'],
    turns: ['draw; place 1,0 r0; meeple 0', 'draw; place 1,1 r270; meeple 0'],
    show: { area: { x: -1, y: -1, columns: 4, rows: 4 }, tints: ['road'] },
    text({ setup: { options } }, telling) {
      const map = meeplesOf({ ...options, map: 'germany' });
      return { table: meeplesOf(options), map, ...farmsArgument(telling.options) };
    },
    example: ({ view }) => twoSquares(view.tiles.slice(1)),
  },
  roads: {
    draws: ['base-v', 'base-a', 'base-w', 'base-b'],
    turns: ['draw; place 1,0 r0; meeple 0', 'draw; place -1,0 r270; pass', 'draw; place 1,1 r90'],
    show: { area: { x: -2, y: -1, columns: 5, rows: 4 }, tints: ['road'] },
    example: (played) => ({ ...lastSquare(played), ...tintOf(played, 'road') }),
  },
  cities: {
    draws: ['base-m', 'base-e', 'base-b'],
    turns: ['draw; place 0,-1 r180; meeple 0', 'draw; place 1,-1 r270'],
    show: { area: { x: -1, y: -2, columns: 4, rows: 4 }, tints: ['city'] },
    example: (played) => ({ ...lastSquare(played), ...tintOf(played, 'city') }),
  },
  monasteries: {
    draws: ['base-b', 'base-u', 'base-u', 'base-e', 'base-e', 'base-v', 'base-e', 'base-v', 'base-b'],
    turns: [
      'draw; place 0,1 r0; meeple 0',
      'draw; place 1,0 r0; pass',
      'draw; place -1,0 r0; pass',
      'draw; place 1,1 r90; pass',
      'draw; place -1,1 r270; pass',
      'draw; place -1,2 r0; pass',
      'draw; place 0,2 r180; pass',
      'draw; place 1,2 r270',
    ],
    show: { area: { x: -2, y: -1, columns: 5, rows: 5 }, tints: ['monastery'] },
    example: (played) => ({ ...lastSquare(played), ...tintOf(played, 'monastery') }),
  },
  fields: {
    draws: ['base-e', 'base-e', 'base-e', 'base-e', 'base-b'],
    turns: [
      'draw; place 0,-1 r180; meeple 1',
      'draw; place 1,-1 r0; pass',
      'draw; place 1,-2 r180; pass',
      'draw; place -1,-1 r270',
    ],
    show: { area: { x: -2, y: -3, columns: 5, rows: 5 }, tints: ['field'] },
    example: (played) => tintOf(played, 'field'),
    leftOut: withoutFields,
  },
  majority: {
    draws: ['base-n', 'base-u', 'base-b', 'base-u', 'base-e', 'base-e', 'base-r', 'base-b'],
    turns: [
      'draw; place 0,-1 r180; meeple 0',
      'draw; place 1,0 r0; pass',
      'draw; place 0,-2 r0; pass',
      'draw; place 2,0 r0; pass',
      'draw; place 1,-2 r180; meeple 0',
      'draw; place 2,-1 r270; meeple 0',
      'draw; place 1,-1 r0',
    ],
    show: { area: { x: -1, y: -3, columns: 5, rows: 5 }, tints: ['city'] },
    text: (_, { options }) => farmsArgument(options),
    example: (played) => ({ ...lastSquare(played), ...contestOf(played, 'city') }),
  },
  end: {
    draws: ['base-m', 'base-v', 'base-a'],
    turns: ['draw; place 0,-1 r180; meeple 0', 'draw; place 1,0 r0; meeple 0', 'draw; place -1,0 r270; meeple 1'],
    show: { area: { x: -2, y: -2, columns: 5, rows: 4 }, tints: ['road', 'city', 'monastery'] },
    text: (_, { options }) => farmsArgument(options),
    example(played) {
      const { tiles: cityTiles, coatsOfArms: coats, points: city } = tintOf(played, 'city');
      const { tiles: roadTiles, points: road } = tintOf(played, 'road');
      const { points: monastery } = tintOf(played, 'monastery');
      const [red, blue] = eventOf(played, 'ended').scores;
      return { cityTiles, coats, city, monastery, roadTiles, road, red: red!, blue: blue! };
    },
  },
} as const satisfies SomeTopics;
