import * as z from 'zod';
import { tileAt, turnedTile } from '../../../../core/board.ts';
import { featureOf } from '../../../../core/feature-graph.ts';
import { SQUARE_CORNERS } from '../../../../core/ports.ts';
import { NO_SEGMENT } from '../../../../core/tile.ts';
import { segmentPlace } from '../../../kernel/features.ts';
import { type EventSink, lastTile, placePiece, squareOfLastTile, supplyCount } from '../../../kernel/state.ts';
import type { ActionOf } from '../../rules/action.ts';
import type { GameEvent } from '../../rules/event.ts';
import { featureView } from '../../rules/feature.ts';
import { pieceNumber } from '../../rules/piece-verb.ts';
import { bringPiecesHome, scoreFeature } from '../../rules/scoring.ts';
import type { PlacedPiece, State } from '../../rules/state.ts';
import { FIELD } from '../../rules/tile-set.ts';
import type { SegmentKind } from '../../rules/tile-set-file.ts';
import type { Verb } from '../../rules/verb.ts';
import { isKind } from './part.ts';

/** Places the barn on a corner of the tile just placed. */
const barnSchema = z.strictObject({ type: z.literal('barn'), corner: z.enum(SQUARE_CORNERS) });

declare module '../../rules/expansion-types.ts' {
  interface ExpansionActions {
    readonly barn: z.infer<typeof barnSchema>;
  }
}

export const BARN = 'barn';

/** Points of a barn for each completed city beside its farm at the end (F64). */
export const POINTS_OF_BARN = 4;

/** Points of farmers for each completed city if a tile joins their farm to that of a barn (F63). */
const POINTS_OF_JOINED = 1;

/** The four tiles around each corner of a tile: steps to their squares, and the two ports of each beside the corner. */
const AROUND = SQUARE_CORNERS.map((_, corner) => {
  const [west, north] = [corner === 0 || corner === 3 ? -1 : 0, corner < 2 ? -1 : 0];
  return [
    { x: west, y: north, ports: [5, 6] },
    { x: west + 1, y: north, ports: [8, 9] },
    { x: west + 1, y: north + 1, ports: [11, 0] },
    { x: west, y: north + 1, ports: [2, 3] },
  ] as const;
});

/** The segment of the tile just placed at a corner where four tiles meet in one field each (F61); undefined elsewhere. */
function farmAt(state: State, corner: number): number | undefined {
  const { board } = state;
  const square = squareOfLastTile(state);
  let own: number | undefined;
  for (const { x, y, ports } of AROUND[corner]!) {
    const tile = tileAt(board, square.x + x, square.y + y);
    if (tile < 0) return undefined;
    const { segmentAt } = turnedTile(board, tile);
    const [one, other] = ports.map((port) => segmentAt[port]!) as [number, number];
    if (one === NO_SEGMENT || one !== other) return undefined;
    const segment = board.tileSegment[tile]! + one;
    if (board.graph.kind[segment] !== FIELD) return undefined;
    if (tile === lastTile(state)) own = segment;
  }
  return own;
}

/** Places a barn instead of another piece, on a farm without a barn (F61); the payload is the corner. */
export const barnVerb: Verb<State, ActionOf<'barn'>> = {
  type: 'barn',
  schema: barnSchema,
  step: 'piece',
  endsStep: true,
  payloads(state) {
    const isLeft = supplyCount(state, pieceNumber(state, BARN), state.seat) > 0;
    if (!isLeft || !state.rules.hasFields) return [];
    return SQUARE_CORNERS.flatMap((_, corner) => {
      const farm = farmAt(state, corner);
      return farm === undefined || hasBarn(state, featureOf(state.board.graph, farm)) ? [] : [corner];
    });
  },
  actionOf: (_, corner) => ({ type: 'barn', corner: SQUARE_CORNERS[corner]! }),
  onCorner: (state, corner) => ({
    piece: pieceNumber(state, BARN),
    segment: farmAt(state, corner)!,
    corner: SQUARE_CORNERS[corner]!,
  }),
  play(state, corner, events) {
    const { board, pieces } = state;
    const on = farmAt(state, corner)! - board.tileSegment[lastTile(state)]!;
    placePiece<string, SegmentKind>(state, events, { on, kind: pieceNumber(state, BARN), id: BARN, strength: 0 });
    pieces.push({ ...pieces.pop()!, corner: SQUARE_CORNERS[corner]! });
  },
};

/** The barns on the board. */
export function barnsOf(state: State): PlacedPiece[] {
  return state.pieces.filter((piece) => isKind(state, piece, BARN));
}

/** Whether a barn stands on a farm (by its root), so that no farmer enters it (F63). */
export function hasBarn(state: State, root: number): boolean {
  const { graph } = state.board;
  return graph.kind[root] === FIELD && barnsOf(state).some(({ segment }) => featureOf(graph, segment) === root);
}

/**
 * Scores the farmers on farms with a barn and returns them: with the points of the end of the game if the barn is new (F62),
 * with fewer if a tile has joined their farm to that of a barn (F63).
 */
export function scoreFarmers(state: State, events: EventSink<GameEvent>): void {
  const { graph } = state.board;
  const farms = new Map(barnsOf(state).map((barn) => [featureOf(graph, barn.segment), barn.segment]));
  for (const [farm, segment] of farms) {
    const isFarmer = (piece: PlacedPiece) => featureOf(graph, piece.segment) === farm && !isKind(state, piece, BARN);
    if (!state.pieces.some(isFarmer)) continue;
    const isNew = barnsOf(state).some(
      (barn) => featureOf(graph, barn.segment) === farm && graph.tile[barn.segment] === lastTile(state),
    );
    const points = POINTS_OF_JOINED * featureView(state, segment).cities;
    scoreFeature(state, events, segment, { final: false, ...(!isNew && { points }) });
    bringPiecesHome(state, segment);
  }
}

/**
 * Scores each barn on the farm of a segment at the end for the completed cities beside it, even if other seats have barns there
 * (F64).
 */
export function scoreBarns(state: State, segment: number, events: EventSink<GameEvent>): void {
  const { graph } = state.board;
  const points = POINTS_OF_BARN * featureView(state, segment).cities;
  if (points === 0) return;
  for (const barn of barnsOf(state)) {
    if (featureOf(graph, barn.segment) !== featureOf(graph, segment)) continue;
    state.scores[barn.seat] = state.scores[barn.seat]! + points;
    events?.push({ type: 'barn-scored', seat: barn.seat, points, at: segmentPlace(state.board, segment) });
  }
}
