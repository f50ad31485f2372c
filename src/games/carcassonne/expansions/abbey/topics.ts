import { eventOf, lastSquare } from '../../../kernel/played-example.ts';
import type { SomeTopics } from '../../topics/topic.ts';
import { withoutFields } from '../../words/options.ts';
import { WAGON_ORDERS } from './wagons.ts';

/** The rules of Abbey & Mayor. */
export const ABBEY_TOPICS = {
  abbey: {
    options: { abbey: true },
    draws: ['base-w', 'base-a', 'base-b', 'base-b', 'base-b', 'base-e', 'base-b', 'base-b', 'base-b'],
    turns: [
      'draw; place 1,0 r0; pass',
      'draw; place 2,0 r90; pass',
      'draw; place 0,1 r0; pass',
      'draw; place 2,1 r0; pass',
      'draw; place 2,2 r0; pass',
      'draw; place 1,2 r0; pass',
      'draw; place 0,2 r0; pass',
      'draw; place 3,1 r0; pass',
      'abbey 1,1; meeple 0',
    ],
    show: { area: { x: -1, y: -1, columns: 5, rows: 5 } },
    example(played) {
      const after = played.events.slice(played.events.findLastIndex(({ type }) => type === 'placed'));
      const scored = after.filter((event) => event.type === 'feature-scored');
      return {
        ...lastSquare(played),
        closed: scored.filter(({ kind }) => kind !== 'monastery').length,
        points: scored.find(({ kind }) => kind === 'monastery')!.points,
      };
    },
  },
  mayor: {
    options: { abbey: true },
    draws: ['base-k', 'base-b'],
    turns: ['draw; place 0,-1 r180; meeple 0 wagon; wagon 0,-1 1'],
    show: { area: { x: -1, y: -2, columns: 4, rows: 3 } },
    text: (_, { t }) => ({ orders: t.list(WAGON_ORDERS.map((order) => t('order.wagon', { order }))) }),
    example: (played) => ({ ...lastSquare(played), points: eventOf(played, 'feature-scored').points }),
  },
  barn: {
    options: { abbey: true },
    draws: ['base-u', 'base-e', 'base-e', 'base-u', 'base-b', 'base-b'],
    turns: [
      'draw; place 1,0 r0; pass',
      'draw; place 0,1 r180; meeple 1',
      'draw; place 0,2 r0; pass',
      'draw; place 2,0 r0; pass',
      'draw; place 1,1 r0; barn NW',
    ],
    show: { area: { x: -1, y: -1, columns: 4, rows: 4 } },
    example(played) {
      const farm = played.events.findLast((event) => event.type === 'feature-scored' && event.kind === 'field');
      return { ...lastSquare(played), points: farm?.type === 'feature-scored' ? farm.points : 0 };
    },
    leftOut: withoutFields,
  },
} as const satisfies SomeTopics;
