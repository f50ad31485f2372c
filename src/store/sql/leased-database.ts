import type { ServedDatabase } from '../served-database.ts';
import type { Database } from './database.ts';

/** The database of a process that does with it whatever there is to do, as soon as it has the lease. */
export interface LeasedDatabase extends ServedDatabase {
  /** How the host knows it, without password. */
  readonly place: string;
  /** Whether every value of a file can be kept, such as a text with a NUL character; a server has types of its own. */
  readonly keepsAnyValue: boolean;
  /** The database itself, for who needs no store; see `store`. */
  database(on: Parameters<ServedDatabase['store']>[0]): Database;
}
