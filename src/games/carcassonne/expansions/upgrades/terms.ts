import { featureOf, strengthAgainst, strengthOf } from '../../../../core/feature-graph.ts';
import type { NamedTerms } from '../../computer/expansion-terms.ts';
import { type Move, payloadOf, typeOf } from '../../rules/move.ts';
import type { State } from '../../rules/state.ts';
import { FIELD } from '../../rules/tile-set.ts';
import { CHIP_TERMS } from '../chips/terms.ts';
import { upgradedMeeple } from './rules.ts';

/** Evaluation terms of the chips of Germany. */
export const UPGRADES_TERMS: NamedTerms = {
  weights: CHIP_TERMS.weights,
  terms: (index) => ({ ...CHIP_TERMS.terms(index), worthTrying }),
};

/**
 * The upgrades that are tried: one on each feature, as meeples on it count alike, and none on a feature other than a field
 * where the seat leads alone. One payment is enough, as its sum is always 4 and two chips of value 1 replace one of value 2 in
 * every later upgrade.
 */
function worthTrying(state: State, moves: readonly Move[]): readonly Move[] {
  const { board, pieces, seat } = state;
  const { graph } = board;
  const features = new Set<number>();
  return moves.filter((move) => {
    if (typeOf(state, move) !== 'upgrade') return true;
    const root = featureOf(graph, pieces[upgradedMeeple(payloadOf(move))]!.segment);
    if (features.has(root)) return false;
    features.add(root);
    return graph.kind[root] === FIELD || strengthAgainst(graph, root, seat) >= strengthOf(graph, root, seat);
  });
}
