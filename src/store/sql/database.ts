import type { Subject } from './session.ts';
import type { Statements } from './statements.ts';

/** Statements that run together. They await nothing but each other, as others wait for the connection meanwhile. */
export type Body<Value> = (on: Statements) => Promise<Value>;

/** What a database knows beside its rows. */
export interface Numbers {
  /** See `Database.id`. */
  readonly id: number;
  /** The last id that was given to a row of each table that numbers its rows, by its name in the database. */
  readonly last: Readonly<Record<string, number>>;
}

/**
 * A database of one dialect. Whatever runs on it is given the statements of a connection that nobody else uses until it is
 * done, so that no statement of another caller gets into its transaction. What the database rejects becomes a `StoreError`, or
 * a `NotUnique` where a row is there already.
 */
export interface Database {
  /**
   * Runs a body as one transaction. When it throws nothing is written. It may be run again, where it could not be committed.
   *
   * @param subject what is decided on what the body reads; one that writes in any case needs none
   * @throws what says that the database is another process's by now, before the body is run
   */
  write<Value>(body: Body<Value>, subject?: Subject): Promise<Value>;
  /**
   * Writes without waiting for the disk: a power cut may undo it, a crash of the program does not. Used for facts that
   * can be recovered, such as that a message was posted: that it was begun is known, so it is looked for.
   */
  note<Value>(body: Body<Value>, subject?: Subject): Promise<Value>;
  /** Runs several statements on one snapshot of the database. */
  read<Value>(body: Body<Value>): Promise<Value>;
  /** Runs a single statement, which needs no transaction. */
  run<Value>(body: Body<Value>): Promise<Value>;
  /** Runs a single statement, while the database is this process's. */
  held<Value>(body: Body<Value>): Promise<Value>;
  /** The id of the database, which no copy of it shares. */
  id(): Promise<number>;
  numbers(): Promise<Numbers>;
  /** Makes it the database that another one was, with whose numbers it goes on. */
  setNumbers(numbers: Numbers): Promise<void>;
  /**
   * Makes sure that nothing is left of what was deleted, also where it was written before it came into the database; where
   * that is the business of a server, nothing.
   */
  scrub(): Promise<void>;
  /** Gives some free room back to the disk, where a server does not do so. */
  shrink(): Promise<void>;
  /** Closes all connections, when everything before is done. */
  close(): Promise<void>;
}
