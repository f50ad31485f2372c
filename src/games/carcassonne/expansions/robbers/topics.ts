import { eventOf, lastSquare } from '../../../kernel/played-example.ts';
import type { SomeTopics } from '../../topics/topic.ts';

/** The rules of The Robbers. */
export const ROBBERS_TOPICS = {
  robbers: {
    options: { robbers: true },
    draws: ['robbers-f', 'base-a', 'base-a'],
    turns: [
      'draw; place 1,0 r90; pass; robber 0 best; meeple 0',
      'draw; place -1,0 r270; pass',
      'draw; place 2,0 r90; pass',
    ],
    show: { area: { x: -2, y: -1, columns: 6, rows: 3 } },
    text: ({ state }) => ({ tiles: state.set.boxes.robbers.length }),
    example(played) {
      const { points } = eventOf(played, 'feature-scored');
      return { ...lastSquare(played), points, robbed: eventOf(played, 'robbed').points };
    },
  },
} as const satisfies SomeTopics;
