import { eventOf } from '../../../kernel/played-example.ts';
import type { SomeTopics } from '../../topics/topic.ts';

/** The rules of The Abbot. */
export const ABBOT_TOPICS = {
  abbot: {
    options: { abbot: true },
    draws: ['base-v-garden', 'base-u', 'base-b', 'base-b', 'base-e', 'base-b'],
    turns: [
      'draw; place 1,0 r0; meeple 3 abbot',
      'draw; place 1,1 r90; pass',
      'draw; place 2,0 r0; pass',
      'draw; place 0,1 r0; pass',
      'draw; place 0,-1 r180; retrieve',
    ],
    show: { area: { x: -1, y: -2, columns: 5, rows: 5 } },
    example(played) {
      const { x, y, points } = eventOf(played, 'retrieved');
      return { x, y, around: points - 1, points };
    },
  },
} as const satisfies SomeTopics;
