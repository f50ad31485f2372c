import * as z from 'zod';
import type { Action, ActionType } from '../../../../src/games/carcassonne/rules/action.ts';
import type { GameEvent } from '../../../../src/games/carcassonne/rules/event.ts';
import { orderField } from '../../../../src/games/carcassonne/rules/order.ts';
import { type BoxExpansion, type State, statePart } from '../../../../src/games/carcassonne/rules/state.ts';
import type { ViewParts } from '../../../../src/games/carcassonne/rules/view.ts';
import type { OwnWords } from './mocks.ts';

/** Where the dragon flies, by the payload of `glide`. */
const WAYS = ['N', 'E', 'S', 'W'] as const;

const TYPE = 'glide' as ActionType;

const FLIGHT = statePart<{ readonly steps: readonly string[] }>('flight', { steps: [] });

/** After a monastery every seat says where the dragon flies, one step each, in turn order from the one whose turn it is (F39). */
export const flight: BoxExpansion = {
  isOffered: true,
  isLobbyOnly: true,
  steps: [{ name: 'upgrade', after: 'piece', mover: (state) => (state.turnSeat + taken(state)) % state.scores.length }],
  verbs: [
    {
      type: TYPE,
      schema: z.strictObject({ type: z.literal('glide'), way: z.enum(WAYS) }),
      step: 'upgrade',
      payloads: (state) => (flies(state) ? WAYS.map((_, at) => at) : []),
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

/** The orders for the dragon; two of them send it north. */
const ORDERS = ['north', 'home', 'east'] as const;

const ASKING_STEP = {
  ...flight.steps![0]!,
  question: {
    id: 'flight',
    orders: ORDERS,
    answer: (_: State, order: string) => ({ type: TYPE, way: order === 'east' ? 'E' : 'N' }) as Action,
  },
};

/** The same, but the other seats answer by their standing orders; after a step to the west the dragon can only go north. */
export const orderedFlight: BoxExpansion = {
  ...flight,
  steps: [ASKING_STEP],
  verbs: [
    {
      ...flight.verbs![0]!,
      schema: z.strictObject({ type: z.literal('glide'), way: z.enum(WAYS), ...orderField(ORDERS) }),
      payloads: (state) => {
        const ways = flight.verbs![0]!.payloads(state);
        return FLIGHT.of(state).steps.at(-1) === 'W' ? ways.slice(0, 1) : ways;
      },
    },
  ],
};

/** The same, but no answer can be written with its order, so that no record holds it. */
export const unnamedFlight: BoxExpansion = {
  ...orderedFlight,
  verbs: [{ ...orderedFlight.verbs![0]!, schema: flight.verbs![0]!.schema }],
};

/** The same, but an answer names its order also where only one thing can be done. */
export const namedFlight: BoxExpansion = {
  ...orderedFlight,
  verbs: [
    {
      ...orderedFlight.verbs![0]!,
      actionOf: ({ seat, turnSeat }, payload) =>
        ({ type: TYPE, way: WAYS[payload], ...(seat !== turnSeat && { by: 'home' }) }) as Action,
    },
  ],
};

function taken(state: State): number {
  return FLIGHT.of(state).steps.length;
}

function flies(state: State): boolean {
  const { board, scores, set } = state;
  return set.tiles[board.tileType[board.tileCount - 1]!]!.monastery >= 0 && taken(state) < scores.length;
}

export const flightWords: OwnWords = {
  questions: {
    flight: {
      question: () => 'where the dragon flies',
      order: (_, order) => (order === 'east' ? 'to the sunrise' : `way ${order}`),
    },
  },
  verbs: {
    glide: {
      command: 'pass',
      options: (_, action) => ({ way: String((action as unknown as { way: string }).way) }),
      name: () => 'the dragon flies',
      from: () => 'the dragon',
    },
  },
  steps: { upgrade: { text: () => 'Where does the dragon fly?' } },
  events: { flown: { line: () => 'The dragon flies.' } },
};
