import { eventOf, twoSquares } from '../../../kernel/played-example.ts';
import type { SomeTopics } from '../../topics/topic.ts';
import { chipsText } from '../chips/words.ts';

/** The rules of the chips of Ibérica. */
export const TREAT_TOPICS = {
  treats: {
    options: { map: 'iberica', chips: true },
    layout: {
      start: [{ tile: 'base-d', x: 4, y: 1, rotation: 0 }],
      chips: [
        { x: 5, y: 2, colour: 'orange', value: 2 },
        { x: 3, y: 2, colour: 'orange', value: 1 },
        { x: 6, y: 3, colour: 'lightBlue', value: 1 },
        { x: 7, y: 0, colour: 'orange', value: 1 },
      ],
    },
    draws: ['base-u', 'base-b', 'base-b', 'base-b', 'base-u', 'base-b'],
    turns: [
      'draw; place 5,1 r0; pass',
      'draw; place 4,2 r0; pass',
      'draw; place 5,2 r0; take; treat 6,1; pass',
      'draw; place 3,2 r0; take; treat 6,2; pass',
      'draw; place 6,1 r0',
    ],
    show: { area: { x: 2, y: 0, columns: 6, rows: 4 } },
    begins: 'rules.chips',
    example(played, { t }) {
      const taken = eventOf(played, 'treat-taken');
      const { chip, points } = taken;
      return { chip: chipsText(t, [chip]), points, ...twoSquares([taken, eventOf(played, 'treat-laid')]) };
    },
  },
} as const satisfies SomeTopics;
