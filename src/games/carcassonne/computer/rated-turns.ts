import { squareOfCell } from '../../../core/area.ts';
import { type Board, newJournal, placeTileAt, removeLastTile } from '../../../core/board.ts';
import { featureOf, strengthOf } from '../../../core/feature-graph.ts';
import { lead } from '../../../core/lead.ts';
import type { RatedTurns } from '../../contract/computer.ts';
import { ChangedFeatures } from '../../kernel/changed-features.ts';
import { shareLeft, type TilesLeft, tilesLeftOf } from '../../kernel/completion-chance.ts';
import { nextSeat } from '../../kernel/state.ts';
import { WeighedTerms } from '../../kernel/term-sink.ts';
import { TurnList } from '../../kernel/turn-list.ts';
import { abbot, returningAbbot } from '../expansions/abbot/rules.ts';
import { handOf } from '../expansions/chips/rules.ts';
import { onIsle } from '../expansions/isle/rules.ts';
import { goodsOf, TOKENS, traders, withGoods } from '../expansions/traders/rules.ts';
import { featurePoints, goodsIn, isCompleted } from '../rules/feature.ts';
import {
  kindNumber,
  kindOf,
  legalMoves,
  MEEPLE,
  type Move,
  movesOf,
  moveWith,
  PASS,
  PLACE,
  payloadOf,
  typeOf,
} from '../rules/move.ts';
import { placedPieceOf } from '../rules/piece-verb.ts';
import type { Expansion, PlacedPiece, Play, State } from '../rules/state.ts';
import { tileGiver } from '../rules/tile-giver.ts';
import { CITY, FIELD, ROAD } from '../rules/tile-set.ts';
import { addOnBoard, amountInHand, inHandTerm } from './expansion-terms.ts';
import { addFeature, prospectOf } from './feature-terms.ts';
import { fightPoints, fightTerm } from './fight.ts';
import { goodsChances } from './goods-chance.ts';
import { cityChance } from './outlook.ts';
import { TERM_INDEX } from './weights.ts';

/**
 * Every way to play the turn of the drawn tile (`GameForComputer.rateTurns`), or the rest of it once the tile is placed: the
 * tile is placed on the board itself and taken off again, only the features that it changes are valued anew, and pieces are
 * not placed at all, as each changes nothing but the feature it would stand on and the supply of its seat.
 */
export function rateTurns(state: State, weights: ArrayLike<number>): RatedTurns | undefined {
  const { phase, play } = state;
  const isLastTile = state.drawn === state.pile.length;
  if ((phase !== 'place' && phase !== 'piece') || isLastTile || !isPlain(play)) return undefined;
  if (play.expansions.some((one) => one.choosesAfterPiece?.(state))) return undefined;
  beginRating(state, weights);
  const others: Move[] = [];
  found.begin(others);
  if (phase === 'place') ratePlaces(others);
  else ratePieces(others);
  return found;
}

/** Adds the ways to play the turn from the tile on; places where more may follow to `others`. */
function ratePlaces(others: Move[]): void {
  const { board, state } = rating;
  const asking = state.play.expansions.filter((one) => one.isQuiet);
  for (const place of movesOf(state, PLACE)) {
    const square = squareOfCell(board.area, payloadOf(place) >> 2);
    if (asking.every((one) => one.isQuiet!(state, square))) rateAt(place);
    else others.push(place);
  }
}

/** Adds the ways to play the turn from the piece on; what an expansion lets choose besides to `others`. */
function ratePieces(others: Move[]): void {
  const { state } = rating;
  const ahead = endTurn();
  for (const move of legalMoves(state)) {
    const gain = gainOfMove(move);
    if (gain === undefined) others.push(move);
    else found.add(move, -1, ahead + gain);
  }
}

const found = new TurnList();

/** Expansions of which all that follows from a tile or a piece is known here. */
const RATED: readonly Expansion[] = [abbot, traders];

/** By the table of a game: whether the turns of a game can be rated so, at least on quiet squares. */
const plain = new WeakMap<Play, boolean>();

