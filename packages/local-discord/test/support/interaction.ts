import { WebSocket } from 'ws';
import type { LocalDiscord } from '../../src/index.ts';

export interface Frame {
  readonly op: number;
  // biome-ignore lint/suspicious/noExplicitAny: the payload differs by event
  readonly d: any;
  readonly s: number | null;
  readonly t: string | null;
}

/** A bare gateway client: no library between the test and the frames. */
export class RawGateway {
  readonly socket: WebSocket;
  readonly frames: Frame[] = [];
  /** Resolves with the close code. */
  readonly closed: Promise<number>;
  readonly #listeners = new Set<() => void>();

  constructor(origin: string) {
    this.socket = new WebSocket(`${origin.replace('http', 'ws')}/?v=10&encoding=json`);
    this.socket.on('message', (data) => {
      this.frames.push(JSON.parse(String(data)));
      for (const listener of this.#listeners) listener();
    });
    this.closed = new Promise((resolve) => this.socket.on('close', (code) => resolve(code)));
  }

  send(op: number, d: unknown): void {
    this.socket.send(JSON.stringify({ op, d }));
  }

  identify(intents: number, token = 'x', shard?: readonly number[]): void {
    this.send(2, { token, intents, shard, properties: { os: 'test', browser: 'test', device: 'test' } });
  }

  /** The first frame (from index `from`) that satisfies the predicate. */
  async frame(predicate: (frame: Frame) => boolean, from = 0): Promise<Frame> {
    for (;;) {
      const found = this.frames.slice(from).find(predicate);
      if (found) return found;
      await new Promise<void>((resolve) => {
        const listener = () => {
          this.#listeners.delete(listener);
          resolve();
        };
        this.#listeners.add(listener);
      });
    }
  }

  event(name: string, from = 0): Promise<Frame> {
    return this.frame((frame) => frame.t === name, from);
  }
}

/** A gateway client that has identified and heard READY and GUILD_CREATE. */
export async function identified(discord: LocalDiscord, intents = 1): Promise<RawGateway> {
  const gateway = new RawGateway(discord.origin);
  await gateway.frame((frame) => frame.op === 10);
  gateway.identify(intents, discord.botToken);
  await gateway.event('READY');
  if (intents & 1) await gateway.event('GUILD_CREATE');
  return gateway;
}
