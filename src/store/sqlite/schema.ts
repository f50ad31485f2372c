import * as columns from 'drizzle-orm/sqlite-core';
import { tablesOf } from '../sql/schema.ts';

/** The tables in SQLite. */
export const tables = tablesOf(columns);
