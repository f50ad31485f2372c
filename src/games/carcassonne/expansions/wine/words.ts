import { capitalised } from '../../../../i18n/sentences.ts';
import type { ActionOf } from '../../rules/action.ts';
import type { ExpansionWords } from '../../words/expansion-words.ts';
import type { CarcassonneTranslator } from '../../words/language.ts';
import { bestSale, WINE_POINTS } from './rules.ts';
import { WINE_TOPICS } from './topics.ts';

function saleText(t: CarcassonneTranslator, { colour, to, pay }: ActionOf<'sell'>): string {
  return t('choice.sell', { colour: t('colour', { colour }), to, pay });
}

/** The chips of France in words. */
export const wineWords = {
  topics: WINE_TOPICS,
  verbs: {
    sell: {
      command: 'chip',
      options: (_, { colour, pay, to }) => ({ subcommand: 'sell', with: `${colour} ${[...pay].join('+')} ${to}` }),
      name: (t, _, action) => saleText(t, action),
      button(t, _, { colour, to, pay }) {
        return capitalised(t('button.sell', { colour: t('colour', { colour }), to, pay, points: WINE_POINTS[to] }));
      },
      option: (t, _, { action }) => saleText(t, action),
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
