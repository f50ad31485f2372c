/** What a seat has reached in a game that was played to its end, or ended with a resignation. */
export interface SeatResult {
  /** The player whom it counts for, a person or a computer; absent where it counts for nobody. */
  readonly userId?: string;
  readonly points: number;
  /** From 1; equal seats share the better place. */
  readonly place: number;
  /** Points by score category. */
  readonly categories: Readonly<Record<string, number>>;
}

/** The results of a game. */
export interface GameResult {
  /** In the order of play. */
  readonly seats: readonly SeatResult[];
  /** Whether it changes ratings. */
  readonly isRated: boolean;
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

/** A game that counts for a user. */
export interface PlayedGame {
  readonly gameId: number;
  readonly guildId: string;
  readonly ruleSet: string;
  /** Whether it ended with a resignation before its final scoring. */
  readonly isStopped: boolean;
  /** The result of the user. */
  readonly own: SeatResult;
  /** Rating of the user after the game; absent where it was not rated. */
  readonly rating?: Rating;
  /** Places of all seats, in the order of play, with whom they count for, if for anybody. */
  readonly seats: readonly { readonly userId?: string; readonly place: number }[];
}

/** What a game changes in the rating of a person. */
export interface RatingChange extends Rating {
  readonly userId: string;
  /** The seat whose result it is. */
  readonly seat: number;
  /** How many rated games it is from, with this one. */
  readonly games: number;
}

/** The game that is to change the ratings next. */
export interface UnratedGame {
  readonly gameId: number;
  readonly ruleSet: string;
  /** Its stored result, in the order of play; empty where there is none yet. */
  readonly seats: readonly Pick<SeatResult, 'userId' | 'place'>[];
}
