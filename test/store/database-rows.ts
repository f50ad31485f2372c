import { isServerUrl } from '../../src/store/store-url.ts';
import { ask } from '../support/test-database.ts';

/** Tables in which a database keeps what only it needs. */
const OWN = [
  'lease',
  'processes',
  'shards',
  'sessions_begun',
  'drizzle_migrations',
  '__drizzle_migrations',
  'commits',
  'database_id',
  'sqlite_sequence',
];

/** All rows of all tables that a database really has, whatever the schema says, without what dialects write differently. */
export async function rowsIn(url: string): Promise<Record<string, string[]>> {
  const names = isServerUrl(url)
    ? await ask(url, `select table_name as name from information_schema.tables where table_schema = 'public'`)
    : await ask(url, `select name from sqlite_schema where type = 'table'`);
  const tables: Record<string, string[]> = {};
  for (const name of names.map((row) => String(row.name)).sort()) {
    if (OWN.includes(name)) continue;
    const rows = await ask(url, `select * from ${name}`);
    tables[name] = rows.map((row) => columnsOf(row).join(', ')).sort();
  }
  return tables;
}

function columnsOf(row: Record<string, unknown>) {
  return Object.entries(row)
    .map(([column, value]) => `${column}: ${JSON.stringify(plain(value))}`)
    .sort();
}

function plain(value: unknown): unknown {
  return typeof value === 'boolean' ? Number(value) : value;
}
