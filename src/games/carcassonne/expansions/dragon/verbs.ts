import * as z from 'zod';
import { lastTile, squareOfTile } from '../../../kernel/state.ts';
import { type ActionOf, ELSEWHERE_FIELDS } from '../../rules/action.ts';
import { elsewhereVerb } from '../../rules/elsewhere-verb.ts';
import { hasSign } from '../../rules/feature.ts';
import { orderField } from '../../rules/order.ts';
import { takeOff } from '../../rules/scoring.ts';
import type { State } from '../../rules/state.ts';
import { SEGMENT_KINDS } from '../../rules/tile-set-file.ts';
import type { Verb } from '../../rules/verb.ts';
import { DRAGON_PART, fairysPiece, isMeeple, standsOnFeature, tileOfPiece } from './figures.ts';
import { FLIGHT_DIRECTIONS, fly, possibleDirections } from './flight.ts';
import { DRAGON_ORDERS } from './orders.ts';

/** One step of the dragon, by a seat; `by` is the order that decided it (F39). */
const flySchema = z.strictObject({
  type: z.literal('dragon'),
  to: z.enum(FLIGHT_DIRECTIONS),
  ...orderField(DRAGON_ORDERS, true),
});

/** Brings the fairy to a piece, by its index among those on the board. */
const fairySchema = z.strictObject({ type: z.literal('fairy'), piece: z.int().min(0) });

/** The princess sends a piece home, by its index among those on the board. */
const princessSchema = z.strictObject({ type: z.literal('princess'), piece: z.int().min(0) });

/** A piece that goes through the portal. */
const portalSchema = z.strictObject({ type: z.literal('portal'), ...ELSEWHERE_FIELDS });

declare module '../../rules/expansion-types.ts' {
  interface ExpansionActions {
    readonly dragon: z.infer<typeof flySchema>;
    readonly fairy: z.infer<typeof fairySchema>;
    readonly princess: z.infer<typeof princessSchema>;
    readonly portal: z.infer<typeof portalSchema>;
  }
}

/**
 * Moves the dragon one step, which each seat in turn chooses; the dragon eats the pieces there (F39, F40). The payload is the
 * index of the direction.
 */
const flyVerb: Verb<State, ActionOf<'dragon'>> = {
  type: 'dragon',
  schema: flySchema,
  step: 'flight',
  payloads: possibleDirections,
  actionOf: (_, way) => ({ type: 'dragon', to: FLIGHT_DIRECTIONS[way]! }),
  play: fly,
};

/** Moves the fairy to a meeple of the seat to move, except the one beside her, instead of placing a piece (F44). */
const fairyVerb: Verb<State, ActionOf<'fairy'>> = {
  type: 'fairy',
  schema: fairySchema,
  step: 'piece',
  endsStep: true,
  payloads(state) {
    const company = fairysPiece(state);
    return state.pieces.flatMap((piece, at) =>
      piece.seat === state.seat && piece !== company && isMeeple(state, piece) ? [at] : [],
    );
  },
  actionOf: (_, piece) => ({ type: 'fairy', piece }),
  play(state, at, events) {
    const piece = state.pieces[at]!;
    const { kind = 0, seat, segment } = piece;
    DRAGON_PART.change(state, { fairy: { tile: tileOfPiece(state, piece), company: { seat, segment, kind } } });
    const { board, rules } = state;
    events?.push({
      type: 'fairy-moved',
      seat,
      piece: rules.pieces[kind]!.id,
      kind: SEGMENT_KINDS[board.graph.kind[segment]!]!,
      ...squareOfTile(board, tileOfPiece(state, piece)),
    });
  },
};

/** Sends a knight of any seat home from the city of a princess, instead of any other action (F49, F50). */
const princessVerb: Verb<State, ActionOf<'princess'>> = {
  type: 'princess',
  schema: princessSchema,
  step: 'piece',
  endsStep: true,
  endsPieces: () => true,
  payloads(state) {
    const city = princessCity(state);
    if (city === undefined) return [];
    return state.pieces.flatMap((piece, at) =>
      isMeeple(state, piece) && standsOnFeature(state, piece, city) ? [at] : [],
    );
  },
  actionOf: (_, piece) => ({ type: 'princess', piece }),
  play: (state, at, events) => takeOff(state, state.pieces[at]!, events, 'princess'),
};

/** The segment of the city of the tile just placed in which a princess is; undefined without one. */
function princessCity({ board, set }: State): number | undefined {
  const last = lastTile({ board });
  const city = set.tiles[board.tileType[last]!]!.segments.findIndex(({ marks }) => marks.princess);
  return city < 0 ? undefined : board.tileSegment[last]! + city;
}

/** A meeple goes through the portal of the tile just placed, onto any other tile (F51). */
const portalVerb: Verb<State> = (() => {
  const verb = elsewhereVerb({
    type: 'portal',
    schema: portalSchema,
    step: 'piece',
    tilesFor(state, kind) {
      const last = lastTile(state);
      const isOpen = !DRAGON_PART.of(state).isPortalUsed && hasSign(state, last, 'portal');
      return isOpen && (kind.needs ?? 'free') === 'free' ? Array.from({ length: last }, (_, tile) => tile) : [];
    },
  });
  return {
    ...verb,
    play(state, payload, events) {
      verb.play(state, payload, events);
      DRAGON_PART.change(state, { isPortalUsed: true });
    },
  };
})();

/** Verbs of The Princess & the Dragon. */
export const DRAGON_VERBS: readonly Verb<State>[] = [flyVerb, fairyVerb, princessVerb, portalVerb];
