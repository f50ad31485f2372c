import { createHash } from 'node:crypto';
import type { AnyRow, TableName } from '../sql/any-rows.ts';
import type { MoveMark } from '../sql/move-mark.ts';
import { TABLE_NAMES, TABLE_SHAPES } from '../sql/table-shapes.ts';
import { StoreError } from '../store-error.ts';
import { adaptedForServer, copyRows, type Move, markTarget, Progress, rowsText, unchangedRow } from './copying.ts';
import { MoveError } from './move-error.ts';
import { DatabaseToMove } from './side.ts';

/** Number of rows that are read and written at once. */
const BATCH = 500;

/** Limit for the differences that are printed; of further ones only their number is printed. */
const MAX_PRINTED = 50;

/** Options of a move from one database to another. */
export interface MoveOptions extends Pick<Move, 'say'>, Partial<Pick<Move, 'batch' | 'afterBatch'>> {
  /** URLs of the databases. */
  readonly from: string;
  readonly to: string;
}

/**
 * Copies everything from one database to an empty one, which takes its place, and compares both afterwards. The same order
 * continues a move that was interrupted at any moment. The source is brought up to date and otherwise left unchanged.
 *
 * @returns true if both databases are equal; if not, the same order copies everything again
 * @throws StoreError or MoveError with a sentence for the host when the move cannot be made
 */
export async function moveDatabase(options: MoveOptions): Promise<boolean> {
  const source = await DatabaseToMove.open(options.from, { mustExist: true });
  try {
    const target = await DatabaseToMove.open(options.to, { mustExist: false });
    try {
      const { say, batch = BATCH, afterBatch = () => undefined } = options;
      const adapt = target.keepsAnyValue ? unchangedRow : adaptedForServer;
      return await move({ source, target, adapt, batch, say, afterBatch });
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function move(order: Move): Promise<boolean> {
  const { source, target, say } = order;
  await takeLeases(order);
  await source.bringUpToDate();
  const rows = [...(await source.counts()).values()].reduce((sum, count) => sum + count, 0);
  if (rows === 0) throw new MoveError(`The database ${source.place} is empty: there is nothing to move.`);
  const mark = await markIn(target);
  say(`Moving ${rowsText(rows)} from ${source.place} to ${target.place}.`);
  // The source's lease is not released, so that the next holder sees whether another process held it in between.
  source.isLeftBehind = true;
  await copyRows(order, await markTarget({ ...order, mark }));
  say('Everything is copied; comparing both databases.');
  const different = await differences(order);
  await source.assertHeld();
  if (different.length === 0) {
    say(`Every row of every game is the same in both: ${rowsText(rows)}.`);
    await target.database.write(({ moveMark }) => moveMark.remove());
  }
  source.isLeftBehind = false;
  for (const line of different.length > 0 ? faults(different, order) : nextSteps(order)) say(line);
  return different.length === 0;
}

async function takeLeases({ source, target, say }: Move): Promise<void> {
  await source.takeLease(say);
  await target.takeLease(say);
  // If the source's lease was lost to this process itself, both URLs name the same database.
  if (!(await source.lease.beat())) throw new MoveError(`${source.place} and ${target.place} are the same database.`);
  for (const side of [source, target]) side.keepLease();
}

/** Brings the target up to date; if it has the mark of an interrupted move, returns that instead. */
async function markIn(target: DatabaseToMove): Promise<MoveMark | undefined> {
  try {
    await target.bringUpToDate();
    return undefined;
  } catch (error) {
    if (!(error instanceof StoreError && error.code === 'half-moved')) throw error;
    return target.database.run(({ moveMark }) => moveMark.read());
  }
}

function nextSteps({ source, target }: Move): string[] {
  return [
    `Next: set DATABASE_URL to the URL of ${target.place}, and start the bot.`,
    `${source.place} is as it was. Keep it until the bot runs well, but start no bot on it: it would go on with the same games.`,
  ];
}

function faults(lines: readonly string[], { source, target }: Move): string[] {
  return [
    `${target.place} is not the same as ${source.place}, and no bot will start on it. Different are:`,
    ...lines.slice(0, MAX_PRINTED),
    ...(lines.length > MAX_PRINTED ? [`and ${lines.length - MAX_PRINTED} more`] : []),
    `Give the same order again to copy everything anew.`,
  ];
}

/** Digest of a table: its number of rows, and a hash of the rows of each game; key `undefined` for rows without a game. */
interface Digest {
  rows: number;
  readonly hashes: Map<unknown, Buffer>;
}

/** Returns the differences between two databases, one line for each game and each table; none if the databases are equal. */
async function differences(move: Move): Promise<string[]> {
  const { source, target } = move;
  const lines: string[] = [];
  const games = new Map<unknown, TableName[]>();
  for (const table of TABLE_NAMES) {
    const sourceDigest = await digestOf(source, { ...move, table });
    const targetDigest = await digestOf(target, { ...move, table, adapt: unchangedRow });
    if (targetDigest.rows !== sourceDigest.rows)
      lines.push(`${table}: ${rowsText(sourceDigest.rows)} there, ${rowsText(targetDigest.rows)} here`);
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
  side: DatabaseToMove,
  options: Pick<Move, 'adapt' | 'batch' | 'say'> & { table: TableName },
): Promise<Digest> {
  const { table, batch: limit, adapt, say } = options;
  const { game } = TABLE_SHAPES[table];
  const progress = new Progress(say);
  const digest: Digest = { rows: 0, hashes: new Map() };
  for await (const { rows } of side.pages(table, { limit })) {
    digest.rows += rows.length;
    progress.print(`${table}: ${rowsText(digest.rows)} of ${side.place} read again`);
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
