import { type Client, MessageFlags } from 'discord.js';
import type { Logger } from 'pino';
import type { App } from '../app/app.ts';
import { loadTable } from '../app/table.ts';
import { type CommandMentions, speechIn } from '../i18n/speech.ts';
import type { NoticeRecord } from '../store/records.ts';
import { nonceOf, pauseAfter, storePauses } from './delivery.ts';
import { postLink } from './game-link.ts';
import { withinLimits } from './message-limits.ts';
import { privateLanguage } from './present/language.ts';
import { noticeText } from './present/notice-message.ts';
import { peopleOf } from './present/people.ts';
import { isRefused, isUnreachable } from './refusal-codes.ts';

/** First pause after a failure that may pass, in milliseconds. */
const FIRST_PAUSE = 5_000;

/** Tells spectators by silent direct messages what commits have left to be told. */
export interface Notices {
  /** Looks for due notices now. */
  readonly kick: () => void;
  /** Stops looking and resolves when what is under way is finished. */
  readonly stop: () => Promise<void>;
}

/** Starts telling, one message after another so that players are never kept waiting; a crash loses none. */
export function startNotices(options: {
  app: App;
  client: Client<true>;
  log: Logger;
  mentions: () => CommandMentions;
}): Notices {
  const { app, client, log } = options;
  const pauses = storePauses(FIRST_PAUSE);
  /** Notes the outcome of the last delivery, where that could not be done yet; the next one waits for it. */
  let note: (() => Promise<unknown>) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let stopped = false;

  function kick(): void {
    lookAgain = true;
    looking ??= look().finally(() => {
      looking = undefined;
      // Something may have come while it was found out when to look next.
      if (lookAgain && !stopped) kick();
    });
  }

  async function look(): Promise<void> {
    clearTimeout(timer);
    try {
      while (lookAgain && !stopped) {
        lookAgain = false;
        await noteOutcome();
        const notice = await app.store.dueNotice(app.now());
        if (!notice) continue;
        lookAgain = true;
        note = await deliver(notice);
        await noteOutcome();
      }
      const next = await app.store.nextNotice();
      pauses.end();
      if (next !== undefined && !stopped) timer = setTimeout(kick, Math.max(0, next - app.now()) + 50).unref();
    } catch (error) {
      const pause = pauses.afterFailure(app.now());
      log.error({ err: error, pause }, 'the notices wait for the database');
      lookAgain = false;
      if (!stopped) timer = setTimeout(kick, pause + 50).unref();
    }
  }

  async function noteOutcome(): Promise<void> {
    await note?.();
    note = undefined;
  }

  /** Delivers a notice and returns what notes the outcome. */
  async function deliver(notice: NoticeRecord): Promise<() => Promise<unknown>> {
    try {
      const content = await compose(notice);
      if (content !== undefined) {
        await client.users.send(notice.userId, {
          ...withinLimits({ content }),
          flags: MessageFlags.SuppressNotifications,
          allowedMentions: { parse: [] },
          nonce: nonceOf(`notice ${notice.id}`),
          enforceNonce: true,
        });
      }
      return () => app.store.noticeDone(notice.id);
    } catch (error) {
      return afterFailure(notice, error);
    }
  }

  async function compose({ gameId, userId, what, postId, length }: NoticeRecord): Promise<string | undefined> {
    const game = await app.store.game(gameId);
    if (!game) throw new Error(`game ${gameId} is gone`);
    const table = await loadTable(app, game, length);
    const settings = await app.store.settings(userId);
    const user = (await app.store.users([userId])).get(userId);
    const say = speechIn(privateLanguage(settings, user?.locale), options.mentions());
    const post = (await app.store.posts(gameId)).find(({ id }) => id === postId);
    const link = postLink(game, post) ?? '';
    return noticeText(say, table, { people: await peopleOf(app.store, game.seats), what, link });
  }

  /** Returns what notes that a notice was refused, or has to be tried again. */
  function afterFailure({ id, gameId, userId, attempts }: NoticeRecord, error: unknown): () => Promise<unknown> {
    if (isRefused(error)) {
      log.info({ notice: id, game: gameId, code: error.code }, 'a spectator cannot be told');
      // Whoever takes no direct messages from us does not watch.
      return () => (isUnreachable(error.code) ? app.store.unwatch(gameId, userId) : app.store.noticeDone(id));
    }
    const pause = pauseAfter(FIRST_PAUSE, attempts);
    const retryAt = app.now() + pause;
    log.warn({ err: error, notice: id, pause: Math.round(pause) }, 'a notice is tried again later');
    return () => app.store.noticeFailed(id, retryAt);
  }

  kick();
  return {
    kick,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await looking;
      await noteOutcome().catch((error: unknown) => log.error({ err: error }, 'a notice stays without a note'));
    },
  };
}
