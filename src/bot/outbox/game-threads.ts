import {
  type APIThreadChannel,
  type Client,
  DiscordAPIError,
  GatewayDispatchEvents,
  Routes,
  SnowflakeUtil,
  type ThreadChannel,
} from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { App } from '../../app/app.ts';
import { type GameRecord, isPerson } from '../../store/records.ts';
import { requestWithTimeout } from '../connection/requests.ts';

const MINUTE = 60_000;

/** Number of threads whose reopening is remembered. */
const MAX_REMEMBERED = 5_000;

/** Archive state of a thread; times in milliseconds since 1970. */
interface ArchiveState {
  readonly id: string;
  readonly archived: boolean;
  readonly locked: boolean;
  /** When it was archived. */
  readonly at: number;
  /** Milliseconds without activity after which Discord archives it. */
  readonly after: number;
  readonly lastMessageId: string | null | undefined;
}

interface Parts {
  readonly app: App;
  readonly client: Client;
  readonly log: Logger;
}

/** Threads of games: adds the players to them, and keeps them from being archived while a game is open. */
export class GameThreads {
  readonly #parts: Parts;
  readonly #reopened = new LRUCache<string, number>({ max: MAX_REMEMBERED });

  constructor(parts: Parts) {
    this.#parts = parts;
    // Read from the gateway itself: discord.js drops archived threads.
    parts.client.ws.on(GatewayDispatchEvents.ThreadUpdate, (thread: APIThreadChannel) => {
      const { thread_metadata: known, id, last_message_id: lastMessageId } = thread;
      if (!known) return;
      void this.#keepOpen({
        id,
        archived: known.archived,
        locked: known.locked,
        at: Date.parse(known.archive_timestamp),
        after: known.auto_archive_duration * MINUTE,
        lastMessageId,
      });
    });
  }

  /** Reopens a thread that Discord archived for inactivity while the program was down. */
  readonly reopenIfInactive = async (thread: ThreadChannel): Promise<void> => {
    await this.#keepOpen({
      id: thread.id,
      archived: thread.archived ?? false,
      locked: thread.locked ?? false,
      at: thread.archiveTimestamp ?? 0,
      after: (thread.autoArchiveDuration ?? 0) * MINUTE,
      lastMessageId: thread.lastMessageId,
    });
  };

  /**
   * Prepares a thread for the edit of a message: opens the thread if it is archived, as messages of an archived thread cannot be
   * edited. Sending a message opens it automatically.
   */
  async beforeChange(thread: ThreadChannel, record: GameRecord): Promise<void> {
    if (!thread.archived || thread.locked || !isOpen(record)) return;
    await this.#open(thread.id);
  }

  /** Adds all players to the thread, so that it is in their list. A player who cannot be added can still play. */
  async addPlayers(thread: ThreadChannel, { id: gameId, seats }: GameRecord): Promise<void> {
    const { app, client, log } = this.#parts;
    // Discord notifies added users, so nobody is added twice, even after leaving the thread.
    const about = `thread ${thread.id}`;
    const pings = await app.store.pings.about({ gameId, about: [about] });
    const added = new Set(pings.map(({ userId }) => userId));
    for (const { userId } of seats) {
      if (!isPerson(userId) || added.has(userId)) continue;
      try {
        await requestWithTimeout((signal) => client.rest.put(Routes.threadMembers(thread.id, userId), { signal }));
        await app.store.pings.note({ gameId, about, userId, postId: 0, at: app.now() });
      } catch (error) {
        if (!(error instanceof DiscordAPIError)) throw error;
        log.info({ thread: thread.id, code: error.code }, 'a player was not added to a thread');
      }
    }
  }

  /** Reopens a thread that Discord archived for inactivity; a thread that a person archived stays archived. */
  async #keepOpen(thread: ArchiveState): Promise<void> {
    const { app, log } = this.#parts;
    const lastMessageAt = thread.lastMessageId ? SnowflakeUtil.timestampFrom(thread.lastMessageId) : 0;
    const active = Math.max(lastMessageAt, this.#reopened.get(thread.id) ?? 0);
    if (!thread.archived || thread.locked || thread.at - active < thread.after) return;
    try {
      const record = await app.store.games.open(thread.id);
      if (record && isOpen(record)) await this.#open(thread.id);
    } catch (error) {
      log.warn({ err: error, thread: thread.id }, 'a thread could not be kept open');
    }
  }

  async #open(threadId: string): Promise<void> {
    this.#reopened.set(threadId, Date.now());
    // By a plain request: discord.js would also send the name, which only the creator may change.
    const { rest } = this.#parts.client;
    await requestWithTimeout((signal) => rest.patch(Routes.channel(threadId), { body: { archived: false }, signal }));
  }
}

function isOpen({ status }: GameRecord): boolean {
  return status === 'lobby' || status === 'running';
}
