import { eventOf, lastSquare, tintOf } from '../../../kernel/played-example.ts';
import type { ExpansionWords } from '../../words/expansion-words.ts';
import type { CarcassonneTranslator } from '../../words/language.ts';
import { withoutFields } from '../../words/options.ts';
import { goodsText } from './goods-words.ts';
import { type GoodsView, goodsOf } from './rules.ts';

/** The goods of a seat or a city; nothing where it has none. */
function ownGoods(t: CarcassonneTranslator, goods: Partial<GoodsView> = {}): string[] {
  const text = goodsText(t, goods);
  return text === '' ? [] : [t('seat.goods', { goods: text })];
}

/** Traders & Builders in words. */
export const tradersWords = {
  topics: {
    builder: {
      options: { traders: true },
      draws: ['base-u', 'base-b', 'base-u', 'base-b', 'base-v', 'base-b'],
      turns: [
        'draw; place 1,0 r0; meeple 0',
        'draw; place 0,1 r0; pass',
        'draw; place 2,0 r0; meeple 0 builder',
        'draw; place 1,1 r0; pass',
        'draw; place 3,0 r0; pass',
      ],
      show: { area: { x: -1, y: -1, columns: 6, rows: 4 }, tints: ['road'] },
      example: lastSquare,
    },
    goods: {
      options: { traders: true },
      draws: ['base-b', 'traders-b', 'base-u', 'base-b', 'traders-a', 'base-u', 'base-e', 'base-b'],
      turns: [
        'draw; place 0,1 r0; pass',
        'draw; place 0,-1 r180; meeple 0',
        'draw; place 1,0 r0; pass',
        'draw; place 1,1 r0; pass',
        'draw; place 1,-1 r0; pass',
        'draw; place 2,0 r0; pass',
        'draw; place 1,-2 r180; pass',
      ],
      show: { area: { x: -1, y: -3, columns: 4, rows: 5 } },
      example(played, { t }) {
        const { points } = eventOf(played, 'feature-scored');
        return { ...lastSquare(played), points, goods: goodsText(t, eventOf(played, 'goods-taken').goods) };
      },
    },
    pig: {
      options: { traders: true },
      draws: ['base-d', 'base-b', 'base-u', 'base-e', 'base-e'],
      turns: [
        'draw; place 1,0 r0; meeple 2',
        'draw; place 0,1 r0; pass',
        'draw; place 2,0 r0; meeple 1 pig',
        'draw; place 0,-1 r180; pass',
        'draw; place 1,-1 r180; pass',
      ],
      show: { area: { x: -1, y: -2, columns: 5, rows: 4 }, tints: ['field'] },
      example(played) {
        const { cities, points } = tintOf(played, 'field');
        return { cities, points, extra: eventOf(played, 'pig-scored').points };
      },
      leftOut: withoutFields,
    },
  },
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
    },
    'pig-scored': { line: ({ t, name }, { points }) => t('event.pig-scored', { name, points }) },
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
  },
  seat: (t, state, seat) => ownGoods(t, goodsOf(state, seat)),
  feature: (t, { traders }) => ownGoods(t, traders),
} satisfies ExpansionWords;
