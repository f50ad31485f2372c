import type { Board } from './board.ts';
import { featureOf, segmentsOf } from './feature-graph.ts';

/**
 * The features (by their roots) that the feature of a segment touches on any tile, such as the cities around a field, each
 * once (M22).
 */
export function touchedFeatures({ graph, table, tileType, tileSegment }: Board, segment: number): number[] {
  const touched = new Set<number>();
  for (const at of segmentsOf(graph, segment)) {
    const tile = graph.tile[at]!;
    const first = tileSegment[tile]!;
    // A border print has no type and touches nothing.
    const { touches = [] } = table.types[tileType[tile]!]?.segments[at - first] ?? {};
    for (const other of touches) touched.add(featureOf(graph, first + other));
  }
  return [...touched];
}
