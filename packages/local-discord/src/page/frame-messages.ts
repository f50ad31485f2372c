/** What an activity sends: a command with a nonce, or a subscription to an event. */
export interface AppMessage {
  readonly cmd: string;
  readonly nonce?: string;
  readonly evt?: string;
  readonly args?: Readonly<Record<string, unknown>>;
}

/** First entries of the messages between an activity and Discord's client. */
const OPCODE = { handshake: 0, frame: 1, close: 2 } as const;

const CLOSE_CODES = { unknownApplication: 4000, unknownVersion: 4004 } as const;

/** What a frame must name in its handshake. */
interface Handshake {
  readonly frameId: string;
  readonly applicationId: string;
  readonly origin: string;
}

interface Answers {
  /** Resolves with the data of the answer to a command; rejects for what is refused. */
  answer(message: AppMessage): Promise<unknown>;
  /** The activity has closed itself. */
  closed(): void;
}

/** The messages between Discord's client and the activity in a frame. */
export class FrameMessages {
  readonly #frame: HTMLIFrameElement;
  readonly #handshake: Handshake;
  readonly #answers: Answers;
  readonly #ended = new AbortController();
  readonly #subscriptions = new Set<string>();

  constructor(frame: HTMLIFrameElement, handshake: Handshake, answers: Answers) {
    this.#frame = frame;
    this.#handshake = handshake;
    this.#answers = answers;
    addEventListener('message', (event) => this.#receive(event), { signal: this.#ended.signal });
  }

  /** Tells the activity of an event that it has subscribed to. */
  dispatch(evt: string, data: unknown): void {
    if (this.#subscriptions.has(evt)) this.#send(OPCODE.frame, { cmd: 'DISPATCH', evt, data, nonce: null });
  }

  end(): void {
    this.#ended.abort();
  }

  #receive({ source, origin, data }: MessageEvent): void {
    if (source !== this.#frame.contentWindow || origin !== this.#handshake.origin || !Array.isArray(data)) return;
    const [opcode, message] = data;
    if (opcode === OPCODE.handshake) this.#greet(message);
    else if (opcode === OPCODE.frame) void this.#answer(message);
    else if (opcode === OPCODE.close) this.#answers.closed();
  }

  #greet({ v, encoding, client_id, frame_id }: Readonly<Record<string, unknown>>): void {
    this.#subscriptions.clear();
    if (v !== 1 || encoding !== 'json') this.#send(OPCODE.close, { code: CLOSE_CODES.unknownVersion });
    else if (client_id !== this.#handshake.applicationId) {
      this.#send(OPCODE.close, { code: CLOSE_CODES.unknownApplication });
    } else if (frame_id === this.#handshake.frameId) {
      const config = { cdn_host: 'localhost', api_endpoint: '//localhost/api', environment: 'development' };
      this.#send(OPCODE.frame, { cmd: 'DISPATCH', evt: 'READY', data: { v: 1, config }, nonce: null });
    }
  }

  async #answer(message: AppMessage): Promise<void> {
    const { cmd, nonce, evt } = message;
    try {
      const data = await this.#answers.answer(message);
      if (cmd === 'SUBSCRIBE' && evt) this.#subscriptions.add(evt);
      if (cmd === 'UNSUBSCRIBE' && evt) this.#subscriptions.delete(evt);
      this.#send(OPCODE.frame, { cmd, data, evt: null, nonce });
    } catch (error) {
      const refusal = { code: 5000, message: error instanceof Error ? error.message : String(error) };
      this.#send(OPCODE.frame, { cmd, data: refusal, evt: 'ERROR', nonce });
    }
  }

  #send(opcode: number, message: object): void {
    if (!this.#ended.signal.aborted) {
      this.#frame.contentWindow?.postMessage([opcode, message], this.#handshake.origin);
    }
  }
}
