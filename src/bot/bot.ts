import { Client, Events, GatewayIntentBits } from 'discord.js';
import type { Logger } from 'pino';
import type { App } from '../app/app.ts';
import type { Command } from './command.ts';
import { controls } from './controls/index.ts';
import { type GameKeeper, startGameKeeper } from './game-keeper.ts';
import { closeGamesGoneMeanwhile, closeGamesOfGoneChannels } from './gone-channels.ts';
import { keepToken } from './keep-token.ts';
import { startNotices } from './notices.ts';
import { type Outbox, startOutbox } from './outbox.ts';
import { commandMentions } from './present/speech.ts';
import { registerCommands } from './register.ts';
import { reviveAtStart, reviveOnEvents } from './revival.ts';
import { createRouter } from './router.ts';
import { sendFormsWhole } from './whole-form.ts';

/** Discord bars an address for a while that made ten thousand invalid requests in ten minutes; one in so many is logged. */
const INVALID_REQUESTS_LOGGED = 100;

/** A bot that is logged in. */
export interface Bot {
  readonly client: Client<true>;
  readonly outbox: Outbox;
  readonly keeper: GameKeeper;
  /** Finishes what is being handled and leaves Discord. */
  readonly stop: () => Promise<void>;
}

/**
 * Logs in, registers the commands and begins to answer and to deliver.
 *
 * @param options.apiBase origin of a local Discord; Discord itself when absent
 * @param options.onFatal told when Discord closed the connection for good, as with a token that was revoked
 * @throws when Discord refuses the token or cannot be reached
 */
export async function startBot(options: {
  app: App;
  log: Logger;
  commands: readonly Command[];
  token: string;
  apiBase?: string;
  /** Requests a second that Discord granted this bot; 50 unless told. */
  requestsPerSecond?: number;
  /** Lets a lost session identify again at once; Discord itself wants five seconds between. */
  identifyAtOnce?: boolean;
  onFatal: (reason: string) => void;
}): Promise<Bot> {
  const { app, log, apiBase } = options;
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    enforceNonce: true,
    rest: {
      ...(apiBase ? { api: `${apiBase}/api`, cdn: `${apiBase}/cdn` } : {}),
      invalidRequestWarningInterval: INVALID_REQUESTS_LOGGED,
      ...(options.requestsPerSecond ? { globalRequestsPerSecond: options.requestsPerSecond } : {}),
    },
    ws: options.identifyAtOnce
      ? { buildIdentifyThrottler: async () => ({ waitForIdentify: async () => undefined }) }
      : {},
  });
  sendFormsWhole(client.rest);
  let mentions = commandMentions(new Map());
  const router = createRouter({ app, log, commands: options.commands, controls, mentions: () => mentions });

  client.on(Events.InteractionCreate, router.handle);
  closeGamesOfGoneChannels({ app, client, log });
  reviveOnEvents({ app, log }, client);
  client.on(Events.Error, (error) => log.error({ err: error }, 'client error'));
  client.on(Events.Warn, (message) => log.warn(message));
  client.on(Events.ShardDisconnect, ({ code }) => options.onFatal(closeReason(code)));
  client.on(Events.ShardReconnecting, () => log.info('reconnecting to Discord'));
  client.on(Events.ShardResume, (_, replayed) => log.info({ replayed }, 'resumed the session with Discord'));
  client.rest.on('rateLimited', ({ route, timeToReset }) => log.info({ route, timeToReset }, 'rate limited'));
  client.rest.on('invalidRequestWarning', ({ count }) => log.warn({ count }, 'many invalid requests'));

  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(options.token);
  const readyClient = await ready;
  keepToken(client.rest, { token: readyClient.token, log, onRefused: () => options.onFatal(refusedToken(401)) });
  const { changed, ids } = await registerCommands(readyClient, options.commands);
  mentions = commandMentions(ids);
  log.info({ bot: readyClient.user.tag, servers: readyClient.guilds.cache.size, commandsChanged: changed }, 'ready');
  await reviveAtStart({ app, log }, readyClient);
  void closeGamesGoneMeanwhile({ app, client: readyClient, log });
  const notices = startNotices({ app, client: readyClient, log, mentions: () => mentions });
  const outbox = startOutbox({
    app,
    client: readyClient,
    log,
    mentions: () => mentions,
    settled: notices.kick,
  });
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

function refusedToken(code: number): string {
  return `Discord refused the token (${code}); set DISCORD_TOKEN to a valid one`;
}

/** Gateway close codes after which discord.js does not come back, in words for the host. */
function closeReason(code: number): string {
  switch (code) {
    case 4004:
      return refusedToken(code);
    case 4010:
    case 4011:
      return `Discord wants another number of shards (${code})`;
    case 4013:
    case 4014:
      return `Discord refused the intents (${code})`;
    default:
      return `Discord closed the connection for good (${code})`;
  }
}
