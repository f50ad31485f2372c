import * as z from 'zod';
import { supplyCount } from '../../../kernel/state.ts';
import { type ActionOf, ELSEWHERE_FIELDS, KIND_FIELD } from '../../rules/action.ts';
import { nextOutcome } from '../../rules/chance.ts';
import { elsewhereVerb, freeSegments, isPlaceableNow } from '../../rules/elsewhere-verb.ts';
import { pieceNumber } from '../../rules/piece-verb.ts';
import type { State } from '../../rules/state.ts';
import { payloadIf, type Verb } from '../../rules/verb.ts';
import { canFly, FLIGHT_CHANCE, FLYING_PART, landingKind, squaresAhead, tilesOn } from './flight.ts';

/** The step at which the die is thrown and a piece lands. */
export const LANDING = 'landing';

/** A kind of piece flies from the tile just placed; absent for an ordinary meeple. */
const flySchema = z.strictObject({ type: z.literal('fly'), ...KIND_FIELD });

const throwSchema = z.strictObject({ type: z.literal('throw') });

/** The piece that has flown lands. */
const landSchema = z.strictObject({ type: z.literal('land'), ...ELSEWHERE_FIELDS });

declare module '../../rules/expansion-types.ts' {
  interface ExpansionActions {
    readonly fly: z.infer<typeof flySchema>;
    readonly throw: z.infer<typeof throwSchema>;
    readonly land: z.infer<typeof landSchema>;
  }
  interface ExpansionSteps {
    readonly landing: true;
  }
}

/** The kinds of piece, by their numbers, that may fly now: one with each machine. */
export function flyingPieces(state: State): number[] {
  if (FLYING_PART.of(state).isUsed || squaresAhead(state).length === 0) return [];
  const { rules, seat } = state;
  return rules.pieces.flatMap((kind, piece) =>
    canFly(kind) && isPlaceableNow(state, kind) && supplyCount(state, piece, seat) > 0 ? [piece] : [],
  );
}

/** Says which piece flies, before the throw (G15); the payload is the number of its kind. */
const flyVerb: Verb<State, ActionOf<'fly'>> = {
  type: 'fly',
  schema: flySchema,
  step: 'piece',
  goesOnAt: LANDING,
  isElsewhere: true,
  payloads: flyingPieces,
  actionOf: ({ rules }, piece) => ({ type: 'fly', ...(piece > 0 && { as: rules.pieces[piece]!.id }) }),
  play: (state, piece) => FLYING_PART.change(state, { isUsed: true, inAir: piece }),
};

/** Throws the die automatically; a piece that cannot land returns to its seat (G15). */
const throwVerb: Verb<State, ActionOf<'throw'>> = {
  type: 'throw',
  schema: throwSchema,
  step: LANDING,
  isAutomatic: true,
  payloads(state) {
    const { inAir, thrown } = FLYING_PART.of(state);
    return payloadIf(inAir !== undefined && thrown === undefined);
  },
  actionOf: () => ({ type: 'throw' }),
  play(state, _, events) {
    const piece = FLYING_PART.of(state).inAir!;
    const thrown = Number(nextOutcome(state, FLIGHT_CHANCE));
    const canLand = landingsOf(state, piece, thrown).length > 0;
    FLYING_PART.change(state, canLand ? { thrown } : { inAir: undefined });
    const { rules, seat } = state;
    events?.push({
      type: 'thrown',
      seat,
      piece: rules.pieces[piece]!.id,
      thrown,
      canLand,
      ...squaresAhead(state)[thrown - 1]!,
    });
  },
};

/** Segments on which a kind of piece (by its number) can land when `thrown` is thrown (G13, G14). */
export function landingsOf(state: State, piece: number, thrown: number): number[] {
  const [tile] = tilesOn(state, squaresAhead(state)[thrown - 1]!);
  return tile === undefined ? [] : freeSegments(state, landingKind(state.rules.pieces[piece]!), tile);
}

/** The piece lands on the square to which it was thrown (G13, G14). */
const landVerb: Verb<State> = (() => {
  const verb = elsewhereVerb({
    type: 'land',
    schema: landSchema,
    step: LANDING,
    standing: landingKind,
    tilesFor(state, { id }) {
      const { inAir, thrown } = FLYING_PART.of(state);
      const isFlying = thrown !== undefined && pieceNumber(state, id) === inAir;
      return isFlying ? tilesOn(state, squaresAhead(state)[thrown - 1]!) : [];
    },
  });
  return {
    ...verb,
    rejectionOf: (state, action) =>
      verb.payloads(state).includes(verb.payloadOf!(state, action))
        ? undefined
        : { code: 'not-possible', action: 'land' },
    play(state, payload, events) {
      verb.play(state, payload, events);
      FLYING_PART.change(state, { inAir: undefined, thrown: undefined });
    },
  };
})();

/** Verbs of The Flying Machines. */
export const FLYING_VERBS: readonly Verb<State>[] = [flyVerb, throwVerb, landVerb];
