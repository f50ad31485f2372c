import type { GamePlace } from './game.ts';
import type { GameId, UserId } from './ids.ts';

/** Where a seat is played besides Discord. */
export const SESSION_KINDS = ['browser'] as const;
export type SessionKind = (typeof SESSION_KINDS)[number];

/** The seat of a person in a game. */
export interface SeatOfGame {
  readonly gameId: GameId;
  readonly userId: UserId;
}

/** A ticket, which a browser exchanges once for a session; only its hash is stored. */
export interface SeatTicketRecord extends SeatOfGame {
  readonly hash: string;
  readonly madeAt: number;
}

/** A browser that plays the seat of a person; only the hash of its token is stored. */
export interface SeatSessionRecord extends SeatOfGame {
  readonly hash: string;
  readonly kind: SessionKind;
  readonly madeAt: number;
  /** When the token was last used, to the hour. */
  readonly seenAt: number;
}

/** A session of a person, with the place of its game. */
export interface PersonalSession extends Pick<SeatSessionRecord, 'madeAt' | 'seenAt'> {
  readonly game: GamePlace;
}
