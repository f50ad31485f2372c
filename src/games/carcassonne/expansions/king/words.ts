import type { State } from '../../rules/state.ts';
import type { ExpansionWords } from '../../words/expansion-words.ts';
import type { CarcassonneTranslator } from '../../words/language.ts';
import { CARDS, KING_PART } from './rules.ts';
import { KING_TOPICS } from './topics.ts';

/** The cards of a seat, each with the tiles of its city or road. */
function ownCards(t: CarcassonneTranslator, state: State, seat: number): string[] {
  return CARDS.flatMap(({ card }) => {
    const held = KING_PART.of(state)[card];
    return held?.seat === seat ? [t('seat.card', { card, tiles: held.tiles })] : [];
  });
}

/** King & Robber in words. */
export const kingWords = {
  topics: KING_TOPICS,
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
    'card-scored': {
      line: ({ t, name }, { card, points }) => t('event.card-scored', { name, card, points }),
      effect: 'untold',
    },
  },
  seat: ownCards,
} satisfies ExpansionWords;
