import type { BaseMessageOptions, SendableChannels, ThreadChannel } from 'discord.js';
import type { App } from '../../app/app.ts';
import type { Rejection } from '../../app/rejection.ts';
import type { Result } from '../../core/result.ts';
import {
  type ChannelId,
  type DuePost,
  type GameId,
  type PostRecord,
  parseSubjectId,
  type WantedThread,
} from '../../store/records.ts';
import type { DeliveryParts } from './delivery.ts';
import type { GameThreads } from './game-threads.ts';

/** What posts belong to: a file for each, and a line in the list of `subjects.ts`. */
export interface Subject {
  /** First word of the subjects of its posts. */
  readonly type: string;
  /**
   * Looks it up for a delivery, by its id among those of the type; undefined when it is gone, so that its post is dropped.
   *
   * @param post with what was read together with it
   */
  load(parts: SubjectParts, id: string, post: DuePost): Promise<LoadedSubject | undefined>;
  /**
   * Begins in a thread what that was wanted for, in a subject whose things begin in threads of their own. Repeated, as after a
   * crash, it does nothing. Returns the thread in which it is: an earlier one where it had begun in that.
   */
  threadMade?(app: App, wanted: WantedThread, threadId: ChannelId): Promise<Result<ChannelId, Rejection>>;
  /** Called when a channel or thread was deleted. */
  channelGone(app: App, channelId: ChannelId): Promise<void>;
}

export interface SubjectParts extends DeliveryParts {
  readonly threads: GameThreads;
}

/** A subject as it is when one of its posts is delivered. */
export interface LoadedSubject {
  /** The message of a post as it is now; undefined when there is nothing to say any more. */
  message(post: PostRecord, place: MessagePlace): Promise<MadeMessage | undefined>;
  /** Makes a thread ready for what is about to be done there. */
  prepare?(thread: ThreadChannel, post: PostRecord): Promise<void>;
  /** Whether a message loses its picture together with its controls. */
  losesPicture?(post: PostRecord): boolean;
  /** Kinds of earlier messages whose controls go over to a message that was sent. */
  strips?(kind: string): readonly string[];
  /** Called once a message was sent and noted; no other message waits for it. */
  sent?(post: PostRecord): Promise<void>;
}

/** Where a message goes, and whether its picture is painted. */
export interface MessagePlace {
  readonly channel: SendableChannels;
  readonly painted: boolean;
}

/** A message as it is now. */
export interface MadeMessage {
  readonly message: BaseMessageOptions;
  /** What it pings people for, in the order in which they are pinged for it; only time brings a message without. */
  readonly topics?: readonly Topic[];
  /** Whether it is to be edited at once, as what takes long to make was left out. */
  readonly again?: boolean;
}

/**
 * What a message pings people for: what one person can do again and again, such as to end a turn and to take that back, must
 * not ping others again and again.
 */
export interface Topic {
  readonly gameId: GameId;
  readonly about: string;
  /** Milliseconds after which somebody may be pinged about it again; never when absent. */
  readonly again?: number;
}

/**
 * Looks up the subject of a post for its delivery; undefined when it is gone.
 *
 * @throws where this version knows no such subjects, such as before the last process of an earlier one has ended
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
