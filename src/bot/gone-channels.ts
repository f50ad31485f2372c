import { type Channel, type Client, DiscordAPIError, Events, RESTJSONErrorCodes, type ThreadChannel } from 'discord.js';
import type { Logger } from 'pino';
import type { App } from '../app/app.ts';
import { closeGamesOf } from '../app/ending.ts';
import { pauseRemoved, resumeRemoved } from '../app/removal.ts';
import type { GameRecord, PostRecord } from '../store/records.ts';

/**
 * Closes the games of channels and threads when an event says that these were deleted, and pauses those of a server
 * from the removal of the bot until it is invited back.
 */
export function stopGamesOfGoneChannels({ app, client, log }: { app: App; client: Client; log: Logger }): void {
  // One after another, as the bot may be removed and invited back in the same moment.
  let last: Promise<void> = Promise.resolve();
  const attempt = (work: () => Promise<void>) => {
    last = last
      .then(work)
      .catch((error: unknown) =>
        log.error({ err: error }, 'the games of a channel or server that is gone could not be stopped'),
      );
  };
  const inServer = (id: string, change: typeof pauseRemoved) =>
    attempt(async () => change(app, await app.store.openGames(id)));
  client.on(Events.ChannelDelete, (channel) => {
    const threads = 'threads' in channel ? [...channel.threads.cache.keys()] : [];
    attempt(() => closeGamesOf(app, [channel.id, ...threads]));
  });
  client.on(Events.ThreadDelete, ({ id }) => attempt(() => closeGamesOf(app, [id])));
  client.on(Events.GuildDelete, ({ id }) => inServer(id, pauseRemoved));
  client.on(Events.GuildCreate, ({ id }) => inServer(id, resumeRemoved));
}

/**
 * Does the same for what happened while the program was down. A bot that is in none of the servers of these games is
 * another bot on the same database, and nothing is closed.
 *
 * @param found called with every thread that is there, but not in the cache, such as one that is archived
 */
export async function stopGamesGoneMeanwhile(
  { app, client, log }: { app: App; client: Client<true>; log: Logger },
  found: (thread: ThreadChannel) => Promise<void>,
): Promise<void> {
  const isServerKnown = ({ guildId }: GameRecord) => client.guilds.cache.has(guildId);
  try {
    const games = await app.store.openGames();
    if (!games.some(isServerKnown)) return;
    await resumeRemoved(app, games.filter(isServerKnown));
    await pauseRemoved(
      app,
      games.filter((game) => !isServerKnown(game)),
    );
    for (const game of games) {
      if (!isServerKnown(game) || client.channels.cache.has(game.channelId)) continue;
      const channel = await fetched(client, game.channelId);
      if (channel === 'gone') await closeGamesOf(app, [game.channelId]);
      else if (channel?.isThread()) await found(channel);
    }
  } catch (error) {
    log.warn({ err: error }, 'whether the channels of all games are still there could not be found out');
  }
}

/** An archived thread is not in the cache, but can be fetched; undefined for a channel that cannot be read now. */
async function fetched(client: Client<true>, channelId: string): Promise<Channel | 'gone' | undefined> {
  try {
    return (await client.channels.fetch(channelId)) ?? undefined;
  } catch (error) {
    // Without access, or while Discord fails, the channel may still exist.
    return isUnknownChannel(error) ? 'gone' : undefined;
  }
}

/** Closes a game when a delivery to its channel failed because Discord knows no such channel. */
export async function closeGameIfGone(
  { app, client }: { app: App; client: Client<true> },
  { gameId, channelId }: Pick<PostRecord, 'gameId' | 'channelId'>,
  error: unknown,
): Promise<void> {
  if (!isUnknownChannel(error)) return;
  const game = await app.store.game(gameId);
  // A game that has moved goes on when the channel that it left is deleted.
  if (game?.channelId === channelId && client.guilds.cache.has(game.guildId)) await closeGamesOf(app, [game.channelId]);
}

/** Whether Discord says that a channel does not exist. */
function isUnknownChannel(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownChannel;
}
