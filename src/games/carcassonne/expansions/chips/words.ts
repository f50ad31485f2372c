import type { State } from '../../rules/state.ts';
import type { ExpansionWords } from '../../words/expansion-words.ts';
import type { CarcassonneTranslator } from '../../words/language.ts';
import { type Chip, makeChip } from './chip.ts';
import { type BoardChip, CHIPS_PART, chipAt, handOf } from './rules.ts';

/** Chips in words, such as "orange 1, purple 2". */
export function chipsText(t: CarcassonneTranslator, chips: readonly Chip[]): string {
  return chips.map(({ colour, value }) => t('chip', { colour, value })).join(', ');
}

/** Sorted chips in words, equal ones once with their number, such as "orange 1, 3 × purple 2". */
function countedChips(t: CarcassonneTranslator, chips: readonly Chip[]): string {
  const counts = new Map<string, number>();
  for (const chip of chips.map((one) => chipsText(t, [one]))) counts.set(chip, (counts.get(chip) ?? 0) + 1);
  return [...counts].map(([chip, count]) => (count > 1 ? t('chip.count', { count, chip }) : chip)).join(', ');
}

function faceDownOn(state: State): readonly BoardChip[] {
  return CHIPS_PART.of(state).onBoard.filter(({ faceUp }) => !faceUp);
}

/** Words of all games with the chips of maps. */
export const chipWords = {
  verbs: { take: 'automatic' },
  steps: { chip: { noPiece: (t, left) => t('piece.chip', { left }) } },
  events: {
    'chip-taken': {
      line: ({ t, name }, { chip, points }) => t('event.chip-taken', { name, chip: chipsText(t, [chip]), points }),
    },
    'coats-scored': {
      line: ({ t, name }, { points }) => t('event.coats-scored', { name, points }),
      effect: (t, { points }) => t('effect.coats', { points }),
    },
  },
  seat(t, state, seat) {
    const hand = [...handOf(state, seat)].sort((a, b) => (makeChip(a) < makeChip(b) ? -1 : 1));
    return hand.length > 0 ? [t('seat.chips', { chips: countedChips(t, hand) })] : [];
  },
  square: (t, state, square) => (chipAt(state, square, false) ? [t('effect.chip')] : []),
  board(t, state) {
    const squares = faceDownOn(state).map(({ x, y }) => t('panel.at', { x, y }));
    return squares.length > 0 ? [t('board.chips', { squares: squares.join('; ') })] : [];
  },
  sentences(t, state) {
    const count = faceDownOn(state).length;
    return count > 0 ? [{ after: 'pieces', forms: [t('alt.chips', { count })], importance: 3 }] : [];
  },
  isNew: (state) => CHIPS_PART.of(state).onBoard.length > 0,
} satisfies ExpansionWords;
