import { tileAt } from '../../../../core/board.ts';
import type { State } from '../../rules/state.ts';
import type { ExpansionWords } from '../../words/expansion-words.ts';
import type { CarcassonneTranslator } from '../../words/language.ts';
import { goldPoints, ingotsOf, ingotsOn, placedIngots } from './ingots.ts';
import { GOLD_TOPICS } from './topics.ts';

/** Name of an ingot in the command for pieces. */
const INGOT = 'ingot';

/** The ingots on the board, each square with their number. */
function laidTexts(t: CarcassonneTranslator, state: State): string[] {
  return placedIngots(state).map(({ count, x, y }) => t('gold.at', { count, x, y }));
}

/** The Gold Mines in words. */
export const goldWords = {
  topics: GOLD_TOPICS,
  verbs: {
    ingot: {
      command: 'meeple',
      options: (_, { x, y }) => ({ on: `${x},${y}`, as: INGOT }),
      square: (_, { x, y }) => ({ x, y }),
      name: (t, _, { x, y }) => t('choice.ingot', { x, y }),
      option: (t, _, { action: { x, y }, option }) =>
        option === 'as' ? t('figure.ingot') : t('choice.ingot.place', { x, y }),
      effects: (t, state, { x, y }) => [t('effect.ingot', { count: 1 + ingotsOn(state, tileAt(state.board, x, y)) })],
      from: (t) => t('from.gold'),
      takes: (t) => t('not-possible.ingot'),
    },
  },
  steps: {
    gold: { text: (t, _, place) => t('step.gold', { place }), announced: (t) => t('effect.gold-tile') },
  },
  events: {
    'ingot-laid': {
      line: ({ t, name }, { x, y }) => t('event.ingot-laid', { name, x, y }),
      effect: 'untold',
    },
    'gold-taken': {
      line: ({ t, name }, { ingots }) => t('event.gold-taken', { name, count: ingots }),
      effect: (t, { seat, ingots }, { reader, names }) =>
        t('effect.gold', { own: seat === reader ? 'yes' : 'no', name: names[seat]!, count: ingots }),
    },
    'gold-scored': {
      line: ({ t, name }, { ingots, points }) => t('event.gold-scored', { name, count: ingots, points }),
      effect: 'untold',
    },
  },
  figures: (t) => [INGOT, t('figure.ingot')],
  seat(t, state, seat) {
    const count = ingotsOf(state, seat);
    return count > 0 ? [t('seat.gold', { count, points: goldPoints(count) })] : [];
  },
  feature: (t, { gold: count }) => (count ? [t('facts.gold', { count })] : []),
  board(t, state) {
    const laid = laidTexts(t, state);
    return laid.length > 0 ? [t('board.gold', { ingots: laid.join('; ') })] : [];
  },
  sentences(t, state) {
    const laid = laidTexts(t, state);
    return laid.length > 0
      ? [{ after: 'pieces', forms: [t('board.gold', { ingots: t.list(laid) })], importance: 4 }]
      : [];
  },
} satisfies ExpansionWords;
