import { setTimeout as after } from 'node:timers/promises';
import {
  type APIGatewayBotInfo,
  Client,
  DiscordAPIError,
  DiscordjsError,
  DiscordjsErrorCodes,
  Events,
  GatewayCloseCodes,
  GatewayIntentBits,
  REST,
  type RESTOptions,
  Routes,
  Status,
} from 'discord.js';
import type { Logger } from 'pino';
import type { Shard } from '../../store/records.ts';
import { makeCache } from './caches.ts';
import { carefulConnections, catchPacketFaults, GATEWAY_DEADLINES, type GatewayDeadlines } from './gateway.ts';
import { keepToken } from './keep-token.ts';
import { isRejectedWhileLimited } from './requests.ts';
import { sessionsInTurn } from './sessions-in-turn.ts';
import { SharedRequests } from './shared-requests.ts';

/** Discord bars an address for a while that made ten thousand invalid requests in ten minutes; one in so many is logged. */
const INVALID_REQUESTS_LOGGED = 100;

/**
 * How often discord.js drops rate limits of routes that are not in use, in milliseconds. Every interaction that is
 * answered late has a route of its own.
 */
const SWEEP_INTERVAL = 60_000;

/** How long it may take until the servers of the next shard are known, from logging in on, in milliseconds. */
const LOGIN_DEADLINE = 120_000;

/** Pauses before a token that was refused at the start is tried again, in milliseconds: Discord in trouble refuses any. */
const TOKEN_PAUSES = [1_000, 3_000];

/** Whether the bot may get in again as it is, or its host has to change something first. */
export type Refusal = 'for now' | 'for good';

/** Discord does not let the bot in until its host has changed something. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** As whom and how the bot is connected to Discord. */
export interface ConnectionOptions {
  readonly log: Logger;
  readonly token: string;
  /** Origin of a local Discord; Discord itself when absent. */
  readonly apiBase?: string;
  /** Connections to Discord, which divide the servers among them; by default as many as Discord recommends. */
  readonly shards?: number | 'auto';
  /** Requests per second that Discord allows the bot; 50 by default. */
  readonly requestsPerSecond?: number;
  /** The one shard that this client is for, where others are for the others. */
  readonly shard?: Shard;
  /** What requests are sent with, where the clients of a process share it; it has the token already. */
  readonly requests?: SharedRequests;
  /** Whether a session may begin now, of a bucket of those that Discord lets begin at the same time. */
  readonly mayIdentify?: (bucket: number) => Promise<boolean>;
  /** Lets a lost session identify again at once; Discord itself wants five seconds between. */
  readonly identifyAtOnce?: boolean;
  /** Overrides of the deadlines that suit Discord. */
  readonly deadlines?: Partial<GatewayDeadlines & { readonly login: number }>;
  /** Aborted when the bot is not wanted any more; logging in rejects then. */
  readonly signal?: AbortSignal;
  /** Called when the bot cannot log in again, such as with a revoked token. */
  readonly onFatal: (reason: string, refusal: Refusal) => void;
}

/** A client that is not logged in yet, and logs what happens to its connection. */
export function createClient(options: ConnectionOptions): Client {
  const { log, onFatal, shards = 'auto', shard, requests, mayIdentify } = options;
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    ...(shard
      ? { shards: [shard.id], shardCount: shard.count }
      : shards === 'auto'
        ? { shards }
        : // Without their ids discord.js takes SHARDS of the environment for the id of one.
          { shards: Array.from({ length: shards }, (_, id) => id), shardCount: shards }),
    allowedMentions: { parse: [] },
    makeCache,
    rest: requestOptions(options),
    ws: {
      buildStrategy: carefulConnections(log, { ...GATEWAY_DEADLINES, ...options.deadlines }),
      ...(options.identifyAtOnce
        ? { buildIdentifyThrottler: async () => ({ waitForIdentify: async () => undefined }) }
        : mayIdentify
          ? { buildIdentifyThrottler: sessionsInTurn(mayIdentify) }
          : {}),
    },
  });
  if (requests) shareRequests(client, requests);
  else logLimits(client.rest, log);
  catchPacketFaults(client, log);
  client.on(Events.Error, (error) => log.error({ err: error }, 'client error'));
  client.on(Events.Warn, (message) => log.warn(message));
  client.on(Events.ShardError, (error, shard) => log.warn({ err: error, shard }, 'the connection to Discord failed'));
  client.on(Events.ShardDisconnect, ({ code }) => onFatal(closeReason(code), refusalOf(code, shards)));
  client.on(Events.ShardReconnecting, (shard) => log.info({ shard }, 'reconnecting to Discord'));
  client.on(Events.ShardResume, (shard, replayed) => log.info({ shard, replayed }, 'resumed the session with Discord'));
  return client;
}

/** How requests to Discord are made. */
function requestOptions({ apiBase, requestsPerSecond }: ConnectionOptions): Partial<RESTOptions> {
  return {
    handlerSweepInterval: SWEEP_INTERVAL,
    ...(apiBase ? { api: `${apiBase}/api`, cdn: `${apiBase}/cdn` } : {}),
    rejectOnRateLimit: isRejectedWhileLimited,
    invalidRequestWarningInterval: INVALID_REQUESTS_LOGGED,
    ...(requestsPerSecond ? { globalRequestsPerSecond: requestsPerSecond } : {}),
  };
}

