import type { Square } from '../../../core/tile.ts';
import { type SegmentView as CommonSegmentView, segmentsOfLastTile, squareAndName } from '../../kernel/features.ts';
import { type Preview as CommonPreview, previewer } from '../../kernel/preview.ts';
import type { Action } from './action.ts';
import type { GameEvent } from './event.ts';
import { type FeatureView, featureView } from './feature.ts';
import { copyState, type State } from './state.ts';
import { perform, scorePending } from './step.ts';
import { furtherTileBy, mayGiveTile } from './tile-giver.ts';
import { isFeatureKind } from './tile-set.ts';
import type { SegmentKind } from './tile-set-file.ts';

/** A segment of the tile placed last, with its feature. */
export type SegmentView = CommonSegmentView<SegmentKind, FeatureView>;

/** Place of a piece (by its index among those on the board): the square of its tile and the name of its segment. */
export function meeplePlace(state: State, index: number): Square & Pick<SegmentView, 'name'> {
  return squareAndName(state, state.pieces[index]!.segment);
}

/** The segments of the tile placed last, by index. */
export function lastTileSegments(state: State): SegmentView[] {
  const { kind } = state.board.graph;
  return segmentsOfLastTile(state, (segment) =>
    isFeatureKind(kind[segment]!) ? featureView(state, segment) : undefined,
  );
}

export type Preview = CommonPreview<GameEvent, State['phase']>;

/** Previews any legal action that reveals nothing. */
export const preview: (state: State, action: Exclude<Action, { type: 'draw' }>) => Preview = previewer({
  copyState,
  perform,
  scorePending,
  furtherTileBy(after, events) {
    if (!mayGiveTile(after)) return undefined;
    // If the placement leaves no choice, the turn of the second tile has already begun.
    const started = events.find((event) => event.type === 'turn-started');
    return started || after.phase === 'over' ? started?.by : furtherTileBy(after);
  },
});
