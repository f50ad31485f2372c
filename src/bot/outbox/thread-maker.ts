import {
  type Channel,
  ChannelType,
  type Client,
  DiscordAPIError,
  type ForumChannel,
  REST,
  Routes,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import * as z from 'zod';
import { backoff, GrowingPauses } from '../../guard/growing-pauses.ts';
import { speechIn } from '../../i18n/speech.ts';
import type { ChannelId, QueuedThread } from '../../store/records.ts';
import { rejectionText } from '../../telling/rejection.ts';
import { requestWithTimeout } from '../connection/requests.ts';
import type { ThreadOutcome } from '../handlers/awaited-threads.ts';
import { tagsOfTable } from '../write/forum-tags.ts';
import { messagesIn, privateLanguage } from '../write/message-text.ts';
import { DeliveryLoop, type DeliveryParts, nonceOf } from './delivery.ts';
import { compareIds, openDirect, sendMessage } from './messages.ts';
import type { Subject } from './subject.ts';

/** First and longest pause after a temporary failure, in milliseconds. */
const RETRY_BACKOFF = { first: 1_000, longest: 10 * 60_000 };

/** Number of attempts after which a thread is given up; they take about a quarter of an hour. */
const MAX_ATTEMPTS = 10;

interface Parts extends DeliveryParts {
  readonly subjects: readonly Subject[];
}

const threadSchema = z.object({ id: z.string() });

/** Threads of a server that are not archived. */
const active = z.object({
  threads: z.array(
    threadSchema.extend({ name: z.string(), parent_id: z.string().nullish(), owner_id: z.string().nullish() }),
  ),
});

/**
 * Makes wanted threads and opens a subject, such as a lobby, in each. Every check reads the wanted threads from the database, so
 * that a crash loses none. If an earlier attempt may have made a thread, it looks for that thread first.
 */
export class ThreadMaker extends DeliveryLoop<Parts> {
  /** Running attempts by parent channel; one at a time in a channel, so that threads with equal names are not confused. */
  readonly #busy = new Map<ChannelId, Promise<void>>();
  /** Pauses, by thread id, after outcomes that could not be stored. */
  readonly #notePauses = new GrowingPauses<number>(RETRY_BACKOFF);
  /** REST client without retries: a request may have made a thread even if its answer was lost. */
  readonly #once: REST;

  constructor(parts: Parts) {
    super(parts, { retryBackoff: RETRY_BACKOFF, failureMessage: 'wanted threads wait for the database' });
    const { rest, token } = parts.client;
    const once = { retries: 0, hashSweepInterval: 0, handlerSweepInterval: 0 };
    this.#once = new REST({ ...rest.options, ...once }).setToken(token);
  }

  protected finish(): Promise<unknown> {
    return Promise.all(this.#busy.values());
  }

  /** Starts to make the threads that are due; returns when more will be due. Every finished attempt checks again. */
  protected async check(): Promise<number | undefined> {
    const { shard, limits, app } = this.parts;
    const { threads } = app.store;
    const checkedAt = app.now();
    const wait = limits.left('public');
    if (wait > 0) return checkedAt + wait;
    const pauses: number[] = [];
    for (const wanted of await threads.due(checkedAt, shard)) {
      const { id, parentId } = wanted;
      const pause = this.#notePauses.left(id);
      if (pause > 0) pauses.push(checkedAt + pause);
      if (pause > 0 || this.#busy.has(parentId)) continue;
      const attempt = this.#attempt(wanted).finally(() => this.#busy.delete(parentId));
      this.#busy.set(parentId, attempt);
      void attempt.then(this.kick);
    }
    const next = await threads.nextDue(checkedAt, shard);
    return next === undefined && pauses.length === 0 ? undefined : Math.min(next ?? Infinity, ...pauses);
  }

  /** Makes a thread and opens its subject in it; on failure, notes that. */
  async #attempt(wanted: QueuedThread): Promise<void> {
    const { id } = wanted;
    let { threadId } = wanted;
    try {
      threadId ??= await this.#make(wanted);
      await this.#begin(wanted, threadId);
    } catch (error) {
      const noted = this.#afterFailure({ ...wanted, ...(threadId && { threadId }) }, error);
      await noted.catch((failure: unknown) => {
        const pause = Math.round(this.#notePauses.noteFailure(id));
        this.parts.log.error({ err: failure, thread: id, pause }, 'what became of a thread could not be noted');
      });
    }
  }

  /** Makes a thread, unless an earlier attempt has; notes and returns its id. */
  async #make(wanted: QueuedThread): Promise<ChannelId> {
    const { id, cause, parentId, name, begunAfter } = wanted;
    const { app, client } = this.parts;
    const { threads } = app.store;
    const parent = await requestWithTimeout(() => client.channels.fetch(parentId));
    let threadId = begunAfter === undefined ? undefined : await this.#madeBefore(wanted, begunAfter);
    if (threadId === undefined) {
      // The newest id that is older than the thread is stored, for the search of a later attempt.
      const olderIds = [parentId, cause, lastIdIn(parent) ?? parentId];
      await threads.begin(
        id,
        olderIds
          .filter((text) => /^\d+$/.test(text))
          .sort(compareIds)
          .at(-1)!,
      );
      const body = {
        name,
        auto_archive_duration: ThreadAutoArchiveDuration.OneWeek,
        ...(parent?.type === ChannelType.GuildForum
          ? await this.#asPost(wanted, parent)
          : { type: threadType(parent) }),
      };
      const answer = await requestWithTimeout((signal) => this.#once.post(Routes.threads(parentId), { body, signal }));
      threadId = threadSchema.parse(answer).id;
    }
    await threads.made(id, threadId);
    return threadId;
  }

  /** First message and tags of a forum post, which other threads do not have. */
  async #asPost({ type, content }: QueuedThread, { availableTags }: ForumChannel) {
    const { app, subjects, mentions } = this.parts;
    const first = subjects.find((one) => one.type === type)?.firstMessage?.(app, content);
    if (!first) throw new Error(`nothing of type ${type} begins in a post`);
    const say = speechIn(messagesIn(first.locale), mentions());
    return {
      message: { content: first.text(say), allowed_mentions: { parse: [] } },
      applied_tags: tagsOfTable(availableTags, { state: 'lobby', t: say.t }, []),
    };
  }

  /** Finds the thread that an earlier attempt made without noting it; undefined if none did. */
  async #madeBefore({ guildId, parentId, name }: QueuedThread, after: string): Promise<ChannelId | undefined> {
    const { app, client } = this.parts;
    const answer = await requestWithTimeout((signal) =>
      client.rest.get(Routes.guildActiveThreads(guildId), { signal }),
    );
    const ownThreads = active
      .parse(answer)
      .threads.filter((one) => one.parent_id === parentId && one.owner_id === client.user.id && one.name === name);
    for (const { id } of ownThreads) if (compareIds(id, after) > 0 && !(await app.store.threads.isTaken(id))) return id;
    return undefined;
  }

  /** Opens the subject in its thread. If that is rejected, or the subject is in another thread, removes the thread. */
  async #begin(wanted: QueuedThread, threadId: ChannelId): Promise<void> {
    const { app, client, subjects } = this.parts;
    const subject = subjects.find(({ type }) => type === wanted.type);
    if (!subject?.threadMade) throw new Error(`nothing of type ${wanted.type} begins in a thread`);
    const opened = await subject.threadMade(app, wanted, threadId);
    if (!opened.ok || opened.value !== threadId) await removeThread(client, threadId);
    else if (isForum(client.channels.cache.get(wanted.parentId))) await app.store.halls.begin(threadId);
    await this.#finish(
      wanted,
      opened.ok ? { type: 'made', threadId: opened.value } : { type: 'rejected', rejection: opened.failure },
    );
  }

  /** After a failure, notes when a thread is tried again, or gives it up. */
  async #afterFailure(wanted: QueuedThread, error: unknown): Promise<void> {
    const { app, client, services, log, limits } = this.parts;
    const { id, attempts, threadId } = wanted;
    const limitedUntil = limits.noteFailure(error);
    if (limitedUntil !== undefined) return app.store.threads.hold(id, limitedUntil);
    if (threadId !== undefined && services.threads.isAwaited(id)) {
      // The waiting user is told at once, and can ask again.
      await app.store.threads.done(id);
      await removeThread(client, threadId);
      services.threads.tell(id, { type: 'failed', error });
      return;
    }
    const isRefused = error instanceof DiscordAPIError;
    if (!isRefused && attempts + 1 < MAX_ATTEMPTS) {
      const pause = backoff(RETRY_BACKOFF, attempts);
      log.warn({ err: error, thread: id, pause: Math.round(pause) }, 'a thread is made later');
      return app.store.threads.fail(id, app.now() + pause);
    }
    if (isRefused) log.info({ err: error, thread: id }, 'a thread was refused');
    else log.error({ err: error, thread: id }, 'a thread was given up');
    if (threadId !== undefined) await removeThread(client, threadId);
    await this.#finish(wanted, { type: 'refused', code: isRefused ? error.code : 0 });
  }

  /** Tells the user the outcome of a wanted thread, and deletes the wish. */
  async #finish(wanted: QueuedThread, outcome: Exclude<ThreadOutcome, { readonly type: 'failed' }>): Promise<void> {
    const { app, services } = this.parts;
    if (!services.threads.tell(wanted.id, outcome) && outcome.type !== 'made') await this.#tellLate(wanted, outcome);
    await app.store.threads.done(wanted.id);
  }

  /** Tells the user by a direct message that there is no thread, if no handler waits for it any more. */
  async #tellLate(
    { id, userId, parentId }: QueuedThread,
    outcome: Extract<ThreadOutcome, { readonly type: 'refused' | 'rejected' }>,
  ): Promise<void> {
    const { app, client, log, mentions } = this.parts;
    const user = (await app.store.people.users([userId])).get(userId);
    const say = speechIn(privateLanguage(await app.store.people.settings(userId), user?.locale), mentions());
    const content =
      outcome.type === 'rejected'
        ? rejectionText(say, outcome.rejection, [])
        : say('refused.thread-failed', {
            code: String(outcome.code),
            where: isForum(client.channels.cache.get(parentId)) ? 'forum' : 'channel',
          });
    const nonce = nonceOf(`thread ${id} of ${await app.store.id()}`);
    await openDirect(client, userId)
      .then((channel) => sendMessage(channel, { content, nonce, enforceNonce: true }))
      .catch((error: unknown) => log.info({ err: error, thread: id }, 'nobody could be told of a thread'));
  }
}

/** Id of the newest message of a channel, or of the newest post of a forum. */
function lastIdIn(parent: Channel | null): string | undefined {
  return ((parent?.isTextBased() || isForum(parent)) && parent.lastMessageId) || undefined;
}

function isForum(channel: Channel | null | undefined): channel is ForumChannel {
  return channel?.type === ChannelType.GuildForum;
}

function threadType(parent: Channel | null) {
  const isNews = parent?.type === ChannelType.GuildAnnouncement;
  return isNews ? ChannelType.AnnouncementThread : ChannelType.PublicThread;
}

/**
 * Removes an unused thread: deletes it, or archives it if the bot lacks the permission to delete, as it often does.

 */
async function removeThread({ rest }: Client, id: ChannelId): Promise<void> {
  try {
    await requestWithTimeout((signal) => rest.delete(Routes.channel(id), { signal }));
  } catch {
    await requestWithTimeout((signal) => rest.patch(Routes.channel(id), { body: { archived: true }, signal })).catch(
      () => undefined,
    );
  }
}
