import { type FeatureGraph, strengthOf } from './feature-graph.ts';

/** Returns the seats with the greatest strength on a feature (given by its root), several in a tie; none if it is empty. */
export function majority(graph: FeatureGraph, root: number): number[] {
  let max = 0;
  for (let seat = 0; seat < graph.seats; seat++) max = Math.max(max, strengthOf(graph, root, seat));
  const holders: number[] = [];
  if (max === 0) return holders;
  for (let seat = 0; seat < graph.seats; seat++) if (strengthOf(graph, root, seat) === max) holders.push(seat);
  return holders;
}

/** Returns the seats with the greatest of these strengths, several in a tie; none if nobody has any. */
export function strongest(strengths: readonly number[]): number[] {
  const max = Math.max(...strengths);
  return max > 0 ? strengths.flatMap((strength, seat) => (strength === max ? [seat] : [])) : [];
}
