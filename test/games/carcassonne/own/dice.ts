import { nextOutcome } from '../../../../src/games/carcassonne/rules/chance.ts';
import type { GameEvent } from '../../../../src/games/carcassonne/rules/event.ts';
import type { BoxExpansion, State } from '../../../../src/games/carcassonne/rules/state.ts';
import type { EventSink } from '../../../../src/games/kernel/state.ts';

const ROLLED = 'rolled' as GameEvent['type'];

/** The event of dice of which the game is not told that it reveals something. */
const DROPPED = 'dropped' as GameEvent['type'];

/** Gives whoever ends a turn as many points as what has come. */
function gain(state: State, points: number, events: EventSink<GameEvent>, type = ROLLED): void {
  state.scores[state.seat]! += points;
  events?.push({ type, seat: state.seat, points } as unknown as GameEvent);
}

/** Whoever has placed a monastery rolls a die, and then draws a token from a bag; each gives so many points. */
export const dice: BoxExpansion = {
  isOffered: true,
  chances: [
    { name: 'die', kind: 'die', faces: ['1', '2', '3'], rolls: 80 },
    { name: 'bag', kind: 'bag', things: ['1', '1', '2', '5'] },
  ],
  reveals: [ROLLED],
  turnEnded: rollWith(ROLLED),
};

function rollWith(type: GameEvent['type']): NonNullable<BoxExpansion['turnEnded']> {
  return (state, events) => {
    const { board, set } = state;
    if (set.tiles[board.tileType[board.tileCount - 1]!]!.monastery < 0) return;
    gain(state, Number(nextOutcome(state, 'die')) + Number(nextOutcome(state, 'bag') ?? 0), events, type);
  };
}

/** The same with a die that is rolled on the spot, which no setup holds. */
export const looseDice: BoxExpansion = {
  isOffered: true,
  reveals: [ROLLED],
  turnEnded: (state, events) => gain(state, Math.floor(Math.random() * 6), events),
};

/** The same with the committed die, of which what came can be taken back. */
export const retractedDice: BoxExpansion = { ...dice, turnEnded: rollWith(DROPPED) };

const scored = ({ seat, points }: { readonly seat: number; readonly points: number }) => {
  return { category: 'chip', final: false, lines: [{ seat, points }] };
};

export const DICE_SCORINGS = { [ROLLED]: scored, [DROPPED]: scored };
