/** What a seat has reached in a game that was played to its end. */
export interface SeatResult {
  readonly points: number;
  /** From 1; equal seats share the better place. */
  readonly place: number;
  /** Points by score category. */
  readonly categories: Readonly<Record<string, number>>;
}

/** An estimate of skill: most likely `mu`, with the standard deviation `sigma`. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** The rating of a person in a rule set, and how many games it is from. */
export interface RatingRecord extends Rating {
  readonly userId: string;
  readonly ruleSet: string;
  readonly games: number;
}

/** A game that a user has played to its end. */
export interface PlayedGame {
  readonly gameId: number;
  readonly ruleSet: string;
  /** The result of the user. */
  readonly own: SeatResult;
  /** Rating of the user after the game; absent where it was not rated. */
  readonly rating?: Rating;
  /** Players and places of all seats, in the order of play. */
  readonly seats: readonly { readonly userId: string; readonly place: number }[];
}
