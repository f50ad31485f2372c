import type { BaseMessageOptions, SendableChannels, ThreadChannel } from 'discord.js';
import type { App } from '../../app/app.ts';
import type { Rejection } from '../../app/rejection.ts';
import type { Result } from '../../core/result.ts';
import type { Speech } from '../../i18n/speech.ts';
import {
  type ChannelId,
  type DuePost,
  type GameId,
  type PostRecord,
  parseSubjectId,
  type QueuedThread,
} from '../../store/records.ts';
import type { DeliveryParts } from './delivery.ts';
import type { GameThreads } from './game-threads.ts';

/** A type of subject that posts belong to, such as games. Each has its own file, and is listed in `subjects.ts`. */
export interface Subject {
  /** First word of the subject ids of its posts. */
  readonly type: string;
  /**
   * Loads a subject for a delivery; undefined if it is gone, and then its post is dropped.
   *
   * @param id id of the subject within its type
   * @param post the post to deliver, with names, game and channel that were read together with it
   */
  load(parts: SubjectParts, id: string, post: DuePost): Promise<LoadedSubject | undefined>;
  /**
   * Opens a subject, such as a lobby, in the thread that was made for it. A repeated call, such as after a crash, does nothing.
   * Returns the id of the subject's thread, which may be that of an earlier attempt.
   */
  threadMade?(app: App, wanted: QueuedThread, threadId: ChannelId): Promise<Result<ChannelId, Rejection>>;
  /**
   * The first message of a post of a forum in which a subject is to begin, and the locale of the post.
   *
   * @param content the data of the wanted thread
   */
  firstMessage?(app: App, content: string): { readonly locale: string; readonly text: (say: Speech) => string };
  /** Called when a channel or thread was deleted. */
  channelGone(app: App, channelId: ChannelId): Promise<void>;
}

export interface SubjectParts extends DeliveryParts {
  readonly threads: GameThreads;
}

/** A subject that was loaded to deliver one of its posts. */
export interface LoadedSubject {
  /** Makes the message of a post; undefined if the message is no longer needed. */
  message(post: PostRecord, place: MessagePlace): Promise<MadeMessage | undefined>;
  /** Prepares a thread for the delivery of a post. */
  prepare?(thread: ThreadChannel, post: PostRecord): Promise<void>;
  /** True if a message loses its picture together with its controls. */
  losesPicture?(post: PostRecord): boolean;
  /** Kinds of earlier messages that lose their controls when a message of this kind was sent. */
  strips?(kind: string): readonly string[];
  /** Called after a message was sent and stored as sent; other messages do not wait for it. */
  sent?(post: PostRecord): Promise<void>;
}

/** The channel of a message; `painted` if its picture is painted. */
export interface MessagePlace {
  readonly channel: SendableChannels;
  readonly painted: boolean;
}

/** A message with the topics of its pings. */
export interface MadeMessage {
  readonly message: BaseMessageOptions;
  /** Topics of one game that it pings people for; a user is pinged for the first topic that allows it. Without topics there is no limit. */
  readonly topics?: readonly PingTopic[];
  /** True if it is to be edited at once, to add a part that takes long to make. */
  readonly again?: boolean;
}

/**
 * The reason for which a message pings people. A user is pinged only once for a topic, so that one person cannot ping others
 * again and again, such as by ending a turn and taking it back.
 */
export interface PingTopic {
  readonly gameId: GameId;
  readonly about: string;
  /** Milliseconds after which a user may be pinged for the topic again; never if absent. */
  readonly again?: number;
}

/**
 * Loads the subject of a post for its delivery; undefined if it is gone.
 *
 * @throws Error if this version has no such type of subject, such as a post of a newer version
 */
export async function loadSubject(
  parts: SubjectParts & { readonly subjects: readonly Subject[] },
  post: DuePost,
): Promise<LoadedSubject | undefined> {
  const { type, id } = parseSubjectId(post.subject);
  const subject = parts.subjects.find((one) => one.type === type);
  if (!subject) throw new Error(`there are no subjects of type ${type}`);
  return subject.load(parts, id, post);
}
