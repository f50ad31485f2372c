import type { Move, RatedTurns } from '../contract/computer.ts';

/** Rated turns, in lists that are used again for every position. */
export class TurnList implements RatedTurns {
  count = 0;
  readonly places: Move[] = [];
  readonly pieces: Move[] = [];
  readonly worths: number[] = [];
  others: readonly Move[] = [];

  /** Begins anew, with the places that have to be tried move by move. */
  begin(others: readonly Move[] = []): void {
    this.count = 0;
    this.others = others;
  }

  /** Adds a way to play the turn; a piece of -1 where the turn is over without one. */
  add(place: Move, piece: Move, worth: number): void {
    const at = this.count++;
    this.places[at] = place;
    this.pieces[at] = piece;
    this.worths[at] = worth;
  }
}
