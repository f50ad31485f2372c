import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Activities, type ActivitySettings, activityOrigin, type ProxyManners } from './activities.ts';
import { ActivityProxy } from './activity-proxy.ts';
import { AttachmentStore } from './attachment-store.ts';
import { APPLICATION_ID, BOT_ID, DEFAULT_CHANNELS, GUILD_ID, type Person } from './default-world.ts';
import type { PlannedFault } from './fault-plan.ts';
import type { JsonObject } from './form.ts';
import { Gateway } from './gateway.ts';
import type { InteractionDraft } from './interaction-payload.ts';
import { type AckLatency, type Alteration, type InteractionRecord, Interactions } from './interactions.ts';
import { Journal } from './journal.ts';
import { FLAG } from './message-form.ts';
import { PAGE_HANDLERS, type PageServices } from './page-api.ts';
import { sendJson, serveAttachment, serveEmoji, servePage } from './page-server.ts';
import { PageStreams } from './page-stream.ts';
import { type RequestRecord, RestApi } from './rest-api.ts';
import { addEntryPoint } from './routes-command.ts';
import { Uploads } from './uploads.ts';
import { World } from './world.ts';

export type { ActivityInstance, ActivitySettings, ProxyManners } from './activities.ts';
export { BOT_ROLE_ID, DEFAULT_PEOPLE, type Person, ROLES } from './default-world.ts';
export type { PlannedFault } from './fault-plan.ts';
export type { GatewayFrame } from './gateway-session.ts';
export { guildCreate, memberObject } from './guild-object.ts';
export type { InteractionDraft } from './interaction-payload.ts';
export type { RequestRecord } from './rest-api.ts';
export { snowflakeAt } from './snowflake.ts';
export type { WireAttachment, WireChannel, WireCommand, WireCommandOption, WireMessage } from './wire-types.ts';

export interface LocalDiscordOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** When given, people, channels, messages and attachments survive restarts there. */
  readonly dataDir?: string;
  /** The only token that is accepted; any token when absent. */
  readonly botToken?: string;
  /** How long the bot may take for its first answer, 3000 unless told. */
  readonly answerDeadlineMs?: number;
  /** How long an interaction token lives, 15 minutes unless told. */
  readonly tokenLifeMs?: number;
  /** 41250 by default. */
  readonly heartbeatIntervalMs?: number;
  /** Privileged intents that are switched on for the application, as a bit set; none unless told. */
  readonly privilegedIntents?: number;
  /** Shards that bots are told to run, 1 unless told. */
  readonly shards?: number;
  /** How many sessions the bot may begin at the same time; 1 unless told. */
  readonly sessionsAtOnce?: number;
  /** Hears of every REST request and its answer. */
  readonly onRequest?: (record: RequestRecord) => void;
  /** Hears of faults in the local Discord itself; they are printed unless told. */
  readonly onError?: (error: unknown) => void;
}

/** A running local Discord. */
export interface LocalDiscord {
  /** For example `http://127.0.0.1:4123`; the REST API of the bot is below `/api`. */
  readonly origin: string;
  readonly botToken: string;
  readonly applicationId: string;
  readonly botId: string;
  readonly guildId: string;
  /** Ids of the channels that are there from the start, by name. */
  readonly channelIds: Readonly<Record<string, string>>;
  /** Ids of the people that are there from the start, by name. */
  readonly personIds: Readonly<Record<string, string>>;
  readonly world: World;
  /** The faults of a gateway: dropped sockets, op 7, op 9, close codes, silent heartbeats. */
  readonly gateway: Gateway;
  /** How fast the bot gave its first answers, in the order of the answers. */
  readonly ackLatencies: readonly AckLatency[];
  /**
   * Does what a request of the page does, such as `POST /local/commands`, for somebody in this process.
   *
   * @throws Error when there is no such request; InputError where the page would show a message
   */
  ask(request: string, input: JsonObject): Promise<unknown>;
  /** Lets somebody do anything at all, also what the page would refuse; returns the id of the interaction. */
  interact(draft: InteractionDraft, alter?: Alteration): string;
  /** An interaction and the state of its answer. */
  interaction(id: string): InteractionRecord | undefined;
  /** Dispatches the same INTERACTION_CREATE once more. */
  replayInteraction(id: string): void;
  /** Lets coming REST requests fail. */
  failNext(fault: PlannedFault): void;
  /** Forgets the faults that are still to come. */
  failNoMore(): void;
  /** Switches activities on for the application, with the settings of its portal; its command for launching appears. */
  switchActivitiesOn(settings?: ActivitySettings): void;
  /** The origin from which pages of the activity come, through the proxy. */
  readonly activityOrigin: string;
  /** Running activities, and who has let the application know who they are. */
  readonly activities: Activities;
  /** Changes how the proxy before the activity treats its server. */
  setProxyManners(manners: ProxyManners): void;
  /** Closes or opens a person's direct messages. */
  setDirectMessages(personId: string, open: boolean): void;
  close(): Promise<void>;
}