function isPlain(play: Play): boolean {
  const known = plain.get(play);
  if (known !== undefined) return known;
  const { expansions, pieces, towns } = play;
  const isSo =
    pieces.every(({ id }) => id === 'meeple' || inHandTerm(id) !== undefined) &&
    expansions.every((one) => one.isQuiet || RATED.includes(one) || isAlwaysQuiet(one)) &&
    towns === 'none';
  plain.set(play, isSo);
  return isSo;
}

/** Whether an expansion has nothing that follows from a tile or a piece, wherever it is placed. */
function isAlwaysQuiet({ verbs, covered, scored, turnBegins, turnEnded }: Expansion): boolean {
  return !verbs && !covered && !scored && !turnBegins && !turnEnded;
}

/** A feature with pieces on it, as it is before the tile is placed. */
interface Occupied {
  /** A segment of it that carries a piece. */
  readonly segment: number;
  readonly kind: number;
  /** The cell of its tile, for a monastery. */
  readonly cell: number;
  /** What it is worth to each seat, weighed. */
  readonly worths: Float64Array;
  /** Whether a large meeple stands there, which counts on features beside it, too. */
  readonly hasLarge: boolean;
  /** The cities that it touches, for a field, by their roots, each once. */
  readonly cities: readonly number[];
}

/** What is known of a position before the tile is placed. */
interface Rating {
  readonly state: State;
  readonly board: Board;
  readonly left: TilesLeft;
  readonly share: number;
  readonly weights: ArrayLike<number>;
  readonly seats: number;
  readonly seat: number;
  /** What one piece of each kind in hand is worth; nothing for the ordinary meeple, which `hand` knows. */
  readonly inHand: Float64Array;
  /** Whether a piece may give a further tile now, and whether goods and the abbot are played with. */
  readonly givesTiles: boolean;
  readonly hasGoods: boolean;
  readonly hasAbbot: boolean;
  /** What all seats can expect, weighed, when the next seat has the move. */
  readonly worths: Float64Array;
  readonly occupied: Occupied[];
}

let rating: Rating;
let sink: WeighedTerms;
const journal = newJournal();

const changed = new ChangedFeatures();

/** Chances of cities by root: with the tile on the board, and where it does not change them; known where marked. */
let look = 0;
let known = new Int32Array(0);
let chances = new Float64Array(0);
let ratings = 0;
let knownBefore = new Int32Array(0);
let chancesBefore = new Float64Array(0);

/** Pieces that come home, by kind of piece * seats + seat. */
let home = new Int32Array(0);
/** What each seat can expect at the end of the turn that is looked at. */
let worths = new Float64Array(0);

function beginRating(state: State, weights: ArrayLike<number>): void {
  const { board, pieces, play, scores, supply } = state;
  const { graph } = board;
  const room = graph.parent.length;
  if (known.length < room) {
    [known, knownBefore] = [new Int32Array(room), new Int32Array(room)];
    [chances, chancesBefore] = [new Float64Array(room), new Float64Array(room)];
  }
  changed.forget(board);
  ratings++;
  const seats = scores.length;
  if (worths.length !== seats) worths = new Float64Array(seats);
  if (home.length !== supply.length) home = new Int32Array(supply.length);
  const left = tilesLeftOf(board.table, state.pile, state.drawn);
  const share = shareLeft(left, seats);
  sink = new WeighedTerms(seats, weights);
  rating = {
    state,
    board,
    left,
    share,
    weights,
    seats,
    seat: state.seat,
    inHand: new Float64Array(play.pieces.length),
    givesTiles: play.pieces.some(({ givesTile }) => givesTile) && !state.isFurtherTile,
    hasGoods: play.expansions.includes(traders),
    hasAbbot: play.expansions.includes(abbot),
    worths: new Float64Array(seats),
    occupied: [],
  };
  const { inHand } = rating;
  for (let kind = 1; kind < inHand.length; kind++) {
    const { id } = play.pieces[kind]!;
    inHand[kind] = amountInHand(state, id, rating) * weights[inHandTerm(id)!]!;
  }
  for (let seat = 0; seat < seats; seat++) {
    rating.worths[seat] = scores[seat]! * weights[TERM_INDEX.points]! + hand(supply[seat]!);
    for (let kind = 1; kind < inHand.length; kind++)
      rating.worths[seat]! += supply[kind * seats + seat]! * inHand[kind]!;
  }
  addChips();
  addGoods(rating.worths, TOKENS.of(state).goods, 1);
  rating.worths[nextSeat(state)]! += share * weights[TERM_INDEX.move]!;
  for (let at = 0; at < pieces.length; at++) {
    const { segment } = pieces[at]!;
    const root = featureOf(graph, segment);
    if (changed.isFirst(root)) addOccupied(segment, root);
  }
}

