import * as z from 'zod';
import { tileAt } from '../../../../core/board.ts';
import { featureOf } from '../../../../core/feature-graph.ts';
import { placePiece, squareOfTile } from '../../../kernel/state.ts';
import type { ActionOf } from '../../rules/action.ts';
import { featurePoints } from '../../rules/feature.ts';
import { orderField } from '../../rules/order.ts';
import { pieceNumber, standingRejection, tileRejection } from '../../rules/piece-verb.ts';
import type { PieceKind, State } from '../../rules/state.ts';
import { SEGMENT_KINDS, type SegmentKind } from '../../rules/tile-set-file.ts';
import { payloadIf, type Verb } from '../../rules/verb.ts';
import { ABBEY_PART, isKind, type ReturnedWagon } from './part.ts';

/** Standing orders for a wagon, the standard first (F12). */
export const WAGON_ORDERS = ['best', 'home'] as const;

/** A wagon drives on to a segment of the tile on a square; `by` is the order that decided it. */
const wagonSchema = z.strictObject({
  type: z.literal('wagon'),
  x: z.int(),
  y: z.int(),
  on: z.int().min(0),
  ...orderField(WAGON_ORDERS),
});

/** A wagon stays at home. */
const restSchema = z.strictObject({ type: z.literal('rest'), ...orderField(WAGON_ORDERS) });

declare module '../../rules/expansion-types.ts' {
  interface ExpansionActions {
    readonly wagon: z.infer<typeof wagonSchema>;
    readonly rest: z.infer<typeof restSchema>;
  }
}

/** The wagon: it stands where meeples do, but in no field (F58). */
export const WAGON: PieceKind = { id: 'wagon', count: 1, strength: 1, standsOn: ['road', 'city', 'monastery'] };

/** Steps from a wagon's tile to those it can reach, in order of preference: its own tile, then clockwise from the north. */
const REACH = [
  [0, 0],
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;

/** Notes the wagons that return when the feature of a segment is scored; each may drive on after the scoring. */
export function noteWagons(state: State, segment: number): void {
  const { graph } = state.board;
  const feature = featureOf(graph, segment);
  const found = state.pieces.filter(
    (piece) => isKind(state, piece, WAGON.id) && featureOf(graph, piece.segment) === feature,
  );
  if (found.length === 0) return;
  const wagons = found.map((piece) => ({ seat: piece.seat, tile: graph.tile[piece.segment]! }));
  ABBEY_PART.change(state, { wagons: [...ABBEY_PART.of(state).wagons, ...wagons] });
}

/** Ends the drives of returned wagons; those that found no place stay in the supply. */
export function clearReturnedWagons(state: State): void {
  if (ABBEY_PART.of(state).wagons.length > 0) ABBEY_PART.change(state, { wagons: [] });
}

/** Segments of the unoccupied, incomplete roads, cities and monasteries that a wagon can reach (F59). */
function waysOf(state: State, { tile: from }: ReturnedWagon): number[] {
  const { board } = state;
  const { x, y } = squareOfTile(board, from);
  return REACH.flatMap(([dx, dy]) => {
    const tile = tileAt(board, x + dx, y + dy);
    return tile < 0 || tileRejection(state, tile) ? [] : freeSegments(state, tile);
  });
}

function freeSegments(state: State, tile: number): number[] {
  const { graph, tileSegment } = state.board;
  const free: number[] = [];
  for (let segment = tileSegment[tile]!; segment < graph.segmentCount && graph.tile[segment] === tile; segment++) {
    const isItsKind = WAGON.standsOn.includes(SEGMENT_KINDS[graph.kind[segment]!]!);
    if (isItsKind && !standingRejection(state, { ...WAGON, isUnfinishedOnly: true }, segment)) free.push(segment);
  }
  return free;
}

/** The next wagon, in turn order, that finds a place (F60); undefined if none is left. */
export function nextWagon(state: State): ReturnedWagon | undefined {
  const { scores, turnSeat } = state;
  const turns = ({ seat }: ReturnedWagon) => (seat - turnSeat + scores.length) % scores.length;
  return ABBEY_PART.of(state)
    .wagons.toSorted((one, other) => turns(one) - turns(other))
    .find((one) => waysOf(state, one).length > 0);
}

/** The segments to which the wagon of the seat to move can drive. */
function ownWays(state: State): number[] {
  const wagon = nextWagon(state);
  return wagon?.seat === state.seat ? waysOf(state, wagon) : [];
}

/** Notes that the seat to move has decided about its wagon. */
function settle(state: State): void {
  ABBEY_PART.change(state, { wagons: ABBEY_PART.of(state).wagons.filter(({ seat }) => seat !== state.seat) });
}

const wagonVerb: Verb<State, ActionOf<'wagon'>> = {
  type: 'wagon',
  schema: wagonSchema,
  step: 'wagon',
  payloads: ownWays,
  actionOf({ board }, segment) {
    const tile = board.graph.tile[segment]!;
    return { type: 'wagon', ...squareOfTile(board, tile), on: segment - board.tileSegment[tile]! };
  },
  placed: (state, segment) => ({ piece: pieceNumber(state, WAGON.id), segment }),
  play(state, segment, events) {
    const { board } = state;
    const tile = board.graph.tile[segment]!;
    const { id, strength } = WAGON;
    const on = segment - board.tileSegment[tile]!;
    const { tile: from } = nextWagon(state)!;
    settle(state);
    placePiece<string, SegmentKind>(state, events, { tile, from, on, kind: pieceNumber(state, id), id, strength });
  },
};

const restVerb: Verb<State, ActionOf<'rest'>> = {
  type: 'rest',
  schema: restSchema,
  step: 'wagon',
  payloads: (state) => payloadIf(ownWays(state).length > 0),
  actionOf: () => ({ type: 'rest' }),
  play: settle,
};

/** Verbs of a returned wagon. */
export const WAGON_VERBS: readonly Verb<State>[] = [wagonVerb, restVerb];

/** The action of a standing order for a returned wagon: to the reachable feature with most points now, if any has points (F12). */
export function orderedDrive(state: State, order: string): ActionOf<'wagon' | 'rest'> {
  if (order === 'home') return { type: 'rest' };
  let best: { readonly segment: number; readonly points: number } | undefined;
  for (const segment of ownWays(state)) {
    const points = featurePoints(state, segment);
    if (points > (best?.points ?? 0)) best = { segment, points };
  }
  return best ? wagonVerb.actionOf(state, best.segment) : { type: 'rest' };
}
