import { eventOf, lastSquare, tintOf } from '../../kernel/played-example.ts';
import { fieldsCount } from '../rules/options.ts';
import { goodsText } from '../words/goods.ts';
import type { Topic } from './topic.ts';

/** The rules of Traders & Builders by topic. */
export const TRADERS_EXAMPLES = {
  builder: {
    seats: ['red', 'blue'],
    options: { traders: true },
    draws: ['base-u', 'base-b', 'base-u', 'base-b', 'base-v', 'base-b'],
    turns: [
      'draw; place 1,0 r0; meeple 0',
      'draw; place 0,1 r0; pass',
      'draw; place 2,0 r0; meeple 0 builder',
      'draw; place 1,1 r0; pass',
      'draw; place 3,0 r0; pass',
    ],
    show: { area: { x: -1, y: -1, columns: 6, rows: 4 }, tints: ['road'] },
    title: (t) => t('rules.builder.title'),
    text: (t, example) => [t('rules.builder.text'), t('rules.builder.example', lastSquare(example))],
  },
  goods: {
    seats: ['red', 'blue'],
    options: { traders: true },
    draws: ['base-b', 'traders-b', 'base-u', 'base-b', 'traders-a', 'base-u', 'base-e', 'base-b'],
    turns: [
      'draw; place 0,1 r0; pass',
      'draw; place 0,-1 r180; meeple 0',
      'draw; place 1,0 r0; pass',
      'draw; place 1,1 r0; pass',
      'draw; place 1,-1 r0; pass',
      'draw; place 2,0 r0; pass',
      'draw; place 1,-2 r180; pass',
    ],
    show: { area: { x: -1, y: -3, columns: 4, rows: 5 }, tints: [] },
    title: (t) => t('rules.goods.title'),
    text: (t, example) => {
      const { points } = eventOf(example, 'feature-scored');
      const goods = goodsText(t, eventOf(example, 'goods-taken').goods);
      return [t('rules.goods.text'), t('rules.goods.example', { ...lastSquare(example), points, goods })];
    },
  },
  pig: {
    seats: ['red', 'blue'],
    options: { traders: true },
    draws: ['base-d', 'base-b', 'base-u', 'base-e', 'base-e'],
    turns: [
      'draw; place 1,0 r0; meeple 2',
      'draw; place 0,1 r0; pass',
      'draw; place 2,0 r0; meeple 1 pig',
      'draw; place 0,-1 r180; pass',
      'draw; place 1,-1 r180; pass',
    ],
    show: { area: { x: -1, y: -2, columns: 5, rows: 4 }, tints: ['field'] },
    title: (t) => t('rules.pig.title'),
    text: (t, example) => {
      const { cities, points } = tintOf(example, 'field');
      const { points: extra } = eventOf(example, 'pig-scored');
      return [t('rules.pig.text'), t('rules.pig.example', { cities, points, extra })];
    },
    leftOut: (t, options) => (fieldsCount(options) ? undefined : t('rules.fields.without')),
  },
} as const satisfies Readonly<Record<string, Topic>>;
