/** The seat that a browser plays, as the server tells it; without `you` nobody is signed in. */
export interface SeatAnswer {
  readonly you?: {
    readonly seat: number;
    /** Name and colour, such as `Ana (red)`. */
    readonly words: string;
    /** Labels of the buttons that take the seat and leave it, in the reader's language. */
    readonly play: string;
    readonly leave: string;
    /** Label of the link to all games of this browser. */
    readonly mine: string;
  };
}
