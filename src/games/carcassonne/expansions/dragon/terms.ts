import { featureOf } from '../../../../core/feature-graph.ts';
import { expansionTerms } from '../../computer/expansion-terms.ts';
import { featurePoints } from '../../rules/feature.ts';
import { kindOf, type Move, payloadOf, typeOf } from '../../rules/move.ts';
import type { State } from '../../rules/state.ts';

/** What computers know of The Princess & the Dragon: no terms of its own, so that they only see what comes of each action at once. */
export const DRAGON_TERMS = expansionTerms({}, () => ({ worthTrying: withoutPoorPortals }));

/** Of all places to which a kind of piece can go through a portal only that of each kind which is worth most now. */
function withoutPoorPortals(state: State, moves: readonly Move[]): readonly Move[] {
  const best = new Map<string, { readonly move: Move; readonly points: number }>();
  for (const move of moves) {
    if (typeOf(state, move) !== 'portal') continue;
    const { piece, segment } = state.play.verbs[kindOf(move)]!.placed!(state, payloadOf(move))!;
    const { graph } = state.board;
    const kind = `${piece} ${graph.kind[featureOf(graph, segment)]}`;
    const points = featurePoints(state, segment);
    if (points > (best.get(kind)?.points ?? -1)) best.set(kind, { move, points });
  }
  const kept = new Set([...best.values()].map(({ move }) => move));
  return moves.filter((move) => typeOf(state, move) !== 'portal' || kept.has(move));
}
