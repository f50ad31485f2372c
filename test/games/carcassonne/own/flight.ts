import * as z from 'zod';
import type { Action, ActionType } from '../../../../src/games/carcassonne/rules/action.ts';
import type { GameEvent } from '../../../../src/games/carcassonne/rules/event.ts';
import { type BoxExpansion, type State, statePart } from '../../../../src/games/carcassonne/rules/state.ts';
import { NO_PAYLOADS } from '../../../../src/games/carcassonne/rules/verb.ts';
import type { ViewParts } from '../../../../src/games/carcassonne/rules/view.ts';
import type { OwnWords } from './mocks.ts';

/** Where the dragon flies, by the payload of `fly`. */
const WAYS = ['N', 'E', 'S', 'W'] as const;

const TYPE = 'fly' as ActionType;

const FLIGHT = statePart<{ readonly steps: readonly string[] }>('flight', { steps: [] });

/** After a monastery every seat says where the dragon flies, one step each, in turn order from the one whose turn it is (F39). */
export const flight: BoxExpansion = {
  isOffered: true,
  steps: [{ name: 'upgrade', after: 'piece', mover: (state) => (state.turnSeat + taken(state)) % state.scores.length }],
  verbs: [
    {
      type: TYPE,
      schema: z.strictObject({ type: z.literal('fly'), way: z.enum(WAYS) }),
      step: 'upgrade',
      payloads: (state) => (flies(state) ? WAYS.map((_, at) => at) : NO_PAYLOADS),
      actionOf: (_, payload) => ({ type: TYPE, way: WAYS[payload] }) as Action,
      play(state, payload, events) {
        const { steps } = FLIGHT.of(state);
        FLIGHT.change(state, { steps: [...steps, WAYS[payload]!] });
        events?.push({ type: 'flown', seat: state.seat, way: WAYS[payload]! } as unknown as GameEvent);
      },
    },
  ],
  turnBegins: (state) => FLIGHT.change(state, { steps: [] }),
  view: (state) => ({ flight: FLIGHT.of(state) }) as ViewParts,
  stated: (state) => ({ flight: FLIGHT.of(state) }),
};

function taken(state: State): number {
  return FLIGHT.of(state).steps.length;
}

function flies(state: State): boolean {
  const { board, scores, set } = state;
  return set.tiles[board.tileType[board.tileCount - 1]!]!.monastery >= 0 && taken(state) < scores.length;
}

export const flightWords: OwnWords = {
  verbs: {
    fly: {
      command: 'pass',
      options: (_, action) => ({ way: String((action as unknown as { way: string }).way) }),
      name: () => 'the dragon flies',
      from: () => 'the dragon',
    },
  },
  steps: { upgrade: { text: () => 'Where does the dragon fly?' } },
  events: { flown: { line: () => 'The dragon flies.', effect: 'untold' } },
};
