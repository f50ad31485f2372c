import * as z from 'zod';
import { lastTile, squareOfTile } from '../../../kernel/state.ts';
import type { ActionOf } from '../../rules/action.ts';
import type { State } from '../../rules/state.ts';
import type { Verb } from '../../rules/verb.ts';
import { isGoldPlaced, placeIngot, tilesAround } from './ingots.ts';

/** The step at which the second ingot of a tile is laid. */
export const GOLD_STEP = 'gold';

const ingotSchema = z.strictObject({ type: z.literal('ingot'), x: z.int(), y: z.int() });

declare module '../../rules/expansion-types.ts' {
  interface ExpansionActions {
    readonly ingot: z.infer<typeof ingotSchema>;
  }
  interface ExpansionSteps {
    readonly gold: true;
  }
}

/** Lays the second ingot on a tile beside the one just placed, by its index (G30). */
export const INGOT_VERB: Verb<State, ActionOf<'ingot'>> = {
  type: 'ingot',
  schema: ingotSchema,
  step: GOLD_STEP,
  endsStep: true,
  isPossible: isGoldPlaced,
  payloads: (state) => (isGoldPlaced(state) ? tilesAround(state, lastTile(state)) : []),
  actionOf: ({ board }, tile) => ({ type: 'ingot', ...squareOfTile(board, tile) }),
  play(state, tile, events) {
    placeIngot(state, tile);
    events?.push({ type: 'ingot-laid', seat: state.seat, ...squareOfTile(state.board, tile) });
  },
};
