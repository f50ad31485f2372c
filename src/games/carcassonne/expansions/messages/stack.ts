import { nextOutcome, shownChance } from '../../rules/chance.ts';
import { type State, statePart } from '../../rules/state.ts';
import { figuresOf, nextAmount } from '../../rules/track.ts';

/** What the messages say (G19 to G22): to score a feature, things in features, or pieces; a further tile; a piece that goes home. */
export const MESSAGES = ['road', 'city', 'monastery', 'coats', 'knights', 'farmers', 'tile', 'return'] as const;
export type Message = (typeof MESSAGES)[number];

/** The name of the stack of messages among the chances of a game. */
export const MESSAGES_CHANCE = 'messages';

/** The two figures of each seat on the score track, by their numbers. */
export const TRACK_FIGURES = ['meeple', 'courier'] as const;
export type FigureName = (typeof TRACK_FIGURES)[number];

/** Distance between dark spaces of the score track; space 0 is dark (G17). */
const DARK_EACH = 5;

interface Stack {
  /** Figures of the seat whose turn it is that have moved in it since its last message. */
  readonly moved: readonly number[];
  /** How many messages have been drawn. */
  readonly drawn: number;
  /** The message that waits for an answer. */
  readonly open?: Message | undefined;
}

/** Part of the state: the stack of messages. */
export const MESSAGES_PART = statePart<Stack>('messages', { moved: [], drawn: 0 });

/** Whether a space of the score track is dark. */
export function isDarkSpace(space: number): boolean {
  return space % DARK_EACH === 0;
}

/** True if the seat to move has to draw a message: a figure that moved in its turn is on a dark space (G17). */
export function isMessageDue(state: State): boolean {
  const { moved, open } = MESSAGES_PART.of(state);
  if (moved.length === 0 || open !== undefined || nextAmount(state)) return false;
  const spaces = figuresOf(state, state.turnSeat);
  return moved.some((figure) => isDarkSpace(spaces[figure]!));
}

/** Draws the next message; it goes under the stack, so that the order of all is known after a round (G18). */
export function drawMessage(state: State): Message {
  const { drawn } = MESSAGES_PART.of(state);
  const message = (nextOutcome(state, MESSAGES_CHANCE) ?? knownMessage(state, drawn)) as Message;
  MESSAGES_PART.change(state, { moved: [], drawn: drawn + 1, open: message });
  return message;
}

/** The message that will be drawn next, once everybody knows the order; undefined before. */
export function nextMessage(state: State): Message | undefined {
  const { drawn } = MESSAGES_PART.of(state);
  return drawn < MESSAGES.length ? undefined : knownMessage(state, drawn);
}

function knownMessage(state: State, at: number): Message {
  return shownChance(state).chance![MESSAGES_CHANCE]![at % MESSAGES.length] as Message;
}
