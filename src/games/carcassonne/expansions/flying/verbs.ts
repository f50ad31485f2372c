import * as z from 'zod';
import { inSupply } from '../../../kernel/state.ts';
import { type ActionOf, ELSEWHERE_FIELDS, KIND_FIELD } from '../../rules/action.ts';
import { nextOutcome } from '../../rules/chance.ts';
import { comesNow, elsewhereVerb, freeSegments } from '../../rules/elsewhere-verb.ts';
import { pieceNumber } from '../../rules/piece-verb.ts';
import type { State } from '../../rules/state.ts';
import { NO_PAYLOADS, ONE_PAYLOAD, type Verb } from '../../rules/verb.ts';
import { DIE, flies, landing, MACHINE, squaresAhead, tilesOn } from './flight.ts';

/** The step at which the die is thrown and a piece lands. */
export const LANDING = 'landing';

/** A kind of piece flies from the tile just placed; absent for an ordinary meeple. */
const flySchema = z.strictObject({ type: z.literal('fly'), ...KIND_FIELD });

const throwSchema = z.strictObject({ type: z.literal('throw') });

/** The piece that has flown lands. */
const landSchema = z.strictObject({ type: z.literal('land'), ...ELSEWHERE_FIELDS });

declare module '../../rules/brought.ts' {
  interface BroughtActions {
    readonly fly: z.infer<typeof flySchema>;
    readonly throw: z.infer<typeof throwSchema>;
    readonly land: z.infer<typeof landSchema>;
  }
  interface BroughtSteps {
    readonly landing: true;
  }
}

/** The kinds of piece, by their numbers, that may fly now: one with each machine. */
export function flyingPieces(state: State): readonly number[] {
  if (MACHINE.of(state).isUsed || squaresAhead(state).length === 0) return NO_PAYLOADS;
  const { play, seat } = state;
  return play.pieces.flatMap((kind, piece) =>
    flies(kind) && comesNow(state, kind) && inSupply(state, piece, seat) > 0 ? [piece] : [],
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
  actionOf: ({ play }, piece) => ({ type: 'fly', ...(piece > 0 && { as: play.pieces[piece]!.id }) }),
  play: (state, piece) => MACHINE.change(state, { isUsed: true, inAir: piece }),
};

/** Throws the die without a choice; a piece that cannot land returns to its seat (G15). */
const throwVerb: Verb<State, ActionOf<'throw'>> = {
  type: 'throw',
  schema: throwSchema,
  step: LANDING,
  isAutomatic: true,
  payloads(state) {
    const { inAir, thrown } = MACHINE.of(state);
    return inAir !== undefined && thrown === undefined ? ONE_PAYLOAD : NO_PAYLOADS;
  },
  actionOf: () => ({ type: 'throw' }),
  play(state, _, events) {
    const piece = MACHINE.of(state).inAir!;
    const thrown = Number(nextOutcome(state, DIE));
    const canLand = landingsOf(state, piece, thrown).length > 0;
    MACHINE.change(state, canLand ? { thrown } : { inAir: undefined });
    const { play, seat } = state;
    events?.push({
      type: 'thrown',
      seat,
      piece: play.pieces[piece]!.id,
      thrown,
      canLand,
      ...squaresAhead(state)[thrown - 1]!,
    });
  },
};

/** Segments on which a kind of piece (by its number) can land when `thrown` is thrown (G13, G14). */
export function landingsOf(state: State, piece: number, thrown: number): number[] {
  const [tile] = tilesOn(state, squaresAhead(state)[thrown - 1]!);
  return tile === undefined ? [] : freeSegments(state, landing(state.play.pieces[piece]!), tile);
}

/** The piece lands on the square to which it was thrown (G13, G14). */
const landVerb: Verb<State> = (() => {
  const verb = elsewhereVerb({
    type: 'land',
    schema: landSchema,
    step: LANDING,
    standing: landing,
    tilesFor(state, { id }) {
      const { inAir, thrown } = MACHINE.of(state);
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
      MACHINE.change(state, { inAir: undefined, thrown: undefined });
    },
  };
})();

/** Verbs of The Flying Machines. */
export const FLYING_VERBS: readonly Verb<State>[] = [flyVerb, throwVerb, landVerb];
