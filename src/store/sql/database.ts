import type { TransactionSubject } from './session.ts';
import type { Statements } from './statements.ts';

/** Statements that run together. They may await nothing but statements, as others wait for the connection meanwhile. */
export type Body<Value> = (tables: Statements) => Promise<Value>;

/** The id and the counters of a database, which are no rows of its tables. */
export interface Numbers {
  /** See `Database.id`. */
  readonly id: number;
  /** The last generated row id of each table with generated ids, by the table's name in the database. */
  readonly last: Readonly<Record<string, number>>;
}

/**
 * A database of one dialect. A body gets the statements of a connection that nobody else uses until it is done, so that no
 * statement of another caller gets into its transaction. Errors of the database become a `StoreError`, or a `NotUnique` if a row
 * already exists.
 */
export interface Database {
  /**
   * Runs a body as one transaction. If it throws, nothing is written. It may be run again if it could not be committed.
   *
   * @param subject the subject whose data the body reads to decide what to write; bodies about one subject run one after another
   * @throws before the body is run if this process may no longer use the database
   */
  write<Value>(body: Body<Value>, subject?: TransactionSubject): Promise<Value>;
  /**
   * Like `write`, but does not wait for the disk: a power cut may undo it, a crash of the program does not. Used for facts that can
   * be recovered, such as that a message was sent: as its beginning is stored, the message is searched.
   */
  note<Value>(body: Body<Value>, subject?: TransactionSubject): Promise<Value>;
  /** Runs several statements on one snapshot of the database. */
  read<Value>(body: Body<Value>): Promise<Value>;
  /** Runs a single statement, which needs no transaction. */
  run<Value>(body: Body<Value>): Promise<Value>;
  /** Runs a single statement if this process may still use the database. */
  held<Value>(body: Body<Value>): Promise<Value>;
  /** The id of the database; every copy has another one. */
  id(): Promise<number>;
  /** Reads the id and the counters. */
  numbers(): Promise<Numbers>;
  /** Takes over the id and the counters of another database, whose place it takes. */
  setNumbers(numbers: Numbers): Promise<void>;
  /**
   * Makes sure that deleted data cannot be recovered from the file or its write-ahead log; does nothing on a server, whose
   * business that is.
   */
  scrub(): Promise<void>;
  /** Gives free pages of the file back to the disk; does nothing on a server. */
  shrink(): Promise<void>;
  /** Closes all connections when all earlier calls are done. */
  close(): Promise<void>;
}
