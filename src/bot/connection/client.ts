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
  type GuildMember,
  GuildMemberManager,
  MessageManager,
  Options,
  REST,
  type RESTOptions,
  Routes,
  Status,
  type User,
  UserManager,
} from 'discord.js';
import type { Logger } from 'pino';
import type { Shard } from '../../store/records.ts';
import { catchPacketFaults, faultTolerantConnections, GATEWAY_DEADLINES, type GatewayDeadlines } from './gateway.ts';
import { isRejectedWhileLimited } from './requests.ts';
import { recheckToken, sendFilesWhole } from './rest.ts';
import { sessionsInTurn } from './sessions-in-turn.ts';
import { SharedRequests } from './shared-requests.ts';

/** Only every hundredth invalid request is logged. Discord bans an address for a while after 10,000 of them in ten minutes. */
const INVALID_REQUESTS_LOGGED = 100;

/**
 * How often discord.js drops the rate limits of unused routes, in milliseconds. Every interaction that is answered late has a
 * route of its own.
 */
const SWEEP_INTERVAL = 60_000;

/** How long the login may wait for the next shard to be ready, in milliseconds. */
const LOGIN_DEADLINE = 120_000;

/** Pauses before a refused token is tried again at the start, in milliseconds; during an outage Discord refuses valid tokens. */
const TOKEN_PAUSES = [1_000, 3_000];

/**
 * How Discord rejected the login: `for now` if it may accept the bot again by itself, `for good` if the host has to change
 * something first.
 */
export type LoginRejection = 'for now' | 'for good';

/** Discord rejected the login and will accept it only after the host has changed something. */
export class LoginRejectedError extends Error {
  override readonly name = 'RefusedError';
}

/** Options of the connection to Discord. */
export interface ConnectionOptions {
  readonly log: Logger;
  readonly token: string;
  /** Origin of a local Discord; by default Discord itself. */
  readonly apiBase?: string;
  /** Number of shards, which divide the servers among them; by default as many as Discord recommends. */
  readonly shards?: number | 'auto';
  /** Requests per second that Discord allows the bot; 50 by default. */
  readonly requestsPerSecond?: number;
  /** The only shard of this client, if other clients connect the other shards. */
  readonly shard?: Shard;
  /** REST client with a token that all clients of a process share; by default each client has its own. */
  readonly requests?: SharedRequests;
  /** Returns true if a session may identify now; Discord lets the shards of different buckets identify at the same time. */
  readonly mayIdentify?: (bucket: number) => Promise<boolean>;
  /** Lets a lost session identify again at once, without the five seconds that Discord demands. */
  readonly identifyAtOnce?: boolean;
  /** Deadlines that replace the default ones, which suit Discord. */
  readonly deadlines?: Partial<GatewayDeadlines & { readonly login: number }>;
  /** Aborts the login, which then rejects. */
  readonly signal?: AbortSignal;
  /** Called when the bot cannot log in again, such as with a revoked token. */
  readonly onFatal: (reason: string, refusal: LoginRejection) => void;
}

/** Creates a client that logs the events of its connection; it is not logged in yet. */
export function createClient(options: ConnectionOptions): Client {
  const { log, onFatal, shards = 'auto', shard, requests, mayIdentify } = options;
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    ...(shard
      ? { shards: [shard.id], shardCount: shard.count }
      : shards === 'auto'
        ? { shards }
        : // Without ids discord.js would read the environment variable SHARDS as the id of a single shard.
          { shards: Array.from({ length: shards }, (_, id) => id), shardCount: shards }),
    allowedMentions: { parse: [] },
    makeCache,
    rest: requestOptions(options),
    ws: {
      buildStrategy: faultTolerantConnections(log, { ...GATEWAY_DEADLINES, ...options.deadlines }),
      ...(options.identifyAtOnce
        ? { buildIdentifyThrottler: async () => ({ waitForIdentify: async () => undefined }) }
        : mayIdentify
          ? { buildIdentifyThrottler: sessionsInTurn(mayIdentify) }
          : {}),
    },
  });
  if (requests) shareRequests(client, requests);
  else prepareRequests(client.rest, log);
  catchPacketFaults(client, log);
  client.on(Events.Error, (error) => log.error({ err: error }, 'client error'));
  client.on(Events.Warn, (message) => log.warn(message));
  client.on(Events.ShardError, (error, shard) => log.warn({ err: error, shard }, 'the connection to Discord failed'));
  client.on(Events.ShardDisconnect, ({ code }) => onFatal(closeReason(code), refusalOf(code, shards)));
  client.on(Events.ShardReconnecting, (shard) => log.info({ shard }, 'reconnecting to Discord'));
  client.on(Events.ShardResume, (shard, replayed) => log.info({ shard, replayed }, 'resumed the session with Discord'));
  return client;
}

