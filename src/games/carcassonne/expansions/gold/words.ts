import { tileAt } from '../../../../core/board.ts';
import { eventOf, lastSquare } from '../../../kernel/played-example.ts';
import type { State } from '../../rules/state.ts';
import type { ExpansionWords } from '../../words/expansion-words.ts';
import type { CarcassonneTranslator } from '../../words/language.ts';
import { farmsArgument } from '../../words/options.ts';
import { goldPoints, INGOTS_PER_POINT, ingotsOf, ingotsOn, MAX_POINTS_PER_INGOT, placedIngots } from './ingots.ts';

/** The ingots on the board, each square with their number. */
function laidTexts(t: CarcassonneTranslator, state: State): string[] {
  return placedIngots(state).map(({ count, x, y }) => t('gold.at', { count, x, y }));
}

/** The Gold Mines in words. */
export const goldWords = {
  topics: {
    gold: {
      options: { gold: true },
      draws: ['gold-h', 'base-b', 'base-a', 'base-a'],
      turns: [
        'draw; place 1,0 r0; ingot 0,0; meeple 1',
        'draw; place 0,1 r0; pass',
        'draw; place -1,0 r270; pass',
        'draw; place 2,0 r90; pass',
      ],
      show: { area: { x: -2, y: -1, columns: 6, rows: 4 } },
      text: ({ state }, { options }) => ({
        ...farmsArgument(options),
        tiles: state.set.boxes.gold.length,
        one: INGOTS_PER_POINT,
        two: 2 * INGOTS_PER_POINT,
        three: 3 * INGOTS_PER_POINT,
        most: MAX_POINTS_PER_INGOT,
      }),
      example(played) {
        const { points, tiles } = eventOf(played, 'feature-scored');
        const { ingots } = eventOf(played, 'gold-taken');
        return { ...lastSquare(played), points, tiles, ingots, worth: goldPoints(ingots) };
      },
    },
  },
  verbs: {
    ingot: {
      command: 'meeple',
      figure: 'figure.ingot',
      options: (_, { x, y }) => ({ on: `${x},${y}` }),
      square: (_, { x, y }) => ({ x, y }),
      name: (t, _, { x, y }) => t('choice.ingot', { x, y }),
      option: (t, _, { action: { x, y } }) => t('choice.ingot.place', { x, y }),
      effects: (t, state, { x, y }) => [t('effect.ingot', { count: 1 + ingotsOn(state, tileAt(state.board, x, y)) })],
      from: (t) => t('from.gold'),
      takes: (t) => t('not-possible.ingot'),
    },
  },
  steps: {
    gold: { text: (t, _, place) => t('step.gold', { place }), announced: (t) => t('effect.gold-tile') },
  },
  events: {
    'ingot-laid': { line: ({ t, name }, { x, y }) => t('event.ingot-laid', { name, x, y }) },
    'gold-taken': {
      line: ({ t, name }, { ingots }) => t('event.gold-taken', { name, count: ingots }),
      effect: (t, { seat, ingots }, { reader, names }) =>
        t('effect.gold', { own: seat === reader ? 'yes' : 'no', name: names[seat]!, count: ingots }),
    },
    'gold-scored': {
      line: ({ t, name }, { ingots, points }) => t('event.gold-scored', { name, count: ingots, points }),
    },
  },
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
