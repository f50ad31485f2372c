import { capitalised } from '../../../../i18n/sentences.ts';
import { eventOf, lastSquare } from '../../../kernel/played-example.ts';
import type { ActionOf } from '../../rules/action.ts';
import type { ExpansionWords } from '../../words/expansion-words.ts';
import type { CarcassonneTranslator } from '../../words/language.ts';
import { chipsText } from '../chips/words.ts';
import { bestSale, WINE_POINTS } from './rules.ts';

function saleText(t: CarcassonneTranslator, { colour, to, pay }: ActionOf<'sell'>): string {
  return t('choice.sell', { colour: t('colour', { colour }), to, pay });
}

/** The chips of France in words. */
export const wineWords = {
  topics: {
    wine: {
      options: { map: 'france', chips: true },
      layout: {
        start: [{ tile: 'base-d', x: 13, y: 4, rotation: 0 }],
        chips: [
          { x: 12, y: 3, colour: 'purple', value: 2 },
          { x: 14, y: 5, colour: 'orange', value: 1 },
          { x: 11, y: 4, colour: 'lightBlue', value: 1 },
          { x: 12, y: 5, colour: 'purple', value: 1 },
        ],
      },
      draws: ['base-v', 'base-b', 'base-u', 'base-b'],
      turns: [
        'draw; place 12,4 r180; pass',
        'draw; place 13,5 r0; pass',
        'draw; place 12,3 r90; take; sell purple 2 abroad',
      ],
      show: { area: { x: 10, y: 2, columns: 6, rows: 3 } },
      begins: 'rules.chips',
      text: () => WINE_POINTS,
      example(played, { t }) {
        const { chips, points } = eventOf(played, 'wine-sold');
        return { ...lastSquare(played), chip: chipsText(t, chips), points };
      },
    },
  },
  verbs: {
    sell: {
      command: 'chip',
      options: (_, { colour, pay, to }) => ({ subcommand: 'sell', with: `${colour} ${[...pay].join('+')} ${to}` }),
      name: (t, _, action) => saleText(t, action),
      button(t, _, { colour, to, pay }) {
        return capitalised(t('button.sell', { colour: t('colour', { colour }), to, pay, points: WINE_POINTS[to] }));
      },
      alone: (t, place) => t('step.sale', { place }),
      beside: (t, place) => t('step.sale.too', { place }),
      declined: (t) => t('choice.pass.sale'),
      from: (t) => t('from.sell'),
      takes: (t) => t('not-possible.sell'),
    },
  },
  events: {
    'wine-sold': {
      line: ({ t, name }, { colour, to, points }) =>
        t('event.wine-sold', { name, colour: t('colour', { colour }), to, points }),
      effect: (t) => t('effect.wine'),
    },
  },
  square(t, state, square) {
    const points = bestSale(state, square);
    return points > 0 ? [t('effect.sale', { points })] : [];
  },
} satisfies ExpansionWords;
