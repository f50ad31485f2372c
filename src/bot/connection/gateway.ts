import { setTimeout as after } from 'node:timers/promises';
import {
  type Client,
  type ClientOptions,
  GatewayOpcodes,
  SimpleShardingStrategy,
  WebSocketShardDestroyRecovery,
  WebSocketShardStatus,
} from 'discord.js';
import type { Logger } from 'pino';
import { GrowingPauses } from '../../guard/growing-pauses.ts';
import { packetFault, packetType, readablePacket } from './packet-check.ts';

/** How long the steps of a connection to Discord may take before a new connection is made, in milliseconds. */
export interface GatewayDeadlines {
  /** Until the Hello packet, which contains the heartbeat interval. */
  readonly hello: number;
  /** From identifying to READY. */
  readonly ready: number;
  /** Without any event while a session is resumed; detected after up to twice this time. */
  readonly resume: number;
  /** After which a session counts as steady: the next connection is made at once, and the pauses begin again. */
  readonly steady: number;
}

export const GATEWAY_DEADLINES: GatewayDeadlines = { hello: 30_000, ready: 15_000, resume: 30_000, steady: 60_000 };

/** First and longest pause before reconnecting after connections that were lost quickly, in milliseconds. */
const RECONNECT_PAUSES = { first: 1_000, longest: 60_000 };

/** Number of lines of a stack trace in the log. */
const TRACE_LENGTH = 4;

type BuildStrategy = NonNullable<NonNullable<ClientOptions['ws']>['buildStrategy']>;

/** The socket of a connection. */
interface Socket {
  addEventListener(event: 'close', listener: (close: { readonly code: number; readonly reason: string }) => void): void;
}

/** The used parts of a connection to the gateway; most are private in discord.js. */
interface Shard {
  readonly status: WebSocketShardStatus;
  connection: Socket | null;
  readonly id: number;
  on(event: 'hello' | 'dispatch' | 'ready' | 'resumed' | 'closed', listener: () => void): unknown;
  destroy(options: { readonly reason: string; readonly recover: WebSocketShardDestroyRecovery }): Promise<void>;
  internalConnect(): Promise<void>;
  onMessage(data: unknown, isBinary: boolean): Promise<void>;
  unpackMessage(data: unknown, isBinary: boolean): Promise<unknown>;
}

/**
 * Builds connections that drop an unreadable packet, where discord.js would crash, and that reconnect when one of their steps
 * takes too long.
 */
export function faultTolerantConnections(log: Logger, deadlines: GatewayDeadlines): BuildStrategy {
  return (manager) => {
    manager.options.helloTimeout = deadlines.hello;
    manager.options.readyTimeout = deadlines.ready;
    return new FaultTolerantStrategy(manager, log, deadlines);
  };
}

/** Logs packets that a client cannot read, instead of crashing. */
export function catchPacketFaults(client: Client, log: Logger): void {
  const inside = client.ws as unknown as { handlePacket: (packet?: unknown, shard?: unknown) => boolean };
  const handlePacket = inside.handlePacket.bind(inside);
  inside.handlePacket = (packet, shard) => {
    try {
      return handlePacket(packet, shard);
    } catch (error) {
      noteFault(log, packetType(packet), error);
      return false;
    }
  };
}

class FaultTolerantStrategy extends SimpleShardingStrategy {
  readonly #log: Logger;
  readonly #deadlines: GatewayDeadlines;
  readonly #watches: NodeJS.Timeout[] = [];
  #isOver = false;

  constructor(manager: Parameters<BuildStrategy>[0], log: Logger, deadlines: GatewayDeadlines) {
    super(manager);
    this.#log = log;
    this.#deadlines = deadlines;
  }

  override async spawn(ids: number[]): Promise<void> {
    this.#isOver = false;
    await super.spawn(ids);
    for (const shard of (this as unknown as { shards: ReadonlyMap<number, Shard> }).shards.values()) {
      this.#checkPackets(shard);
      this.#watchResuming(shard);
      this.#endForGood(shard);
      this.#waitBetween(shard);
      this.#logCloses(shard);
    }
  }

