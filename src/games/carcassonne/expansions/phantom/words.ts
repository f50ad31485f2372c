import { lastSquare } from '../../../kernel/played-example.ts';
import type { ExpansionWords } from '../../words/expansion-words.ts';

/** The Phantom in words. */
export const phantomWords = {
  topics: {
    phantom: {
      options: { phantom: true },
      draws: ['base-k', 'base-b'],
      turns: ['draw; place 1,0 r0; meeple 1; meeple 0 phantom'],
      show: { area: { x: -1, y: -1, columns: 4, rows: 3 }, tints: ['road', 'city'] },
      example: lastSquare,
    },
  },
  steps: {
    phantom: {
      text: (t, _, place) => t('step.phantom', { place }),
      declined: (t) => t('choice.pass.phantom'),
    },
  },
  pieces: { phantom: { way: (t) => t('way.phantom') } },
  terms: { phantomInHand: 'term.phantom' },
} satisfies ExpansionWords;