/**
 * Starts a stand-in for Discord on a loopback port: REST API and gateway for the bot, a page for people.
 * Throws an error that names the port when it is in use.
 */
export async function startLocalDiscord(options: LocalDiscordOptions): Promise<LocalDiscord> {
  const server = createServer();
  // Longer than anybody pauses: a request that meets the end of its connection would fail.
  server.keepAliveTimeout = 120_000;
  const origin = `http://127.0.0.1:${await listen(server, options.port)}`;
  try {
    return assemble(server, origin, options);
  } catch (error) {
    server.close();
    throw error;
  }
}

function assemble(server: Server, origin: string, options: LocalDiscordOptions): LocalDiscord {
  const { dataDir, botToken, onError = console.error } = options;
  const answerDeadlineMs = options.answerDeadlineMs ?? 3000;
  const journal = dataDir === undefined ? undefined : new Journal(dataDir);
  const world = new World({ journal, attachments: new AttachmentStore(dataDir) });
  const acceptsToken = (token: string) => (botToken === undefined ? token !== '' : token === botToken);
  const gateway = new Gateway({
    world,
    heartbeatIntervalMs: options.heartbeatIntervalMs ?? 41_250,
    privilegedIntents: options.privilegedIntents ?? 0,
    acceptsToken,
    origin,
  });
  const interactions = new Interactions({
    world,
    journal,
    answerDeadlineMs,
    tokenLifeMs: options.tokenLifeMs ?? 15 * 60_000,
    dispatch: (payload, guildId) => gateway.dispatch('INTERACTION_CREATE', payload, guildId),
    isOnline: () => gateway.online,
  });
  if (journal) restore({ journal, world, interactions, origin });
  const activities = new Activities(world);
  const uploads = new Uploads(world, origin);
  const services = {
    world,
    interactions,
    activities,
    origin,
    shards: options.shards ?? 1,
    sessionsAtOnce: options.sessionsAtOnce ?? 1,
    isOnline: () => gateway.online,
    answerDeadlineMs,
    uploads,
  };
  const rest = new RestApi({ services, acceptsToken, onRequest: options.onRequest, onError });
  const streams = new PageStreams(world);

  serve(server, services, { rest, gateway, streams, onError });
  return {
    origin,
    botToken: botToken ?? 'local-discord',
    applicationId: APPLICATION_ID,
    botId: BOT_ID,
    guildId: GUILD_ID,
    channelIds: Object.fromEntries(DEFAULT_CHANNELS.map((channel) => [channel.name ?? '', channel.id])),
    personIds: Object.fromEntries(world.people().map(({ user }) => [user.global_name ?? user.username, user.id])),
    world,
    gateway,
    ackLatencies: interactions.latencies,
    async ask(request, input) {
      const handler = PAGE_HANDLERS[request];
      if (!handler) throw new Error(`the page knows no ${request}`);
      return handler(input, services);
    },
    interact: (draft, alter) => interactions.start(draft, alter).id,
    interaction: (id) => interactions.get(id),
    replayInteraction: (id) => interactions.replay(id),
    failNext: (fault) => rest.faults.add(fault),
    failNoMore: () => rest.faults.clear(),
    switchActivitiesOn(settings = {}) {
      activities.settings = settings;
      addEntryPoint(world);
    },
    activityOrigin: activityOrigin(origin),
    activities,
    setProxyManners(manners) {
      activities.manners = manners;
    },
    setDirectMessages: (personId, open) => {
      const person = world.person(personId);
      if (person) world.putPerson({ ...person, accepts_direct_messages: open } satisfies Person);
    },
    close: async () => {
      interactions.close();
      streams.close();
      await gateway.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      journal?.close();
    },
  };
}

