import type { ExpansionWords } from '../../words/expansion-words.ts';
import { squareWithSegment } from '../../words/pieces.ts';
import { retrievedPoints, returningAbbot } from './rules.ts';
import { ABBOT_TOPICS } from './topics.ts';

/** The Abbot in words. */
export const abbotWords = {
  topics: ABBOT_TOPICS,
  verbs: {
    retrieve: {
      command: 'retrieve',
      example: { type: 'retrieve' },
      square: (state) => squareWithSegment(state.board, returningAbbot(state)!.segment),
      name: (t) => t('choice.retrieve'),
      button: (t, state) => t('button.retrieve', { points: retrievedPoints(state) }),
      alone: (t, place) => t('step.retrieve', { place }),
      declined: (t) => t('choice.pass.retrieve'),
      from: (t) => t('from.retrieve'),
    },
  },
  events: {
    retrieved: {
      line: ({ t, name }, { kind, x, y, points }) => t('event.retrieved', { name, kind, x, y, points }),
      effect: (t, { points }) => t('effect.retrieved', { points }),
    },
  },
  rejections: {
    'only-abbot': (say) => say('refused.only-abbot'),
    'nothing-to-retrieve': (say) => say('refused.nothing-to-retrieve'),
  },
  pieces: { abbot: { way: (t) => t('way.abbot'), stands: (t) => t('stands.abbot') } },
  terms: { abbotInHand: 'term.abbot' },
} satisfies ExpansionWords;
