import { lastSquare } from '../../../kernel/played-example.ts';
import { fieldsCount } from '../../rules/options.ts';
import type { SomeTopics } from '../../topics/topic.ts';
import { farmsArgument } from '../../words/options.ts';

/** The rules of The River II. */
export const RIVER2_TOPICS = {
  river2: {
    options: { river2: true },
    draws: ['river2-i', 'river2-g', 'river2-f'],
    turns: ['draw; place 0,1 r270; pass', 'draw'],
    show: { area: { x: -2, y: -1, columns: 5, rows: 5 }, legal: true },
    text: (_, { options }) => ({
      ...farmsArgument(options),
      herd: options.traders && fieldsCount(options) ? 'yes' : 'no',
    }),
    example: lastSquare,
  },
} as const satisfies SomeTopics;
