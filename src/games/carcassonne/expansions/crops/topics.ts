import { eventOf, lastSquare } from '../../../kernel/played-example.ts';
import type { SomeTopics } from '../../topics/topic.ts';
import { farmsArgument } from '../../words/options.ts';

/** The rules of Crop Circles. */
export const CROPS_TOPICS = {
  crops: {
    options: { crops: true },
    draws: ['base-u', 'base-b', 'crop2-f', 'base-b'],
    turns: [
      'draw; place 1,0 r0; meeple 0',
      'draw; place 0,1 r0; pass',
      'draw; place 2,0 r0; pass; circle add; add 1,0 0 meeple',
    ],
    show: { area: { x: -1, y: -1, columns: 5, rows: 4 } },
    text: ({ state }, { options }) => ({ ...farmsArgument(options), tiles: state.set.boxes.crop2.length }),
    example(played) {
      const { x: toX, y: toY } = eventOf(played, 'piece-placed');
      return { ...lastSquare(played), toX, toY };
    },
  },
} as const satisfies SomeTopics;