/** Adds what is in front of seats besides pieces. */
function addChips(): void {
  const { seats, share, state, weights } = rating;
  for (let seat = 0; seat < seats; seat++) {
    let chips = 0;
    for (const { value } of handOf(state, seat)) chips += value;
    rating.worths[seat]! +=
      share * (chips * weights[TERM_INDEX.chips]! + onIsle(state, seat) * weights[TERM_INDEX.isle]!);
  }
}

/** Adds what tokens of goods are worth to every seat, or takes it away. */
function addGoods(to: Float64Array, goods: Parameters<typeof goodsChances>[1], sign: 1 | -1): void {
  const chances = goodsChances(rating.state, goods);
  for (let seat = 0; seat < chances.length; seat++) {
    to[seat]! += sign * chances[seat]! * rating.weights[TERM_INDEX.goods]!;
  }
}

/** Worth of so many ordinary meeples in hand. */
function hand(count: number): number {
  const { lastMeeple, secondMeeple, thirdMeeple, furtherMeeples } = TERM_INDEX;
  const { share, weights } = rating;
  let worth = 0;
  if (count > 0) worth += weights[lastMeeple]!;
  if (count > 1) worth += weights[secondMeeple]!;
  if (count > 2) worth += weights[thirdMeeple]!;
  if (count > 3) worth += (count - 3) * weights[furtherMeeples]!;
  return worth * share;
}

/** Cities that the field touches which is being valued. */
const touched: number[] = [];

function addOccupied(segment: number, root: number): void {
  const { state, board, left, occupied, share, seats } = rating;
  const { graph, tileCell } = board;
  sink.worths.fill(0);
  touched.length = 0;
  addFeature(graph, root, prospectOf(state, { segment, root }, left, chanceOfTouched), share, sink);
  const cities = touched.slice();
  addFurtherPieces(root, chanceBefore);
  const cell = tileCell[graph.tile[segment]!]!;
  occupied.push({
    segment,
    kind: graph.kind[root]!,
    cell,
    worths: sink.worths.slice(),
    cities,
    hasLarge: hasLarge(root),
  });
  for (let seat = 0; seat < seats; seat++) rating.worths[seat]! += sink.worths[seat]!;
}

function hasLarge(root: number): boolean {
  const { board, inHand, state } = rating;
  return (
    inHand.length > 1 &&
    state.pieces.some(
      ({ kind = 0, segment }) => state.play.pieces[kind]!.id === 'large' && featureOf(board.graph, segment) === root,
    )
  );
}

/** The chance of a city (by its root), which is noted as touched. */
function chanceOfTouched(root: number): number {
  touched.push(root);
  return chanceBefore(root);
}

/** Adds to the sink what pieces on a feature are worth that are no ordinary meeples. */
function addFurtherPieces(root: number, chanceOfCity: (root: number) => number): void {
  const { board, inHand, left, share, state } = rating;
  if (inHand.length === 1) return;
  const { pieces } = state;
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at]!;
    if (!piece.kind || featureOf(board.graph, piece.segment) !== root) continue;
    addOnBoard(state, piece, { left, share, chanceOfCity }, sink);
  }
}

/** The chance of a city (by its root) that the tile does not change, wherever it lies. */
function chanceBefore(root: number): number {
  if (knownBefore[root] !== ratings) {
    knownBefore[root] = ratings;
    chancesBefore[root] = cityChance(rating.board, root, rating.left);
  }
  return chancesBefore[root]!;
}

