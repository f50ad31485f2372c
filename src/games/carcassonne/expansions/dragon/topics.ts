import { eventOf, lastSquare } from '../../../kernel/played-example.ts';
import type { SomeTopics } from '../../topics/topic.ts';
import { orderText } from './order-words.ts';
import { DRAGON_ORDERS } from './orders.ts';

/** The rules of The Princess & the Dragon. */
export const DRAGON_TOPICS = {
  dragon: {
    options: { dragon: true },
    draws: ['princess-c', 'base-u', 'base-b', 'princess-za', 'base-b'],
    turns: [
      'draw; place 0,-1 r180',
      'draw; place 1,0 r0; meeple 0',
      'draw; place 0,1 r0; meeple 0',
      'draw; place -1,0 r0; pass; dragon S; dragon E spare',
    ],
    show: { area: { x: -2, y: -2, columns: 5, rows: 4 } },
    text: (_, { t }) => ({ orders: DRAGON_ORDERS.map((order) => orderText(t, order)).join(' / ') }),
    example(played) {
      const events = played.events;
      return {
        ...lastSquare(played),
        steps: events.filter(({ type }) => type === 'dragon-flew').length,
        pieces: events.filter(({ type }) => type === 'taken-off').length,
      };
    },
  },
  fairy: {
    options: { dragon: true },
    draws: ['base-u', 'base-b', 'base-u', 'base-b'],
    turns: ['draw; place 1,0 r0; meeple 0', 'draw; place 0,1 r0; pass', 'draw; place 2,0 r0; fairy 0'],
    show: { area: { x: -1, y: -1, columns: 5, rows: 4 } },
    example(played) {
      const { x, y } = eventOf(played, 'fairy-moved');
      return { x, y };
    },
  },
} as const satisfies SomeTopics;
