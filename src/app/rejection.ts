import type { Colour } from '../core/colour.ts';
import type { TakebackRejection } from '../core/rules.ts';
import type { AnyGame } from '../games/contract/game.ts';
import type { Choice } from '../games/contract/position.ts';
import type { ChannelId, UserId } from '../store/records.ts';

/** An action that the rules of a game reject. */
export interface RejectedByRules {
  readonly code: 'rejected-by-rules';
  readonly game: AnyGame;
  /** The rejection of the game's rules. */
  readonly reason: { readonly code: string };
}

/** Why a use case did nothing: the reasons of the rules and those of lobbies and tables. */
export type Rejection =
  | RejectedByRules
  | TakebackRejection
  /** The game that is played has no such command. */
  | { readonly code: 'no-such-verb'; readonly game: AnyGame; readonly verb: Choice['verb'] }
  /** The game has no such option, or not this value of it. */
  | { readonly code: 'no-such-option'; readonly game: AnyGame; readonly option: string }
  /** The host does not offer the tile set or board of a lobby, at least not together. */
  | { readonly code: 'content-not-offered'; readonly game: AnyGame }
  /** Other rules than those of this program, or tiles that it does not have. */
  | { readonly code: 'unknown-rules' }
  /** So many games are open that this person, or somebody in this server, opened. */
  | { readonly code: 'too-many-games'; readonly who: 'person' | 'server'; readonly count: number }
  /** So often this seat, or who manages the channel, did the same in this game. */
  | { readonly code: 'too-many-acts'; readonly count: number }
  /** So many people watch this game. */
  | { readonly code: 'too-many-watchers'; readonly count: number }
  /** So many games this person watches. */
  | { readonly code: 'too-many-watched'; readonly count: number }
  | { readonly code: 'no-game' }
  /** A lobby waits until `min` players are in. */
  | { readonly code: 'not-started'; readonly min: number }
  | { readonly code: 'already-running' }
  | { readonly code: 'channel-busy' }
  | { readonly code: 'already-joined' }
  | { readonly code: 'not-joined' }
  | { readonly code: 'lobby-full'; readonly seats: number }
  | { readonly code: 'colour-taken'; readonly colour: Colour }
  | { readonly code: 'too-few-players'; readonly min: number }
  | { readonly code: 'only-players-start' }
  /** Until `from`, in milliseconds since 1970, only the owner, who has `seat`, starts the game. */
  | { readonly code: 'only-owner-starts'; readonly seat: number; readonly from: number }
  /** The user has resigned from this game. */
  | { readonly code: 'resigned' }
  /** A moderator took the user out of this game. */
  | { readonly code: 'kicked' }
  /** A vote about the game is under way. */
  | { readonly code: 'vote-open' }
  | { readonly code: 'vote-over' }
  /** The others have not agreed that the end of the turn is taken back. */
  | { readonly code: 'undo-refused' }
  /** Nobody can take an action until the game is resumed. */
  | { readonly code: 'paused' }
  | { readonly code: 'not-paused' }
  /** A turn can be skipped or extended only while it is under way; `seat` is to move. */
  | { readonly code: 'not-to-move'; readonly seat: number }
  | { readonly code: 'no-such-seat'; readonly seats: number }
  /** The table has decided already that anybody may take the seat. */
  | { readonly code: 'seat-free' }
  /** The seat is offered to this person already. */
  | { readonly code: 'already-asked' }
  /** Somebody with a seat cannot take another one. */
  | { readonly code: 'already-seated' }
  /** The seat was taken by somebody else, or is no longer offered. */
  | { readonly code: 'offer-over' }
  /** The seat was offered to somebody else. */
  | { readonly code: 'not-invited' }
  /** The person has no seat in this game. */
  | { readonly code: 'no-seat' }
  /** A computer in this seat would play against computers alone. */
  | { readonly code: 'last-person' }
  /** Nobody plays the seat any more. */
  | { readonly code: 'seat-left' }
  /** A rule played last and would play the same again. */
  | { readonly code: 'played-by-rule' }
  /** The channel that a game is to move to has a game. */
  | { readonly code: 'channel-taken' }
  /** The game goes on in another channel. */
  | { readonly code: 'moved'; readonly channelId: ChannelId }
  | { readonly code: 'cannot-leave-running' }
  /** Only the owner changes the options of a lobby. */
  | { readonly code: 'not-the-owner' }
  /** Only the owner and who manages the channel open and close the page of a game. */
  | { readonly code: 'page-not-yours' }
  | { readonly code: 'seats-in-use'; readonly seats: number }
  /** A player cannot watch. */
  | { readonly code: 'own-game' }
  | { readonly code: 'not-watching' }
  /** A player gets no notices that could be silenced. */
  | { readonly code: 'nothing-to-silence' }
  | { readonly code: 'not-a-player'; readonly players: readonly UserId[] }
  /** The control was created for another game or an earlier revision. */
  | { readonly code: 'stale' }
  | { readonly code: 'already-handled' }
  /** Somebody else's change came first; nothing was done. */
  | { readonly code: 'overtaken' };