/** The chance of a city (by its root) with the tile on the board. */
function chanceNow(root: number): number {
  if (!changed.isChanged(root)) return chanceBefore(root);
  if (known[root] !== look) {
    known[root] = look;
    chances[root] = cityChance(rating.board, root, rating.left);
  }
  return chances[root]!;
}

/** Adds every turn that places the tile at a place. */
function rateAt(place: Move): void {
  const { state, board, hasAbbot } = rating;
  const code = payloadOf(place);
  placeTileAt(board, { type: state.tile, turns: code & 3, anchor: code >> 2 }, undefined, journal);
  const ahead = endTurn();
  const pieces = movesOf(state, MEEPLE);
  for (const move of pieces) found.add(place, move, ahead + gainOfPiece(move));
  const returning = hasAbbot && returningAbbot(state);
  if (returning) found.add(place, moveWith(kindNumber(state, 'retrieve'), 0), ahead + gainOfReturn(returning));
  found.add(place, pieces.length > 0 || returning ? PASS : -1, ahead);
  removeLastTile(board, journal);
}

/** How far the seat to move is ahead when the turn ends with the tile placed last and no piece, in points. */
function endTurn(): number {
  const { board, hasGoods, seat } = rating;
  look++;
  changed.find(board);
  worths.set(rating.worths);
  home.fill(0);
  for (const one of rating.occupied) revalue(one);
  bringHome();
  if (hasGoods) takeGoods();
  giveTile();
  return lead(worths, seat);
}

/** What the seat to move gains by a move after its tile; undefined for one that is not known here. */
function gainOfMove(move: Move): number | undefined {
  if (move === PASS) return 0;
  if (typeOf(rating.state, move) === 'retrieve') return gainOfReturn(returningAbbot(rating.state)!);
  return kindOf(move) === MEEPLE ? gainOfPiece(move) : undefined;
}

/** What the seat to move gains by placing a piece. */
function gainOfPiece(move: Move): number {
  const { tileCount, tileSegment } = rating.board;
  const { on, piece } = placedPieceOf(payloadOf(move));
  return gainOf(tileSegment[tileCount - 1]! + on, piece);
}

/** Adds what the pieces are worth in hand that come home. */
function bringHome(): void {
  const { inHand, seats, state } = rating;
  for (let seat = 0; seat < seats; seat++) {
    const count = state.supply[seat]!;
    if (home[seat]! > 0) worths[seat]! += hand(count + home[seat]!) - hand(count);
    for (let kind = 1; kind < inHand.length; kind++) worths[seat]! += home[kind * seats + seat]! * inHand[kind]!;
  }
}

/** Adds what the goods are worth that the cities bring which the tile completes. */
function takeGoods(): void {
  const { board, seat, seats, state } = rating;
  const { graph, tileCount, tileSegment } = board;
  const first = tileSegment[tileCount - 1]!;
  const cities = new Set<number>();
  for (let segment = first; segment < graph.segmentCount; segment++) {
    if (graph.kind[segment] === CITY && isCompleted(board, segment)) cities.add(featureOf(graph, segment));
  }
  if (cities.size === 0) return;
  const goods = Array.from({ length: seats }, (_, one) => goodsOf(state, one));
  let own = goods[seat]!;
  for (const city of cities) own = withGoods(own, goodsIn(state, city).goods ?? {});
  addGoods(worths, TOKENS.of(state).goods, -1);
  addGoods(worths, goods.with(seat, own), 1);
}

/** Leaves the move to the seat that gets a further tile (E37). */
function giveTile(): void {
  const { givesTiles, seat, share, state, weights } = rating;
  if (!givesTiles || tileGiver(state) === undefined) return;
  const move = share * weights[TERM_INDEX.move]!;
  worths[nextSeat(state)]! -= move;
  worths[seat]! += move;
}

/** Replaces the worth of a feature that was occupied before by what it is now, if the tile has changed it. */
function revalue(one: Occupied): void {
  const { board, seats } = rating;
  const root = featureOf(board.graph, one.segment);
  if (!isChanged(one, root)) return;
  for (let seat = 0; seat < seats; seat++) worths[seat]! -= one.worths[seat]!;
  // Two features that were occupied may have become one.
  if (!changed.isFirst(root)) return;
  if (one.kind !== FIELD && isCompleted(board, one.segment)) score(one.segment, root);
  else addExpected(one, root);
}

