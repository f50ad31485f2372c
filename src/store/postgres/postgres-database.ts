import { setTimeout as after } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { escapeLiteral, type Pool, type PoolClient, type QueryResult } from 'pg';
import type { Body, Database, Subject } from '../sql/database.ts';
import type { Session } from '../sql/session.ts';
import { type Statements, statementsOn } from '../sql/statements.ts';
import type { UnreadableGame } from '../unreadable-game.ts';
import { dialect } from './dialect.ts';
import { endPool } from './end-pool.ts';
import { numbersIn, setNumbers } from './numbers.ts';
import { asStoreError, isCollision, isConnectionLost } from './postgres-error.ts';
import { Queues } from './queues.ts';
import * as tables from './schema.ts';

/** How long one call goes on trying, in milliseconds: below the 3 seconds in which Discord wants an answer. */
const PATIENCE = 2_000;

/** Longest pause before the first repetition, in milliseconds; each further one may be twice as long. */
const FIRST_PAUSE = 5;
const LONGEST_PAUSE = 250;

/** What the database of a server is made from. */
export interface PostgresDatabaseParts {
  /** How the host knows it, without password. */
  readonly place: string;
  /** Rejects when the database is another process's by now. */
  readonly assertHeld: (client: PoolClient) => Promise<void>;
  readonly onUnreadable: (error: UnreadableGame) => void;
}

/** How transactions begin; the number of one is asked for at once, to look up later whether it was committed. */
const BEGIN = {
  write: 'begin; select pg_current_xact_id()::text as number',
  note: 'begin; set local synchronous_commit = off; select pg_current_xact_id()::text as number',
  read: 'begin isolation level repeatable read read only',
} as const;

/**
 * A database on a PostgreSQL server: a pool of connections, each with statements of its own. A transaction that writes holds
 * the lock of its subject; one that met another nevertheless is run again, as is one whose connection broke.
 */
export class PostgresDatabase implements Database {
  readonly #pool: Pool;
  readonly #parts: PostgresDatabaseParts;
  readonly #statements = new WeakMap<PoolClient, Statements>();
  readonly #queues = new Queues();

  constructor(pool: Pool, parts: PostgresDatabaseParts) {
    this.#pool = pool;
    this.#parts = parts;
  }

