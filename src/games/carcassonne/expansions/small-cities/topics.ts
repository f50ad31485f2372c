import { lastSquare, tintOf } from '../../../kernel/played-example.ts';
import type { SomeTopics } from '../../topics/topic.ts';
import { farmsArgument } from '../../words/options.ts';

/** The rules of small cities. */
export const SMALL_CITIES_TOPICS = {
  'small-cities': {
    options: { smallCities: true },
    draws: ['base-e', 'base-e', 'base-b'],
    turns: ['draw; place 0,1 r90; meeple 0', 'draw; place 1,1 r270'],
    show: { area: { x: -1, y: -1, columns: 4, rows: 4 }, tints: ['city'] },
    text: (_, { options }) => farmsArgument(options),
    example(played) {
      const { tiles, points } = tintOf(played, 'city');
      return { ...lastSquare(played), tiles, points, usual: 2 * tiles };
    },
  },
} as const satisfies SomeTopics;