/** Options for requests to Discord. */
function requestOptions({ apiBase, requestsPerSecond }: ConnectionOptions): Partial<RESTOptions> {
  return {
    handlerSweepInterval: SWEEP_INTERVAL,
    ...(apiBase ? { api: `${apiBase}/api`, cdn: `${apiBase}/cdn` } : {}),
    rejectOnRateLimit: isRejectedWhileLimited,
    invalidRequestWarningInterval: INVALID_REQUESTS_LOGGED,
    ...(requestsPerSecond ? { globalRequestsPerSecond: requestsPerSecond } : {}),
  };
}

/** Creates the REST client that all clients of a process share. */
export function sharedRequests(options: ConnectionOptions): SharedRequests {
  const { log, token, onFatal } = options;
  const requests = new SharedRequests(requestOptions(options)).setToken(token);
  prepareRequests(requests, log);
  recheckToken(requests, { token, log, onRefused: () => onFatal(refusedToken(401), 'for now') });
  return requests;
}

/**
 * The number of shards that Discord recommends.
 *
 * @throws LoginRejectedError when Discord does not take the token
 */
export async function recommendedShards(requests: SharedRequests, options: ConnectionOptions): Promise<number> {
  try {
    return ((await requests.get(Routes.gatewayBot())) as APIGatewayBotInfo).shards;
  } catch (error) {
    if (error instanceof DiscordAPIError && error.status === 401 && (await isRefused(options)))
      throw new LoginRejectedError(refusedToken(401));
    throw error;
  }
}

function shareRequests(client: Client, requests: SharedRequests): void {
  client.rest.clearHandlerSweeper();
  client.rest.clearHashSweeper();
  client.rest = requests;
}

function prepareRequests(requests: REST, log: Logger): void {
  sendFilesWhole(requests);
  requests.on('rateLimited', ({ route, timeToReset }) => log.info({ route, timeToReset }, 'rate limited'));
  requests.on('invalidRequestWarning', ({ count }) => log.warn({ count }, 'many invalid requests'));
}

/**
 * Resolves with the client once it is ready; rejects when the next shard takes too long. Shards identify one after another, as
 * Discord demands some seconds between them.
 *
 * @throws LoginRejectedError when Discord does not take the token
 */
export async function logIn(client: Client, options: ConnectionOptions): Promise<Client<true>> {
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
    const result = await Promise.race([isLate, stopped, login]);
    if (result) {
      if (!options.requests)
        recheckToken(result.rest, { token: result.token, log, onRefused: () => onFatal(refusedToken(401), 'for now') });
      return result;
    }
  } catch (error) {
    if (options.signal?.aborted) void client.destroy();
    else if (isTokenError(error) && (await isRefused(options))) throw new LoginRejectedError(refusedToken(401));
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

/** True if a request failed before Discord could answer, such as by a connection reset. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof DiscordjsError || error instanceof DiscordAPIError || !(error instanceof Error)) return false;
  return typeof (error as NodeJS.ErrnoException).code === 'string' && error.name !== 'AbortError';
}

/** True if Discord refuses the token again after every pause. */
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

/** True if a client receives events on every shard. */
export function isConnected(client: Client): boolean {
  return client.isReady() && client.ws.shards.every(({ status }) => status === Status.Ready);
}

function refusedToken(code: number): string {
  return `Discord refused the token (${code}); set DISCORD_TOKEN to a valid one`;
}

/** Returns the reason, in words for the host, of a gateway close code after which discord.js does not reconnect. */
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

function refusalOf(code: number, shards: number | 'auto'): LoginRejection {
  switch (code) {
    case GatewayCloseCodes.AuthenticationFailed:
    case GatewayCloseCodes.InvalidAPIVersion:
    case GatewayCloseCodes.InvalidIntents:
    case GatewayCloseCodes.DisallowedIntents:
      return 'for good';
    case GatewayCloseCodes.InvalidShard:
    case GatewayCloseCodes.ShardingRequired:
      // The recommended number of shards is requested at every start.
      return shards === 'auto' ? 'for now' : 'for good';
    default:
      return 'for now';
  }
}

/** Cache limit for users, and for members of each server. It can be small, as every interaction contains its user. */
const MAX_PEOPLE = 100;

const isOwn = ({ id, client }: User | GuildMember) => id === client.user?.id;

/**
 * Caches of discord.js: servers, channels and roles, but no messages and few people. The keys are names of its classes, read
 * from the classes because the build renames some of them.
 */
const makeCache = Options.cacheWithLimits({
  [MessageManager.name]: 0,
  [UserManager.name]: { maxSize: MAX_PEOPLE, keepOverLimit: isOwn },
  [GuildMemberManager.name]: { maxSize: MAX_PEOPLE, keepOverLimit: isOwn },
});
