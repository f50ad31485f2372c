import { nextOutcome, shownChance } from '../../rules/chance.ts';
import { type State, statePart } from '../../rules/state.ts';
import { figuresOf, nextAmount } from '../../rules/track.ts';

/** What the messages say (G19 to G22): to score a feature, things in features, or pieces; a further tile; a piece that goes home. */
export const MESSAGES = ['road', 'city', 'monastery', 'coats', 'knights', 'farmers', 'tile', 'return'] as const;
export type Message = (typeof MESSAGES)[number];

/** The name of the stack of messages among the chances of a game. */
export const STACK = 'messages';

/** The two figures of each seat on the score track, by their numbers. */
export const FIGURES = ['meeple', 'courier'] as const;
export type FigureName = (typeof FIGURES)[number];

/** Every so many spaces of the score track one is dark, the first one among them (G17). */
const DARK_EACH = 5;

interface Stack {
  /** Figures of the seat whose turn it is that have moved in it since its last message. */
  readonly moved: readonly number[];
  /** How many messages have been drawn. */
  readonly drawn: number;
  /** The message that waits for an answer. */
  readonly open?: Message | undefined;
}

/** The part of states with the stack of messages. */
export const STACKED = statePart<Stack>('messages', { moved: [], drawn: 0 });

/** Whether a space of the score track is dark. */
export function isDark(space: number): boolean {
  return space % DARK_EACH === 0;
}

/** Whether a message is due to the seat to move: a figure that has moved in its turn stands on a dark space (G17). */
export function isMessageDue(state: State): boolean {
  const { moved, open } = STACKED.of(state);
  if (moved.length === 0 || open !== undefined || nextAmount(state)) return false;
  const spaces = figuresOf(state, state.turnSeat);
  return moved.some((figure) => isDark(spaces[figure]!));
}

/** Draws the next message; it goes under the stack, so that the order of all is known after a round (G18). */
export function drawMessage(state: State): Message {
  const { drawn } = STACKED.of(state);
  const message = (nextOutcome(state, STACK) ?? knownMessage(state, drawn)) as Message;
  STACKED.change(state, { moved: [], drawn: drawn + 1, open: message });
  return message;
}

/** The message that will be drawn next, once everybody knows the order; undefined before. */
export function nextMessage(state: State): Message | undefined {
  const { drawn } = STACKED.of(state);
  return drawn < MESSAGES.length ? undefined : knownMessage(state, drawn);
}

function knownMessage(state: State, at: number): Message {
  return shownChance(state).chance![STACK]![at % MESSAGES.length] as Message;
}
