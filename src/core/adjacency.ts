import type { Board } from './board.ts';
import { featureOf } from './feature-graph.ts';

/**
 * The features (by their roots) that the feature of a segment touches on any tile, such as the cities around a field, each
 * once (M22).
 */
export function touchedFeatures({ graph, table, tileType, tileSegment }: Board, segment: number): number[] {
  const features: number[] = [];
  let at = segment;
  do {
    const tile = graph.tile[at]!;
    const first = tileSegment[tile]!;
    // A border print has no type and touches nothing.
    const touches = table.types[tileType[tile]!]?.segments[at - first]?.touches;
    if (touches) {
      for (let index = 0; index < touches.length; index++) {
        const root = featureOf(graph, first + touches[index]!);
        if (!features.includes(root)) features.push(root);
      }
    }
    at = graph.next[at]!;
  } while (at !== segment);
  return features;
}
