import { eventOf, lastSquare, tintOf } from '../../kernel/played-example.ts';
import { squareKey } from '../rules/game-map.ts';
import { legalPlacements } from '../rules/legal.ts';
import { fieldsCount, meeplesOf } from '../rules/options.ts';
import { farmsArgument } from '../words/options.ts';
import type { Topic } from './topic.ts';

/** The rules of the base game by topic. */
export const BASE_EXAMPLES = {
  turn: {
    seats: ['red', 'blue'],
    draws: ['base-v', 'base-b'],
    turns: ['draw; place 1,0 r0; meeple 0'],
    show: { area: { x: -1, y: -1, columns: 4, rows: 3 }, tints: ['road'] },
    title: (t) => t('rules.turn.title'),
    text: (t, example) => [
      t('rules.turn.text'),
      t('rules.turn.example', { ...lastSquare(example), meeples: example.view.seats[0]!.meeples }),
    ],
  },
  placing: {
    seats: ['red', 'blue'],
    draws: ['base-v', 'base-k', 'base-b'],
    turns: ['draw; place 1,0 r0; pass', 'draw'],
    show: { area: { x: -2, y: -2, columns: 5, rows: 4 }, tints: [], legal: true },
    title: (t) => t('rules.placing.title'),
    text: (t, { state }) => [
      t('rules.placing.text'),
      t('rules.placing.example', { squares: new Set(legalPlacements(state).map(squareKey)).size }),
    ],
  },
  meeples: {
    seats: ['red', 'blue'],
    draws: ['base-v', 'base-j', 'base-b'],
    turns: ['draw; place 1,0 r0; meeple 0', 'draw; place 1,1 r270; meeple 0'],
    show: { area: { x: -1, y: -1, columns: 4, rows: 4 }, tints: ['road'] },
    title: (t) => t('rules.meeples.title'),
    text: (t, { setup, view }, chosen) => {
      const { options } = setup;
      const [one, other] = view.tiles.slice(1);
      return [
        t('rules.meeples.text', {
          table: meeplesOf(options),
          map: meeplesOf({ ...options, map: 'germany' }),
          ...farmsArgument(chosen),
        }),
        t('rules.meeples.example', { x1: one!.x, y1: one!.y, x2: other!.x, y2: other!.y }),
      ];
    },
  },
  roads: {
    seats: ['red', 'blue'],
    draws: ['base-v', 'base-a', 'base-w', 'base-b'],
    turns: ['draw; place 1,0 r0; meeple 0', 'draw; place -1,0 r270; pass', 'draw; place 1,1 r90'],
    show: { area: { x: -2, y: -1, columns: 5, rows: 4 }, tints: ['road'] },
    title: (t) => t('rules.roads.title'),
    text: (t, example) => [
      t('rules.roads.text'),
      t('rules.roads.example', { ...lastSquare(example), ...tintOf(example, 'road') }),
    ],
  },
  cities: {
    seats: ['red', 'blue'],
    draws: ['base-m', 'base-e', 'base-b'],
    turns: ['draw; place 0,-1 r180; meeple 0', 'draw; place 1,-1 r270'],
    show: { area: { x: -1, y: -2, columns: 4, rows: 4 }, tints: ['city'] },
    title: (t) => t('rules.cities.title'),
    text: (t, example) => [
      t('rules.cities.text'),
      t('rules.cities.example', { ...lastSquare(example), ...tintOf(example, 'city') }),
    ],
  },
  monasteries: {
    seats: ['red', 'blue'],
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
    title: (t) => t('rules.monasteries.title'),
    text: (t, example) => [
      t('rules.monasteries.text'),
      t('rules.monasteries.example', { ...lastSquare(example), ...tintOf(example, 'monastery') }),
    ],
  },
  fields: {
    seats: ['red', 'blue'],
    draws: ['base-e', 'base-e', 'base-e', 'base-e', 'base-b'],
    turns: [
      'draw; place 0,-1 r180; meeple 1',
      'draw; place 1,-1 r0; pass',
      'draw; place 1,-2 r180; pass',
      'draw; place -1,-1 r270',
    ],
    show: { area: { x: -2, y: -3, columns: 5, rows: 5 }, tints: ['field'] },
    title: (t) => t('rules.fields.title'),
    text: (t, example) => [t('rules.fields.text'), t('rules.fields.example', tintOf(example, 'field'))],
    leftOut: (t, options) => (fieldsCount(options) ? undefined : t('rules.fields.without')),
  },
  majority: {
    seats: ['red', 'blue'],
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
    title: (t) => t('rules.majority.title'),
    text: (t, example, options) => {
      const { strengths, points } = tintOf(example, 'city');
      const [red, blue] = strengths;
      return [
        t('rules.majority.text', farmsArgument(options)),
        t('rules.majority.example', { ...lastSquare(example), points, red: red!, blue: blue! }),
      ];
    },
  },
  end: {
    seats: ['red', 'blue'],
    draws: ['base-m', 'base-v', 'base-a'],
    turns: ['draw; place 0,-1 r180; meeple 0', 'draw; place 1,0 r0; meeple 0', 'draw; place -1,0 r270; meeple 1'],
    show: { area: { x: -2, y: -2, columns: 5, rows: 4 }, tints: ['road', 'city', 'monastery'] },
    title: (t) => t('rules.end.title'),
    text: (t, example, options) => {
      const city = tintOf(example, 'city');
      const monastery = tintOf(example, 'monastery');
      const road = tintOf(example, 'road');
      const [red, blue] = eventOf(example, 'ended').scores;
      return [
        t('rules.end.text', farmsArgument(options)),
        t('rules.end.example', {
          cityTiles: city.tiles,
          coats: city.coatsOfArms,
          city: city.points,
          monastery: monastery.points,
          roadTiles: road.tiles,
          road: road.points,
          red: red!,
          blue: blue!,
        }),
      ];
    },
  },
} as const satisfies Readonly<Record<string, Topic>>;
