import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type pg from 'pg';
import * as z from 'zod';
import { readJson } from '../../core/json.ts';
import type { Broadcast } from '../members.ts';
import { StoreError } from '../store-error.ts';
import { clientClassFor, Hosts } from './hosts.ts';
import { CONNECTION_OPTIONS } from './open-server.ts';

/** The channel of LISTEN and NOTIFY. Everybody who may connect to the database can send to it. */
const CHANNEL = 'pirogue';

/** Pause before reconnecting after a connection broke, in milliseconds. */
const RECONNECT_PAUSE = 2_000;

/**
 * How often the listening connection is tested with a query, and how long the answer may take, in milliseconds. Nothing else is
 * sent over it, so that packet loss would not be noticed otherwise.
 */
const PROBE = { interval: 5_000, timeout: 3_000 };

/** A message with the id of its sender, who ignores it. */
const messageSchema = z.object({ from: z.string(), text: z.string() });

/** A broadcast through a PostgreSQL server: https://www.postgresql.org/docs/current/sql-notify.html. */
export function serverBroadcast(pool: pg.Pool, url: string): Broadcast {
  const self = randomUUID();
  return {
    async tell(text) {
      const message: z.infer<typeof messageSchema> = { from: self, text };
      await pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(message)]);
    },
    listen: ({ hear, onMissed }) =>
      listening(url, {
        onMissed,
        hear(payload) {
          const message = readJson(payload, messageSchema);
          // Messages of other programs on this channel are ignored.
          if (message.ok && message.value.from !== self) hear(message.value.text);
        },
      }),
  };
}

/** How long a message may take to a listening connection, in milliseconds. */
const MAX_DELAY = 5_000;

/**
 * Checks that messages of one connection reach another one. They do not if a pooler lends connections for one transaction at a
 * time.
 *
 * @throws StoreError if messages do not arrive; an error of the driver if no connection can be made
 */
export async function assertCarries(pool: pg.Pool): Promise<void> {
  const channel = `pirogue_${randomUUID().replaceAll('-', '')}`;
  const heard = new AbortController();
  const listener = await pool.connect();
  try {
    listener.on('notification', () => heard.abort());
    await listener.query(`listen ${channel}`);
    await pool.query('select pg_notify($1, $2)', [channel, '']);
    await after(MAX_DELAY, undefined, heard).catch(() => undefined);
  } finally {
    listener.release(true);
  }
  if (!heard.signal.aborted) throw pooled();
}

function pooled(): StoreError {
  return new StoreError(
    'unusable',
    'The pooler that DATABASE_URL leads to lends a connection for one transaction at a time, by which processes cannot hear each other (LISTEN): let it pool sessions (pool_mode = session), or name the server itself.',
  );
}

/** Keeps a listening connection; returns a function that ends it. */
function listening(url: string, { hear, onMissed }: Parameters<Broadcast['listen']>[0]): () => void {
  const Client = clientClassFor(new Hosts(url));
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;

  async function connect(): Promise<void> {
    const newClient = new Client({ ...CONNECTION_OPTIONS, query_timeout: PROBE.timeout });
    client = newClient;
    let isLost = false;
    const onLost = () => {
      if (isLost || isEnded) return;
      isLost = true;
      clearTimeout(timer);
      void newClient.end().catch(() => undefined);
      timer = setTimeout(() => void connect(), RECONNECT_PAUSE).unref();
    };
    const probe = () => {
      timer = setTimeout(() => void newClient.query('select 1').then(probe, onLost), PROBE.interval).unref();
    };
    newClient.on('error', onLost);
    newClient.on('end', onLost);
    newClient.on('notification', ({ payload }) => hear(payload ?? ''));
    try {
      await newClient.connect();
      await newClient.query(`listen ${CHANNEL}`);
      if (isLost || isEnded) return;
      probe();
      onMissed();
    } catch {
      // The server is away; meanwhile the periodic checks find the work.
      onLost();
    }
  }

  void connect();
  return () => {
    isEnded = true;
    clearTimeout(timer);
    void client?.end().catch(() => undefined);
  };
}
