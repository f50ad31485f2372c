import * as z from 'zod';
import type { ActionOf } from '../../rules/action.ts';
import { orderField } from '../../rules/order.ts';
import type { State } from '../../rules/state.ts';
import { NO_PAYLOADS, type Verb } from '../../rules/verb.ts';
import { ORDERS } from './orders.ts';
import { isBagPlaced, othersOn, putRobber, spacesFor } from './track.ts';

/** The steps at which the player to move decides about the own robber, and then the next seat about its own. */
export const [OWN_STEP, NEXT_STEP] = ['robber', 'ambush'] as const;

/** Where a robber stays that the next seat does not set, and the payload for that; for a space it is its points and 1 more. */
export const HOME = 'home';
const HOME_PAYLOAD = 0;

/** To a space of the score track, or staying at home; `by` is the order that decided it. */
const robberSchema = z.strictObject({
  type: z.literal('robber'),
  to: z.string().regex(/^(?:0|[1-9]\d{0,3}|home)$/),
  ...orderField(ORDERS),
});

declare module '../../rules/brought.ts' {
  interface BroughtActions {
    readonly robber: z.infer<typeof robberSchema>;
  }
  interface BroughtSteps {
    readonly robber: true;
    readonly ambush: true;
    readonly robbed: false;
  }
}

/** Sets or moves the robber of the seat to move; the next seat may leave its own at home (G39). */
export const ROBBER_VERB: Verb<State, ActionOf<'robber'>> = {
  type: 'robber',
  schema: robberSchema,
  step: OWN_STEP,
  alsoAt: NEXT_STEP,
  endsStep: true,
  payloads(state) {
    const { phase, seat, turnSeat } = state;
    const isNext = phase === NEXT_STEP;
    if (!isBagPlaced(state) || isNext === (seat === turnSeat)) return NO_PAYLOADS;
    const spaces = spacesFor(state, seat).map((space) => space + 1);
    return isNext ? [...spaces, HOME_PAYLOAD] : spaces;
  },
  actionOf: (_, payload) => ({ type: 'robber', to: payload === HOME_PAYLOAD ? HOME : String(payload - 1) }),
  play(state, payload, events) {
    if (payload === HOME_PAYLOAD) return;
    const { seat } = state;
    const space = payload - 1;
    putRobber(state, seat, space);
    events?.push({ type: 'robber-moved', seat, space, beside: othersOn(state, space, seat) });
  },
};
