import { countTiles, type FeatureGraph, marksOn, openPorts } from '../../../core/feature-graph.ts';
import { ANIMAL, FRUIT, JUNGLE, VILLAGE } from './tile-set.ts';

/** Whether a feature (given by its root) is complete; a jungle never is, whether its borders are closed or not. */
export function isCompleted(graph: FeatureGraph, root: number): boolean {
  return graph.kind[root] !== JUNGLE && openPorts(graph, root) === 0;
}

/**
 * Points of a feature (given by its root), every tile counted once (A22): a tributary scores 1 a tile, a village 2 a tile
 * when closed and 1 while open, both 1 a fruit (A20, A21); a jungle scores 1 an animal (A23).
 */
export function featurePoints(graph: FeatureGraph, root: number): number {
  if (graph.kind[root] === JUNGLE) return marksOn(graph, root, ANIMAL);
  const each = graph.kind[root] === VILLAGE && isCompleted(graph, root) ? 2 : 1;
  return countTiles(graph, root) * each + marksOn(graph, root, FRUIT);
}
