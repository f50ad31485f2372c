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
import { closeRemoved, pauseRemoved, resumeRemoved } from '../../app/removal.ts';
import { catchFailure, eachGame } from '../../guard/each-game.ts';
import { GrowingPauses } from '../../guard/growing-pauses.ts';
import type { ChannelId, OpenGame, Shard } from '../../store/records.ts';
import type { Subject } from './subject.ts';

/** First and longest pause until a channel that is not in the cache, such as an archived thread, is asked for again. */
const ASKED_AGAIN = { first: 10 * 60_000, longest: 24 * 3_600_000 };

/** Channels that are asked for in one look. */
const ASKED_AT_ONCE = 50;

interface Parts {
  readonly app: App;
  readonly client: Client;
  readonly log: Logger;
  /** Whose servers the bot serves: nothing is known of others. */
  readonly shard: Shard;
  readonly subjects: readonly Subject[];
  /** Called with every thread that is there, but was not in the cache, such as one that is archived. */
  readonly found: (thread: ThreadChannel) => Promise<void>;
}

/**
 * Closes the games of channels and threads that were deleted, and pauses those of a server from the removal of the bot
 * until it is invited back. Both follow from the open games and from what the client knows; events only say that it is
 * time to look.
 */
export class GoneChannels {
  readonly #parts: Parts;
  /** Servers that the bot was in since the program began. */
  readonly #served = new Set<string>();
  readonly #asked = new GrowingPauses<string>(ASKED_AGAIN);
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
    // A session that begins anew names its servers: those that the bot was removed from meanwhile are not among them.
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
   * Pauses and resumes the games of servers. A bot that is in none of the servers of the open games, and was not before, is
   * another bot on the same database, and pauses nothing.
   */
  readonly lookAtServers = (): Promise<void> => {
    // One look after another, as the bot may be removed and invited back in the same moment.
    this.#last = this.#last.catch(() => undefined).then(() => this.#lookAtServers());
    return this.#last;
  };

  async #lookAtServers(): Promise<void> {
    const { app, client, shard } = this.#parts;
    // Before that nobody knows which servers there are.
    if (!client.isReady() || this.#isStopped) return;
    const servers = client.guilds.cache;
    for (const id of servers.keys()) this.#served.add(id);
    const games = await app.store.games.allOpen(shard);
    const known = games.filter(({ guildId }) => servers.has(guildId));
    const left = games.filter(({ guildId }) => !servers.has(guildId));
    const isSame = ({ guildId }: OpenGame) => known.length > 0 || this.#served.has(guildId);
    const works = [
      () => resumeRemoved(app, known),
      () => pauseRemoved(app, left.filter(isSame)),
      () => closeRemoved(app, left),
    ];
    const errors: unknown[] = [];
    for (const work of works) await catchFailure(work, (error) => errors.push(error));
    if (errors.length > 0) throw new AggregateError(errors, 'games of servers were left as they were');
  }

  /**
   * Closes games whose channel is gone; one that is not in the cache is asked for, and asked for again with growing
   * pauses.
   */
  readonly lookAtChannels = async (): Promise<void> => {
    const { app, client, shard } = this.#parts;
    if (!client.isReady()) return;
    const hidden = (await app.store.games.allOpen(shard)).filter(({ guildId, channelId }) => {
      const guild = client.guilds.cache.get(guildId);
      return guild?.available && !guild.channels.cache.has(channelId) && this.#asked.isDue(channelId);
    });
    await eachGame(app, 'hidden channel', hidden.slice(0, ASKED_AT_ONCE), (game) => this.#ask(client, game));
  };

  async #ask(client: Client<true>, { channelId }: OpenGame): Promise<void> {
    const { found } = this.#parts;
    if (this.#isStopped) return;
    const channel = await fetched(client, channelId);
    this.#asked.noteFailure(channelId);
    if (this.#isStopped) return;
    if (channel === 'gone') await this.#closeAt(channelId);
    else if (channel?.isThread()) await found(channel);
  }

  /** Tells every subject that a channel is gone. */
  readonly #closeAt = async (channelId: ChannelId): Promise<void> => {
    const { app, subjects } = this.#parts;
    for (const subject of subjects) await subject.channelGone(app, channelId);
  };

  /** Looks no more. */
  stop(): void {
    this.#isStopped = true;
  }
}

/** An archived thread is not in the cache, but can be fetched; undefined for a channel that cannot be read now. */
async function fetched(client: Client<true>, channelId: string): Promise<Channel | 'gone' | undefined> {
  try {
    return (await client.channels.fetch(channelId, { force: true })) ?? undefined;
  } catch (error) {
    // Without access, or while Discord fails, the channel may still exist.
    return isUnknownChannel(error) ? 'gone' : undefined;
  }
}

/** Whether Discord says that a channel does not exist. */
export function isUnknownChannel(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownChannel;
}
