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
  const { graph, tileSegment } = board;
  const first = tileSegment[lastTile({ board })]!;
  for (const { kind = 0, seat: owner, segment } of pieces) {
    const { givesTile, id } = play.pieces[kind]!;
    if (!givesTile || owner !== seat || segment >= first) continue;
    const feature = featureOf(graph, segment);
    for (let own = first; own < graph.segmentCount; own++) if (featureOf(graph, own) === feature) return id;
  }
  return undefined;
}
