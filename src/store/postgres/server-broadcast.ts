import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type pg from 'pg';
import * as z from 'zod';
import { readJson } from '../../core/json.ts';
import type { Broadcast } from '../members.ts';
import { StoreError } from '../store-error.ts';
import { clientFor, Hosts } from './hosts.ts';
import { CONNECTION } from './open-server.ts';

/** The channel of LISTEN and NOTIFY, which is one of the database: whoever may connect can tell something on it. */
const CHANNEL = 'pirogue';

/** Pause before a connection that broke is made anew, in milliseconds. */
const CONNECTED_AGAIN = 2_000;

/**
 * How often the server is asked for a sign of life over the connection that listens, and how long an answer may take, in
 * milliseconds. Nothing else is sent there, and a network that swallows packets breaks no connection.
 */
const SIGN_OF_LIFE = { every: 5_000, within: 3_000 };

/** What is told, with who tells it: nobody hears themselves. */
const toldSchema = z.object({ from: z.string(), text: z.string() });

/** A broadcast through a PostgreSQL server: https://www.postgresql.org/docs/current/sql-notify.html. */
export function serverBroadcast(pool: pg.Pool, url: string): Broadcast {
  const self = randomUUID();
  return {
    async tell(text) {
      const told: z.infer<typeof toldSchema> = { from: self, text };
      await pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(told)]);
    },
    listen: ({ hear, onMissed }) =>
      listening(url, {
        onMissed,
        hear(payload) {
          const told = readJson(payload, toldSchema);
          // What a person, or another program, tells on this channel is passed over.
          if (told.ok && told.value.from !== self) hear(told.value.text);
        },
      }),
  };
}

/** How long what was told may be on its way to a connection that listens, in milliseconds. */
const LONGEST_WAY = 5_000;

/**
 * Sees that what one connection tells gets to another one, which it does not where a pooler lends the connections to the server
 * for one transaction at a time.
 *
 * @throws StoreError where it does not; what the driver throws where nobody can connect
 */
export async function assertCarries(pool: pg.Pool): Promise<void> {
  const channel = `pirogue_${randomUUID().replaceAll('-', '')}`;
  const heard = new AbortController();
  const listener = await pool.connect();
  try {
    listener.on('notification', () => heard.abort());
    await listener.query(`listen ${channel}`);
    await pool.query('select pg_notify($1, $2)', [channel, '']);
    await after(LONGEST_WAY, undefined, heard).catch(() => undefined);
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

/** Keeps a connection that listens, and returns how to end it. */
function listening(url: string, { hear, onMissed }: Parameters<Broadcast['listen']>[0]): () => void {
  const Client = clientFor(new Hosts(url));
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;

  async function connect(): Promise<void> {
    const made = new Client({ ...CONNECTION, query_timeout: SIGN_OF_LIFE.within });
    client = made;
    let isLost = false;
    const onLost = () => {
      if (isLost || isEnded) return;
      isLost = true;
      clearTimeout(timer);
      void made.end().catch(() => undefined);
      timer = setTimeout(() => void connect(), CONNECTED_AGAIN).unref();
    };
    const askForLife = () => {
      timer = setTimeout(() => void made.query('select 1').then(askForLife, onLost), SIGN_OF_LIFE.every).unref();
    };
    made.on('error', onLost);
    made.on('end', onLost);
    made.on('notification', ({ payload }) => hear(payload ?? ''));
    try {
      await made.connect();
      await made.query(`listen ${CHANNEL}`);
      if (isLost || isEnded) return;
      askForLife();
      onMissed();
    } catch {
      // The server is away; work is found by looking for it meanwhile.
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
