import type { AbsenceRecord, ReminderSettings } from './clock.ts';
import type { GamePlace } from './game.ts';
import type { ChannelId, GameId, UserId } from './ids.ts';
import type { RatingRecord } from './result.ts';
import type { PersonalSession } from './seat-access.ts';
import type { WatchScope } from './spectator.ts';

export interface UserRecord {
  readonly id: UserId;
  /** Language of the user's client when last seen. */
  readonly locale: string;
}

/** A user with the name shown in a server. */
export interface SeenUser extends UserRecord {
  readonly guildId: string;
  /** Name shown in that server. */
  readonly name: string;
}

export interface ChannelRecord {
  readonly id: ChannelId;
  readonly guildId: string;
  /** Language of the server. */
  readonly locale: string;
  /** Language that public messages were set to here. */
  readonly language?: string;
}

/** State of the newest game of a channel, as far as the tags of a post in a forum tell it. */
export type TaggedState = 'lobby' | 'running' | 'over';

/** A post of a forum whose tags tell another state than that of its game. */
export interface StalePost {
  readonly channelId: ChannelId;
  /** The newest game of the post; undefined if it has none any more. */
  readonly gameId: GameId | undefined;
  readonly state: TaggedState;
}

/** Settings of a user; absent fields are defaults. */
export interface Settings {
  readonly language?: string;
  /** Theme of pictures. */
  readonly theme?: string;
  /** True if the user wants to see what each choice would score. */
  readonly hints: boolean;
  /** True if the user wants advice on drafts. */
  readonly advice?: true;
  /** False if the user wants no statistics. */
  readonly statistics?: false;
}

/** A change of settings; null goes back to the default. */
export interface SettingsChange {
  readonly language?: string | null;
  readonly theme?: string | null;
  readonly hints?: boolean;
  readonly advice?: boolean;
  readonly statistics?: boolean;
}

/** Everything that is stored about a person. */
export interface PersonalData {
  readonly user?: UserRecord;
  /** The last known names by server. */
  readonly names?: readonly Pick<SeenUser, 'guildId' | 'name'>[];
  readonly settings: Settings;
  /** Every game that the person has a seat in or owns, the latest first. */
  readonly games: readonly GamePlace[];
  readonly watches: readonly { readonly game: GamePlace; readonly what: WatchScope }[];
  readonly quiets: readonly { readonly game: GamePlace; readonly turn: number }[];
  /** Number of turns that the person has planned; absent if there is none. */
  readonly plans?: number;
  /** Decisions about games of others, and offers and changes of seats, that name the person. */
  readonly namedActs: number;
  readonly reminders?: ReminderSettings;
  readonly absence?: AbsenceRecord;
  /** Number of games with a stored result of the person; absent if there is none. */
  readonly results?: number;
  readonly ratings?: readonly RatingRecord[];
  /** Browsers that play the person's seats. */
  readonly sessions?: readonly PersonalSession[];
}
