import { tablesOf } from '../sql/schema.ts';
import { columns } from './columns.ts';

/** The tables in PostgreSQL. */
export const tables = tablesOf(columns);
