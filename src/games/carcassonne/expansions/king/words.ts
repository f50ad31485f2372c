import { eventOf, lastSquare } from '../../../kernel/played-example.ts';
import type { State } from '../../rules/state.ts';
import { CITY } from '../../rules/tile-set.ts';
import type { ExpansionWords } from '../../words/expansion-words.ts';
import type { CarcassonneTranslator } from '../../words/language.ts';
import { CARDS, countCompleted, KING_PART } from './rules.ts';

/** The cards of a seat, each with the tiles of its city or road. */
function ownCards(t: CarcassonneTranslator, state: State, seat: number): string[] {
  return CARDS.flatMap(({ card }) => {
    const held = KING_PART.of(state)[card];
    return held?.seat === seat ? [t('seat.card', { card, tiles: held.tiles })] : [];
  });
}

/** King & Robber in words. */
export const kingWords = {
  topics: {
    king: {
      options: { king: true },
      draws: ['base-e', 'base-v', 'base-e', 'base-g', 'base-u', 'base-e', 'base-b'],
      turns: [
        'draw; place 0,-1 r180; pass',
        'draw; place 1,0 r0; pass',
        'draw; place 1,-1 r0; meeple 0',
        'draw; place 1,-2 r90; pass',
        'draw; place -1,0 r0; pass',
        'draw; place 1,-3 r180; pass',
      ],
      show: { area: { x: -2, y: -4, columns: 5, rows: 6 } },
      text: ({ state }) => ({ tiles: state.set.boxes.king.length }),
      example(played) {
        const { tiles } = eventOf(played, 'card-taken');
        const first = played.events.find((event) => event.type === 'card-taken')!;
        const { points } = eventOf(played, 'feature-scored');
        return { ...lastSquare(played), tiles, points, before: first.tiles, worth: countCompleted(played.state, CITY) };
      },
    },
  },
  events: {
    'card-taken': {
      line({ t, name, names }, { card, tiles, seat, from }) {
        const held = from === undefined ? 'first' : from === seat ? 'own' : 'other';
        return t('event.card-taken', { name, card, tiles, held, holder: from === undefined ? '' : names[from]! });
      },
      effect: (t, { card, tiles, seat, from }, { reader, names }) =>
        t('effect.card', {
          own: seat === reader ? 'yes' : 'no',
          name: names[seat]!,
          card,
          tiles,
          held: from === seat ? 'own' : 'other',
        }),
    },
    'card-scored': { line: ({ t, name }, { card, points }) => t('event.card-scored', { name, card, points }) },
  },
  seat: ownCards,
} satisfies ExpansionWords;
