import { squareOfCell } from '../../../core/area.ts';
import { segmentPlace } from '../../kernel/features.ts';
import type { ActionOf } from '../rules/action.ts';
import { type AddedAction, NO_PAYLOADS, ONE_PAYLOAD } from '../rules/expansion.ts';
import { featurePoints, isCompleted } from '../rules/feature.ts';
import { bringPiecesHome } from '../rules/scoring.ts';
import type { BoxExpansion, PlacedPiece, State } from '../rules/state.ts';
import { SEGMENT_KINDS } from '../rules/tile-set-file.ts';

const ABBOT = 'abbot';

/** The abbot of the seat to move while it stands on an unfinished monastery or garden (E20); undefined otherwise. */
export function returningAbbot({ board, pieces, play, seat }: State): PlacedPiece | undefined {
  return pieces.find(
    ({ seat: owner, kind = 0, segment }) =>
      owner === seat && play.pieces[kind]!.id === ABBOT && !isCompleted(board, segment),
  );
}

/** The points of taking it back, which is possible now. */
export function retrievedPoints(state: State): number {
  return featurePoints(state, returningAbbot(state)!.segment);
}

/** Instead of placing a piece, the abbot is taken back for the points of his place, before anything is scored (E19). */
const retrieveAction: AddedAction<State, ActionOf<'retrieve'>> = {
  type: 'retrieve',
  phase: 'piece',
  endsPhase: true,
  payloads: (state) => (returningAbbot(state) ? ONE_PAYLOAD : NO_PAYLOADS),
  actionOf: () => ({ type: 'retrieve' }),
  play(state, _, events) {
    const { board, scores, seat } = state;
    const { graph } = board;
    const { segment } = returningAbbot(state)!;
    const points = retrievedPoints(state);
    scores[seat] = scores[seat]! + points;
    bringPiecesHome(state, segment);
    events?.push({
      type: 'retrieved',
      seat,
      piece: ABBOT,
      kind: SEGMENT_KINDS[graph.kind[segment]!]!,
      segment: segmentPlace(board, segment).segment,
      points,
      ...squareOfCell(board.area, board.tileCell[graph.tile[segment]!]!),
    });
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
  pieces: [{ id: ABBOT, count: 1, strength: 1, standsOn: ['monastery', 'garden'] }],
  actions: [retrieveAction],
};
