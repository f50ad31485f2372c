import { featureOf } from '../../../core/feature-graph.ts';
import { lastTile } from '../../kernel/state.ts';
import type { State } from './state.ts';

/** What stands in the place of the kind of a piece where a covered town gives a further tile. */
export const TOWN_GIVES = 'town';

/**
 * The kind of a piece of the seat that gives it a further tile: one that stood on a feature before the tile just placed
 * continued it (E37). Undefined where there is none; asked before anything is scored.
 */
export function tileGiver({ board, pieces, play, seat }: State): string | undefined {
  if (play.pieces.every(({ givesTile }) => !givesTile)) return undefined;
  const { graph, tileSegment } = board;
  const first = tileSegment[lastTile({ board })]!;
  const features = new Set<number>();
  for (let segment = first; segment < graph.segmentCount; segment++) features.add(featureOf(graph, segment));
  const giver = pieces.find(
    ({ kind = 0, seat: owner, segment }) =>
      owner === seat && play.pieces[kind]!.givesTile && segment < first && features.has(featureOf(graph, segment)),
  );
  return giver && play.pieces[giver.kind ?? 0]!.id;
}
