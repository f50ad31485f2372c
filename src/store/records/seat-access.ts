import type { GamePlace } from './game.ts';
import type { GameId, UserId } from './ids.ts';

/** Where a seat is played besides Discord. */
export const SESSION_KINDS = ['browser', 'activity'] as const;
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

/** Where a browser is notified of turns: its address at its push service, and its public key and secret in base64url. */
export interface PushTarget {
  readonly endpoint: string;
  readonly key: string;
  readonly auth: string;
}

/** A browser that is to be notified of a turn; `hash` is the id of its session. */
export interface DuePush extends SeatOfGame, PushTarget {
  readonly hash: string;
  readonly turn: number;
}

/** A session of a person, with the place of its game. */
export interface PersonalSession extends Pick<SeatSessionRecord, 'madeAt' | 'seenAt'> {
  readonly game: GamePlace;
  /** True if the browser is notified of turns. */
  readonly isNotified: boolean;
}
