import { featureOf } from '../../../core/feature-graph.ts';
import { shareLeft, tilesLeftOf } from '../../kernel/completion-chance.ts';
import { CountedTerms } from '../../kernel/term-sink.ts';
import { handOf } from '../expansions/chips/rules.ts';
import { onIsle } from '../expansions/isle/rules.ts';
import type { State } from '../rules/state.ts';
import { countExpansionTerms } from './expansion-terms.ts';
import { addFeature, prospectOf } from './feature-terms.ts';
import { cityChance } from './outlook.ts';
import { TERM_COUNT, TERM_INDEX } from './weights.ts';

const {
  points: POINTS,
  lastMeeple: LAST,
  secondMeeple: SECOND,
  thirdMeeple: THIRD,
  furtherMeeples: FURTHER,
  chips: CHIPS,
  isle: ISLE,
  move: MOVE,
} = TERM_INDEX;

/** Features that were counted already: `counted[root]` = number of the count. */
let counted = new Int32Array(0);
let count = 0;

/** Counts the terms of every seat (`GameForComputer.countTerms`). */
export function countTerms(state: State, values: Float64Array): void {
  const { board, pieces, phase, scores, seat, supply } = state;
  const seats = scores.length;
  const terms = TERM_COUNT;
  for (let one = 0; one < seats; one++) values[one * terms + POINTS]! += scores[one]!;
  if (phase === 'over') return;
  const left = tilesLeftOf(board.table, state.pile, state.drawn);
  const share = shareLeft(left, seats);
  for (let one = 0; one < seats; one++) {
    const row = one * terms;
    const hand = supply[one]!;
    if (hand > 0) values[row + LAST]! += share;
    if (hand > 1) values[row + SECOND]! += share;
    if (hand > 2) values[row + THIRD]! += share;
    if (hand > 3) values[row + FURTHER]! += (hand - 3) * share;
    for (const chip of handOf(state, one)) values[row + CHIPS]! += chip.value * share;
    values[row + ISLE]! += onIsle(state, one) * share;
  }
  values[seat * terms + MOVE]! += share;
  const { graph } = board;
  if (counted.length < graph.parent.length) counted = new Int32Array(graph.parent.length);
  count++;
  const sink = new CountedTerms(values, terms);
  const chanceOfCity = (root: number) => cityChance(board, root, left);
  for (let at = 0; at < pieces.length; at++) {
    const { segment } = pieces[at]!;
    const root = featureOf(graph, segment);
    if (counted[root] === count) continue;
    counted[root] = count;
    addFeature(graph, root, prospectOf(state, { segment, root }, left, chanceOfCity), share, sink);
  }
  if (state.play.pieces.length > 1) countExpansionTerms(state, { left, share, chanceOfCity }, sink);
}
