import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import * as z from 'zod';
import { readJson } from '../../core/json.ts';
import type { Broadcast } from '../members.ts';
import { clientFor, Hosts } from './hosts.ts';
import { CONNECTION } from './open-server.ts';

/** The channel of LISTEN and NOTIFY, which is one of the database. */
const CHANNEL = 'pirogue';

/** Pause before a connection that broke is made anew, in milliseconds. */
const CONNECTED_AGAIN = 2_000;

/** What is told, with who tells it: nobody hears themselves. */
const toldSchema = z.object({ from: z.string(), text: z.string() });
type Told = z.infer<typeof toldSchema>;

/** A broadcast through a PostgreSQL server: https://www.postgresql.org/docs/current/sql-notify.html. */
export function serverBroadcast(pool: pg.Pool, url: string): Broadcast {
  const self = randomUUID();
  return {
    async tell(text) {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify({ from: self, text } satisfies Told)]);
    },
    listen: ({ hear, onMissed }) =>
      listening(url, {
        onMissed,
        hear(payload) {
          const told = readJson(payload, toldSchema);
          // Anybody may tell something on the channel.
          if (told.ok && told.value.from !== self) hear(told.value.text);
        },
      }),
  };
}

/** Keeps a connection that listens, and returns how to end it. */
function listening(url: string, { hear, onMissed }: Parameters<Broadcast['listen']>[0]): () => void {
  const Client = clientFor(new Hosts(url));
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;

  async function connect(): Promise<void> {
    // It is silent for hours, and no statement of it takes long.
    const { idle_in_transaction_session_timeout: _, ...options } = CONNECTION;
    const made = new Client(options);
    client = made;
    let isLost = false;
    const onLost = () => {
      if (isLost || isEnded) return;
      isLost = true;
      void made.end().catch(() => undefined);
      timer = setTimeout(() => void connect(), CONNECTED_AGAIN).unref();
    };
    made.on('error', onLost);
    made.on('end', onLost);
    made.on('notification', ({ payload }) => hear(payload ?? ''));
    try {
      await made.connect();
      await made.query(`listen ${CHANNEL}`);
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