/** What the clients of a process send requests with. */
export function sharedRequests(options: ConnectionOptions): SharedRequests {
  const { log, token, onFatal } = options;
  const requests = new SharedRequests(requestOptions(options)).setToken(token);
  logLimits(requests, log);
  keepToken(requests, { token, log, onRefused: () => onFatal(refusedToken(401), 'for now') });
  return requests;
}

/**
 * The number of shards that Discord recommends.
 *
 * @throws RefusedError when Discord does not take the token
 */
export async function recommendedShards(requests: SharedRequests, options: ConnectionOptions): Promise<number> {
  try {
    return ((await requests.get(Routes.gatewayBot())) as APIGatewayBotInfo).shards;
  } catch (error) {
    if (error instanceof DiscordAPIError && error.status === 401 && (await isRefused(options)))
      throw new RefusedError(refusedToken(401));
    throw error;
  }
}

function shareRequests(client: Client, requests: SharedRequests): void {
  client.rest.clearHandlerSweeper();
  client.rest.clearHashSweeper();
  client.rest = requests;
}

function logLimits(requests: REST, log: Logger): void {
  requests.on('rateLimited', ({ route, timeToReset }) => log.info({ route, timeToReset }, 'rate limited'));
  requests.on('invalidRequestWarning', ({ count }) => log.warn({ count }, 'many invalid requests'));
}

/**
 * Resolves with the client once it is ready; rejects when the next shard takes too long. Shards begin one after the
 * other, as Discord wants some seconds between two of them.
 *
 * @throws RefusedError when Discord does not take the token
 */
export async function loggedIn(client: Client, options: ConnectionOptions): Promise<Client<true>> {
  const { log, token, onFatal } = options;
  const deadline = options.deadlines?.login ?? LOGIN_DEADLINE;
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  let late: NodeJS.Timeout | undefined;
  const isLate = new Promise<undefined>((resolve) => {
    late = setTimeout(() => resolve(undefined), deadline);
  });
  const goOn = () => late?.refresh();
  client.on(Events.ShardReady, goOn);
  const stopped = new Promise<never>((_, reject) => {
    options.signal?.addEventListener('abort', () => reject(new Error('logging in was ended')), { once: true });
  });
  stopped.catch(() => undefined);
  try {
    const login = client.login(token).then(() => ready);
    login.catch(() => undefined);
    const found = await Promise.race([isLate, stopped, login]);
    if (found) {
      if (!options.requests)
        keepToken(found.rest, { token: found.token, log, onRefused: () => onFatal(refusedToken(401), 'for now') });
      return found;
    }
  } catch (error) {
    if (options.signal?.aborted) void client.destroy();
    else if (isTokenError(error) && (await isRefused(options))) throw new RefusedError(refusedToken(401));
    throw error;
  } finally {
    clearTimeout(late);
    client.off(Events.ShardReady, goOn);
  }
  // Not waited for, as a connection may take long to close.
  void client.destroy();
  throw new Error(`Discord did not let the bot get ready within ${deadline / 1000} seconds`);
}

function isTokenError(error: unknown): boolean {
  return error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid;
}

/** Whether a request failed before Discord could answer, such as for a connection that was reset. */
export function isUnreached(error: unknown): boolean {
  if (error instanceof DiscordjsError || error instanceof DiscordAPIError || !(error instanceof Error)) return false;
  return typeof (error as NodeJS.ErrnoException).code === 'string' && error.name !== 'AbortError';
}

/** Whether Discord refuses the token each time that it is tried again. */
async function isRefused({ token, apiBase, signal }: ConnectionOptions): Promise<boolean> {
  const rest = new REST(apiBase ? { api: `${apiBase}/api` } : {});
  for (const pause of TOKEN_PAUSES) {
    await after(pause, undefined, signal && { signal });
    try {
      await rest.setToken(token).get(Routes.user());
      return false;
    } catch (error) {
      if (!(error instanceof DiscordAPIError && error.status === 401)) return false;
    }
  }
  return true;
}

/** Whether a client hears of what happens, on every shard. */
export function isConnected(client: Client): boolean {
  return client.isReady() && client.ws.shards.every(({ status }) => status === Status.Ready);
}

function refusedToken(code: number): string {
  return `Discord refused the token (${code}); set DISCORD_TOKEN to a valid one`;
}

/** Reasons in words for the host, for gateway close codes after which discord.js does not reconnect. */
function closeReason(code: number): string {
  switch (code) {
    case GatewayCloseCodes.AuthenticationFailed:
      return refusedToken(code);
    case GatewayCloseCodes.InvalidShard:
    case GatewayCloseCodes.ShardingRequired:
      return `Discord wants another number of shards (${code}); leave SHARDS out, or set it to auto`;
    case GatewayCloseCodes.InvalidIntents:
    case GatewayCloseCodes.DisallowedIntents:
      return `Discord refused the intents (${code})`;
    default:
      return `Discord closed the connection for good (${code})`;
  }
}

function refusalOf(code: number, shards: number | 'auto'): Refusal {
  switch (code) {
    case GatewayCloseCodes.AuthenticationFailed:
    case GatewayCloseCodes.InvalidAPIVersion:
    case GatewayCloseCodes.InvalidIntents:
    case GatewayCloseCodes.DisallowedIntents:
      return 'for good';
    case GatewayCloseCodes.InvalidShard:
    case GatewayCloseCodes.ShardingRequired:
      // What Discord recommends is asked for anew at every start.
      return shards === 'auto' ? 'for now' : 'for good';
    default:
      return 'for now';
  }
}
