import { countTiles, featureOf, marksOn, openPorts, strengthOf } from '../../../core/feature-graph.ts';
import { outlookOf, type TilesLeft, tilesLeftOf } from '../../kernel/completion-chance.ts';
import { featurePoints } from '../rules/feature-points.ts';
import type { State } from '../rules/state.ts';
import { ANIMAL, FRUIT, JUNGLE, TRIBUTARY, VILLAGE } from '../rules/tile-set.ts';
import { riverOutlook } from './river-outlook.ts';
import { TERM_COUNT, TERM_INDEX } from './weights.ts';

const {
  points: POINTS,
  tributaries: TRIBUTARIES,
  villages: VILLAGES,
  animals: ANIMALS,
  jungleSquares: SQUARES,
  returning: RETURNING,
  lastMeeple: LAST,
  secondMeeple: SECOND,
  furtherMeeples: FURTHER,
  lastCamp: LAST_CAMP,
  secondCamp: SECOND_CAMP,
  river: RIVER,
  mouth: MOUTH,
  ahead: AHEAD,
  icons: ICONS,
} = TERM_INDEX;

/** Turns of a seat after which half the worth of a piece in hand is left. */
const HALF = 4;

/** Features that were counted already: `counted[root]` = number of the count. */
let counted = new Int32Array(0);
let count = 0;

/** Counts the terms of every seat (`GameForComputer.countTerms`). */
export function countTerms(state: State, values: Float64Array): void {
  const { board, boats, campSupply, supply, phase, pieces, scores } = state;
  const seats = scores.length;
  const terms = TERM_COUNT;
  for (let seat = 0; seat < seats; seat++) values[seat * terms + POINTS]! += scores[seat]!;
  if (phase === 'over') return;
  const left = tilesLeftOf(board.table, state.pile, state.drawn);
  const turns = left.total / seats;
  const share = turns / (turns + HALF);
  const river = riverOutlook(state, left);
  let spaces = 0;
  for (let seat = 0; seat < seats; seat++) spaces += boats[seat]!;
  for (let seat = 0; seat < seats; seat++) {
    const row = seat * terms;
    if (supply[seat]! > 0) values[row + LAST]! += share;
    if (supply[seat]! > 1) values[row + SECOND]! += share;
    if (supply[seat]! > 2) values[row + FURTHER]! += (supply[seat]! - 2) * share;
    if (campSupply[seat]! > 0) values[row + LAST_CAMP]! += share;
    if (campSupply[seat]! > 1) values[row + SECOND_CAMP]! += share;
    values[row + RIVER]! += river.tiles[seat]!;
    values[row + MOUTH]! += river.mouth[seat]!;
    values[row + AHEAD]! += (boats[seat]! - (spaces - boats[seat]!) / (seats - 1)) * share;
  }
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
  { board, scores }: State,
  { segment, root, left, share }: { segment: number; root: number; left: TilesLeft; share: number },
  values: Float64Array,
): void {
  const { graph } = board;
  const kind = graph.kind[root]!;
  const open = openPorts(graph, root) > 0;
  const outlook = open ? outlookOf(board, segment, left) : CLOSED;
  let points = 0;
  if (kind === JUNGLE) points = marksOn(graph, root, ANIMAL);
  else if (!open) points = featurePoints(graph, root);
  else {
    const tiles = countTiles(graph, segment);
    const closed = (kind === VILLAGE ? 2 : 1) * (tiles + outlook.squares);
    points =
      outlook.chance * closed + (1 - outlook.chance) * (tiles + outlook.growth / 2) + marksOn(graph, root, FRUIT);
  }
  const term = kind === JUNGLE ? ANIMALS : kind === VILLAGE ? VILLAGES : TRIBUTARIES;
  const terms = TERM_COUNT;
  let max = 0;
  for (let seat = 0; seat < scores.length; seat++) max = Math.max(max, strengthOf(graph, root, seat));
  for (let seat = 0; seat < scores.length; seat++) {
    const strength = strengthOf(graph, root, seat);
    if (strength === 0) continue;
    const row = seat * terms;
    if (strength === max) {
      values[row + term]! += points;
      if (kind === JUNGLE) values[row + SQUARES]! += outlook.growth * share;
    }
    if (kind === JUNGLE) continue;
    values[row + RETURNING]! += strength * outlook.chance * share;
    if (kind === TRIBUTARY) values[row + ICONS]! += outlook.growth * share;
  }
}

const CLOSED = { squares: 0, chance: 1, growth: 0 } as const;
