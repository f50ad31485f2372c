import { eventOf, lastSquare, tintOf } from '../../../kernel/played-example.ts';
import type { SomeTopics } from '../../topics/topic.ts';
import { chipsText } from '../chips/words.ts';

/** A pile of an island, with the tile on top. */
const pileWith = (top: string) => [top, 'base-v', 'base-u', 'base-b', 'base-e'];

/** The rules of the chips of Benelux. */
export const ISLAND_TOPICS = {
  islands: {
    options: { map: 'benelux', chips: true },
    layout: {
      start: [{ tile: 'base-d', x: 10, y: 3, rotation: 180 }],
      chips: [
        { x: 9, y: 2, colour: 'lightBlue', value: 1 },
        { x: 11, y: 2, colour: 'orange', value: 2 },
        { x: 9, y: 4, colour: 'purple', value: 1 },
        { x: 8, y: 3, colour: 'orange', value: 1 },
      ],
      islands: [
        [pileWith('base-a'), pileWith('base-k')],
        [pileWith('base-n'), pileWith('base-w')],
        [pileWith('base-j'), pileWith('base-g')],
      ],
    },
    draws: ['base-a', 'base-e', 'base-b', 'base-v', 'base-b'],
    turns: [
      'draw; place 9,3 r270; meeple 0',
      'draw; place 10,2 r0; pass',
      'draw; place 9,2 r0; take; pass',
      'draw; place 11,3 r0; pass',
      'island lightBlue 0; place 11,4 r180',
    ],
    show: { area: { x: 3, y: 1, columns: 10, rows: 4 }, tints: ['road'] },
    begins: 'rules.chips',
    example(played, { t }) {
      const chip = chipsText(t, [eventOf(played, 'island-tile-taken').chip]);
      return { chip, ...lastSquare(played), points: tintOf(played, 'road').points };
    },
  },
} as const satisfies SomeTopics;
