/** A game as the server tells it to the browser of a seat; without `game` the browser plays no seat in it. */
export interface OwnGame {
  readonly game?: {
    readonly name: string;
    /** Names of the players, such as `Ana, Ben`. */
    readonly players: string;
    /** Who moves, or how the game ended. */
    readonly status: string;
    /** True if the game waits for the reader, until so many milliseconds since 1970; without an end if `until` is absent. */
    readonly isYours: boolean;
    readonly until?: number;
  };
}
