import { lastSquare } from '../../../kernel/played-example.ts';
import { legalPlacements } from '../../rules/legal.ts';
import type { SomeTopics } from '../../topics/topic.ts';
import { heldTiles } from './rules.ts';

/** The rules of hands by topic. */
export const HAND_TOPICS = {
  hand: {
    options: { hand: '2' },
    draws: ['base-e', 'base-v', 'base-u', 'base-b', 'base-j', 'base-h', 'base-w'],
    turns: ['draw; hand base-u; place 1,0 r0; pass', 'draw'],
    show: { area: { x: -2, y: -2, columns: 5, rows: 4 } },
    text: (_, { options }) => ({ size: String(options.hand ?? 'none') }),
    example(played) {
      const { state } = played;
      return {
        ...lastSquare(played),
        count: heldTiles(state, state.seat).length,
        left: state.pile.length - state.drawn,
      };
    },
  },
  'hand-fits': {
    options: { hand: '1' },
    draws: ['base-e', 'base-v', 'base-c', 'base-u', 'base-b', 'base-j'],
    turns: ['draw; place 0,-1 r180; pass', 'draw; place 1,0 r0; pass', 'draw'],
    show: { area: { x: -2, y: -3, columns: 6, rows: 6 }, legal: true },
    example: ({ state }) => ({ squares: new Set(legalPlacements(state).map(({ x, y }) => `${x},${y}`)).size }),
  },
} as const satisfies SomeTopics;
