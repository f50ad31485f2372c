import * as z from 'zod';
import type { ActionOf } from '../../rules/action.ts';
import { orderField } from '../../rules/order.ts';
import type { State } from '../../rules/state.ts';
import type { Verb } from '../../rules/verb.ts';
import { ROBBER_ORDERS } from './orders.ts';
import { isBagPlaced, otherSeatsOn, placeRobber, robberSpaces } from './track.ts';

/** Steps at which first the player to move, then the next seat decides about its robber. */
export const [OWN_STEP, NEXT_STEP] = ['robber', 'ambush'] as const;

/** Destination of a robber that stays at home, and its payload; the payload of a space is the space plus 1. */
export const HOME = 'home';
const HOME_PAYLOAD = 0;

/** Moves a robber to a space of the score track, or leaves it at home; `by` is the order that decided it. */
const robberSchema = z.strictObject({
  type: z.literal('robber'),
  to: z.string().regex(/^(?:0|[1-9]\d{0,3}|home)$/),
  ...orderField(ROBBER_ORDERS),
});

declare module '../../rules/expansion-types.ts' {
  interface ExpansionActions {
    readonly robber: z.infer<typeof robberSchema>;
  }
  interface ExpansionSteps {
    readonly robber: true;
    readonly ambush: true;
    readonly robbed: false;
  }
}

/** Places or moves the robber of the seat to move; the next seat may leave its robber at home (G39). */
export const ROBBER_VERB: Verb<State, ActionOf<'robber'>> = {
  type: 'robber',
  schema: robberSchema,
  step: OWN_STEP,
  alsoAt: NEXT_STEP,
  endsStep: true,
  payloads(state) {
    const { phase, seat, turnSeat } = state;
    const isNext = phase === NEXT_STEP;
    if (!isBagPlaced(state) || isNext === (seat === turnSeat)) return [];
    const spaces = robberSpaces(state, seat).map((space) => space + 1);
    return isNext ? [...spaces, HOME_PAYLOAD] : spaces;
  },
  actionOf: (_, payload) => ({ type: 'robber', to: payload === HOME_PAYLOAD ? HOME : String(payload - 1) }),
  play(state, payload, events) {
    if (payload === HOME_PAYLOAD) return;
    const { seat } = state;
    const space = payload - 1;
    placeRobber(state, seat, space);
    events?.push({ type: 'robber-moved', seat, space, beside: otherSeatsOn(state, space, seat) });
  },
};
