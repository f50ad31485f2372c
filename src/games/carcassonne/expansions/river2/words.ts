import type { ExpansionWords } from '../../words/expansion-words.ts';
import { RIVER2_TOPICS } from './topics.ts';

/** The River II in words. */
export const river2Words = {
  topics: RIVER2_TOPICS,
  events: {
    'herd-scored': { line: ({ t, name }, { points }) => t('event.herd-scored', { name, points }), effect: 'untold' },
  },
  rejections: { 'arm-barred': (say, { why }) => say('refused.arm-barred', { why }) },
  givers: { lake: (t) => t('giver.lake') },
  feature: (t, { river2 }) => (river2 ? [t('feature.herd')] : []),
} satisfies ExpansionWords;