  override async destroy(options?: Parameters<SimpleShardingStrategy['destroy']>[0]): Promise<void> {
    this.#isOver = true;
    for (const watch of this.#watches.splice(0)) clearInterval(watch);
    await super.destroy(options);
  }

  #checkPackets(shard: Shard): void {
    const log = this.#log;
    const unpack = shard.unpackMessage.bind(shard);
    const handle = shard.onMessage.bind(shard);
    let greeted: unknown;
    shard.unpackMessage = async (data, isBinary) => {
      const packet = readablePacket(await unpack(data, isBinary));
      const op = (Object(packet) as { readonly op?: unknown }).op;
      const fault = packetFault(packet);
      // A second Hello would start heartbeats that never end.
      const isRepeated = op === GatewayOpcodes.Hello && greeted === shard.connection;
      if (fault || isRepeated) {
        log.warn(fault ?? { type: packetType(packet), at: 'op' }, 'a packet of Discord was dropped');
        return null;
      }
      if (op === GatewayOpcodes.Hello) greeted = shard.connection;
      // Whether the session can be resumed; anything but `true` counts as false.
      return op === GatewayOpcodes.InvalidSession ? { op, d: (packet as { readonly d?: unknown }).d === true } : packet;
    };
    shard.onMessage = (data, isBinary) => handle(data, isBinary).catch((error: unknown) => noteFault(log, '?', error));
  }

  /** Keeps a shard from reconnecting after `destroy`: one that is closed while it connects would never report its end. */
  #endForGood(shard: Shard): void {
    const connect = shard.internalConnect.bind(shard);
    const destroy = shard.destroy.bind(shard);
    let isEnded = false;
    shard.internalConnect = async () => {
      if (!this.#isOver) await connect();
    };
    shard.destroy = async (options) => {
      if (isEnded) return;
      isEnded = this.#isOver;
      await destroy(options);
    };
  }

  /**
   * Makes growing pauses, with jitter, between connections that are lost quickly: discord.js would try twice a second, and
   * Discord allows a thousand new sessions a day.
   */
  #waitBetween(shard: Shard): void {
    const connect = shard.internalConnect.bind(shard);
    const pauses = new GrowingPauses<'connection'>(RECONNECT_PAUSES);
    // Connections without a pause: the first one, and one after a steady session.
    let atOnce = 2;
    let steady: NodeJS.Timeout | undefined;
    const isUp = () => {
      clearTimeout(steady);
      steady = setTimeout(() => {
        atOnce = 1;
        pauses.noteSuccess('connection');
      }, this.#deadlines.steady).unref();
    };
    shard.on('ready', isUp);
    shard.on('resumed', isUp);
    shard.on('closed', () => clearTimeout(steady));
    shard.internalConnect = async () => {
      if (atOnce > 0) atOnce--;
      else {
        const pause = pauses.noteFailure('connection');
        this.#log.info({ shard: shard.id, pause: Math.round(pause) }, 'connecting to Discord again after a pause');
        await after(pause);
      }
      await connect();
    };
  }

  /** Logs why connections are closed; discord.js does not report reasons. */
  #logCloses(shard: Shard): void {
    const log = this.#log;
    let current: Socket | null = null;
    Object.defineProperty(shard, 'connection', {
      get: () => current,
      set(socket: Socket | null) {
        current = socket;
        socket?.addEventListener('close', ({ code, reason }) => {
          log.info({ shard: shard.id, code, reason }, 'a connection to Discord was closed');
        });
      },
    });
  }

  /** Identifies again when no event follows the resumption of a session: discord.js would wait for ever. */
  #watchResuming(shard: Shard): void {
    let events = 0;
    let eventsBefore: number | undefined;
    for (const event of ['hello', 'dispatch'] as const) shard.on(event, () => events++);
    const check = () => {
      const isResuming = shard.status === WebSocketShardStatus.Resuming;
      const isStuck = isResuming && events === eventsBefore;
      eventsBefore = isResuming ? events : undefined;
      if (!isStuck) return;
      this.#log.warn('Discord does not resume the session; a new one is begun');
      void shard.destroy({ reason: 'Not resumed', recover: WebSocketShardDestroyRecovery.Reconnect });
    };
    this.#watches.push(setInterval(check, this.#deadlines.resume).unref());
  }
}

/** Logs where handling a packet failed. The error's message is left out, as it may contain data of the packet. */
function noteFault(log: Logger, type: string, error: unknown): void {
  const { name, stack = '' } = error instanceof Error ? error : new Error(typeof error);
  const trace = stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, TRACE_LENGTH);
  log.warn({ type, fault: name, trace }, 'a packet of Discord was dropped');
}
