import { lastSquare, tintOf } from '../../../kernel/played-example.ts';
import type { ExpansionWords } from '../../words/expansion-words.ts';
import { farmsArgument } from '../../words/options.ts';

/** Small cities in words. */
export const smallCitiesWords = {
  topics: {
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
  },
} satisfies ExpansionWords;
