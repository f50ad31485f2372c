import type { Statements } from './statements.ts';

/** Statements that run together. They await nothing but each other, as others wait for the connection meanwhile. */
export type Body<Value> = (on: Statements) => Promise<Value>;

/**
 * A database of one dialect. Whatever runs on it is given the statements of a connection that nobody else uses until it is
 * done, so that no statement of another caller gets into its transaction. What the database rejects becomes a `StoreError`, or
 * a `NotUnique` where a row is there already.
 */
export interface Database {
  /**
   * Runs a body as one transaction. When it throws nothing is written.
   *
   * @throws what says that the database is another process's by now, before the body is run
   */
  write<Value>(body: Body<Value>): Promise<Value>;
  /**
   * Writes without waiting for the disk: a power cut may undo it, a crash of the program does not. Used for facts that
   * can be recovered, such as that a message was posted: its nonce keeps it from being posted twice.
   */
  note<Value>(body: Body<Value>): Promise<Value>;
  /** Runs several statements on one snapshot of the database. */
  read<Value>(body: Body<Value>): Promise<Value>;
  /** Runs a single statement, which needs no transaction. */
  run<Value>(body: Body<Value>): Promise<Value>;
  /** Runs a single statement, while the database is this process's. */
  held<Value>(body: Body<Value>): Promise<Value>;
  /** The id of the database, which no copy of it shares. */
  id(): Promise<number>;
  /** Makes sure that nothing is left of what was deleted, also where it was written before it came into the database. */
  scrub(): Promise<void>;
  /** Gives some free room back to the disk. */
  shrink(): Promise<void>;
  /** Closes all connections, when everything before is done. */
  close(): Promise<void>;
}
