import { eventOf, lastSquare, tintOf } from '../../../kernel/played-example.ts';
import type { SomeTopics } from '../../topics/topic.ts';
import { withoutFields } from '../../words/options.ts';
import { goodsText } from './goods-words.ts';

/** The rules of Traders & Builders by topic. */
export const TRADERS_TOPICS = {
  builder: {
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
    example: lastSquare,
  },
  goods: {
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
    show: { area: { x: -1, y: -3, columns: 4, rows: 5 } },
    example(played, { t }) {
      const { points } = eventOf(played, 'feature-scored');
      return { ...lastSquare(played), points, goods: goodsText(t, eventOf(played, 'goods-taken').goods) };
    },
  },
  pig: {
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
    example(played) {
      const { cities, points } = tintOf(played, 'field');
      return { cities, points, extra: eventOf(played, 'pig-scored').points };
    },
    leftOut: withoutFields,
  },
} as const satisfies SomeTopics;
