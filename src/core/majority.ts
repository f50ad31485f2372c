import { type FeatureGraph, strengthOf } from './feature-graph.ts';

/** The seats that hold the majority on a feature (given by its root): all that tie for the most; none when it is empty. */
export function majority(graph: FeatureGraph, root: number): number[] {
  let most = 0;
  for (let seat = 0; seat < graph.seats; seat++) most = Math.max(most, strengthOf(graph, root, seat));
  const holders: number[] = [];
  if (most === 0) return holders;
  for (let seat = 0; seat < graph.seats; seat++) if (strengthOf(graph, root, seat) === most) holders.push(seat);
  return holders;
}
