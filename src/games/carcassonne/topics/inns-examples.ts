import { lastSquare, tintOf } from '../../kernel/played-example.ts';
import type { Topic } from './topic.ts';

/** The rules of Inns & Cathedrals by topic. */
export const INNS_EXAMPLES = {
  inns: {
    seats: ['red', 'blue'],
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
    title: (t) => t('rules.inns.title'),
    text: (t, example) => {
      const road = tintOf(example, 'road');
      const city = tintOf(example, 'city');
      return [
        t('rules.inns.text', { tiles: example.state.set.boxes.inns.length }),
        t('rules.inns.example', {
          ...lastSquare(example),
          tiles: road.tiles,
          points: road.points,
          cityTiles: city.tiles,
          cityPoints: city.points,
        }),
      ];
    },
  },
  'large-meeple': {
    seats: ['red', 'blue'],
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
    title: (t) => t('rules.large-meeple.title'),
    text: (t, example) => {
      const { strengths, points } = tintOf(example, 'road');
      const [red, blue] = strengths;
      return [
        t('rules.large-meeple.text'),
        t('rules.large-meeple.example', { ...lastSquare(example), red: red!, blue: blue!, points }),
      ];
    },
  },
} as const satisfies Readonly<Record<string, Topic>>;
