import { countTiles, type FeatureGraph, marksOn, openPorts } from '../../../core/feature-graph.ts';
import { ANIMAL, FRUIT, JUNGLE, VILLAGE } from './tile-set.ts';

/** True if a feature (given by its root) is complete; a jungle never is, even if its borders are closed. */
export function isCompleted(graph: FeatureGraph, root: number): boolean {
  return graph.kind[root] !== JUNGLE && openPorts(graph, root) === 0;
}

/**
 * Returns the points of a feature (given by its root); every tile counts once (A22). A tributary scores 1 per tile. A village
 * scores 2 per tile if closed, 1 if open. Both score 1 per fruit (A20, A21). A jungle scores 1 per animal (A23).
 */
export function featurePoints(graph: FeatureGraph, root: number): number {
  if (graph.kind[root] === JUNGLE) return marksOn(graph, root, ANIMAL);
  const each = graph.kind[root] === VILLAGE && isCompleted(graph, root) ? 2 : 1;
  return countTiles(graph, root) * each + marksOn(graph, root, FRUIT);
}
