import { lineStart } from '../../../../i18n/sentences.ts';
import { eventOf, twoSquares } from '../../../kernel/played-example.ts';
import type { State } from '../../rules/state.ts';
import type { ExpansionWords } from '../../words/expansion-words.ts';
import type { CarcassonneTranslator } from '../../words/language.ts';
import { CHIPS_PART } from '../chips/rules.ts';
import { chipsText } from '../chips/words.ts';
import { TREATS_PART } from './rules.ts';

/** The treats on the board, each with its square. */
function treatsOf(t: CarcassonneTranslator, state: State): string[] {
  return CHIPS_PART.of(state)
    .onBoard.filter(({ faceUp }) => faceUp)
    .map(({ chip, x, y }) => t('board.place', { name: chipsText(t, [chip]), x, y }));
}

/** The chips of Ibérica in words. */
export const treatWords = {
  topics: {
    treats: {
      options: { map: 'iberica', chips: true },
      layout: {
        start: [{ tile: 'base-d', x: 4, y: 1, rotation: 0 }],
        chips: [
          { x: 5, y: 2, colour: 'orange', value: 2 },
          { x: 3, y: 2, colour: 'orange', value: 1 },
          { x: 6, y: 3, colour: 'lightBlue', value: 1 },
          { x: 7, y: 0, colour: 'orange', value: 1 },
        ],
      },
      draws: ['base-u', 'base-b', 'base-b', 'base-b', 'base-u', 'base-b'],
      turns: [
        'draw; place 5,1 r0; pass',
        'draw; place 4,2 r0; pass',
        'draw; place 5,2 r0; take; treat 6,1; pass',
        'draw; place 3,2 r0; take; treat 6,2; pass',
        'draw; place 6,1 r0',
      ],
      show: { area: { x: 2, y: 0, columns: 6, rows: 4 } },
      begins: 'rules.chips',
      example(played, { t }) {
        const taken = eventOf(played, 'treat-taken');
        const { chip, points } = taken;
        return { chip: chipsText(t, [chip]), points, ...twoSquares([taken, eventOf(played, 'treat-laid')]) };
      },
    },
  },
  verbs: {
    treat: {
      command: 'chip',
      options: (_, { x, y }) => ({ subcommand: 'treat', x, y }),
      name: (t, _, { x, y }) => t('choice.treat', { x, y }),
      from: (t) => t('from.treat'),
      takes: (t) => t('not-possible.treat'),
    },
  },
  steps: {
    treat: {
      text: (t, state, place) => t('step.treat', { place, chip: chipsText(t, [TREATS_PART.of(state).treat!]) }),
    },
  },
  events: {
    'treat-taken': {
      line: ({ t, name }, { chip, points }) => t('event.treat-taken', { name, chip: chipsText(t, [chip]), points }),
      effect: (t, { points }) => t('effect.treat', { points }),
    },
    'treat-laid': {
      line: ({ t, name }, { chip, x, y }) => t('event.treat-laid', { name, chip: chipsText(t, [chip]), x, y }),
    },
    'chip-lost': {
      line: ({ t, ...context }, { chip }) => lineStart(t('event.chip-lost', { chip: chipsText(t, [chip]) }), context),
    },
  },
  board(t, state) {
    const treats = treatsOf(t, state);
    return treats.length > 0 ? [t('board.treats', { treats: treats.join('; ') })] : [];
  },
  sentences(t, state) {
    const treats = treatsOf(t, state);
    if (treats.length === 0) return [];
    return [{ after: 'pieces', forms: [t('board.treats', { treats: t.list(treats) })], importance: 3 }];
  },
} satisfies ExpansionWords;
