import { type Board, newJournal, placeTileAt, removeLastTile } from '../../../core/board.ts';
import { featureOf, marksOn, openPorts, strengthOf } from '../../../core/feature-graph.ts';
import { lead } from '../../../core/lead.ts';
import type { RatedTurns } from '../../contract/computer.ts';
import { ChangedFeatures } from '../../kernel/changed-features.ts';
import { shareLeft, type TilesLeft, tilesLeftOf } from '../../kernel/completion-chance.ts';
import { inSupply, nextSeat } from '../../kernel/state.ts';
import { WeighedTerms } from '../../kernel/term-sink.ts';
import { TurnList } from '../../kernel/turn-list.ts';
import { CAMP } from '../rules/event.ts';
import { featurePoints } from '../rules/feature-points.ts';
import { BOAT_MOVE, kindOf, type Move, payloadOf, pieceMoves, placeMoves } from '../rules/move.ts';
import { iconGains } from '../rules/river.ts';
import type { State } from '../rules/state.ts';
import { BOAT, JUNGLE } from '../rules/tile-set.ts';
import { addFeature, addPieces, prospectOf } from './feature-terms.ts';
import { type RiverPoints, riverPoints } from './river-outlook.ts';
import { addBoats } from './terms.ts';
import { TERM_INDEX } from './weights.ts';

/**
 * Every way to play the turn of a drawn land tile (`GameForComputer.rateTurns`): the tile is placed on the board itself and
 * taken off again, only the features that it changes are valued anew, and pieces and boats are not moved at all.
 */
export function rateTurns(state: State, weights: ArrayLike<number>): RatedTurns | undefined {
  const isLastTile = state.drawn === state.pile.length;
  if (state.phase !== 'place' || isLastTile || state.set.tiles[state.tile]!.role !== 'land') return undefined;
  beginRating(state, weights);
  found.begin();
  for (const place of placeMoves(state)) rateAt(place);
  return found;
}

const found = new TurnList();

/** A feature with pieces on it, as it is before the tile is placed. */
interface Occupied {
  /** A segment of it that carries a piece. */
  segment: number;
  /** What it is worth to each seat, weighed. */
  worths: Float64Array;
}

/** What is known of a position before the tile is placed. */
interface Rating {
  readonly state: State;
  readonly board: Board;
  readonly left: TilesLeft;
  readonly share: number;
  readonly weights: ArrayLike<number>;
  readonly seat: number;
  readonly river: RiverPoints;
  /** What all seats can expect but for their boats, weighed. */
  readonly worths: Float64Array;
  readonly occupied: Occupied[];
  /** What every seat's boat is worth after the seat to move has sailed so many spaces and no other boat has moved. */
  readonly boats: Float64Array[];
}

let rating: Rating;
let sink: WeighedTerms;
const journal = newJournal();
const changed = new ChangedFeatures();

const MAX_SEATS = 5;
/** Icons that each seat gains by the tile. */
const gains = new Int32Array(MAX_SEATS);
const gainIcons = iconGains(gains);

/** What each seat can expect at the end of the turn that is looked at, but for its boat; and the meeples that come home. */
let worths = new Float64Array(0);
let ends = new Float64Array(0);
const home = new Int32Array(MAX_SEATS);

function beginRating(state: State, weights: ArrayLike<number>): void {
  const { board, pieces, scores, supply } = state;
  const seats = scores.length;
  const left = tilesLeftOf(board.table, state.pile, state.drawn);
  const share = shareLeft(left, seats);
  if (worths.length !== seats) [worths, ends] = [new Float64Array(seats), new Float64Array(seats)];
  sink = new WeighedTerms(seats, weights);
  rating = {
    state,
    board,
    left,
    share,
    weights,
    seat: state.seat,
    river: riverPoints(state, left),
    worths: new Float64Array(seats),
    occupied: [],
    boats: [],
  };
  for (let seat = 0; seat < seats; seat++) {
    rating.worths[seat] =
      scores[seat]! * weights[TERM_INDEX.points]! + hand(supply[seat]!) + camps(inSupply(state, CAMP, seat));
  }
  rating.worths[nextSeat(state)]! += weights[TERM_INDEX.move]!;
  changed.forget(board);
  for (let at = 0; at < pieces.length; at++) {
    const { segment } = pieces[at]!;
    const root = featureOf(board.graph, segment);
    if (!changed.isFirst(root)) continue;
    sink.worths.fill(0);
    addFeature(board.graph, root, prospectOf(state, segment, root, left), share, sink);
    rating.occupied.push({ segment, worths: sink.worths.slice() });
    for (let seat = 0; seat < seats; seat++) rating.worths[seat]! += sink.worths[seat]!;
  }
}

/** Worth of so many meeples in hand. */
function hand(count: number): number {
  const { lastMeeple, secondMeeple, furtherMeeples } = TERM_INDEX;
  const { share, weights } = rating;
  let worth = 0;
  if (count > 0) worth += weights[lastMeeple]!;
  if (count > 1) worth += weights[secondMeeple]!;
  if (count > 2) worth += (count - 2) * weights[furtherMeeples]!;
  return worth * share;
}

