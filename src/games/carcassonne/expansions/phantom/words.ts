import type { ExpansionWords } from '../../words/expansion-words.ts';
import { PHANTOM_TOPICS } from './topics.ts';

/** The Phantom in words. */
export const phantomWords = {
  topics: PHANTOM_TOPICS,
  steps: {
    phantom: {
      text: (t, _, place) => t('step.phantom', { place }),
      declined: (t) => t('choice.pass.phantom'),
    },
  },
  pieces: { phantom: { way: (t) => t('way.phantom') } },
  terms: { phantomInHand: 'term.phantom' },
} satisfies ExpansionWords;
