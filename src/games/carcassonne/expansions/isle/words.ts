import { eventOf, lastSquare, tintOf } from '../../../kernel/played-example.ts';
import type { ActionOf } from '../../rules/action.ts';
import type { ExpansionWords } from '../../words/expansion-words.ts';
import type { CarcassonneTranslator } from '../../words/language.ts';
import { parseChip } from '../chips/chip.ts';
import { chipsText } from '../chips/words.ts';
import { meeplesOnIsle } from './rules.ts';

/** The chips of Great Britain in words. */
export const isleWords = {
  topics: {
    isle: {
      options: { map: 'great-britain', chips: true },
      layout: {
        start: [{ tile: 'base-d', x: 9, y: 8, rotation: 0 }],
        chips: [
          { x: 9, y: 6, colour: 'lightBlue', value: 1 },
          { x: 10, y: 9, colour: 'purple', value: 2 },
          { x: 12, y: 9, colour: 'purple', value: 1 },
        ],
      },
      draws: ['base-v', 'base-a', 'base-b'],
      turns: ['draw; place 10,8 r0; meeple 0; turn', 'draw; place 10,9 r180; take'],
      show: { area: { x: 6, y: 6, columns: 7, rows: 5 }, tints: ['road'] },
      begins: 'rules.chips',
      example(played, { t }) {
        const chip = chipsText(t, [eventOf(played, 'chip-taken').chip]);
        const { isle } = played.view.seats[0]!.parts;
        return { isle: isle!, ...lastSquare(played), chip, points: tintOf(played, 'road').points };
      },
    },
  },
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
    },
    'turn-bought': { line: ({ t, name }) => t('event.turn-bought', { name }) },
  },
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
