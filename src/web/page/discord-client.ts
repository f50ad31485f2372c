/** Opcodes of the messages between an activity and Discord's client: `[opcode, message]`. */
const OPCODE = { handshake: 0, frame: 1, close: 2 } as const;

/** Origins of Discord's client. */
const CLIENT_ORIGINS = ['https://discord.com', 'https://ptb.discord.com', 'https://canary.discord.com'];

/** How long Discord's client may take for its greeting, in milliseconds. */
const READY_TIMEOUT = 10_000;

/** A message of Discord's client: an answer to a command, by its nonce, or an event. */
interface ClientMessage {
  readonly cmd?: string;
  readonly evt?: string | null;
  readonly nonce?: string | null;
  readonly data?: unknown;
}

interface PendingCommand {
  resolve(data: unknown): void;
  reject(reason: Error): void;
}

/** Discord's client, in whose frame this page is. */
export class DiscordClient {
  readonly #window: Window;
  readonly #origins: readonly string[];
  /** Commands that are not answered yet, by nonce. */
  readonly #waiting = new Map<string, PendingCommand>();
  readonly #listeners = new Map<string, (data: unknown) => void>();
  #nonces = 0;

  /** @param moreOrigins origins of a local Discord in place of Discord's own */
  constructor(moreOrigins: readonly string[]) {
    // In a window of its own, the frame's parent was opened by the client.
    this.#window = (window.parent.opener as Window | null) ?? window.parent;
    this.#origins = [...CLIENT_ORIGINS, ...moreOrigins];
    addEventListener('message', (event) => this.#receive(event));
  }

  /** Greets the client, which then takes commands. Rejects if it does not answer, or does not want this application. */
  greet(applicationId: string, frameId: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('Discord does not greet')), READY_TIMEOUT);
      this.#waiting.set('greeting', { resolve: () => undefined, reject });
      this.#listeners.set('READY', () => {
        clearTimeout(timer);
        this.#waiting.delete('greeting');
        resolve();
      });
      this.#send(OPCODE.handshake, { v: 1, encoding: 'json', client_id: applicationId, frame_id: frameId });
    });
  }

  /** Sends a command; resolves with the data of its answer, and rejects if it is refused. */
  command(cmd: string, args: object, evt?: string): Promise<unknown> {
    const nonce = `${++this.#nonces}`;
    return new Promise((resolve, reject) => {
      this.#waiting.set(nonce, { resolve, reject });
      this.#send(OPCODE.frame, { cmd, args, evt, nonce });
    });
  }

  /** Listens to an event of the client. */
  subscribe(evt: string, listener: (data: unknown) => void): void {
    this.#listeners.set(evt, listener);
    void this.command('SUBSCRIBE', {}, evt).catch(() => undefined);
  }

  #receive({ source, origin, data }: MessageEvent): void {
    if (source !== this.#window || !this.#origins.includes(origin) || !Array.isArray(data)) return;
    const [opcode, message] = data as [number, ClientMessage];
    if (opcode === OPCODE.close) this.#close();
    else if (opcode === OPCODE.frame && message.cmd === 'DISPATCH')
      this.#listeners.get(message.evt ?? '')?.(message.data);
    else if (opcode === OPCODE.frame) this.#answer(message);
  }

  #answer({ evt, nonce, data }: ClientMessage): void {
    const waiting = this.#waiting.get(nonce ?? '');
    this.#waiting.delete(nonce ?? '');
    if (evt === 'ERROR') waiting?.reject(new Error('Discord refuses that'));
    else waiting?.resolve(data);
  }

  /** The client answers nothing any more. */
  #close(): void {
    for (const { reject } of this.#waiting.values()) reject(new Error('Discord has closed the connection'));
    this.#waiting.clear();
  }

  #send(opcode: number, message: object): void {
    // To any origin, as nothing of it is a secret; answers are taken from those of Discord alone.
    this.#window.postMessage([opcode, message], '*');
  }
}
