import { createHash } from 'node:crypto';
import type { AnyRow, TableName } from '../sql/any-rows.ts';
import { TABLE_NAMES, TABLE_SHAPES } from '../sql/table-shapes.ts';
import { asItIs } from './adapting.ts';
import type { Way } from './copying.ts';
import { Progress, rowsOf } from './progress.ts';
import type { Side } from './side.ts';

/** What the rows of a table are: how many, and a hash of those of every game, and of those of no game. */
interface Digest {
  rows: number;
  readonly hashes: Map<unknown, Buffer>;
}

/** What differs between two databases, one line for each game and each table; none when they hold the same. */
export async function differences(way: Way): Promise<string[]> {
  const { source, target } = way;
  const lines: string[] = [];
  const games = new Map<unknown, TableName[]>();
  for (const table of TABLE_NAMES) {
    const there = await digestOf(source, { ...way, table });
    const here = await digestOf(target, { ...way, table, adapt: asItIs });
    if (here.rows !== there.rows) lines.push(`${table}: ${rowsOf(there.rows)} there, ${rowsOf(here.rows)} here`);
    for (const of of new Set([...there.hashes.keys(), ...here.hashes.keys()])) {
      const [one, other] = [there.hashes.get(of), here.hashes.get(of)];
      if (one && other?.equals(one)) continue;
      if (of === undefined) lines.push(`${table}: other rows`);
      else games.set(of, [...(games.get(of) ?? []), table]);
    }
    if (there.rows > 0) way.say(`${table}: compared`);
  }
  const [one, other] = [await source.database.numbers(), await target.database.numbers()];
  if (JSON.stringify(one) !== JSON.stringify(other)) lines.push('the numbers of the database and of its last rows');
  return [...lines, ...[...games].map(([game, tables]) => `game ${game}: its rows in ${tables.join(', ')}`)];
}

async function digestOf(side: Side, of: Pick<Way, 'adapt' | 'batch' | 'say'> & { table: TableName }): Promise<Digest> {
  const { table, batch: limit, adapt, say } = of;
  const { game } = TABLE_SHAPES[table];
  const progress = new Progress(say);
  const digest: Digest = { rows: 0, hashes: new Map() };
  for await (const { rows } of side.pages(table, { limit })) {
    digest.rows += rows.length;
    progress.at(`${table}: ${rowsOf(digest.rows)} of ${side.place} read again`);
    for (const row of rows) addTo(digest.hashes, (game && row[game]) ?? undefined, hashOf(table, adapt(table, row)));
  }
  return digest;
}

/** Texts are in another order in every database, so hashes are joined in a way that knows no order; no two rows are alike. */
function addTo(hashes: Digest['hashes'], key: unknown, hash: Buffer): void {
  const sum = hashes.get(key);
  if (!sum) hashes.set(key, hash);
  else for (let at = 0; at < hash.length; at++) sum[at]! ^= hash[at]!;
}

function hashOf(table: TableName, row: AnyRow): Buffer {
  const values = TABLE_SHAPES[table].columns.map((column) => row[column]);
  return createHash('sha256').update(JSON.stringify(values)).digest();
}
