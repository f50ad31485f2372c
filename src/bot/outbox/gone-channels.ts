import {
  type Channel,
  type Client,
  DiscordAPIError,
  Events,
  GatewayDispatchEvents,
  type GatewayReadyDispatchData,
  RESTJSONErrorCodes,
  type ThreadChannel,
} from 'discord.js';
import type { Logger } from 'pino';
import type { App } from '../../app/app.ts';
import { closeRemoved, pauseRemoved, resumeAfterRemoval } from '../../app/removal.ts';
import { catchFailure, eachGame } from '../../guard/each-game.ts';
import { GrowingPauses } from '../../guard/growing-pauses.ts';
import { type ChannelId, DIRECT_MESSAGES, type OpenGame, type Shard } from '../../store/records.ts';
import { isUnreachable } from './final-errors.ts';
import type { Subject } from './subject.ts';

/** First and longest pause before a channel outside the cache, such as an archived thread, is fetched again, in milliseconds. */
const FETCH_BACKOFF = { first: 10 * 60_000, longest: 24 * 3_600_000 };

/** Number of channels that are fetched in one check. */
const MAX_FETCHES = 50;

interface Parts {
  readonly app: App;
  readonly client: Client;
  readonly log: Logger;
  /** The shard whose servers the bot serves; it knows nothing about the others. */
  readonly shard: Shard;
  readonly subjects: readonly Subject[];
  /** Called with every thread that exists but was not in the cache, such as an archived one. */
  readonly onUncachedThread: (thread: ThreadChannel) => Promise<void>;
}

/**
 * Closes the games of deleted channels and threads. Pauses the games of a server from the removal of the bot until it is invited
 * back. Each check compares the open games with the cache of the client; events only trigger checks.
 */
export class GoneChannels {
  readonly #parts: Parts;
  /** Servers in which the bot has been since the program began. */
  readonly #served = new Set<string>();
  readonly #asked = new GrowingPauses<string>(FETCH_BACKOFF);
  #last: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { app, client, log } = parts;
    const onEvent = (work: () => Promise<void>) =>
      void work().catch((error: unknown) => {
        log.error({ err: error }, 'games of what is gone are looked after within a minute');
      });
    client.on(Events.ChannelDelete, (channel) => {
      const threads = 'threads' in channel ? [...channel.threads.cache.keys()] : [];
      onEvent(() => eachGame(app, 'gone channel', [channel.id, ...threads], this.#closeAt));
    });
    client.on(Events.ThreadDelete, ({ id }) => onEvent(() => this.#closeAt(id)));
    client.on(Events.GuildDelete, ({ id }) => {
      this.#served.add(id);
      onEvent(this.lookAtServers);
    });
    client.on(Events.GuildCreate, () => onEvent(this.lookAtServers));
    // A new session lists its servers; servers that removed the bot meanwhile are missing.
    client.ws.on(GatewayDispatchEvents.Ready, ({ guilds }: GatewayReadyDispatchData, shardId: number) => {
      const listed = new Set(guilds.map(({ id }) => id));
      for (const [id, guild] of client.guilds.cache) {
        if (guild.shardId !== shardId || listed.has(id)) continue;
        this.#served.add(id);
        client.guilds.cache.delete(id);
      }
    });
    client.on(Events.ShardReady, () => onEvent(this.lookAtServers));
  }

  /**
   * Pauses and resumes the games of servers. Pauses nothing if the bot is in no server with an open game and was in none since
   * its start: then it is another bot with the same database.
   */
  readonly lookAtServers = (): Promise<void> => {
    // One check after another, as the bot may be removed and invited back in the same moment.
    this.#last = this.#last.catch(() => undefined).then(() => this.#lookAtServers());
    return this.#last;
  };

  async #lookAtServers(): Promise<void> {
    const { app, client, shard } = this.#parts;
    // Before the client is ready, its list of servers is incomplete.
    if (!client.isReady() || this.#isStopped) return;
    const servers = client.guilds.cache;
    for (const id of servers.keys()) this.#served.add(id);
    const games = (await app.store.games.allOpen(shard)).filter(({ guildId }) => guildId !== DIRECT_MESSAGES);
    const served = games.filter(({ guildId }) => servers.has(guildId));
    const removed = games.filter(({ guildId }) => !servers.has(guildId));
    const isSameBot = ({ guildId }: OpenGame) => served.length > 0 || this.#served.has(guildId);
    const works = [
      () => resumeAfterRemoval(app, served),
      () => pauseRemoved(app, removed.filter(isSameBot)),
      () => closeRemoved(app, removed),
    ];
    const errors: unknown[] = [];
    for (const work of works) await catchFailure(work, (error) => errors.push(error));
    if (errors.length > 0) throw new AggregateError(errors, 'games of servers were left as they were');
  }

  /**
   * Closes games whose channel is gone. A channel that is not in the cache is fetched, again and again with growing pauses.
   */
  readonly lookAtChannels = async (): Promise<void> => {
    const { app, client, shard } = this.#parts;
    if (!client.isReady()) return;
    const hidden = (await app.store.games.allOpen(shard)).filter(({ guildId, channelId }) => {
      const guild = client.guilds.cache.get(guildId);
      return guild?.available && !guild.channels.cache.has(channelId) && this.#asked.isDue(channelId);
    });
    await eachGame(app, 'hidden channel', hidden.slice(0, MAX_FETCHES), (game) => this.#ask(client, game));
  };

  async #ask(client: Client<true>, { channelId }: OpenGame): Promise<void> {
    const { onUncachedThread } = this.#parts;
    if (this.#isStopped) return;
    const channel = await fetched(client, channelId);
    this.#asked.noteFailure(channelId);
    if (this.#isStopped) return;
    if (channel === 'gone') await this.#closeAt(channelId);
    else if (channel?.isThread()) await onUncachedThread(channel);
  }

  /** Tells every subject that a channel is gone. */
  readonly #closeAt = async (channelId: ChannelId): Promise<void> => {
    const { app, subjects } = this.#parts;
    for (const subject of subjects) await subject.channelGone(app, channelId);
  };

  /** Stops further checks. */
  stop(): void {
    this.#isStopped = true;
  }
}

/** Fetches a channel that is not in the cache, such as an archived thread; undefined if it cannot be read now. */
async function fetched(client: Client<true>, channelId: string): Promise<Channel | 'gone' | undefined> {
  try {
    return (await client.channels.fetch(channelId, { force: true })) ?? undefined;
  } catch (error) {
    // Without access, or while Discord fails, the channel may still exist.
    return isUnknownChannel(error) ? 'gone' : undefined;
  }
}

/** True if the error of a message means that there is nobody left to read the games of its channel. */
export function isChannelLost(error: DiscordAPIError, guildId: string, client: Client): boolean {
  if (guildId === DIRECT_MESSAGES) return isUnknownChannel(error) || isUnreachable(Number(error.code));
  return isUnknownChannel(error) && client.guilds.cache.has(guildId);
}

/** True if Discord says that a channel does not exist. */
function isUnknownChannel(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownChannel;
}
