import type { PoolClient } from 'pg';
import type { Numbers } from '../sql/database.ts';
import { NUMBERED_TABLES } from '../sql/table-shapes.ts';

/** See `Database.numbers`. */
export async function numbersIn(client: PoolClient): Promise<Numbers> {
  const { rows } = await client.query<{ id: number }>('select id from database_id');
  const last: Record<string, number> = {};
  for (const table of NUMBERED_TABLES) {
    const { rows } = await client.query<{ last: number }>(
      `select coalesce(pg_sequence_last_value(pg_get_serial_sequence($1, 'id')::regclass), 0) as last`,
      [table],
    );
    last[table] = rows[0]!.last;
  }
  return { id: rows[0]!.id, last };
}

/** See `Database.setNumbers`. */
export async function setNumbers(client: PoolClient, { id, last }: Numbers): Promise<void> {
  for (const table of NUMBERED_TABLES) {
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), greatest($2::bigint, 1), $2::bigint > 0)`, [
      table,
      last[table] ?? 0,
    ]);
  }
  await client.query('update database_id set id = $1', [id]);
}
