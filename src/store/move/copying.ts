import type { AnyRow, TableName } from '../sql/any-rows.ts';
import type { MoveMark } from '../sql/move-mark.ts';
import { TABLE_NAMES, TABLE_SHAPES } from '../sql/table-shapes.ts';
import { MoveError } from './move-error.ts';
import type { DatabaseToMove } from './side.ts';

/** A move from one database to another, with its options. */
export interface Move {
  readonly source: DatabaseToMove;
  readonly target: DatabaseToMove;
  readonly adapt: Adapt;
  /** Number of rows that are read and written at once. */
  readonly batch: number;
  /** Prints a line about the progress. */
  readonly say: (line: string) => void;
  /** Called after every batch that was written. */
  readonly afterBatch: () => void;
}

/**
 * Marks the target as being filled from the source, so that every bot refuses it. Returns the mark. If an interrupted move can be
 * continued, because nobody can have changed the source since, the mark tells how far that move got.
 *
 * @param move.mark the mark of an interrupted move in the target
 * @throws MoveError when the target contains other data
 */
export async function markTarget(move: Move & { readonly mark: MoveMark | undefined }): Promise<MoveMark> {
  const { source, target, mark, say } = move;
  const { id: from } = await source.database.numbers();
  const newMark = { from, process: source.lease.id };
  if (!mark) await assertEmpty(target);
  else if (mark.from !== from) {
    throw new MoveError(
      `The database ${target.place} holds half of another database: finish moving that one, or name an empty one.`,
    );
  } else if (mark.process === source.lease.deadHolder) {
    if (mark.at) say(`Going on in the table ${mark.at.table}, where the move was broken off.`);
    return put(target, { ...mark, ...newMark });
  } else {
    say(`${source.place} may have changed since the move was broken off: copying all of it anew.`);
    await put(target, { from, process: null });
    await empty(move);
  }
  return put(target, newMark);
}

/** Copies all rows that the target lacks, table by table, then the counters of the database. */
export async function copyRows(move: Move, mark: MoveMark): Promise<void> {
  const { source, target } = move;
  const [counts, copied] = [await source.counts(), await target.counts()];
  for (const table of TABLE_NAMES) {
    const rows = counts.get(table)!;
    // Only the table of the mark can be copied in part; the others are complete or empty, in whatever order a version copies.
    const isCopied = table !== mark.at?.table && copied.get(table) === rows;
    if (!isCopied) await copyTable(move, { table, mark, rows });
  }
  await target.database.setNumbers(await source.database.numbers());
}

async function copyTable(
  move: Move,
  { table, mark, rows: all }: { table: TableName; mark: MoveMark; rows: number },
): Promise<void> {
  const { source, target, adapt, batch: limit, say, afterBatch } = move;
  const after = mark.at?.table === table ? mark.at.after : undefined;
  let copied = after ? await target.database.run(({ anyRows }) => anyRows.count(table)) : 0;
  let changed = 0;
  const progress = new Progress(say);
  for await (const { rows, last } of source.pages(table, { limit, after })) {
    const adapted = rows.map((row) => adapt(table, row));
    changed += adapted.filter((row, index) => row !== rows[index]).length;
    // Rows and mark are written together, so that no row is copied twice or left out, even after a power cut.
    await target.database.note(async ({ anyRows, moveMark }) => {
      await anyRows.insert(table, adapted);
      await moveMark.put({ ...mark, at: { table, after: last } });
    });
    copied += rows.length;
    afterBatch();
    progress.print(`${table}: ${copied.toLocaleString('en')} of ${rowsText(all)}`);
  }
  if (all > 0) say(`${table}: ${rowsText(copied)}`);
  if (changed > 0) {
    say(
      `${table}: ${rowsText(changed)} changed, as a server keeps no NUL character (now �) and no part of a millisecond`,
    );
  }
}

async function put(target: DatabaseToMove, mark: MoveMark): Promise<MoveMark> {
  await target.database.write(({ moveMark }) => moveMark.put(mark));
  return mark;
}

async function assertEmpty(target: DatabaseToMove): Promise<void> {
  const filled = [...(await target.counts())].filter(([, rows]) => rows > 0);
  if (filled.length === 0) return;
  const what = filled.map(([table, rows]) => `${table}: ${rowsText(rows)}`).join(', ');
  throw new MoveError(`The database ${target.place} is not empty (${what}): name one that is.`);
}

/** Deletes all rows, in an order that references allow. */
async function empty({ target, batch }: Move): Promise<void> {
  for (const table of [...TABLE_NAMES].reverse()) {
    while (await target.database.note(({ anyRows }) => anyRows.deleteSome(table, batch)));
  }
}

/** Converts a row into one that the target database can store; returns the row itself if it can. */
type Adapt = (table: TableName, row: AnyRow) => AnyRow;

/** Leaves rows as they are: for a target in a file (SQLite), which can store every value. */
export const unchangedRow: Adapt = (_table, row) => row;

/**
 * Adapts rows for a server (PostgreSQL), which can store no NUL characters, and no fractions in columns of integers. Earlier versions wrote times with
 * fractions of a millisecond to files.
 */
export const adaptedForServer: Adapt = (table, row) => {
  const changes: Record<string, unknown> = {};
  for (const [column, value] of Object.entries(row)) {
    if (typeof value === 'string' && value.includes('\0')) changes[column] = value.replaceAll('\0', '\uFFFD');
  }
  for (const column of TABLE_SHAPES[table].wholeNumbers) {
    const value = row[column];
    if (typeof value === 'number' && !Number.isInteger(value)) changes[column] = Math.ceil(value);
  }
  return Object.keys(changes).length === 0 ? row : { ...row, ...changes };
};

/** The shortest time between two lines about the same table, in milliseconds. */
const INTERVAL = 2_000;

/** Prints lines about the progress of a long task, at most one in `INTERVAL`. */
export class Progress {
  readonly #say: (line: string) => void;
  #printedAt = performance.now();

  constructor(say: (line: string) => void) {
    this.#say = say;
  }

  /** Prints a line, unless the last one was printed just before. */
  print(line: string): void {
    const now = performance.now();
    if (now - this.#printedAt < INTERVAL) return;
    this.#printedAt = now;
    this.#say(line);
  }
}

/** Returns a number of rows in words, such as "1 row" or "1,000 rows". */
export function rowsText(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'row' : 'rows'}`;
}
