import { eventOf } from '../../../kernel/played-example.ts';
import type { ExpansionWords } from '../../words/expansion-words.ts';
import { squareWithSegment } from '../../words/pieces.ts';
import { retrievedPoints, returningAbbot } from './rules.ts';

/** The Abbot in words. */
export const abbotWords = {
  topics: {
    abbot: {
      options: { abbot: true },
      draws: ['base-v-garden', 'base-u', 'base-b', 'base-b', 'base-e', 'base-b'],
      turns: [
        'draw; place 1,0 r0; meeple 3 abbot',
        'draw; place 1,1 r90; pass',
        'draw; place 2,0 r0; pass',
        'draw; place 0,1 r0; pass',
        'draw; place 0,-1 r180; retrieve',
      ],
      show: { area: { x: -1, y: -2, columns: 5, rows: 5 } },
      example(played) {
        const { x, y, points } = eventOf(played, 'retrieved');
        return { x, y, around: points - 1, points };
      },
    },
  },
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
