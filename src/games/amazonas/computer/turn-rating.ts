import { featureOf, marksOn, type OnMerge } from '../../../core/feature-graph.ts';
import { lead } from '../../../core/lead.ts';
import { WeighedTerms } from '../../kernel/term-sink.ts';
import { type OccupiedFeature, TurnRating } from '../../kernel/turn-rating.ts';
import { CAMP, MEEPLE } from '../rules/event.ts';
import { featurePoints, isCompleted } from '../rules/feature-points.ts';
import { BOAT_MOVE, kindOf, payloadOf, pieceMoves, placeMoves } from '../rules/move.ts';
import { iconGains } from '../rules/river.ts';
import { COLOURS } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import { BOAT } from '../rules/tile-set.ts';
import { AMAZONAS_TERMS, addBoats, type Position } from './terms.ts';

/** Rates the ways to play the turn of a land tile; other tiles move more than boats and features. */
export class AmazonasRating extends TurnRating<State, Position> {
  /** Number of icons that each seat gains by the tile. */
  readonly #gains = new Int32Array(COLOURS.length);
  readonly #gainIcons = iconGains(this.#gains);
  /** Worth of every seat's boat, by the number of spaces that the seat to move has sailed while no other boat moved. */
  #boats: Float64Array[] = [];
  /** Expected points of each seat at the end of the turn being rated. */
  #worths = new Float64Array();

  constructor() {
    // Boats are rated at the end of the turn, when they have sailed.
    super({ ...AMAZONAS_TERMS, addSeats: () => undefined });
  }

  protected override canRate({ phase, set, tile }: State): boolean {
    return phase === 'place' && set.tiles[tile]!.role === 'land';
  }

  protected override isCompleted(segment: number): boolean {
    const { graph } = this.position.state.board;
    return isCompleted(graph, featureOf(graph, segment));
  }

  protected override featurePoints(segment: number): number {
    const { graph } = this.position.state.board;
    return featurePoints(graph, featureOf(graph, segment));
  }

  protected override begin(): void {
    this.#boats = [];
    this.#worths = new Float64Array(this.position.state.scores.length);
  }

  protected override beginPlace(): OnMerge {
    this.#gains.fill(0);
    return this.#gainIcons;
  }

  protected override occupied(feature: OccupiedFeature): OccupiedFeature {
    return feature;
  }

  protected override ratePlaces(): void {
    for (const move of placeMoves(this.position.state)) this.rateAt(move);
  }

  protected override ratePieces(): void {
    const { state } = this.position;
    const { graph, tileCount, tileSegment } = state.board;
    const moves = pieceMoves(state);
    for (const move of moves) {
      const segment = tileSegment[tileCount - 1]! + payloadOf(move);
      const gain = this.gainOfPiece(segment, kindOf(move) === 'camp' ? CAMP : MEEPLE, 1);
      this.addTurn(move, this.#worthAfter(gain, marksOn(graph, featureOf(graph, segment), BOAT)));
    }
    this.addTurn(moves.length > 0 ? BOAT_MOVE : -1, this.#worthAfter(0, 1));
  }

  /** Returns the worth of a turn in which the seat to move gains `gain` points by a piece and its boat sails `steps` spaces. */
  #worthAfter(gain: number, steps: number): number {
    const { seat } = this.position.state;
    const boats = this.#boatsAfter(steps);
    const worths = this.#worths;
    for (let one = 0; one < boats.length; one++) worths[one] = this.end.worths[one]! + boats[one]!;
    worths[seat]! += gain;
    return lead(worths, seat);
  }

  /** Returns the worth of the boats after the icons gained by the tile, and after `steps` more spaces of the seat to move. */
  #boatsAfter(steps: number): Float64Array {
    const { boats, seat } = this.position.state;
    const own = this.#gains[seat]! + steps;
    for (let one = 0; one < boats.length; one++) {
      if (one !== seat && this.#gains[one]! > 0) return this.#worthOfBoats(own);
    }
    this.#boats[own] ??= this.#worthOfBoats(own);
    return this.#boats[own];
  }

  /** Returns the worth of the boats after the icons gained by the tile, and after `own` spaces of the seat to move. */
  #worthOfBoats(own: number): Float64Array {
    const { boats, seat, spaces } = this.position.state;
    const sink = new WeighedTerms(boats.length, this.weights);
    const after = boats.map((space, one) => Math.min(space + (one === seat ? own : this.#gains[one]!), spaces));
    addBoats(this.position, after, sink);
    return sink.worths;
  }
}
