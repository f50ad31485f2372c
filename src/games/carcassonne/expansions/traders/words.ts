import type { ExpansionWords } from '../../words/expansion-words.ts';
import type { CarcassonneTranslator } from '../../words/language.ts';
import { goodsText } from './goods-words.ts';
import { type GoodsView, goodsOf } from './rules.ts';
import { TRADERS_TOPICS } from './topics.ts';

/** The goods of a seat or a city; nothing where it has none. */
function ownGoods(t: CarcassonneTranslator, goods: Partial<GoodsView> = {}): string[] {
  const text = goodsText(t, goods);
  return text === '' ? [] : [t('seat.goods', { goods: text })];
}

/** Traders & Builders in words. */
export const tradersWords = {
  topics: TRADERS_TOPICS,
  events: {
    'goods-taken': {
      line: ({ t, name }, { goods }) => t('event.goods-taken', { name, goods: goodsText(t, goods) }),
      effect: (t, { seat, goods }, { reader, names }) =>
        t('effect.goods', {
          own: seat === reader ? 'yes' : 'no',
          name: names[seat]!,
          goods: goodsText(t, goods),
        }),
    },
    'goods-scored': {
      line({ t, names }, { goods, points, seats }) {
        const list = t.list(seats.map((seat) => names[seat]!));
        return t('event.goods-scored', { names: list, count: seats.length, points, goods });
      },
      effect: 'untold',
    },
    'pig-scored': {
      line: ({ t, name }, { points }) => t('event.pig-scored', { name, points }),
      effect: 'untold',
    },
  },
  pieces: {
    builder: {
      // Every other seat draws a tile before this one draws its two.
      effect: (t, { drawn, pile, scores }) => (pile.length - drawn > scores.length ? t('effect.builder') : undefined),
      stands: (t) => t('stands.builder'),
    },
    pig: { effect: (t) => t('effect.pig'), stands: (t) => t('stands.pig') },
  },
  terms: {
    builderInHand: 'term.builder',
    builderOnBoard: 'term.builder',
    pigInHand: 'term.pig',
    pigOnFarm: 'term.pig',
    goods: 'term.goods',
  },
  seat: (t, state, seat) => ownGoods(t, goodsOf(state, seat)),
  feature: (t, { traders }) => ownGoods(t, traders),
} satisfies ExpansionWords;
