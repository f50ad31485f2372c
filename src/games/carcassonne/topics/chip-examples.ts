import { contestOf, eventOf, lastSquare, tintOf, twoSquares } from '../../kernel/played-example.ts';
import { WINE_POINTS } from '../expansions/wine/rules.ts';
import { chipsText } from '../words/chips.ts';
import type { SomeTopics } from './topic.ts';

/** A pile of an island, with the tile on top. */
const pileWith = (top: string) => [top, 'base-v', 'base-u', 'base-b', 'base-e'];

/** The rules of the chips of each map by topic. */
export const CHIP_EXAMPLES = {
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
      const { isle } = played.view.seats[0]!;
      return { isle: isle!, ...lastSquare(played), chip, points: tintOf(played, 'road').points };
    },
  },
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
