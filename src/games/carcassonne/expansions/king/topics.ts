import { eventOf, lastSquare } from '../../../kernel/played-example.ts';
import { CITY } from '../../rules/tile-set.ts';
import type { SomeTopics } from '../../topics/topic.ts';
import { countCompleted } from './rules.ts';

/** The rules of King & Robber by topic. */
export const KING_TOPICS = {
  king: {
    options: { king: true },
    draws: ['base-e', 'base-v', 'base-e', 'base-g', 'base-u', 'base-e', 'base-b'],
    turns: [
      'draw; place 0,-1 r180; pass',
      'draw; place 1,0 r0; pass',
      'draw; place 1,-1 r0; meeple 0',
      'draw; place 1,-2 r90; pass',
      'draw; place -1,0 r0; pass',
      'draw; place 1,-3 r180; pass',
    ],
    show: { area: { x: -2, y: -4, columns: 5, rows: 6 } },
    text: ({ state }) => ({ tiles: state.set.boxes.king.length }),
    example(played) {
      const { tiles } = eventOf(played, 'card-taken');
      const first = played.events.find((event) => event.type === 'card-taken')!;
      const { points } = eventOf(played, 'feature-scored');
      return { ...lastSquare(played), tiles, points, before: first.tiles, worth: countCompleted(played.state, CITY) };
    },
  },
} as const satisfies SomeTopics;
