import { eventOf, lastSquare } from '../../../kernel/played-example.ts';
import type { SomeTopics } from '../../topics/topic.ts';

/** The rules of The Festival. */
export const FESTIVAL_TOPICS = {
  festival: {
    options: { festival: true },
    draws: ['base-u', 'base-b', 'festival-e', 'base-b'],
    turns: ['draw; place 1,0 r0; meeple 0', 'draw; place 0,1 r0; pass', 'draw; place 1,1 r180; festival; home 0'],
    show: { area: { x: -1, y: -1, columns: 5, rows: 4 } },
    text: ({ state }) => ({ tiles: state.set.boxes.festival.length }),
    example(played) {
      const { x: fromX, y: fromY } = eventOf(played, 'taken-off');
      return { ...lastSquare(played), fromX, fromY };
    },
  },
} as const satisfies SomeTopics;
