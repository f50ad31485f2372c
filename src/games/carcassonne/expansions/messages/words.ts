import { lineStart } from '../../../../i18n/sentences.ts';
import { eventOf, lastSquare } from '../../../kernel/played-example.ts';
import type { State } from '../../rules/state.ts';
import { figuresOf, nextAmount, TRACK_PART } from '../../rules/track.ts';
import type { ExpansionWords } from '../../words/expansion-words.ts';
import type { CarcassonneTranslator } from '../../words/language.ts';
import { farmsArgument } from '../../words/options.ts';
import { pieceAtText, pieceOnBoard, standingText } from '../../words/pieces.ts';
import { POINTS_EACH, POINTS_INSTEAD } from './actions.ts';
import {
  type FigureName,
  isDarkSpace,
  MESSAGES,
  MESSAGES_CHANCE,
  MESSAGES_PART,
  nextMessage,
  TRACK_FIGURES,
} from './stack.ts';
import { MESSAGE_STEP } from './verbs.ts';

/** Space of a figure of the seat to move, and the space to which the next amount moves it. */
function wayOf(state: State, figure: FigureName) {
  const from = figuresOf(state, state.seat)[TRACK_FIGURES.indexOf(figure)]!;
  return { figure, from, space: from + nextAmount(state)!.points };
}

function hasOneAmount(state: State): boolean {
  return TRACK_PART.of(state).due.filter(({ seat }) => seat === state.seat).length === 1;
}

/** The answer to a message in words. */
function followText(t: CarcassonneTranslator, state: State, { piece }: { readonly piece?: number }): string {
  return piece === undefined
    ? t('choice.follow', { message: MESSAGES_PART.of(state).open! })
    : pieceAtText(t, state, piece);
}

/** Positions of the figures of all seats, and the open message or, if it is known, the next one. */
function trackLines(t: CarcassonneTranslator, state: State): string[] {
  if (state.rules.figures < 2) return [];
  const figures = state.setup.colours.map((colour, seat) => {
    const [meeple, courier] = figuresOf(state, seat);
    return t('track.seat', { colour: t(`colour.${colour}`), meeple: meeple!, courier: courier! });
  });
  const { open } = MESSAGES_PART.of(state);
  const next = nextMessage(state);
  return [
    t('board.figures', { figures: figures.join('; ') }),
    ...(open ? [t('board.message', { message: t('message.name', { message: open }) })] : []),
    ...(next && !open ? [t('board.next-message', { message: t('message.name', { message: next }) })] : []),
  ];
}

const STEP = {
  text(t: CarcassonneTranslator, state: State, place: 'toDo' | 'panel' | 'list'): string {
    const { open } = MESSAGES_PART.of(state);
    return open
      ? t('step.message', { place, message: t('message.name', { message: open }), points: POINTS_INSTEAD })
      : t('step.figures', { place, points: nextAmount(state)?.points ?? 0 });
  },
};

/** The message of the example, and those after it. */
const ORDER = ['knights', ...MESSAGES.filter((message) => message !== 'knights')];

/** The Messages in words. */
export const messageWords = {
  topics: {
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
  },
  verbs: {
    figure: {
      command: 'meeple',
      figure: 'figure.figure',
      options: (_, { moves }) => ({ on: moves }),
      name: (t, state, { moves }) => t('choice.figure', wayOf(state, moves)),
      // Of several amounts only after the last one is it certain where the figure will stand.
      effects: (t, state, { moves }) =>
        state.seat === state.turnSeat && hasOneAmount(state) && isDarkSpace(wayOf(state, moves).space)
          ? [t('effect.dark')]
          : [],
      from: (t) => t('from.messages'),
      takes: (t) => t('not-possible.figure'),
    },
    message: 'automatic',
    follow: {
      command: 'meeple',
      figure: 'figure.message',
      options: (state, { piece }) => ({ on: piece === undefined ? 'follow' : pieceOnBoard(state, piece) }),
      name: followText,
      from: (t) => t('from.messages'),
      takes: (t) => t('not-possible.message', { points: POINTS_INSTEAD }),
    },
    points: {
      command: 'meeple',
      figure: 'figure.message',
      options: () => ({ on: 'points' }),
      name: (t) => t('choice.points', { points: POINTS_INSTEAD }),
      from: (t) => t('from.messages'),
      takes: (t) => t('not-possible.message', { points: POINTS_INSTEAD }),
    },
  },
  steps: { figures: STEP, abbotFigures: { ...STEP, sameAs: 'figures' } },
  events: {
    'figure-moved': {
      line: ({ t, name, ...context }, { figure, space }) =>
        lineStart(t('event.figure-moved', { name, figure, space }), context),
    },
    'message-drawn': {
      line: ({ t, name }, { message }) => t('event.message-drawn', { name, message: t('message.name', { message }) }),
    },
    'message-answered': {
      line({ t, name }, { home, isInstead, message, points }) {
        if (home) {
          const { kind, piece, x, y } = home;
          return t('event.returned', { name, points, standing: standingText(t, piece, kind), x, y });
        }
        const does = isInstead ? 'instead' : message === 'tile' ? message : 'points';
        return t('event.message-answered', { name, does, points });
      },
      effect: (t, { points }) => t('effect.message', { points }),
    },
  },
  rejections: { 'messages-beside-map': (say) => say('refused.messages-beside-map') },
  givers: { [MESSAGE_STEP]: (t) => t('giver.message') },
  seat(t, state, seat) {
    const [meeple, courier] = figuresOf(state, seat);
    return courier === undefined ? [] : [t('seat.figures', { meeple: meeple!, courier })];
  },
  board: trackLines,
  sentences: (t, state) => trackLines(t, state).map((line) => ({ after: 'pieces', forms: [line], importance: 5 })),
} satisfies ExpansionWords;
