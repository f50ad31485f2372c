import { eventOf, lastSquare } from '../../../kernel/played-example.ts';
import type { SomeTopics } from '../../topics/topic.ts';
import { farmsArgument } from '../../words/options.ts';
import { goldPoints, INGOTS_PER_POINT, MAX_POINTS_PER_INGOT } from './ingots.ts';

/** The rules of The Gold Mines. */
export const GOLD_TOPICS = {
  gold: {
    options: { gold: true },
    draws: ['gold-h', 'base-b', 'base-a', 'base-a'],
    turns: [
      'draw; place 1,0 r0; ingot 0,0; meeple 1',
      'draw; place 0,1 r0; pass',
      'draw; place -1,0 r270; pass',
      'draw; place 2,0 r90; pass',
    ],
    show: { area: { x: -2, y: -1, columns: 6, rows: 4 } },
    text: ({ state }, { options }) => ({
      ...farmsArgument(options),
      tiles: state.set.boxes.gold.length,
      one: INGOTS_PER_POINT,
      two: 2 * INGOTS_PER_POINT,
      three: 3 * INGOTS_PER_POINT,
      most: MAX_POINTS_PER_INGOT,
    }),
    example(played) {
      const { points, tiles } = eventOf(played, 'feature-scored');
      const { ingots } = eventOf(played, 'gold-taken');
      return { ...lastSquare(played), points, tiles, ingots, worth: goldPoints(ingots) };
    },
  },
} as const satisfies SomeTopics;
