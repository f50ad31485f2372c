import { eventOf, lastSquare } from '../../../kernel/played-example.ts';
import type { SomeTopics } from '../../topics/topic.ts';
import { chipsText } from '../chips/words.ts';
import { WINE_POINTS } from './rules.ts';

/** The rules of the chips of France. */
export const WINE_TOPICS = {
  wine: {
    options: { map: 'france', chips: true },
    layout: {
      start: [{ tile: 'base-d', x: 13, y: 4, rotation: 0 }],
      chips: [
        { x: 12, y: 3, colour: 'purple', value: 2 },
        { x: 14, y: 5, colour: 'orange', value: 1 },
        { x: 11, y: 4, colour: 'lightBlue', value: 1 },
        { x: 12, y: 5, colour: 'purple', value: 1 },
      ],
    },
    draws: ['base-v', 'base-b', 'base-u', 'base-b'],
    turns: [
      'draw; place 12,4 r180; pass',
      'draw; place 13,5 r0; pass',
      'draw; place 12,3 r90; take; sell purple 2 abroad',
    ],
    show: { area: { x: 10, y: 2, columns: 6, rows: 3 } },
    begins: 'rules.chips',
    text: () => WINE_POINTS,
    example(played, { t }) {
      const { chips, points } = eventOf(played, 'wine-sold');
      return { ...lastSquare(played), chip: chipsText(t, chips), points };
    },
  },
} as const satisfies SomeTopics;
