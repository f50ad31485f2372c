import { setTimeout as after } from 'node:timers/promises';
import { type AttachmentBuilder, type BaseMessageOptions, MessageFlags } from 'discord.js';
import { isOver, loadTable } from '../../app/table.ts';
import { reportsUnreadable } from '../../guard/each-game.ts';
import { backoff } from '../../guard/growing-pauses.ts';
import { speechIn } from '../../i18n/speech.ts';
import { unlessFailed } from '../../render/index.ts';
import type { GameRecord, NoticeRecord } from '../../store/records.ts';
import { peopleOf } from '../../telling/people.ts';
import { themeOf } from '../../telling/theme.ts';
import { postLink } from '../write/game-link.ts';
import { privateLanguage, withinLimits } from '../write/message-text.ts';
import { noticeText } from '../write/messages/notice-message.ts';
import { boardFile, withoutPicture } from '../write/pictures.ts';
import { ChannelAccess } from './channel-access.ts';
import { DeliveryLoop, type DeliveryParts, nonceOf } from './delivery.ts';
import { isFinal, isUnreachable } from './final-errors.ts';
import { openDirect, sendMessage, UnreadableAnswer } from './messages.ts';

/** First and longest pause after a temporary failure, in milliseconds. */
const RETRY_BACKOFF = { first: 5_000, longest: 10 * 60_000 };

/** Number of attempts after which a notice is given up, so that later notices are sent; they take about an hour. */
const MAX_ATTEMPTS = 12;

/**
 * How long a notice waits for its picture, in milliseconds; then it is sent without. Other notices wait meanwhile, and pictures
 * for players are painted first.
 */
const PICTURE_PATIENCE = 20_000;

/** Size limit for the picture of a notice, in bytes; less than Discord's limit. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Resolves with a picture; with undefined if painting it fails or takes too long, or if it is too large. */
async function paintedSoon(painting: Promise<AttachmentBuilder>): Promise<AttachmentBuilder | undefined> {
  const patience = new AbortController();
  const late = after(PICTURE_PATIENCE, undefined, { signal: patience.signal });
  late.catch(() => undefined);
  try {
    const picture = await Promise.race([unlessFailed(painting), late]);
    return picture && (picture.attachment as Buffer).length <= MAX_BYTES ? picture : undefined;
  } finally {
    patience.abort();
  }
}

/**
 * Delivers stored notices as silent direct messages to spectators, one after another, so that players never wait for them. A crash
 * loses none.
 */
export class Notices extends DeliveryLoop {
  readonly #access = new ChannelAccess();
  /** Stores the outcome of the last delivery, if it is not stored yet; the next delivery waits for it. */
  #note: (() => Promise<unknown>) | undefined;

  constructor(parts: DeliveryParts) {
    super(parts, { retryBackoff: RETRY_BACKOFF, failureMessage: 'the notices wait for the database' });
  }

  protected async finish(): Promise<void> {
    const { log } = this.parts;
    await this.#noteOutcome().catch((error: unknown) => log.error({ err: error }, 'a notice stays without a note'));
  }

  /** Delivers the oldest due notice and checks again; if none is due, returns when the next one will be. */
  protected async check(): Promise<number | undefined> {
    const { shard, limits, app } = this.parts;
    const { store, now } = app;
    await this.#noteOutcome();
    const wait = limits.left('direct');
    if (wait > 0) return now() + wait;
    const checkedAt = now();
    const next = await store.notices.nextDue(checkedAt, shard);
    if (next === undefined || next > checkedAt) return next;
    const notice = await store.notices.due(checkedAt, shard);
    if (!notice) return undefined;
    this.#note = await this.#deliver(notice);
    await this.#noteOutcome();
    this.kick();
    return undefined;
  }

  async #noteOutcome(): Promise<void> {
    await this.#note?.();
    this.#note = undefined;
  }

  /** Delivers a notice and returns a function that notes the outcome. */
  async #deliver(notice: NoticeRecord): Promise<() => Promise<unknown>> {
    const { app, client } = this.parts;
    try {
      const record = await app.store.games.byId(notice.gameId);
      if (!record) throw new Error(`game ${notice.gameId} is gone`);
      // A spectator who has left the server or cannot see the channel is unsubscribed.
      if ((await this.#access.canSee(client, notice.userId, record)) === false) {
        return () => app.store.spectators.unwatch(notice.gameId, notice.userId);
      }
      const message = await this.#compose(notice, record);
      if (message) {
        const about = (await app.store.posts.ofGame(notice.gameId)).find(({ id }) => id === notice.postId);
        await sendMessage(await openDirect(client, notice.userId), {
          ...withinLimits(message),
          flags: MessageFlags.SuppressNotifications,
          nonce: nonceOf(`notice ${notice.id} of ${await app.store.id()} about ${about?.messageId ?? ''}`),
          enforceNonce: true,
        });
      }
      return () => app.store.notices.done(notice.id);
    } catch (error) {
      return this.#afterFailure(notice, error);
    }
  }

  /** Makes the message of a notice, with the board; undefined if the spectator did not subscribe to this kind of event. */
  async #compose(
    { gameId, userId, what, postId, length }: NoticeRecord,
    record: GameRecord,
  ): Promise<BaseMessageOptions | undefined> {
    const { app, mentions } = this.parts;
    const table = await loadTable(app, record, length);
    const settings = await app.store.people.settings(userId);
    const user = (await app.store.people.users([userId])).get(userId);
    const say = speechIn(privateLanguage(settings, user?.locale), mentions());
    const post = (await app.store.posts.ofGame(gameId)).find(({ id }) => id === postId);
    const link = postLink(record, post) ?? '';
    const people = await peopleOf({ names: app.store.people.names, t: say.t }, record);
    const content = noticeText(say, table, { people, what, link });
    if (content === undefined) return undefined;
    const options = { focus: !isOver(table), theme: themeOf(settings), mayWait: true };
    const picture = await paintedSoon(boardFile(say.t, table, people, options));
    return picture ? { content, files: [picture] } : withoutPicture(say, { content });
  }

  /** Returns a function that notes that a notice was given up or has to be retried. */
  #afterFailure({ id, gameId, userId, attempts }: NoticeRecord, error: unknown): () => Promise<unknown> {
    const { app, log, limits } = this.parts;
    if (isFinal(error)) {
      log.info({ notice: id, game: gameId, code: error.code }, 'a spectator cannot be told');
      // A user who cannot get direct messages is unsubscribed.
      return () =>
        isUnreachable(error.code) ? app.store.spectators.unwatch(gameId, userId) : app.store.notices.done(id);
    }
    const until = limits.noteFailure(error);
    if (until !== undefined) return () => app.store.notices.hold(id, until);
    // After an unreadable answer the notice was sent, so it is not repeated.
    if (error instanceof UnreadableAnswer || attempts + 1 >= MAX_ATTEMPTS) {
      log.warn({ err: error, notice: id }, 'a notice was given up');
      return () => app.store.notices.done(id);
    }
    const pause = backoff(RETRY_BACKOFF, attempts);
    const retryAt = app.now() + pause;
    if (!reportsUnreadable(error, app.onUnreadable))
      log.warn({ err: error, notice: id, pause: Math.round(pause) }, 'a notice is tried again later');
    return () => app.store.notices.fail(id, retryAt);
  }
}
