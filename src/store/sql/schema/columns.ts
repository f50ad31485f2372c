import type * as sqlite from 'drizzle-orm/sqlite-core';

/** The drizzle functions that declare tables in one dialect, typed as those of SQLite. */
export type Columns = Pick<
  typeof sqlite,
  'index' | 'integer' | 'primaryKey' | 'real' | 'sqliteTable' | 'text' | 'uniqueIndex'
>;
