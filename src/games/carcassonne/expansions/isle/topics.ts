import { eventOf, lastSquare, tintOf } from '../../../kernel/played-example.ts';
import type { SomeTopics } from '../../topics/topic.ts';
import { chipsText } from '../chips/words.ts';

/** The rules of the chips of Great Britain. */
export const ISLE_TOPICS = {
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
} as const satisfies SomeTopics;
