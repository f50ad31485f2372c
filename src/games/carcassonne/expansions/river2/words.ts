import { lastSquare } from '../../../kernel/played-example.ts';
import { fieldsCount } from '../../rules/options.ts';
import type { ExpansionWords } from '../../words/expansion-words.ts';
import { farmsArgument } from '../../words/options.ts';

/** The River II in words. */
export const river2Words = {
  topics: {
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
  },
  events: {
    'herd-scored': { line: ({ t, name }, { points }) => t('event.herd-scored', { name, points }) },
  },
  rejections: { 'arm-barred': (say, { why }) => say('refused.arm-barred', { why }) },
  givers: { lake: (t) => t('giver.lake') },
  feature: (t, { river2 }) => (river2 ? [t('feature.herd')] : []),
} satisfies ExpansionWords;
