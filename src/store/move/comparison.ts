import { createHash } from 'node:crypto';
import type { AnyRow, TableName } from '../sql/any-rows.ts';
import { TABLE_NAMES, TABLE_SHAPES } from '../sql/table-shapes.ts';
import { unchanged } from './adapting.ts';
import type { Move } from './copying.ts';
import { Progress, rowsOf } from './progress.ts';
import type { Side } from './side.ts';

/** Digest of a table: its number of rows, and a hash of the rows of each game; key `undefined` for rows without a game. */
interface Digest {
  rows: number;
  readonly hashes: Map<unknown, Buffer>;
}

/** Returns the differences between two databases, one line for each game and each table; none if the databases are equal. */
export async function differences(move: Move): Promise<string[]> {
  const { source, target } = move;
  const lines: string[] = [];
  const games = new Map<unknown, TableName[]>();
  for (const table of TABLE_NAMES) {
    const sourceDigest = await digestOf(source, { ...move, table });
    const targetDigest = await digestOf(target, { ...move, table, adapt: unchanged });
    if (targetDigest.rows !== sourceDigest.rows)
      lines.push(`${table}: ${rowsOf(sourceDigest.rows)} there, ${rowsOf(targetDigest.rows)} here`);
    for (const game of new Set([...sourceDigest.hashes.keys(), ...targetDigest.hashes.keys()])) {
      const [one, other] = [sourceDigest.hashes.get(game), targetDigest.hashes.get(game)];
      if (one && other?.equals(one)) continue;
      if (game === undefined) lines.push(`${table}: other rows`);
      else games.set(game, [...(games.get(game) ?? []), table]);
    }
    if (sourceDigest.rows > 0) move.say(`${table}: compared`);
  }
  const [one, other] = [await source.database.numbers(), await target.database.numbers()];
  if (JSON.stringify(one) !== JSON.stringify(other)) lines.push('the numbers of the database and of its last rows');
  return [...lines, ...[...games].map(([game, tables]) => `game ${game}: its rows in ${tables.join(', ')}`)];
}

async function digestOf(
  side: Side,
  options: Pick<Move, 'adapt' | 'batch' | 'say'> & { table: TableName },
): Promise<Digest> {
  const { table, batch: limit, adapt, say } = options;
  const { game } = TABLE_SHAPES[table];
  const progress = new Progress(say);
  const digest: Digest = { rows: 0, hashes: new Map() };
  for await (const { rows } of side.pages(table, { limit })) {
    digest.rows += rows.length;
    progress.print(`${table}: ${rowsOf(digest.rows)} of ${side.place} read again`);
    for (const row of rows) addTo(digest.hashes, (game && row[game]) ?? undefined, hashOf(table, adapt(table, row)));
  }
  return digest;
}

/** Combines hashes by XOR, independently of their order: databases sort texts differently, and no two rows are equal. */
function addTo(hashes: Digest['hashes'], key: unknown, hash: Buffer): void {
  const sum = hashes.get(key);
  if (!sum) hashes.set(key, hash);
  else for (let index = 0; index < hash.length; index++) sum[index]! ^= hash[index]!;
}

function hashOf(table: TableName, row: AnyRow): Buffer {
  const values = TABLE_SHAPES[table].columns.map((column) => row[column]);
  return createHash('sha256').update(JSON.stringify(values)).digest();
}
