import type { Square } from '../../../core/tile.ts';
import { type SegmentView as CommonSegmentView, placeByName, segmentsOfLastTile } from '../../kernel/features.ts';
import { type Preview as CommonPreview, previewer } from '../../kernel/preview.ts';
import type { Action, PlaceAction } from './action.ts';
import type { GameEvent } from './event.ts';
import { type FeatureView, featureView } from './feature.ts';
import type { Phase } from './rejection.ts';
import { completedAround } from './scoring.ts';
import { copyState, type State } from './state.ts';
import { perform } from './step.ts';
import { TOWN_GIVES, tileGiver } from './tile-giver.ts';
import { RIVER } from './tile-set.ts';
import type { SegmentKind } from './tile-set-file.ts';

/** A segment of the tile placed last; a river belongs to no feature. */
export type SegmentView = CommonSegmentView<SegmentKind, FeatureView>;

/** Where a meeple stands, by its index among those on the board: the square of its tile and the name of its segment. */
export function meeplePlace(state: State, index: number): Square & Pick<SegmentView, 'name'> {
  return placeByName(state, state.pieces[index]!.segment);
}

/** The segments of the tile placed last, by index. */
export function lastTileSegments(state: State): SegmentView[] {
  const { kind } = state.board.graph;
  return segmentsOfLastTile(state, (segment) => (kind[segment] === RIVER ? undefined : featureView(state, segment)));
}

export type Preview = CommonPreview<GameEvent, FeatureView>;

/** Phases after a tile is placed and before its features are scored. */
const UNSCORED: ReadonlySet<Phase> = new Set(['chip', 'treat', 'set', 'piece', 'upgrade']);

/** Previews any legal action that reveals nothing. */
export const preview: (state: State, action: Exclude<Action, { type: 'draw' | 'take' }>) => Preview = previewer({
  copyState,
  perform,
  isUnscored: ({ phase }: State) => UNSCORED.has(phase),
  lastTileSegments,
  completedAround: (state) => {
    const around = completedAround(state).map((segment) => featureView(state, segment));
    // No piece can be placed on another tile.
    return around.filter(({ seats }) => seats.length > 0);
  },
});

/** The kind of the piece for which a placement gives the seat to move a second tile (E37); undefined where none does. */
export function furtherTileBy(state: State, action: PlaceAction): string | undefined {
  if (state.isFurtherTile || state.play.pieces.every(({ givesTile }) => !givesTile)) return undefined;
  const next = copyState(state);
  const events: GameEvent[] = [];
  perform(next, action, events);
  // Where nothing can be chosen after the placement, the second tile has begun already.
  const started = events.find((event) => event.type === 'turn-started');
  if (started?.by === TOWN_GIVES) return undefined;
  return started ? started.by : next.phase === 'over' ? undefined : tileGiver(next);
}
