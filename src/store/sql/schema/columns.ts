import type * as sqlite from 'drizzle-orm/sqlite-core';

/** What tables are declared with: the functions of drizzle for one dialect, typed as those of SQLite. */
export type Columns = Pick<
  typeof sqlite,
  'index' | 'integer' | 'primaryKey' | 'real' | 'sqliteTable' | 'text' | 'uniqueIndex'
>;
