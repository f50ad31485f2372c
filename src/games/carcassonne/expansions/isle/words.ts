import type { ActionOf } from '../../rules/action.ts';
import type { ExpansionWords } from '../../words/expansion-words.ts';
import type { CarcassonneTranslator } from '../../words/language.ts';
import { parseChip } from '../chips/chip.ts';
import { chipsText } from '../chips/words.ts';
import { meeplesOnIsle } from './rules.ts';
import { ISLE_TOPICS } from './topics.ts';

/** The chips of Great Britain in words. */
export const isleWords = {
  topics: ISLE_TOPICS,
  verbs: {
    set: {
      command: 'chip',
      options: (_, { chips }) => ({ subcommand: 'set', with: chips.join(' ') }),
      name: (t, _, action) => t('choice.set', { chips: setText(t, action) }),
      option: (t, _, { action }) => setText(t, action),
      effects: (t, state) => [t('effect.set', { meeples: meeplesOnIsle(state, state.seat) })],
      from: (t) => t('from.isle'),
      takes: (t) => t('not-possible.set'),
    },
    turn: {
      command: 'chip',
      example: { type: 'turn' },
      options: () => ({ subcommand: 'turn' }),
      name: (t) => t('choice.turn'),
      effects: (t) => [t('effect.turn')],
      from: (t) => t('from.isle'),
    },
  },
  steps: {
    set: { text: (t, _, place) => t('step.set', { place }) },
    further: {
      text: (t, _, place) => t('step.further', { place }),
      declined: (t) => t('choice.pass.further'),
    },
  },
  events: {
    'set-paid': {
      line: ({ t, name }, { chips, meeples }) => t('event.set-paid', { name, chips: chipsText(t, chips), meeples }),
      effect: 'untold',
    },
    'turn-bought': { line: ({ t, name }) => t('event.turn-bought', { name }), effect: 'untold' },
  },
  terms: { isle: 'term.isle', move: 'term.move' },
  seat(t, state, seat) {
    const isle = meeplesOnIsle(state, seat);
    return isle > 0 ? [t('seat.isle', { isle })] : [];
  },
} satisfies ExpansionWords;

function setText(t: CarcassonneTranslator, { chips }: ActionOf<'set'>): string {
  return chipsText(
    t,
    chips.map((text) => parseChip(text)!),
  );
}