  readonly write: Database['write'] = (body, subject) => this.#write('write', body, subject);
  readonly note: Database['note'] = (body, subject) => this.#write('note', body, subject);
  readonly read: Database['read'] = (body) => this.#trying(() => this.#transact(BEGIN.read, body));
  readonly run: Database['run'] = (body) =>
    this.#trying(() => this.#connected(async (client) => done(await body(this.#on(client)))));
  readonly held: Database['held'] = (body) =>
    this.#trying(() =>
      this.#connected(async (client) => {
        await this.#parts.assertHeld(client);
        return done(await body(this.#on(client)));
      }),
    );
  readonly id: Database['id'] = () =>
    this.#trying(() =>
      this.#connected(async (client) => {
        const { rows } = await client.query<{ id: number }>('select id from database_id');
        return done(rows[0]!.id);
      }),
    );
  readonly numbers: Database['numbers'] = () =>
    this.#trying(() => this.#connected(async (client) => done(await numbersIn(client))));
  readonly setNumbers: Database['setNumbers'] = (numbers) =>
    this.#trying(() =>
      this.#connected(async (client) => {
        await this.#parts.assertHeld(client);
        return done(await setNumbers(client, numbers));
      }),
    );
  // What was deleted is overwritten when the server vacuums; its log and backups are the host's.
  readonly scrub: Database['scrub'] = async () => undefined;
  // The server does so by itself.
  readonly shrink: Database['shrink'] = async () => undefined;
  readonly close: Database['close'] = () => endPool(this.#pool);

  /** The statements of a connection, prepared once. */
  #on(client: PoolClient): Statements {
    const known = this.#statements.get(client);
    if (known) return known;
    const db = drizzle(client) as unknown as Session['db'];
    const made = statementsOn(
      { db, tables: tables as unknown as Session['tables'], dialect },
      this.#parts.onUnreadable,
    );
    this.#statements.set(client, made);
    return made;
  }

  /** Who waits for a subject in this process waits without a connection. */
  #write<Value>(kind: 'write' | 'note', body: Body<Value>, subject: Subject | undefined): Promise<Value> {
    return this.#queues.run(subject, () => this.#trying(() => this.#transact(begin(kind, subject), body)));
  }

  /** Repeats what met another transaction, or lost its connection, with growing pauses of chance length. */
  async #trying<Value>(attempt: () => Promise<Outcome<Value>>): Promise<Value> {
    const until = performance.now() + PATIENCE;
    for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      try {
        const outcome = await attempt();
        if (outcome.isDone) return outcome.value;
        if (performance.now() > until) throw asStoreError(outcome.cause, this.#parts.place);
      } catch (error) {
        const isPassing = isCollision(error) || isConnectionLost(error);
        if (!isPassing || performance.now() > until) throw asStoreError(error, this.#parts.place);
      }
      await after(Math.random() * pause);
    }
  }

  /** Lends a connection, which is closed afterwards when it broke. */
  async #connected<Value>(body: (client: PoolClient) => Promise<Value>): Promise<Value> {
    const client = await this.#pool.connect();
    let broken: unknown;
    // An error between two statements would end the program if nobody listened.
    const onError = (error: unknown) => {
      broken = error;
    };
    client.on('error', onError);
    try {
      return await body(client);
    } catch (error) {
      if (isConnectionLost(error)) broken = error;
      throw error;
    } finally {
      client.off('error', onError);
      client.release(broken !== undefined);
    }
  }

  async #transact<Value>(begin: string, body: Body<Value>): Promise<Outcome<Value>> {
    let number: string | undefined;
    let value: { readonly written: Value } | undefined;
    try {
      return await this.#connected(async (client) => {
        try {
          number = numberIn(await client.query(begin));
          if (number !== undefined) await this.#parts.assertHeld(client);
          value = { written: await body(this.#on(client)) };
          await client.query('commit');
          return done(value.written);
        } catch (error) {
          if (!isConnectionLost(error)) await client.query('rollback');
          throw error;
        }
      });
    } catch (error) {
      if (!isConnectionLost(error) || !value || number === undefined) throw error;
      // It broke while it was committed, which may have been done.
      return (await this.#isCommitted(number)) ? done(value.written) : { isDone: false, cause: error };
    }
  }

  /** Whether a transaction was committed; waits while it is under way. */
  async #isCommitted(number: string): Promise<boolean> {
    const state = await this.#trying(() =>
      this.#connected(async (client) => {
        const { rows } = await client.query<{ state: string }>('select pg_xact_status($1::text::xid8) as state', [
          number,
        ]);
        const { state } = rows[0]!;
        return state === 'in progress' ? { isDone: false, cause: new Error('under way') } : done(state);
      }),
    );
    return state === 'committed';
  }
}

/** What an attempt came to; one that is not done is repeated. */
type Outcome<Value> =
  | { readonly isDone: true; readonly value: Value }
  | { readonly isDone: false; readonly cause: unknown };

function done<Value>(value: Value): { readonly isDone: true; readonly value: Value } {
  return { isDone: true, value };
}

/** How a transaction begins that writes; all of it is one message to the server. */
function begin(kind: 'write' | 'note', subject: Subject | undefined): string {
  if (subject === undefined) return BEGIN[kind];
  return `${BEGIN[kind]}; select pg_advisory_xact_lock(hashtextextended(${escapeLiteral(subject)}, 0))`;
}

/** The number of a transaction in the answers to its beginning; one that only reads has none. */
function numberIn(answers: QueryResult | readonly QueryResult[]): string | undefined {
  return [answers]
    .flat()
    .flatMap(({ rows }) => rows as { number?: string }[])
    .find((row) => row.number)?.number;
}
