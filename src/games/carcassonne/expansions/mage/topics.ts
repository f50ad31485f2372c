import { eventOf, lastSquare } from '../../../kernel/played-example.ts';
import type { SomeTopics } from '../../topics/topic.ts';

/** The rules of Mage & Witch. */
export const MAGE_TOPICS = {
  mage: {
    options: { mage: true },
    draws: ['mage-d', 'base-b', 'base-a'],
    turns: ['draw; place 1,0 r180; mage 0,0/1; meeple 0', 'draw; place 0,1 r0; pass', 'draw; place -1,0 r270; pass'],
    show: { area: { x: -2, y: -1, columns: 5, rows: 4 } },
    text: ({ state }) => ({ tiles: state.set.boxes.mage.length }),
    example(played) {
      const { points, tiles } = eventOf(played, 'feature-scored');
      return { ...lastSquare(played), points, tiles, plain: points - (eventOf(played, 'magician-left').change ?? 0) };
    },
  },
} as const satisfies SomeTopics;
