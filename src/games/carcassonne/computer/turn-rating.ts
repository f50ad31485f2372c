import { touchedFeatures } from '../../../core/adjacency.ts';
import { squareOfCell } from '../../../core/area.ts';
import { featureOf } from '../../../core/feature-graph.ts';
import { lead } from '../../../core/lead.ts';
import type { Move } from '../../contract/computer.ts';
import { nextSeat, type StandingPiece } from '../../kernel/state.ts';
import { type OccupiedFeature, TurnRating } from '../../kernel/turn-rating.ts';
import { featurePoints, isCompleted } from '../rules/feature.ts';
import { kindOf, legalMoves, MEEPLE, movesOf, PASS, PLACE, payloadOf, stepIndex, typeOf } from '../rules/move.ts';
import { placedPieceOf } from '../rules/piece-verb.ts';
import type { State, TurnStep } from '../rules/state.ts';
import { tileGiver } from '../rules/tile-giver.ts';
import { CITY, FIELD, ROAD } from '../rules/tile-set.ts';
import type { Position } from './expansion-terms.ts';
import { CityChances } from './outlook.ts';
import { CARCASSONNE_TERMS } from './terms.ts';
import { termsInPlay } from './terms-in-play.ts';

/** A feature with pieces on it, as it is before the tile is placed. */
interface Occupied extends OccupiedFeature {
  readonly kind: number;
  /** The cities that it touches, for a field, by their roots. */
  readonly cities: readonly number[];
  /** True if a piece stands there whose worth also depends on what lies beside the feature. */
  readonly looksBeside: boolean;
}

/** A piece that may follow another one: the root of its feature, and what it gains there. */
interface FurtherPiece {
  readonly root: number;
  readonly gain: number;
}

/** Rates the ways to play a turn, or the rest of it once the tile is placed. */
export class CarcassonneRating extends TurnRating<State, Position, Occupied> {
  /** Chances of cities: first of those that the tile changes nowhere, then of those that it changes at the place being rated. */
  readonly #unchanged = new CityChances();
  readonly #changed = new CityChances();
  /** The step after the tile. */
  #pieceStep: TurnStep | undefined;
  /** True if the game has a kind of piece that may follow another one in the same turn. */
  #hasFurtherPieces = false;

  constructor() {
    super(CARCASSONNE_TERMS);
  }

  protected override canRate(state: State): boolean {
    const { phase, rules } = state;
    if ((phase !== 'place' && phase !== 'piece') || !termsInPlay(rules).coversTurns) return false;
    return !rules.expansions.some((one) => one.choosesAfterPiece?.(state));
  }

  protected override isCompleted(segment: number): boolean {
    return isCompleted(this.position.state.board, segment);
  }

  protected override featurePoints(segment: number): number {
    return featurePoints(this.position.state, segment);
  }

  protected override occupied({ segment, worths }: OccupiedFeature, root: number): Occupied {
    const { state, terms } = this.position;
    const { board, pieces } = state;
    const looksBeside =
      terms.pieces.length > 1 &&
      pieces.some(
        (piece) => terms.pieces[piece.kind ?? 0]?.looksBeside && featureOf(board.graph, piece.segment) === root,
      );
    const kind = board.graph.kind[root]!;
    const cities = kind === FIELD ? touchedFeatures(board, segment) : [];
    return { segment, worths, kind, cities, looksBeside };
  }

  protected override isChanged({ kind, cities, looksBeside, segment }: Occupied, root: number): boolean {
    if (looksBeside) return true;
    switch (kind) {
      case ROAD:
      case CITY:
        return this.changed.isChanged(root);
      case FIELD:
        return this.changed.isOnTile(root) || this.#areChanged(cities);
      default:
        return this.#isNearTile(segment);
    }
  }

