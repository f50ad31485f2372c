import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { APPLICATION_ID, BOT_USER, GUILD_ID } from './default-world.ts';
import { isObject, type JsonObject } from './form.ts';
import { dispatchEvent } from './gateway-dispatch.ts';
import { type GatewayFrame, GatewaySession } from './gateway-session.ts';
import { guildCreate } from './guild-object.ts';
import type { World } from './world.ts';

const MAX_FRAME_BYTES = 4096;
const ALL_INTENTS = ((1 << 17) - 1) | (1 << 20) | (1 << 21) | (1 << 24) | (1 << 25);
/** Guild Members, Guild Presences, Message Content: must be switched on for the application. */
const PRIVILEGED = (1 << 1) | (1 << 8) | (1 << 15);
/** How long a session without a connection can be resumed. */
const RESUMABLE_MS = 120_000;

export interface GatewayOptions {
  readonly world: World;
  readonly heartbeatIntervalMs: number;
  readonly privilegedIntents: number;
  readonly acceptsToken: (token: string) => boolean;
  /** Address of this server, `http://...`. */
  readonly origin: string;
}

/** A client did something that ends its connection with a close code. */
class GatewayClose extends Error {
  readonly code: number;

  constructor(code: number, reason: string) {
    super(reason);
    this.code = code;
  }
}

/** One socket before and after it became a session. */
interface Connection {
  readonly socket: WebSocket;
  session: GatewaySession | undefined;
  lastBeat: number;
}

/** The websocket side of Discord: identify, resume, heartbeats and dispatches, and the faults that tests ask for. */
export class Gateway {
  readonly #options: GatewayOptions;
  readonly #server = new WebSocketServer({ noServer: true });
  readonly #connections = new Set<Connection>();
  readonly #sessions = new Map<string, GatewaySession>();
  #acknowledgesBeats = true;
  #alterFrame: (frame: GatewayFrame) => unknown = (frame) => frame;
  #isShardOut: (shard: number) => boolean = () => false;
  #wasOnline = false;
  #closing = false;
  readonly #watch: NodeJS.Timeout;

