import type { ExpansionWords } from '../../words/expansion-words.ts';

/** The Phantom in words. */
export const phantomWords = {
  steps: {
    phantom: {
      text: (t, _, place) => t('step.phantom', { place }),
      declined: (t) => t('choice.pass.phantom'),
    },
  },
  pieces: { phantom: { way: (t) => t('way.phantom') } },
  terms: { phantomInHand: 'term.phantom' },
} satisfies ExpansionWords;
