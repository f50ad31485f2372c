import { eventOf, lastSquare } from '../../../kernel/played-example.ts';
import type { SomeTopics } from '../../topics/topic.ts';

/** The rules of The Ferries. */
export const FERRIES_TOPICS = {
  lakes: {
    options: { ferries: true },
    draws: ['ferries-b', 'base-a'],
    turns: ['draw; place 1,0 r0; meeple 0; lakeFerry 1,0 EW', 'draw; place -1,0 r270; pass; lakeFerry 1,0 ES'],
    show: { area: { x: -2, y: -1, columns: 5, rows: 3 } },
    text: ({ state }) => ({ tiles: state.set.boxes.ferries.length }),
    example(played) {
      const { points, tiles } = eventOf(played, 'feature-scored');
      return { ...lastSquare(played), points, tiles };
    },
  },
} as const satisfies SomeTopics;
