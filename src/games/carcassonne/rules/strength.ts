import { featureOf, strengthOf } from '../../../core/feature-graph.ts';
import { majority, strongest } from '../../../core/majority.ts';
import type { State } from './state.ts';

/** The seats with the majority on a feature (by its root), several in a tie; none if no piece counts there. */
export function holdersOf(state: State, root: number): number[] {
  return state.rules.hasStrengthOn ? strongest(strengthsOn(state, root)) : majority(state.board.graph, root);
}

/** Total strength of every seat's pieces on a feature (by its root), for the majority (E5). */
export function strengthsOn(state: State, root: number): number[] {
  const { board, pieces, rules, scores } = state;
  const strengths = scores.map((_, seat) => strengthOf(board.graph, root, seat));
  if (!rules.hasStrengthOn) return strengths;
  for (const { kind = 0, seat, segment } of pieces) {
    const { strength, strengthOn } = rules.pieces[kind]!;
    if (!strengthOn || featureOf(board.graph, segment) !== root) continue;
    strengths[seat] = strengths[seat]! - strength + strengthOn(state, root);
  }
  return strengths;
}
