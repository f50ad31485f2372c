import { contestOf, eventOf, lastSquare } from '../../../kernel/played-example.ts';
import type { SomeTopics } from '../../topics/topic.ts';
import { chipsText } from '../chips/words.ts';

/** The rules of the chips of Germany. */
export const UPGRADE_TOPICS = {
  upgrades: {
    options: { map: 'germany', chips: true },
    layout: {
      start: [{ tile: 'base-x', x: 7, y: 8, rotation: 0 }],
      chips: [
        { x: 8, y: 7, colour: 'purple', value: 2 },
        { x: 6, y: 9, colour: 'orange', value: 2 },
        { x: 5, y: 7, colour: 'orange', value: 1 },
        { x: 9, y: 9, colour: 'lightBlue', value: 1 },
      ],
    },
    draws: ['base-v', 'base-v', 'base-e', 'base-a', 'base-b', 'base-v', 'base-b'],
    turns: [
      'draw; place 7,7 r0; meeple 0',
      'draw; place 6,8 r180; meeple 0',
      'draw; place 8,7 r90; take; pass',
      'draw; place 7,9 r180; pass',
      'draw; place 6,9 r0; take; pass; upgrade 0 22',
      'draw; place 6,7 r270',
    ],
    show: { area: { x: 4, y: 6, columns: 7, rows: 4 }, tints: ['road'] },
    begins: 'rules.chips',
    example: (played, { t }) => ({
      chips: chipsText(t, eventOf(played, 'upgraded').chips),
      ...lastSquare(played),
      ...contestOf(played, 'road'),
    }),
  },
} as const satisfies SomeTopics;
