import { lastSquare } from '../../../kernel/played-example.ts';
import { legalPlacements } from '../../rules/legal.ts';
import type { SomeTopics } from '../../topics/topic.ts';
import { farmsArgument } from '../../words/options.ts';

/** The rules of The River. */
export const RIVER_TOPICS = {
  river: {
    options: { river: true },
    draws: ['river-k', 'river-e', 'river-g', 'river-l'],
    turns: ['draw; place 0,1 r0; pass', 'draw; place 0,2 r90; pass', 'draw'],
    show: { area: { x: -2, y: -1, columns: 5, rows: 5 }, legal: true },
    text: (_, { options }) => farmsArgument(options),
    example: (played) => ({ ...lastSquare(played), turns: legalPlacements(played.state).length }),
  },
} as const satisfies SomeTopics;
