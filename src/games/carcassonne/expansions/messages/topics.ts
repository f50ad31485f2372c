import { eventOf, lastSquare } from '../../../kernel/played-example.ts';
import type { SomeTopics } from '../../topics/topic.ts';
import { farmsArgument } from '../../words/options.ts';
import { POINTS_EACH, POINTS_INSTEAD } from './actions.ts';
import { MESSAGES, MESSAGES_CHANCE } from './stack.ts';

/** The message of the example, and those after it. */
const ORDER = ['knights', ...MESSAGES.filter((message) => message !== 'knights')];

/** The rules of The Messages. */
export const MESSAGES_TOPICS = {
  messages: {
    options: { messages: true },
    layout: { start: [{ tile: 'base-d', x: 0, y: 0, rotation: 0 }], chance: { [MESSAGES_CHANCE]: ORDER } },
    draws: ['base-u', 'base-e', 'base-e', 'base-u', 'base-a', 'base-b', 'base-a', 'base-e'],
    turns: [
      'draw; place 1,0 r0; meeple 0',
      'draw; place 0,1 r180; pass',
      'draw; place 1,1 r180; meeple 0',
      'draw; place 2,0 r0; pass',
      'draw; place -1,0 r270; pass',
      'draw; place 2,1 r0; pass',
      'draw; place 3,0 r90; pass; figure courier; message; follow; figure meeple',
    ],
    show: { area: { x: -2, y: -2, columns: 8, rows: 6 } },
    text: (_, { options }) => ({
      instead: POINTS_INSTEAD,
      coat: POINTS_EACH.coats,
      knight: POINTS_EACH.knights,
      farmer: POINTS_EACH.farmers,
      ...farmsArgument(options),
    }),
    example(played, { t }) {
      const { points } = eventOf(played, 'feature-scored');
      const { message, points: more } = eventOf(played, 'message-answered');
      const { space } = played.events.find((event) => event.type === 'figure-moved')!;
      const knights = more / POINTS_EACH.knights;
      return { ...lastSquare(played), points, space, message: t('message.name', { message }), knights, more };
    },
  },
} as const satisfies SomeTopics;