/** Answers what is asked on the port: the bot by REST and gateway, the page with its files and requests. */
function serve(
  server: Server,
  services: PageServices,
  parts: { rest: RestApi; gateway: Gateway; streams: PageStreams; onError: (error: unknown) => void },
): void {
  const { origin } = services;
  const { rest, gateway, streams, onError } = parts;
  const { port } = new URL(origin);
  const ancestors = ['127.0.0.1', 'localhost'].map((name) => `http://${name}:${port}`);
  const proxy = new ActivityProxy(services.activities, ancestors);
  const { host: activityHost } = new URL(activityOrigin(origin));
  server.on('request', (request, response) => {
    if (request.headers.host === activityHost) {
      proxy.handle(request, response);
      return;
    }
    const url = URL.canParse(request.url ?? '/', origin) ? new URL(request.url ?? '/', origin) : undefined;
    if (!url || !isOwnRequest(request, origin)) sendJson(response, 403, { message: 'Only for this computer.' });
    else if (url.pathname.startsWith('/api/v10/')) void rest.handle(request, response, url).catch(onError);
    else if (url.pathname.startsWith('/cdn/emojis/')) serveEmoji(response, url, services);
    else if (/^\/cdn\/(ephemeral-)?attachments\//.test(url.pathname)) serveAttachment(response, url, services);
    else {
      servePage(request, response, { url, services, streams }).catch((error: unknown) => {
        onError(error);
        if (!response.headersSent) sendJson(response, 500, { message: 'Something went wrong.' });
      });
    }
  });
  server.on('upgrade', (request, socket, head) => {
    if (!isOwnRequest(request, origin)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    gateway.upgrade(request, socket, head);
  });
}

/** Reads the journal, moves the addresses of attachments to the present port and writes it anew without history. */
function restore(parts: { journal: Journal; world: World; interactions: Interactions; origin: string }): void {
  const { journal, world, interactions, origin } = parts;
  const records = journal.read();
  const before = records.find((record) => record.type === 'origin')?.origin;
  for (const record of records) {
    const moved =
      typeof before === 'string' && before !== origin
        ? JSON.parse(JSON.stringify(record).replaceAll(`"${before}/cdn/`, `"${origin}/cdn/`))
        : record;
    world.replay(moved);
    interactions.restore(moved);
  }
  // Nobody can finish a "thinking" message whose token did not survive.
  for (const stored of world.channels().flatMap((channel) => world.messages(channel.id))) {
    const id = stored.message.interaction_metadata?.id ?? '';
    if (stored.message.flags & FLAG.loading && !interactions.isAlive(id)) world.deleteMessage(stored);
  }
  journal.rewrite([{ type: 'origin', origin }, ...world.snapshot(), ...interactions.snapshot()]);
}

/** A request that names this server as its host, and no foreign site as its origin. */
function isOwnRequest(request: IncomingMessage, origin: string): boolean {
  const { port } = new URL(origin);
  const host = request.headers.host ?? '';
  const isOwnHost = ['127.0.0.1', 'localhost', '[::1]'].some((name) => host === `${name}:${port}`);
  const from = request.headers.origin;
  return isOwnHost && (from === undefined || from === `http://${host}`);
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} is in use: another local Discord (or another program) is running there. End that one, or name another port in LOCAL_PORT.`,
            )
          : error,
      );
    });
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}
