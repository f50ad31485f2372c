import { featureOf } from '../../../core/feature-graph.ts';
import { shareLeft, tilesLeftOf } from '../../kernel/completion-chance.ts';
import { inSupply } from '../../kernel/state.ts';
import { CountedTerms, type TermSink } from '../../kernel/term-sink.ts';
import { CAMP } from '../rules/event.ts';
import type { State } from '../rules/state.ts';
import { addFeature, prospectOf } from './feature-terms.ts';
import { pointsOfRank, type RiverPoints, riverPoints } from './river-outlook.ts';
import { TERM_COUNT, TERM_INDEX } from './weights.ts';

const {
  points: POINTS,
  lastMeeple: LAST,
  secondMeeple: SECOND,
  furtherMeeples: FURTHER,
  lastCamp: LAST_CAMP,
  secondCamp: SECOND_CAMP,
  river: RIVER,
  mouth: MOUTH,
  ahead: AHEAD,
  move: MOVE,
} = TERM_INDEX;

/** Features that were counted already: `counted[root]` = number of the count. */
let counted = new Int32Array(0);
let count = 0;

/** Counts the terms of every seat (`GameForComputer.countTerms`). */
export function countTerms(state: State, values: Float64Array): void {
  const { board, boats, supply, phase, pieces, scores, seat: next } = state;
  const seats = scores.length;
  const terms = TERM_COUNT;
  for (let seat = 0; seat < seats; seat++) values[seat * terms + POINTS]! += scores[seat]!;
  if (phase === 'over') return;
  const left = tilesLeftOf(board.table, state.pile, state.drawn);
  const share = shareLeft(left, seats);
  const sink = new CountedTerms(values, terms);
  const river = riverPoints(state, left);
  for (let seat = 0; seat < seats; seat++) {
    const row = seat * terms;
    if (supply[seat]! > 0) values[row + LAST]! += share;
    if (supply[seat]! > 1) values[row + SECOND]! += share;
    if (supply[seat]! > 2) values[row + FURTHER]! += (supply[seat]! - 2) * share;
    const camps = inSupply(state, CAMP, seat);
    if (camps > 0) values[row + LAST_CAMP]! += share;
    if (camps > 1) values[row + SECOND_CAMP]! += share;
  }
  values[next * terms + MOVE]! += 1;
  addBoats(boats, river, share, sink);
  const { graph } = board;
  if (counted.length < graph.parent.length) counted = new Int32Array(graph.parent.length);
  count++;
  for (let at = 0; at < pieces.length; at++) {
    const { segment } = pieces[at]!;
    const root = featureOf(graph, segment);
    if (counted[root] === count) continue;
    counted[root] = count;
    addFeature(graph, root, prospectOf(state, segment, root, left), share, sink);
  }
}

/** Adds the terms of the boats of every seat; `share` is that of the game left. */
export function addBoats(boats: readonly number[], river: RiverPoints, share: number, sink: TermSink): void {
  let spaces = 0;
  for (let seat = 0; seat < boats.length; seat++) spaces += boats[seat]!;
  for (let seat = 0; seat < boats.length; seat++) {
    sink.add(seat, RIVER, pointsOfRank(boats, seat, river.tiles));
    sink.add(seat, MOUTH, pointsOfRank(boats, seat, river.mouth));
    sink.add(seat, AHEAD, (boats[seat]! - (spaces - boats[seat]!) / (boats.length - 1)) * share);
  }
}
