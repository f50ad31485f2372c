import { lastSquare } from '../../kernel/played-example.ts';
import { legalPlacements } from '../rules/legal.ts';
import { farmsArgument } from '../words/options.ts';
import type { Topic } from './topic.ts';

/** The rules of The River. */
export const RIVER_EXAMPLE = {
  river: {
    seats: ['red', 'blue'],
    options: { river: true },
    draws: ['river-k', 'river-e', 'river-g', 'river-l'],
    turns: ['draw; place 0,1 r0; pass', 'draw; place 0,2 r90; pass', 'draw'],
    show: { area: { x: -2, y: -1, columns: 5, rows: 5 }, tints: [], legal: true },
    title: (t) => t('rules.river.title'),
    text: (t, example, options) => [
      t('rules.river.text', farmsArgument(options)),
      t('rules.river.example', { ...lastSquare(example), turns: legalPlacements(example.state).length }),
    ],
  },
} as const satisfies Readonly<Record<string, Topic>>;
