/** The result of a seat in a game that was played to its end, or ended with a resignation. */
export interface SeatResult {
  /** The player whom the result counts for, a person or a computer; absent if it counts for nobody. */
  readonly userId?: string;
  readonly points: number;
  /** Place in the ranking, from 1; equal seats share the better place. */
  readonly place: number;
  /** Points by score category. */
  readonly categories: Readonly<Record<string, number>>;
}

/** The results of a game. */
export interface GameResult {
  /** In the order of play. */
  readonly seats: readonly SeatResult[];
  /** True if the game changes ratings. */
  readonly isRated: boolean;
}

/** An estimate of skill: most likely `mu`, with the standard deviation `sigma`. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** The rating of a person in a rule set, with the number of games that it is based on. */
export interface RatingRecord extends Rating {
  readonly userId: string;
  readonly ruleSet: string;
  readonly games: number;
}

/** A game whose result counts for a user. */
export interface PlayedGame {
  readonly gameId: number;
  readonly guildId: string;
  readonly ruleSet: string;
  /** True if the game ended with a resignation before its final scoring. */
  readonly isStopped: boolean;
  /** The result of the user. */
  readonly own: SeatResult;
  /** Rating of the user after the game; absent if the game was not rated. */
  readonly rating?: Rating;
  /** Places of all seats, in the order of play, with the users whom the results count for, if any. */
  readonly seats: readonly { readonly userId?: string; readonly place: number }[];
}

/** The new rating of a person after a game. */
export interface RatingChange extends Rating {
  readonly userId: string;
  /** The seat whose result it is. */
  readonly seat: number;
  /** Number of rated games, this one included. */
  readonly games: number;
}

/** The next game to be rated. */
export interface UnratedGame {
  readonly gameId: number;
  readonly ruleSet: string;
  /** The stored result, in the order of play; empty if none is stored yet. */
  readonly seats: readonly Pick<SeatResult, 'userId' | 'place'>[];
}
