import { countTiles, featureOf, marksOn, openPorts, strengthOf } from '../../../core/feature-graph.ts';
import { outlookOf, type TilesLeft, tilesLeftOf } from '../../kernel/completion-chance.ts';
import { handOf } from '../expansions/board-chips.ts';
import { onIsle } from '../expansions/isle.ts';
import { countsSquares, featurePoints, worthOf } from '../rules/feature.ts';
import type { State } from '../rules/state.ts';
import { CITY, COAT_OF_ARMS, FIELD, FURTHER_SQUARE, ROAD } from '../rules/tile-set.ts';
import { fieldPoints, monasteryOutlook } from './outlook.ts';

/**
 * What makes a position good, with the points that one of it is worth. Set by hand, then changed by
 * `npm run tune -- --game carcassonne --games 80 --seed 1`, which kept one change: fields from 1 to 0.67.
 */
export const TERMS = {
  /** Points already scored. */
  points: 1,
  /** Points that a seat can expect of the roads, cities, monasteries and gardens that it holds. */
  roads: 1,
  cities: 1,
  monasteries: 1,
  /** Points that its fields would bring with the cities as they are expected to end. */
  fields: 0.67,
  /** Meeples on features, by the chance that they come home, as a share of the game left. */
  returning: 2,
  /** The last meeple in hand, the one before it and so on, as a share of the game left. */
  lastMeeple: 4,
  secondMeeple: 2,
  thirdMeeple: 1.2,
  furtherMeeples: 0.6,
  /** Pieces in hand that are no ordinary meeples, by what they count for the majority, as a share of the game left. */
  specialPieces: 1,
  /** Values of chips in hand, as a share of the game left. */
  chips: 1,
  /** Meeples on the Isle of Man, as a share of the game left. */
  isle: 1,
  /** To be the seat that moves next. */
  move: 3,
} as const;

const NAMES = Object.keys(TERMS);
const [
  POINTS,
  ROADS,
  CITIES,
  MONASTERIES,
  FIELDS,
  RETURNING,
  LAST,
  SECOND,
  THIRD,
  FURTHER,
  SPECIAL,
  CHIPS,
  ISLE,
  MOVE,
] = NAMES.map((_, index) => index) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

/** Turns of a seat after which half the worth of a piece in hand is left. */
const HALF = 4;

/** Features that were counted already: `counted[root]` = number of the count. */
let counted = new Int32Array(0);
let count = 0;

/** Counts the terms of every seat (`GameForComputer.countTerms`). */
export function countTerms(state: State, values: Float64Array): void {
  const { board, pieces, phase, play, scores, seat, supply } = state;
  const seats = scores.length;
  const terms = NAMES.length;
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
    for (let piece = 1; piece < play.pieces.length; piece++) {
      values[row + SPECIAL]! += supply[piece * seats + one]! * play.pieces[piece]!.strength * share;
    }
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
  if (kind === FIELD) points = fieldPoints(board, segment, left);
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
  const terms = NAMES.length;
  let max = 0;
  for (let seat = 0; seat < scores.length; seat++) max = Math.max(max, strengthOf(graph, root, seat));
  for (let seat = 0; seat < scores.length; seat++) {
    const strength = strengthOf(graph, root, seat);
    if (strength === 0) continue;
    if (strength === max) values[seat * terms + term]! += points;
    values[seat * terms + RETURNING]! += strength * chance * share;
  }
}
