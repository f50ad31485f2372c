import * as z from 'zod';
import { tileAt } from '../../../../core/board.ts';
import { lastTile, squareOfTile } from '../../../kernel/state.ts';
import type { ActionOf } from '../../rules/action.ts';
import type { State } from '../../rules/state.ts';
import type { Verb } from '../../rules/verb.ts';
import { endsOf, FERRIES_PART, FERRY_ENDS, isFerryDue, movableFerries, placeFerry } from './lakes.ts';

/** Steps of the turn: placing the ferry of a new lake, and moving other ferries. */
export const [PLACING, MOVING] = ['ferry', 'ferries'] as const;

const ferrySchema = z.strictObject({ type: z.literal('lakeFerry'), x: z.int(), y: z.int(), ends: z.enum(FERRY_ENDS) });

declare module '../../rules/expansion-types.ts' {
  interface ExpansionActions {
    readonly lakeFerry: z.infer<typeof ferrySchema>;
  }
  interface ExpansionSteps {
    readonly ferry: true;
    readonly ferries: true;
  }
}

/** Places or moves the ferry of a lake; the payload is made of the tile (by index) and the number of the ends. */
export const FERRY_VERB: Verb<State, ActionOf<'lakeFerry'>> = {
  type: 'lakeFerry',
  schema: ferrySchema,
  step: PLACING,
  alsoAt: MOVING,
  payloads(state) {
    const isPlacing = state.phase === PLACING;
    if (isPlacing && !isFerryDue(state)) return [];
    const { lying } = FERRIES_PART.of(state);
    const tiles = isPlacing ? [lastTile(state)] : movableFerries(state);
    return tiles.flatMap((tile) =>
      endsOf(state.board, tile)
        .filter((ends) => ends !== lying[tile])
        .map((ends) => tile * FERRY_ENDS.length + FERRY_ENDS.indexOf(ends)),
    );
  },
  actionOf: ({ board }, payload) => ({
    type: 'lakeFerry',
    ...squareOfTile(board, Math.floor(payload / FERRY_ENDS.length)),
    ends: FERRY_ENDS[payload % FERRY_ENDS.length]!,
  }),
  play(state, payload, events) {
    placeFerry(
      state,
      { tile: Math.floor(payload / FERRY_ENDS.length), ends: FERRY_ENDS[payload % FERRY_ENDS.length]! },
      events,
    );
  },
};

/** The tile (by index) of the lake that an action is about. */
export function lakeOf({ board }: Pick<State, 'board'>, { x, y }: ActionOf<'lakeFerry'>): number {
  return tileAt(board, x, y);
}
