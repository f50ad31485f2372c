import { squareOfCell } from '../../../core/area.ts';
import { featureOf } from '../../../core/feature-graph.ts';
import type { QuarterTurns } from '../../../core/ports.ts';
import { type SegmentName, segmentNames } from '../../../core/segment-name.ts';
import type { Square } from '../../../core/tile.ts';
import type { Action } from './action.ts';
import type { GameEvent } from './event.ts';
import { type FeatureView, featureView } from './feature.ts';
import type { Phase } from './rejection.ts';
import { copyState, lastTile, type State } from './state.ts';
import { perform } from './step.ts';
import type { SegmentKind } from './tile-set-file.ts';

/** A segment of the tile placed last: its index, how it is called, and the feature it belongs to. */
export interface SegmentView {
  readonly on: number;
  readonly name: SegmentName<SegmentKind>;
  readonly feature: FeatureView;
}

/** Where a meeple stands, by its index among those on the board: the square of its tile and the name of its segment. */
export function meeplePlace({ board, pieces, set }: State, index: number): Square & Pick<SegmentView, 'name'> {
  const { segment } = pieces[index]!;
  const tile = board.graph.tile[segment]!;
  const type = board.tileType[tile]!;
  const turns = board.tileTurns[tile] as QuarterTurns;
  const names = segmentNames(set.tiles[type]!, set.table.turned[type * 4 + turns]!, turns);
  return { ...squareOfCell(board.area, board.tileCell[tile]!), name: names[segment - board.tileSegment[tile]!]! };
}

/** The segments of the tile placed last, by index; those of one feature have one and the same `feature`. */
export function lastTileSegments(state: State): SegmentView[] {
  const { board, set } = state;
  const tile = lastTile(state);
  const type = board.tileType[tile]!;
  const turns = board.tileTurns[tile] as QuarterTurns;
  const names = segmentNames(set.tiles[type]!, set.table.turned[type * 4 + turns]!, turns);
  const features = new Map<number, FeatureView>();
  return names.map((name, on) => {
    const segment = board.tileSegment[tile]! + on;
    const root = featureOf(board.graph, segment);
    const feature = features.get(root) ?? featureView(state, segment);
    features.set(root, feature);
    return { on, name, feature };
  });
}

/** What an action would lead to at once, without anything the pile would reveal. */
export interface Preview {
  /** Events of the action itself. */
  readonly events: readonly GameEvent[];
  /** Features that the placed tile would complete, to be scored after the meeple. */
  readonly completes: readonly FeatureView[];
}

/** Phases after a tile is placed and before its features are scored. */
const UNSCORED: ReadonlySet<Phase> = new Set(['chip', 'treat', 'set', 'piece', 'upgrade']);

/** Where actions are tried out, one after the other: a board takes longer to make than to fill. */
let stage: State | undefined;

/** Previews any legal action that reveals nothing. */
export function preview(state: State, action: Exclude<Action, { type: 'draw' | 'take' }>): Preview {
  const next = copyState(state, stage);
  stage = next;
  const events: GameEvent[] = [];
  perform(next, action, events);
  const completes = UNSCORED.has(next.phase)
    ? lastTileSegments(next).flatMap(({ feature }) => (feature.completed ? [feature] : []))
    : [];
  return { events, completes: [...new Set(completes)] };
}
