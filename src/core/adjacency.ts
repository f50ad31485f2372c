import type { Board } from './board.ts';
import { featureOf } from './feature-graph.ts';

/**
 * Returns the features (by their roots) that touch the feature of a segment, such as the cities around a field. Features
 * touch where segments of theirs touch on a tile; each is returned once (M22).
 */
export function touchedFeatures({ graph, table, tileType, tileSegment }: Board, segment: number): number[] {
  const features: number[] = [];
  let current = segment;
  do {
    const tile = graph.tile[current]!;
    const first = tileSegment[tile]!;
    // A border print has no type and touches nothing.
    const touches = table.types[tileType[tile]!]?.segments[current - first]?.touches;
    if (touches) {
      for (let index = 0; index < touches.length; index++) {
        const root = featureOf(graph, first + touches[index]!);
        if (!features.includes(root)) features.push(root);
      }
    }
    current = graph.next[current]!;
  } while (current !== segment);
  return features;
}
