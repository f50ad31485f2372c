import type { SeatThing } from '../../../contract/scene.ts';
import { cardSign } from '../../picture/card-art.ts';
import type { ExpansionPicture } from '../../picture/context.ts';
import { CARDS } from './rules.ts';

/** What King & Robber shows. */
export const kingPicture: ExpansionPicture = {
  signs: {
    ...Object.fromEntries(CARDS.map(({ card }) => [card, cardSign(card)])),
    'option.king': cardSign('king'),
  },
  /** The cards of a seat with their tiles. */
  things({ parts: { king } }, seat) {
    return (
      king &&
      CARDS.flatMap(({ card }): SeatThing[] => {
        const held = king[card];
        return held?.seat === seat ? [{ sign: card, count: held.tiles, leads: true }] : [];
      })
    );
  },
  /** Cards are taken on no square of their own. */
  tells: (event, placed) =>
    event.type === 'card-taken' && placed
      ? { awards: [{ square: placed, seats: [event.seat], sign: event.card }] }
      : undefined,
};
