import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * What statements are for: of transactions with their beginnings and ends, alone to read or write, notices to other processes,
 * and a process's looks at the others, which are the same however much is played.
 */
export const STATEMENT_KINDS = ['in transactions', 'reads', 'writes', 'notices', 'looks'] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** What went to a database and back. */
export interface Traffic {
  readonly statements: Record<StatementKind, number>;
  /** Transactions that write and wait for the disk, that write and do not wait, and that only read. */
  readonly transactions: { durable: number; noted: number; reading: number };
  bytes: number;
}

/** Nothing yet. */
export function noTraffic(): Traffic {
  return {
    statements: { 'in transactions': 0, reads: 0, writes: 0, notices: 0, looks: 0 },
    transactions: { durable: 0, noted: 0, reading: 0 },
    bytes: 0,
  };
}

/** A way to a PostgreSQL server on which statements are counted. */
export interface CountedWay {
  readonly port: number;
  /** What went over it since the last call. */
  readonly take: () => Traffic;
  readonly end: () => void;
}

/** Opens a way to a port of this machine: programs that use its port reach the server, and are counted. */
export async function countedWay(port: number): Promise<CountedWay> {
  let traffic = noTraffic();
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (client) => {
    const target = connect({ port, host: '127.0.0.1', noDelay: true });
    for (const socket of [client, target]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => undefined);
    }
    client.on('close', () => target.end());
    target.on('close', () => client.destroy());
    const conversation = new Conversation(() => traffic);
    client.on('data', (bytes) => {
      target.write(bytes);
      conversation.asked(bytes);
    });
    target.on('data', (bytes) => {
      client.write(bytes);
      conversation.answered(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    take() {
      const taken = traffic;
      traffic = noTraffic();
      return taken;
    },
    end() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/**
 * One connection: the driver asks one thing at a time, and the server ends its answer by saying whether a transaction is open.
 * https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
class Conversation {
  readonly #traffic: () => Traffic;
  // The first message of a client has no type.
  readonly #questions = new Messages({ skipsFirst: true });
  readonly #answers = new Messages({ skipsFirst: false });
  /** Text of what was asked last; empty where the statement was prepared before. */
  #text = '';
  #completed = 0;
  #isReading = false;
  #wasOpen = false;

  constructor(traffic: () => Traffic) {
    this.#traffic = traffic;
  }

  asked(bytes: Buffer): void {
    this.#traffic().bytes += bytes.length;
    for (const { type, body } of this.#questions.in(bytes)) {
      if (type === 'Q' || type === 'P') this.#text = body.toString('utf8');
    }
  }

  answered(bytes: Buffer): void {
    this.#traffic().bytes += bytes.length;
    for (const { type, body } of this.#answers.in(bytes)) {
      if (type === 'C') {
        this.#completed++;
        this.#isReading = body.toString('latin1', 0, 6) === 'SELECT';
      } else if (type === 'Z') this.#ended(body.toString('latin1', 0, 1) === 'T');
    }
  }

  #ended(isOpen: boolean): void {
    const { statements, transactions } = this.#traffic();
    statements[this.#kind(isOpen)] += this.#completed;
    if (isOpen && !this.#wasOpen) {
      if (this.#text.includes('read only')) transactions.reading++;
      else if (this.#text.includes("'synchronous_commit', 'off'")) transactions.noted++;
      else transactions.durable++;
    }
    this.#text = '';
    this.#completed = 0;
    this.#wasOpen = isOpen;
  }

  #kind(isOpen: boolean): StatementKind {
    if (this.#text.includes('pg_notify')) return 'notices';
    if (isOpen || this.#wasOpen) return 'in transactions';
    if (/(from|update) (processes|shards)/.test(this.#text)) return 'looks';
    return this.#isReading ? 'reads' : 'writes';
  }
}

interface Message {
  readonly type: string;
  readonly body: Buffer;
}

/** Puts the bytes of one direction together to messages: a letter, a length that counts itself, and that many bytes. */
class Messages {
  #rest: Buffer = Buffer.alloc(0);
  #skips: boolean;

  constructor({ skipsFirst }: { readonly skipsFirst: boolean }) {
    this.#skips = skipsFirst;
  }

  *in(bytes: Buffer): Generator<Message> {
    this.#rest = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes]);
    for (;;) {
      const head = this.#skips ? 0 : 1;
      if (this.#rest.length < head + 4) return;
      const end = head + this.#rest.readInt32BE(head);
      if (this.#rest.length < end) return;
      const message = { type: this.#rest.toString('latin1', 0, head), body: this.#rest.subarray(head + 4, end) };
      this.#rest = this.#rest.subarray(end);
      if (this.#skips) this.#skips = false;
      else yield message;
    }
  }
}
