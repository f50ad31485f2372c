import type { Move, RatedTurns } from '../contract/computer.ts';

/** Rated turns, in lists that are reused for every position. */
export class TurnList implements RatedTurns {
  count = 0;
  readonly places: Move[] = [];
  readonly pieces: Move[] = [];
  readonly worths: number[] = [];
  others: readonly Move[] = [];

  /** Empties the lists; `others` are moves that must be searched move by move. */
  begin(others: readonly Move[] = []): void {
    this.count = 0;
    this.others = others;
  }

  /** Adds a way to play the turn; `piece` is -1 if no move follows the placement. */
  add(place: Move, piece: Move, worth: number): void {
    const index = this.count++;
    this.places[index] = place;
    this.pieces[index] = piece;
    this.worths[index] = worth;
  }
}