  /** True if the tile has changed one of some features, by their roots before it. */
  #areChanged(features: readonly number[]): boolean {
    const { graph } = this.position.state.board;
    // A loop, as it runs at every place for every field.
    for (let at = 0; at < features.length; at++)
      if (this.changed.isChanged(featureOf(graph, features[at]!))) return true;
    return false;
  }

  /** True if the tile has changed the square of a monastery or garden, or one of the squares around it. */
  #isNearTile(segment: number): boolean {
    const { area, graph, tileCell } = this.position.state.board;
    const cell = tileCell[graph.tile[segment]!]!;
    const column = Math.floor(cell / area.height);
    const { cells } = this.changed;
    for (let at = 0; at < cells.length; at++) {
      const other = Math.floor(cells[at]! / area.height);
      const rows = Math.abs(cells[at]! - other * area.height - (cell - column * area.height));
      if (Math.abs(other - column) <= 1 && rows <= 1) return true;
    }
    return false;
  }

  protected override begin(): void {
    const { board, rules } = this.position.state;
    this.#pieceStep = rules.steps[stepIndex(rules, 'piece')];
    this.#hasFurtherPieces = rules.pieces.some(({ mayFollow }) => mayFollow);
    this.#unchanged.forget(board);
    this.#changed.forget(board);
    this.position.chanceOfCity = this.#chanceOfCity;
  }

  protected override beginPlace(): undefined {
    this.#changed.forget(this.position.state.board);
  }

  readonly #chanceOfCity = (root: number): number => {
    const { left, state } = this.position;
    return (this.changed.isChanged(root) ? this.#changed : this.#unchanged).of(state.board, root, left);
  };

  protected override tilePlaced(): void {
    const { move, state, terms } = this.position;
    for (const one of terms.expansions) one.addTile?.(this.position, this.end);
    if (!terms.givesTiles || state.isFurtherTile || tileGiver(state) === undefined) return;
    // The move stays with the seat that gets a further tile (E37).
    this.end.add(nextSeat(state), CARCASSONNE_TERMS.index.move, -move);
    this.end.add(state.seat, CARCASSONNE_TERMS.index.move, move);
  }

  protected override ratePlaces(): void {
    const { state } = this.position;
    const asking = state.rules.expansions.filter((one) => one.isQuiet);
    for (const place of movesOf(state, PLACE)) {
      const square = squareOfCell(state.board.area, place >> 2);
      if (asking.every((one) => one.isQuiet!(state, square))) this.rateAt(place);
      else this.leave(place);
    }
  }

  protected override ratePieces(): void {
    const { state } = this.position;
    const isPlaced = state.phase === 'piece';
    const ahead = lead(this.end.worths, state.seat);
    let choices = 0;
    const moves = legalMoves(state, this.#pieceStep);
    const further = this.#hasFurtherPieces ? this.#furtherPieces(moves) : [];
    for (const move of moves) {
      const gain = this.#gainOf(move);
      // On quiet squares nothing else is legal once the tile is placed, such as a sale of the turn before.
      if (gain === undefined && !isPlaced) continue;
      choices++;
      if (gain === undefined) this.leave(move);
      else this.addTurn(move === PASS && choices === 1 ? -1 : move, ahead + gain + this.#gainAfter(move, further));
    }
  }

  /** Gains of the seat to move by further pieces: those that may follow another piece. */
  #furtherPieces(moves: readonly Move[]): FurtherPiece[] {
    return moves.flatMap((move) => {
      const root = this.#rootOf(move);
      const isFurther = root !== undefined && this.#mayFollow(move);
      return isFurther ? [{ root, gain: this.#gainOf(move)! }] : [];
    });
  }

  /** Largest gain of the seat to move by a further piece on another feature after a move; at least 0. */
  #gainAfter(move: Move, further: readonly FurtherPiece[]): number {
    if (further.length === 0 || move === PASS || this.#mayFollow(move)) return 0;
    const root = this.#rootOf(move);
    return further.reduce((most, one) => (one.root === root ? most : Math.max(most, one.gain)), 0);
  }

  #mayFollow(move: Move): boolean {
    const { rules } = this.position.state;
    return kindOf(move) === MEEPLE && rules.pieces[placedPieceOf(payloadOf(move)).piece]!.mayFollow === true;
  }

  /** The root of the feature on which a move places a piece; undefined where it places none. */
  #rootOf(move: Move): number | undefined {
    if (kindOf(move) !== MEEPLE) return undefined;
    const { board } = this.position.state;
    return featureOf(board.graph, board.tileSegment[board.tileCount - 1]! + placedPieceOf(payloadOf(move)).on);
  }

  /** Gain of the seat to move by a move after its tile; undefined if the terms cannot rate the move. */
  #gainOf(move: Move): number | undefined {
    if (move === PASS) return 0;
    const { state, terms } = this.position;
    if (kindOf(move) === MEEPLE) {
      const { on, piece: kind } = placedPieceOf(payloadOf(move));
      const { tileCount, tileSegment } = state.board;
      const { strength } = state.rules.pieces[kind]!;
      return this.gainOfPiece(tileSegment[tileCount - 1]! + on, kind, strength);
    }
    for (const { returned } of terms.expansions) {
      const piece = returned?.[typeOf(state, move)]?.(state);
      // With other pieces on it, the feature has to be counted again.
      if (piece) return isAlone(state, piece) ? this.gainOfReturn(piece) : undefined;
    }
    return undefined;
  }
}

/** True if a piece is the only one on its feature. */
function isAlone({ board, pieces }: State, { segment }: StandingPiece): boolean {
  const root = featureOf(board.graph, segment);
  return pieces.filter((one) => featureOf(board.graph, one.segment) === root).length === 1;
}
