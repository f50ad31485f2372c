import { type Client, Events } from 'discord.js';
import type { App } from '../app/app.ts';
import { commandMentions } from '../i18n/speech.ts';
import { logPictures } from '../render/index.ts';
import { type ConnectionOptions, createClient, loggedIn } from './client.ts';
import type { Command } from './command.ts';
import { controls } from './controls/index.ts';
import { type GameKeeper, startGameKeeper } from './game-keeper.ts';
import { GameThreads } from './game-threads.ts';
import { closeGamesGoneMeanwhile, closeGamesOfGoneChannels } from './gone-channels.ts';
import { Notices } from './notices.ts';
import { Outbox } from './outbox.ts';
import { registerCommands } from './register.ts';
import { reviveAtStart, reviveOnEvents } from './revival.ts';
import { Router } from './router.ts';

/** A bot that is logged in. */
export interface Bot {
  readonly client: Client<true>;
  readonly outbox: Outbox;
  readonly keeper: GameKeeper;
  /** Finishes the requests under way and disconnects from Discord. */
  readonly stop: () => Promise<void>;
}

/**
 * Logs in, registers the commands and begins to handle interactions and deliver posts.
 *
 * @throws when Discord refuses the token, cannot be reached, or does not let the bot get ready in time
 */
export async function startBot(
  options: ConnectionOptions & { readonly app: App; readonly commands: readonly Command[] },
): Promise<Bot> {
  const { app, log } = options;
  const client = createClient(options);
  logPictures(log);
  let mentions = commandMentions(new Map());
  const router = new Router({ app, log, commands: options.commands, controls, mentions: () => mentions });

  client.on(Events.InteractionCreate, (interaction) => router.handle(interaction));
  closeGamesOfGoneChannels({ app, client, log });
  reviveOnEvents({ app, log }, client);
  const threads = new GameThreads({ app, client, log });

  const readyClient = await loggedIn(client, options);
  const { changed, ids } = await registerCommands(readyClient, options.commands);
  mentions = commandMentions(ids);
  log.info({ bot: readyClient.user.tag, servers: readyClient.guilds.cache.size, commandsChanged: changed }, 'ready');
  await reviveAtStart({ app, log }, readyClient);
  void closeGamesGoneMeanwhile({ app, client: readyClient, log }, threads.lookAt);
  const delivery = { app, client: readyClient, log, mentions: () => mentions };
  const notices = new Notices(delivery);
  const outbox = new Outbox({ ...delivery, threads, settled: notices.kick });
  const keeper = startGameKeeper({ app, log });
  return {
    client: readyClient,
    outbox,
    keeper,
    async stop() {
      keeper.stop();
      await router.drain();
      await outbox.stop();
      await notices.stop();
      await client.destroy();
    },
  };
}
