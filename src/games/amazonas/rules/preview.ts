import { type SegmentView as CommonSegmentView, segmentsOfLastTile } from '../../kernel/features.ts';
import { type Preview as CommonPreview, previewer } from '../../kernel/preview.ts';
import type { Action } from './action.ts';
import type { GameEvent } from './event.ts';
import { type FeatureView, featureView } from './feature.ts';
import { copyState, type State } from './state.ts';
import { perform, scorePending } from './step.ts';
import { AMAZON } from './tile-set.ts';
import type { SegmentKind } from './tile-set-file.ts';

/** A segment of the tile placed last; the river belongs to no feature. */
export type SegmentView = CommonSegmentView<SegmentKind, FeatureView>;

/** Returns the segments of the tile placed last, by index. */
export function lastTileSegments(state: State): SegmentView[] {
  const { kind } = state.board.graph;
  return segmentsOfLastTile(state, (segment) => (kind[segment] === AMAZON ? undefined : featureView(state, segment)));
}

export type Preview = CommonPreview<GameEvent, State['phase']>;

/** Previews any legal action except a draw. */
export const preview: (state: State, action: Exclude<Action, { type: 'draw' }>) => Preview = previewer({
  copyState,
  perform,
  scorePending,
});
