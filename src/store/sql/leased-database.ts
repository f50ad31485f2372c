import type { ServedDatabase } from '../served-database.ts';
import type { Database } from './database.ts';

/** A served database with direct access to its tables, such as for a move. */
export interface LeasedDatabase extends ServedDatabase {
  /** Name of the database for the host, without the password. */
  readonly place: string;
  /** True if the database can store every value of a file, such as a text with a NUL character; a server cannot. */
  readonly keepsAnyValue: boolean;
  /** Returns the database itself instead of a store; see `store`. */
  database(on: Parameters<ServedDatabase['store']>[0]): Database;
}
