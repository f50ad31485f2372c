import * as z from 'zod';
import type { Square } from '../../../../core/tile.ts';
import type { Scoring } from '../../../contract/game.ts';
import type { ActionOf } from '../../rules/action.ts';
import { seatScoring } from '../../rules/event.ts';
import { featurePoints, isCompleted } from '../../rules/feature.ts';
import { bringPieceHome, placeOfPiece } from '../../rules/scoring.ts';
import type { BoxExpansion, PlacedPiece, State } from '../../rules/state.ts';
import type { SegmentKind } from '../../rules/tile-set-file.ts';
import { gainPoints } from '../../rules/track.ts';
import { payloadIf, type Verb } from '../../rules/verb.ts';

const ABBOT = 'abbot';

const retrieveSchema = z.strictObject({ type: z.literal('retrieve') });

/** A piece taken back from an unfinished feature; `segment` is its index on the tile of the square. */
interface Retrieved extends Square {
  readonly type: 'retrieved';
  readonly seat: number;
  readonly piece: string;
  readonly kind: SegmentKind;
  readonly segment: number;
  readonly points: number;
}

declare module '../../rules/expansion-types.ts' {
  interface ExpansionActions {
    readonly retrieve: z.infer<typeof retrieveSchema>;
  }
  interface ExpansionEvents {
    readonly retrieved: Retrieved;
  }
  interface ExpansionRejections {
    /** In a garden no piece but an abbot may stand (E17). */
    readonly 'only-abbot': { readonly code: 'only-abbot' };
    /** The seat has no abbot on a monastery or garden that is not complete (E19, E20). */
    readonly 'nothing-to-retrieve': { readonly code: 'nothing-to-retrieve' };
  }
}

/** How each event of the expansion is scored, by event type. */
export const ABBOT_SCORINGS = {
  retrieved: (event: Retrieved): Scoring => seatScoring(event.kind, event),
};

/** The abbot of the seat to move while it stands on an unfinished monastery or garden (E20); undefined otherwise. */
export function returningAbbot({ board, pieces, rules, seat }: State): PlacedPiece | undefined {
  return pieces.find(
    ({ seat: owner, kind = 0, segment }) =>
      owner === seat && rules.pieces[kind]!.id === ABBOT && !isCompleted(board, segment),
  );
}

/** The points for taking the abbot back, which must be possible now. */
export function retrievedPoints(state: State): number {
  return featurePoints(state, returningAbbot(state)!.segment);
}

/** Takes the abbot back for the points of his feature instead of placing a piece, before the scoring of the turn (E19). */
const retrieveVerb: Verb<State, ActionOf<'retrieve'>> = {
  type: 'retrieve',
  schema: retrieveSchema,
  step: 'piece',
  endsStep: true,
  payloads: (state) => payloadIf(returningAbbot(state) !== undefined),
  actionOf: () => ({ type: 'retrieve' }),
  rejectionOf: (state) => (returningAbbot(state) ? undefined : { code: 'nothing-to-retrieve' }),
  play(state, _, events) {
    const { seat } = state;
    const abbot = returningAbbot(state)!;
    const points = retrievedPoints(state);
    gainPoints(state, { seat, points });
    bringPieceHome(state, abbot);
    events?.push({ type: 'retrieved', seat, ...placeOfPiece(state, abbot), points });
  },
};

/**
 * The Abbot: tiles with gardens in place of some others, and an abbot, who stands on monasteries and in gardens and can be
 * taken back (E16 to E22).
 */
export const abbot: BoxExpansion = {
  isOffered: true,
  maxSeats: 5,
  segmentKind: 'garden',
  segmentRejection: { code: 'only-abbot' },
  pieces: [{ id: ABBOT, count: 1, strength: 1, standsOn: ['monastery', 'garden'] }],
  verbs: [retrieveVerb],
};
