import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';

/** A frame of the gateway. */
export interface GatewayFrame {
  readonly op: number;
  readonly d: unknown;
  readonly s: number | null;
  readonly t: string | null;
}

/** Events that a bot was sent since it identified; outlives its sockets so that it can be resumed. */
export class GatewaySession {
  readonly id = randomBytes(16).toString('hex');
  readonly intents: number;
  readonly shard: readonly [id: number, count: number];
  #sequence = 0;
  #buffer: GatewayFrame[] = [];
  readonly #send: (socket: WebSocket, frame: GatewayFrame) => void;
  socket: WebSocket | undefined;

  /** @param send puts a frame on a socket, if that is open */
  constructor(
    about: { readonly intents: number; readonly shard: readonly [id: number, count: number] },
    send: (socket: WebSocket, frame: GatewayFrame) => void,
  ) {
    this.intents = about.intents;
    this.shard = about.shard;
    this.#send = send;
  }

  /** Whether a server, or null for direct messages, is this shard's. */
  serves(guildId: string | null): boolean {
    const [id, count] = this.shard;
    return (BigInt(guildId ?? 0) >> 22n) % BigInt(count) === BigInt(id);
  }

  get sequence(): number {
    return this.#sequence;
  }

  has(intent: number): boolean {
    return (this.intents & intent) !== 0;
  }

  /** Numbers a dispatch, keeps it for a resume and sends it when the bot is there. */
  dispatch(event: string, data: unknown): void {
    this.#sequence += 1;
    // A copy: what is replayed later is what was true at the time.
    const frame = { op: 0, d: JSON.parse(JSON.stringify(data)) as unknown, s: this.#sequence, t: event };
    this.#buffer.push(frame);
    if (this.#buffer.length > 2000) this.#buffer.shift();
    this.send(frame);
  }

  /** Sends everything after a sequence number again, then RESUMED. */
  replayAfter(sequence: number): void {
    for (const frame of this.#buffer.filter((known) => (known.s ?? 0) > sequence)) this.send(frame);
    this.dispatch('RESUMED', { _trace: [] });
  }

  send(frame: GatewayFrame): void {
    if (this.socket) this.#send(this.socket, frame);
  }
}