function isChanged({ kind, cell, cities, hasLarge }: Occupied, root: number): boolean {
  if (hasLarge) return true;
  if (kind === ROAD || kind === CITY) return changed.isChanged(root);
  if (kind === FIELD) {
    return changed.isOnTile(root) || cities.some((city) => changed.isChanged(featureOf(rating.board.graph, city)));
  }
  const { height } = rating.board.area;
  const column = Math.floor(cell / height);
  for (let at = 0; at < changed.cells.length; at++) {
    const near = changed.cells[at]!;
    const other = Math.floor(near / height);
    const rows = Math.abs(near - other * height - (cell - column * height));
    if (Math.abs(other - column) <= 1 && rows <= 1) return true;
  }
  return false;
}

/** Adds what a feature is expected to come to. */
function addExpected(one: Occupied, root: number): void {
  const { board, left, seats, share, state } = rating;
  sink.worths.fill(0);
  const prospect = prospectOf(state, { segment: one.segment, root }, left, chanceNow);
  addFeature(board.graph, root, prospect, share, sink);
  addFurtherPieces(root, chanceNow);
  for (let seat = 0; seat < seats; seat++) worths[seat]! += sink.worths[seat]!;
}

/** Scores a feature that the tile completes, and brings its pieces home. */
function score(segment: number, root: number): void {
  const { board, seats, state, weights } = rating;
  const { graph } = board;
  let most = 0;
  for (let seat = 0; seat < seats; seat++) most = Math.max(most, strengthOf(graph, root, seat));
  const points = featurePoints(state, segment) * weights[TERM_INDEX.points]!;
  for (let seat = 0; seat < seats; seat++) {
    if (strengthOf(graph, root, seat) === most) worths[seat]! += points;
  }
  const { pieces } = state;
  for (let at = 0; at < pieces.length; at++) {
    const { kind = 0, seat, segment: on } = pieces[at]!;
    if (featureOf(graph, on) === root) home[kind * seats + seat]!++;
  }
}

/** What the seat to move gains by a piece on a segment of the tile, with that piece out of its hand. */
function gainOf(segment: number, kind: number): number {
  const { board, inHand, left, seat, share, state, weights } = rating;
  const { graph } = board;
  const root = featureOf(graph, segment);
  const { strength } = state.play.pieces[kind]!;
  if (strength === 0) {
    sink.worths.fill(0);
    addOnBoard(state, { seat, segment, kind }, { left, share, chanceOfCity: chanceNow }, sink);
    return sink.worths[seat]! - inHand[kind]!;
  }
  const isField = graph.kind[root] === FIELD;
  // It is scored and comes home at once.
  if (!isField && isCompleted(board, segment)) return featurePoints(state, segment) * weights[TERM_INDEX.points]!;
  const { term, points, chance, openness } = prospectOf(state, { segment, root }, left, chanceNow);
  let gain = points * weights[term]! + strength * chance * share * weights[TERM_INDEX.returning]!;
  if (openness > 0) gain += ((points * openness) / (1 + strength)) * weights[TERM_INDEX.fieldRisk]!;
  if (state.play.pieces[kind]!.id === 'large') {
    const fight = fightPoints(state, { seat, segment, root, strength }, left);
    gain += fight * weights[fightTerm(graph.kind[root]!)]!;
  }
  if (kind > 0) return gain - inHand[kind]!;
  const count = state.supply[seat]! + home[seat]!;
  return gain + hand(count - 1) - hand(count);
}

/** What the seat to move gains by taking its abbot back (E19) in place of what he is expected to bring where he stands. */
function gainOfReturn({ kind = 0, segment }: PlacedPiece): number {
  const { board, inHand, left, share, state, weights } = rating;
  const root = featureOf(board.graph, segment);
  const { term, points, chance } = prospectOf(state, { segment, root }, left, chanceNow);
  const expected = points * weights[term]! + chance * share * weights[TERM_INDEX.returning]!;
  return featurePoints(state, segment) * weights[TERM_INDEX.points]! + inHand[kind]! - expected;
}
