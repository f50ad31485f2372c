import { countTiles, featureOf, marksOn, openPorts, strengthOf } from '../../../core/feature-graph.ts';
import { outlookOf, type TilesLeft, tilesLeftOf } from '../../kernel/completion-chance.ts';
import { handOf } from '../expansions/board-chips.ts';
import { onIsle } from '../expansions/isle.ts';
import { countsSquares, featurePoints, POINTS_A_CITY, worthOf } from '../rules/feature.ts';
import type { State } from '../rules/state.ts';
import { CITY, COAT_OF_ARMS, FIELD, FURTHER_SQUARE, ROAD } from '../rules/tile-set.ts';
import { countExpansionTerms } from './expansion-terms.ts';
import { expectedCities, monasteryOutlook } from './outlook.ts';
import { TERM_COUNT, TERM_INDEX } from './weights.ts';

const {
  points: POINTS,
  roads: ROADS,
  cities: CITIES,
  monasteries: MONASTERIES,
  fields: FIELDS,
  returning: RETURNING,
  lastMeeple: LAST,
  secondMeeple: SECOND,
  thirdMeeple: THIRD,
  furtherMeeples: FURTHER,
  chips: CHIPS,
  isle: ISLE,
  move: MOVE,
} = TERM_INDEX;

/** Turns of a seat after which half the worth of a piece in hand is left. */
const HALF = 4;

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
  const turns = left.total / seats;
  const share = turns / (turns + HALF);
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
  for (let at = 0; at < pieces.length; at++) {
    const { segment } = pieces[at]!;
    const root = featureOf(graph, segment);
    if (counted[root] === count) continue;
    counted[root] = count;
    countFeature(state, { segment, root, left, share }, values);
  }
  if (state.play.pieces.length > 1) countExpansionTerms(state, { left, share }, values);
}

function countFeature(
  state: State,
  { segment, root, left, share }: { segment: number; root: number; left: TilesLeft; share: number },
  values: Float64Array,
): void {
  const { board, scores } = state;
  const { graph } = board;
  const kind = graph.kind[root]!;
  let chance = 0;
  let points = 0;
  let term = FIELDS;
  if (kind === FIELD) points = POINTS_A_CITY * expectedCities(board, segment, left);
  else if (countsSquares(kind)) {
    const around = monasteryOutlook(board, segment, left);
    chance = around.chance;
    points = around.points;
    term = MONASTERIES;
  } else {
    term = kind === CITY ? CITIES : ROADS;
    if (openPorts(graph, root) === 0) {
      chance = 1;
      points = featurePoints(state, segment);
    } else {
      const outlook = outlookOf(board, segment, left);
      chance = outlook.chance;
      const coats = marksOn(graph, root, COAT_OF_ARMS);
      const tiles = countTiles(graph, segment) + marksOn(graph, root, FURTHER_SQUARE);
      const whenCompleted = worthOf(state, root, true);
      const whenOpen = worthOf(state, root, false);
      const towns =
        kind === ROAD && state.play.towns === 'c'
          ? Math.max(0, featurePoints(state, segment) - tiles * whenOpen.tile - coats * whenOpen.coatOfArms)
          : 0;
      points =
        chance * (whenCompleted.tile * (tiles + outlook.squares) + whenCompleted.coatOfArms * coats) +
        (1 - chance) * (whenOpen.tile * (tiles + outlook.growth / 2) + whenOpen.coatOfArms * coats) +
        towns;
    }
  }
  const terms = TERM_COUNT;
  let max = 0;
  for (let seat = 0; seat < scores.length; seat++) max = Math.max(max, strengthOf(graph, root, seat));
  for (let seat = 0; seat < scores.length; seat++) {
    const strength = strengthOf(graph, root, seat);
    if (strength === 0) continue;
    if (strength === max) values[seat * terms + term]! += points;
    values[seat * terms + RETURNING]! += strength * chance * share;
  }
}
