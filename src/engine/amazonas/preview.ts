import { featureOf } from '../core/feature-graph.ts';
import type { QuarterTurns } from '../core/ports.ts';
import { type SegmentName, segmentNames } from '../core/segment-name.ts';
import type { Action } from './action.ts';
import type { GameEvent } from './event.ts';
import { type FeatureView, featureView } from './feature.ts';
import { copyState, lastTile, type State } from './state.ts';
import { perform } from './step.ts';
import type { SegmentKind } from './tile-set-file.ts';

/** A segment of the tile laid last: its index, how it is called, and the feature it belongs to (none for the river). */
export interface SegmentView {
  readonly on: number;
  readonly name: SegmentName<SegmentKind>;
  readonly feature?: FeatureView;
}

/** The segments of the tile laid last, by index. */
export function lastTileSegments(state: State): SegmentView[] {
  const { board, set } = state;
  const tile = lastTile(state);
  const type = board.tileType[tile]!;
  const turns = board.tileTurns[tile] as QuarterTurns;
  const names = segmentNames(set.tiles[type]!, set.table.turned[type * 4 + turns]!, turns);
  return names.map((name, on) => {
    const segment = board.tileSegment[tile]! + on;
    return name.kind === 'amazon' ? { on, name } : { on, name, feature: featureView(state, segment) };
  });
}

/** What an action would lead to at once, without anything the pile would reveal. */
export interface Preview {
  /** Events of the action itself. */
  readonly events: readonly GameEvent[];
  /** Tributaries and villages that the tile laid would close, to be scored after the piece step. */
  readonly closes: readonly FeatureView[];
}

/** Where actions are tried out, one after the other: a board takes longer to make than to fill. */
let stage: State | undefined;

/** Previews any legal action but a draw. */
export function preview(state: State, action: Exclude<Action, { type: 'draw' }>): Preview {
  const next = copyState(state, stage);
  stage = next;
  const events: GameEvent[] = [];
  perform(next, action, events);
  // Only laying a tile leads to the piece step.
  const landed = next.phase === 'piece';
  const seen = new Set<number>();
  const closes = !landed
    ? []
    : lastTileSegments(next).flatMap(({ on, feature }) => {
        const root = featureOf(next.board.graph, next.board.tileSegment[lastTile(next)]! + on);
        if (!feature?.closed || seen.has(root)) return [];
        seen.add(root);
        return [feature];
      });
  return { events, closes };
}