/** Worth of so many camps in hand. */
function camps(count: number): number {
  const { lastCamp, secondCamp } = TERM_INDEX;
  const { share, weights } = rating;
  return ((count > 0 ? weights[lastCamp]! : 0) + (count > 1 ? weights[secondCamp]! : 0)) * share;
}

/** Adds every turn that places the tile at a place. */
function rateAt(place: Move): void {
  const { state, board } = rating;
  const code = payloadOf(place);
  gains.fill(0);
  placeTileAt(board, { type: state.tile, turns: code & 3, anchor: code >> 2 }, gainIcons, journal);
  changed.find(board);
  worths.set(rating.worths);
  home.fill(0);
  for (const one of rating.occupied) revalue(one);
  const { supply } = state;
  for (let one = 0; one < worths.length; one++) {
    if (home[one]! > 0) worths[one]! += hand(supply[one]! + home[one]!) - hand(supply[one]!);
  }
  const pieces = pieceMoves(state);
  for (const move of pieces) {
    const segment = board.tileSegment[board.tileCount - 1]! + payloadOf(move);
    const root = featureOf(board.graph, segment);
    const gain = kindOf(move) === 'camp' ? gainOfCamp(segment, root) : gainOfMeeple(segment, root);
    found.add(place, move, worthAfter(gain, marksOn(board.graph, root, BOAT)));
  }
  found.add(place, pieces.length > 0 ? BOAT_MOVE : -1, worthAfter(0, 1));
  removeLastTile(board, journal);
}

/** The worth of a turn in which the seat to move gains by a piece, and its boat sails so many steps. */
function worthAfter(gain: number, steps: number): number {
  const boats = boatsAfter(steps);
  for (let seat = 0; seat < worths.length; seat++) ends[seat] = worths[seat]! + boats[seat]!;
  ends[rating.seat]! += gain;
  return lead(ends, rating.seat);
}

/** What the boats are worth after icons gained by the tile, and so many more steps of the seat to move. */
function boatsAfter(steps: number): Float64Array {
  const { seat, state } = rating;
  let isOwn = true;
  for (let one = 0; one < state.boats.length; one++) if (one !== seat && gains[one]! > 0) isOwn = false;
  const own = gains[seat]! + steps;
  const known = isOwn ? rating.boats[own] : undefined;
  if (known) return known;
  const boats = state.boats.map((space, one) => Math.min(space + (one === seat ? own : gains[one]!), state.spaces));
  sink.worths.fill(0);
  addBoats(boats, rating.river, rating.share, sink);
  const worth = sink.worths.slice();
  if (isOwn) rating.boats[own] = worth;
  return worth;
}

/** Replaces the worth of a feature that was occupied before by what it is now, if the tile has changed it. */
function revalue({ segment, worths: before }: Occupied): void {
  const { board, left, share, state } = rating;
  const { graph } = board;
  const root = featureOf(graph, segment);
  if (!changed.isChanged(root)) return;
  for (let seat = 0; seat < worths.length; seat++) worths[seat]! -= before[seat]!;
  // Two features that were occupied may have become one.
  if (!changed.isFirst(root)) return;
  if (graph.kind[root] !== JUNGLE && openPorts(graph, root) === 0) {
    score(root);
    return;
  }
  sink.worths.fill(0);
  addFeature(graph, root, prospectOf(state, segment, root, left), share, sink);
  for (let seat = 0; seat < worths.length; seat++) worths[seat]! += sink.worths[seat]!;
}

/** Scores a feature that the tile completes, and brings its meeples home. */
function score(root: number): void {
  const { board, weights } = rating;
  const { graph } = board;
  let most = 0;
  for (let seat = 0; seat < worths.length; seat++) most = Math.max(most, strengthOf(graph, root, seat));
  const points = featurePoints(graph, root) * weights[TERM_INDEX.points]!;
  for (let seat = 0; seat < worths.length; seat++) {
    const strength = strengthOf(graph, root, seat);
    if (strength === most) worths[seat]! += points;
    home[seat]! += strength;
  }
}

/** What the seat to move gains by a camp on a segment of the tile, its own worth less that in hand. */
function gainOfCamp(segment: number, root: number): number {
  const { state, seat } = rating;
  const inHand = inSupply(state, CAMP, seat);
  return alone(segment, root) + camps(inHand - 1) - camps(inHand);
}

/** What the seat to move gains by a meeple on a segment of the tile; where that is complete it is scored and comes home. */
function gainOfMeeple(segment: number, root: number): number {
  const { board, seat, state, weights } = rating;
  const { graph } = board;
  if (openPorts(graph, root) === 0) return featurePoints(graph, root) * weights[TERM_INDEX.points]!;
  const inHand = state.supply[seat]! + home[seat]!;
  return alone(segment, root) + hand(inHand - 1) - hand(inHand);
}

/** What a feature without pieces is worth to the seat to move with one there. */
function alone(segment: number, root: number): number {
  const { left, seat, share, state } = rating;
  sink.worths.fill(0);
  addPieces(seat, { strength: 1, holds: true }, prospectOf(state, segment, root, left), share, sink);
  return sink.worths[seat]!;
}
