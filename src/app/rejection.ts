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

/** Why a use case did nothing: a rejection of the rules, or one of the lobby or table. */
export type Rejection =
  | RejectedByRules
  | TakebackRejection
  /** The game that is played has no such command. */
  | { readonly code: 'no-such-verb'; readonly game: AnyGame; readonly verb: Choice['verb'] }
  /** The turns of the game ask no such question, or it has no such answer. */
  | { readonly code: 'no-such-order' }
  /** A turn cannot be planned once it has begun. */
  | { readonly code: 'plan-too-late' }
  /** None of the tiles in the hand of the seat fits now. */
  | { readonly code: 'nothing-to-plan' }
  /** The planned draft is not offered, or does not complete the turn. */
  | { readonly code: 'no-whole-turn' }
  | { readonly code: 'no-plan' }
  /** No question that a standing order could answer is due from the user now. */
  | { readonly code: 'nothing-asked' }
  /** The game has no such option, or the option has no such value. */
  | { readonly code: 'no-such-option'; readonly game: AnyGame; readonly option: string }
  /** The host does not offer the tile set or board of a lobby, or not both together. */
  | { readonly code: 'content-not-offered'; readonly game: AnyGame }
  /** This program does not have the rules or the tiles of the game. */
  | { readonly code: 'unknown-rules' }
  /** `count` games of this person, or of this server, are open, which is the limit. */
  | { readonly code: 'too-many-games'; readonly who: 'person' | 'server'; readonly count: number }
  /** This seat, or the moderators, did the same `count` times in this game, which is the limit. */
  | { readonly code: 'too-many-acts'; readonly count: number }
  /** `count` people watch this game, which is the limit. */
  | { readonly code: 'too-many-watchers'; readonly count: number }
  /** This person watches `count` games, which is the limit. */
  | { readonly code: 'too-many-watched'; readonly count: number }
  | { readonly code: 'no-game' }
  /** The game is a lobby that waits for `min` players. */
  | { readonly code: 'not-started'; readonly min: number }
  | { readonly code: 'already-running' }
  | { readonly code: 'channel-busy' }
  | { readonly code: 'already-joined' }
  | { readonly code: 'not-joined' }
  | { readonly code: 'lobby-full'; readonly seats: number }
  | { readonly code: 'colour-taken'; readonly colour: Colour }
  | { readonly code: 'too-few-players'; readonly min: number }
  | { readonly code: 'only-players-start' }
  /** Only the owner, who has `seat`, may start the game before `from`, in milliseconds since 1970. */
  | { readonly code: 'only-owner-starts'; readonly seat: number; readonly from: number }
  /** The user has resigned from this game. */
  | { readonly code: 'resigned' }
  /** A moderator took the user out of this game. */
  | { readonly code: 'kicked' }
  /** Another vote is open. */
  | { readonly code: 'vote-open' }
  | { readonly code: 'vote-over' }
  /** The other players have refused to let the end of the turn be taken back. */
  | { readonly code: 'undo-refused' }
  /** Nobody can take an action until the game is resumed. */
  | { readonly code: 'paused' }
  | { readonly code: 'not-paused' }
  /** Only the current turn can be skipped or extended; `seat` is to move. */
  | { readonly code: 'not-to-move'; readonly seat: number }
  | { readonly code: 'no-such-seat'; readonly seats: number }
  /** The table has already decided that anybody may take the seat. */
  | { readonly code: 'seat-free' }
  /** The seat is already offered to this person. */
  | { readonly code: 'already-asked' }
  /** Somebody with a seat cannot take another one. */
  | { readonly code: 'already-seated' }
  /** The seat was taken by somebody else, or is no longer offered. */
  | { readonly code: 'offer-over' }
  /** The seat was offered to somebody else. */
  | { readonly code: 'not-invited' }
  /** The person has no seat in this game. */
  | { readonly code: 'no-seat' }
  /** With a computer in this seat, only computers would play. */
  | { readonly code: 'last-person' }
  /** Nobody plays the seat any more. */
  | { readonly code: 'seat-left' }
  /** A rule took the last action and would take it again. */
  | { readonly code: 'played-by-rule' }
  /** The channel to which the game is to move has a game already. */
  | { readonly code: 'channel-taken' }
  /** The game goes on in another channel. */
  | { readonly code: 'moved'; readonly channelId: ChannelId }
  | { readonly code: 'cannot-leave-running' }
  /** Only the owner changes the options of a lobby. */
  | { readonly code: 'not-the-owner' }
  /** Only the owner and moderators may open and close the page of a game. */
  | { readonly code: 'page-not-yours' }
  /** Somebody has turned the page of the game off, or the host has no pages. */
  | { readonly code: 'page-closed' }
  /** The address of the page is not encrypted, so nobody may play there. */
  | { readonly code: 'page-not-secure' }
  | { readonly code: 'seats-in-use'; readonly seats: number }
  /** All turns are told in one message only where one person plays against computers. */
  | { readonly code: 'not-alone' }
  /** A player cannot watch. */
  | { readonly code: 'own-game' }
  | { readonly code: 'not-watching' }
  /** The user is a player who is not to move, and so gets no notices that could be silenced. */
  | { readonly code: 'nothing-to-silence' }
  | { readonly code: 'not-a-player'; readonly players: readonly UserId[] }
  /** The control was created for another game or an earlier revision. */
  | { readonly code: 'stale' }
  | { readonly code: 'already-handled' }
  /** Somebody else changed the game at the same time; nothing was done. */
  | { readonly code: 'overtaken' };
