import { featureOf } from '../../../core/feature-graph.ts';
import type { QuarterTurns } from '../../../core/ports.ts';
import { type SegmentName, segmentNames } from '../../../core/segment-name.ts';
import type { Action } from './action.ts';
import type { GameEvent } from './event.ts';
import { type FeatureView, featureView } from './feature.ts';
import { copyState, lastTile, type State } from './state.ts';
import { perform } from './step.ts';
import type { SegmentKind } from './tile-set-file.ts';

/** A segment of the tile placed last: its index, its name, and the feature it belongs to (none for the river). */
export interface SegmentView {
  readonly on: number;
  readonly name: SegmentName<SegmentKind>;
  readonly feature?: FeatureView;
}

/** The segments of the tile placed last, by index; segments of one feature share the same `feature` object. */
export function lastTileSegments(state: State): SegmentView[] {
  const { board, set } = state;
  const tile = lastTile(state);
  const type = board.tileType[tile]!;
  const turns = board.tileTurns[tile] as QuarterTurns;
  const names = segmentNames(set.tiles[type]!, set.table.turned[type * 4 + turns]!, turns);
  const features = new Map<number, FeatureView>();
  return names.map((name, on) => {
    if (name.kind === 'amazon') return { on, name };
    const root = featureOf(board.graph, board.tileSegment[tile]! + on);
    const feature = features.get(root) ?? featureView(state, root);
    features.set(root, feature);
    return { on, name, feature };
  });
}

/** Immediate effects of an action, without anything that the pile would reveal. */
export interface Preview {
  /** Events of the action itself. */
  readonly events: readonly GameEvent[];
  /** Tributaries and villages that the placed tile would close, to be scored after the piece step. */
  readonly completes: readonly FeatureView[];
}

/** Scratch state for previews, reused because allocating a board takes longer than copying one. */
let stage: State | undefined;

/** Previews any legal action but a draw. */
export function preview(state: State, action: Exclude<Action, { type: 'draw' }>): Preview {
  const next = copyState(state, stage);
  stage = next;
  const events: GameEvent[] = [];
  perform(next, action, events);
  // Only placing a tile leads to the piece step.
  const landed = next.phase === 'piece';
  const closed = landed ? lastTileSegments(next).flatMap(({ feature }) => (feature?.completed ? [feature] : [])) : [];
  return { events, completes: [...new Set(closed)] };
}