  constructor(options: GatewayOptions) {
    this.#options = options;
    options.world.listen((event) => {
      for (const session of this.#sessions.values()) dispatchEvent(options.world, session, event);
    });
    const { heartbeatIntervalMs } = options;
    this.#watch = setInterval(() => this.#closeSilent(), heartbeatIntervalMs);
    this.#watch.unref();
  }

  /** True while at least one bot is connected. */
  get online(): boolean {
    return [...this.#sessions.values()].some((session) => session.socket?.readyState === 1);
  }

  /** Sessions that are connected or can be resumed. */
  get sessionCount(): number {
    return this.#sessions.size;
  }

  /** Takes over an upgrade request. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#server.handleUpgrade(request, socket, head, (client) => this.#welcome(client));
  }

  /**
   * Dispatches to every session of the server, or of direct messages (null); false when there is none, not even a
   * resumable one.
   */
  dispatch(event: string, data: unknown, guildId: string | null = GUILD_ID): boolean {
    const sessions = [...this.#sessions.values()].filter((session) => session.serves(guildId));
    for (const session of sessions) session.dispatch(event, data);
    return sessions.length > 0;
  }

  /** Cuts every connection, or those of one shard, without a close frame. Sessions stay resumable unless told otherwise. */
  drop({ resumable, shard }: { readonly resumable: boolean; readonly shard?: number }): void {
    const isMeant = (session: GatewaySession | undefined) => shard === undefined || session?.shard[0] === shard;
    for (const [id, session] of this.#sessions) if (!resumable && isMeant(session)) this.#sessions.delete(id);
    for (const { socket, session } of this.#connections) if (isMeant(session)) socket.terminate();
  }

  /** Shards whose sessions are neither begun nor resumed: their connections are closed instead. */
  keepOut(isShardOut: (shard: number) => boolean): void {
    this.#isShardOut = isShardOut;
  }

  /** Asks every bot to reconnect and resume (op 7). */
  requestReconnect(): void {
    this.#sendAll({ op: 7, d: null });
  }

  /** Tells every bot that its session is invalid (op 9). */
  invalidateSessions(options: { readonly resumable: boolean }): void {
    this.#sendAll({ op: 9, d: options.resumable });
    if (options.resumable) return;
    for (const connection of this.#connections) connection.session = undefined;
    this.#sessions.clear();
  }

  /** Closes every connection with a code. */
  closeAll(code: number, reason = ''): void {
    for (const connection of this.#connections) connection.socket.close(code, reason);
  }

  /** Stops or resumes answering heartbeats, so that bots take the connection for dead. */
  acknowledgeHeartbeats(yes: boolean): void {
    this.#acknowledgesBeats = yes;
  }

  /** Changes every frame before it goes out, so that tests can damage it; undefined holds it back. */
  alterFrames(alter: (frame: GatewayFrame) => unknown): void {
    this.#alterFrame = alter;
  }

  /** Sends text to every bot as it is, which may be no frame at all. */
  sendText(text: string): void {
    for (const { socket } of this.#connections) socket.send(text);
  }

  /** Ends everything; no further connection is taken. */
  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#watch);
    for (const connection of this.#connections) connection.socket.terminate();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  #sendAll(frame: { op: number; d: unknown }): void {
    for (const { socket } of this.#connections) this.#send(socket, frame);
  }

  #send(socket: WebSocket, frame: Pick<GatewayFrame, 'op' | 'd'> & Partial<GatewayFrame>): void {
    if (socket.readyState !== 1) return;
    const altered = this.#alterFrame({ s: null, t: null, ...frame });
    if (altered !== undefined) socket.send(JSON.stringify(altered));
  }

  #welcome(socket: WebSocket): void {
    const connection: Connection = { socket, session: undefined, lastBeat: Date.now() };
    this.#connections.add(connection);
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      try {
        this.#receive(connection, data, isBinary);
      } catch (error) {
        if (!(error instanceof GatewayClose)) throw error;
        socket.close(error.code, error.message);
      }
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', (code: number) => {
      this.#connections.delete(connection);
      const { session } = connection;
      if (session?.socket === socket) {
        session.socket = undefined;
        // A client that says goodbye ends its session; any other code leaves it for a resume.
        if (code === 1000 || code === 1001) this.#sessions.delete(session.id);
        else this.#forgetLater(session);
      }
      this.#noteStatus();
    });
    this.#send(socket, { op: 10, d: { heartbeat_interval: this.#options.heartbeatIntervalMs, _trace: [] } });
  }

  #receive(connection: Connection, data: Buffer, isBinary: boolean): void {
    if (isBinary || data.length > MAX_FRAME_BYTES) throw new GatewayClose(4002, 'Error while decoding payload.');
    let frame: unknown;
    try {
      frame = JSON.parse(data.toString('utf8'));
    } catch {
      throw new GatewayClose(4002, 'Error while decoding payload.');
    }
    if (!isObject(frame)) throw new GatewayClose(4002, 'Error while decoding payload.');
    this.#handle(connection, Number(frame.op), frame.d);
  }

  #handle(connection: Connection, op: number, data: unknown): void {
    const { socket } = connection;
    switch (op) {
      case 1:
        connection.lastBeat = Date.now();
        if (this.#acknowledgesBeats) this.#send(socket, { op: 11, d: null });
        return;
      case 2:
        this.#identify(connection, isObject(data) ? data : {});
        return;
      case 6:
        this.#resume(connection, isObject(data) ? data : {});
        return;
      default:
        if (!connection.session) throw new GatewayClose(4003, 'Not authenticated.');
        if (op !== 3) throw new GatewayClose(4001, 'Unknown opcode.');
    }
  }

  #identify(connection: Connection, data: JsonObject): void {
    const { socket } = connection;
    if (connection.session) throw new GatewayClose(4005, 'Already authenticated.');
    if (!this.#options.acceptsToken(bareToken(data.token))) throw new GatewayClose(4004, 'Authentication failed.');
    const [id, count] = Array.isArray(data.shard) ? data.shard.map(Number) : [];
    const shard = [id ?? 0, count ?? 1] as const;
    if (!(shard[0] < shard[1])) throw new GatewayClose(4010, 'Invalid shard.');
    const intents = Number(data.intents);
    if (!Number.isInteger(intents) || (intents & ~ALL_INTENTS) !== 0)
      throw new GatewayClose(4013, 'Invalid intent(s).');
    if ((intents & PRIVILEGED & ~this.#options.privilegedIntents) !== 0) {
      throw new GatewayClose(4014, 'Disallowed intent(s).');
    }
    if (this.#isShardOut(shard[0])) throw new GatewayClose(4000, 'Unknown error.');
    const session = new GatewaySession({ intents, shard }, (to, frame) => this.#send(to, frame));
    const servers = this.#options.world.servers().filter(({ id }) => session.serves(id));
    session.socket = socket;
    connection.session = session;
    this.#sessions.set(session.id, session);
    session.dispatch('READY', {
      v: 10,
      user: { ...BOT_USER, mfa_enabled: false, verified: true, email: null },
      session_id: session.id,
      resume_gateway_url: this.#options.origin.replace(/^http/, 'ws'),
      private_channels: [],
      guilds: servers.map(({ id }) => ({ id, unavailable: true })),
      application: { id: APPLICATION_ID, flags: 0 },
      shard,
      _trace: [],
    });
    for (const server of session.has(1) ? servers : []) {
      session.dispatch('GUILD_CREATE', guildCreate(this.#options.world, server));
    }
    this.#noteStatus();
  }

  #resume(connection: Connection, data: JsonObject): void {
    const { socket } = connection;
    if (connection.session) throw new GatewayClose(4005, 'Already authenticated.');
    if (!this.#options.acceptsToken(bareToken(data.token))) throw new GatewayClose(4004, 'Authentication failed.');
    const session = this.#sessions.get(String(data.session_id));
    if (!session) {
      this.#send(socket, { op: 9, d: false });
      return;
    }
    if (this.#isShardOut(session.shard[0])) throw new GatewayClose(4000, 'Unknown error.');
    const sequence = Number(data.seq);
    if (!Number.isInteger(sequence) || sequence < 0 || sequence > session.sequence) {
      throw new GatewayClose(4007, 'Invalid seq.');
    }
    const before = session.socket;
    session.socket = socket;
    connection.session = session;
    if (before !== undefined && before !== socket) before.terminate();
    session.replayAfter(sequence);
    this.#noteStatus();
  }

  #forgetLater(session: GatewaySession): void {
    const timer = setTimeout(() => {
      if (session.socket === undefined) this.#sessions.delete(session.id);
    }, RESUMABLE_MS);
    timer.unref();
  }

  /** Drops connections that have not sent a heartbeat for two intervals; they may resume. */
  #closeSilent(): void {
    const oldest = Date.now() - 2 * this.#options.heartbeatIntervalMs - 1000;
    for (const connection of this.#connections) {
      if (connection.lastBeat < oldest) connection.socket.close(4000, 'Heartbeat timed out.');
    }
  }

  #noteStatus(): void {
    const { online } = this;
    if (online === this.#wasOnline || this.#closing) return;
    this.#wasOnline = online;
    this.#options.world.emit({ type: 'bot-status', online });
  }
}

/** IDENTIFY carries the token bare, but `Bot <token>` is taken as well. */
function bareToken(value: unknown): string {
  return typeof value === 'string' ? value.replace(/^Bot /, '') : '';
}
