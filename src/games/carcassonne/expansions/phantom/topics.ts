import { lastSquare } from '../../../kernel/played-example.ts';
import type { SomeTopics } from '../../topics/topic.ts';

/** The rules of The Phantom. */
export const PHANTOM_TOPICS = {
  phantom: {
    options: { phantom: true },
    draws: ['base-k', 'base-b'],
    turns: ['draw; place 1,0 r0; meeple 1; meeple 0 phantom'],
    show: { area: { x: -1, y: -1, columns: 4, rows: 3 }, tints: ['road', 'city'] },
    example: lastSquare,
  },
} as const satisfies SomeTopics;
