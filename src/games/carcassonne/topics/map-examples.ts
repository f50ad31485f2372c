import { lastSquare, tintOf } from '../../kernel/played-example.ts';
import { squareKey } from '../rules/game-map.ts';
import { legalPlacements } from '../rules/legal.ts';
import type { Topic } from './topic.ts';

/** Germany without chips, begun with a start tile in Rostock. */
const ROSTOCK: Pick<Topic, 'options' | 'layout'> = {
  options: { map: 'germany' },
  layout: { start: [{ tile: 'base-d', x: 8, y: 2, rotation: 0 }] },
};

/** The rules of maps by topic. */
export const MAP_EXAMPLES = {
  map: {
    seats: ['red', 'blue'],
    options: { map: 'germany' },
    layout: {
      start: [
        { tile: 'base-d', x: 8, y: 2, rotation: 0 },
        { tile: 'base-u', x: 7, y: 8, rotation: 90 },
      ],
    },
    draws: ['base-w', 'base-b'],
    turns: ['draw'],
    show: { area: { x: 0, y: 2, columns: 12, rows: 8 }, tints: [], legal: true },
    title: (t) => t('rules.map.title'),
    text: (t, { state, setup }) => {
      const [one, other] = setup.layout!.start;
      const squares = new Set(legalPlacements(state).map(squareKey)).size;
      return [
        t('rules.map.text'),
        t('rules.map.example', { x1: one!.x, y1: one!.y, x2: other!.x, y2: other!.y, squares }),
      ];
    },
  },
  'large-cities': {
    seats: ['red', 'blue'],
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
    title: (t) => t('rules.large-cities.title'),
    text: (t, example) => [
      t('rules.large-cities.text'),
      t('rules.large-cities.example', { ...lastSquare(example), ...tintOf(example, 'city') }),
    ],
  },
  border: {
    seats: ['red', 'blue'],
    ...ROSTOCK,
    draws: ['base-u', 'base-a', 'base-v', 'base-b'],
    turns: ['draw; place 9,2 r0; meeple 0', 'draw; place 7,2 r270; pass', 'draw; place 10,2 r90'],
    show: { area: { x: 6, y: 0, columns: 6, rows: 4 }, tints: ['road'] },
    title: (t) => t('rules.border.title'),
    text: (t, example) => [
      t('rules.border.text'),
      t('rules.border.example', { ...lastSquare(example), ...tintOf(example, 'road') }),
    ],
  },
  ferries: {
    seats: ['red', 'blue'],
    ...ROSTOCK,
    draws: ['base-v', 'base-a', 'base-v', 'base-a', 'base-b'],
    turns: [
      'draw; place 9,2 r90; meeple 0',
      'draw; place 7,2 r270; pass',
      'draw; place 9,1 r0; pass',
      'draw; place 5,1 r270',
    ],
    show: { area: { x: 4, y: 0, columns: 7, rows: 4 }, tints: ['road'] },
    title: (t) => t('rules.ferries.title'),
    text: (t, example) => {
      const { x: x1, y: y1 } = example.view.tiles.at(-2)!;
      const { x: x2, y: y2 } = lastSquare(example);
      return [t('rules.ferries.text'), t('rules.ferries.example', { x1, y1, x2, y2, ...tintOf(example, 'road') })];
    },
  },
  towns: {
    seats: ['red', 'blue'],
    options: { map: 'germany', towns: 'c' },
    layout: { start: [{ tile: 'base-d', x: 7, y: 8, rotation: 90 }] },
    draws: ['base-a', 'base-a', 'base-b'],
    turns: ['draw; place 7,9 r180; meeple 0', 'draw; place 7,7 r0'],
    show: { area: { x: 4, y: 6, columns: 7, rows: 4 }, tints: ['road'] },
    title: (t) => t('rules.towns.title'),
    text: (t, example) => [t('rules.towns.text'), t('rules.towns.example', tintOf(example, 'road'))],
  },
} as const satisfies Readonly<Record<string, Topic>>;
