import type { TableName } from '../sql/any-rows.ts';
import type { Mark } from '../sql/move-mark.ts';
import { TABLE_NAMES } from '../sql/table-shapes.ts';
import type { Adapt } from './adapting.ts';
import { MoveError } from './move-error.ts';
import { Progress, rowsOf } from './progress.ts';
import type { Side } from './side.ts';

/** How a move goes on with its two databases. */
export interface Way {
  readonly source: Side;
  readonly target: Side;
  readonly adapt: Adapt;
  /** Rows that are read and written at once. */
  readonly batch: number;
  /** Tells how far it is, in one line. */
  readonly say: (line: string) => void;
  /** Called after every batch that was written. */
  readonly afterBatch: () => void;
}

/**
 * Notes in the target that it is being filled from the source, which makes every bot refuse it. Returns how far an earlier
 * move has come that was broken off, where nobody can have changed the source since then.
 *
 * @param way.mark what the target has noted so far
 * @throws MoveError when the target holds anything else
 */
export async function begin(way: Way & { readonly mark: Mark | undefined }): Promise<Mark> {
  const { source, target, mark, say } = way;
  const { id: from } = await source.database.numbers();
  const begun = { from, process: source.lease.id };
  if (!mark) await assertEmpty(target);
  else if (mark.from !== from) {
    throw new MoveError(
      `The database ${target.place} holds half of another database: finish moving that one, or name an empty one.`,
    );
  } else if (mark.process === source.lease.deadHolder) {
    if (mark.at) say(`Going on in the table ${mark.at.table}, where the move was broken off.`);
    return put(target, { ...mark, ...begun });
  } else {
    say(`${source.place} may have changed since the move was broken off: copying all of it anew.`);
    await put(target, { from, process: null });
    await empty(way);
  }
  return put(target, begun);
}

/** Copies all rows that the target does not have yet, with the numbers of the database, table by table. */
export async function copyRows(way: Way, mark: Mark): Promise<void> {
  const { source, target } = way;
  const [counts, copied] = [await source.counts(), await target.counts()];
  for (const table of TABLE_NAMES) {
    const rows = counts.get(table)!;
    // All tables but the one under way are there as a whole or not at all, in whatever order a version copies them.
    const isCopied = table !== mark.at?.table && copied.get(table) === rows;
    if (!isCopied) await copyTable(way, { table, mark, rows });
  }
  await target.database.setNumbers(await source.database.numbers());
}

async function copyTable(way: Way, of: { table: TableName; mark: Mark; rows: number }): Promise<void> {
  const { source, target, adapt, batch: limit, say, afterBatch } = way;
  const { table, mark, rows: all } = of;
  const after = mark.at?.table === table ? mark.at.after : undefined;
  let copied = after ? await target.database.run(({ anyRows }) => anyRows.count(table)) : 0;
  let changed = 0;
  const progress = new Progress(say);
  for await (const { rows, last } of source.pages(table, { limit, after })) {
    const adapted = rows.map((row) => adapt(table, row));
    changed += adapted.filter((row, index) => row !== rows[index]).length;
    // With the mark, so that no row is copied twice or left out. What a power cut undoes is copied again.
    await target.database.note(async ({ anyRows, moveMark }) => {
      await anyRows.insert(table, adapted);
      await moveMark.put({ ...mark, at: { table, after: last } });
    });
    copied += rows.length;
    afterBatch();
    progress.at(`${table}: ${copied.toLocaleString('en')} of ${rowsOf(all)}`);
  }
  if (all > 0) say(`${table}: ${rowsOf(copied)}`);
  if (changed > 0) {
    say(
      `${table}: ${rowsOf(changed)} changed, as a server keeps no NUL character (now �) and no part of a millisecond`,
    );
  }
}

async function put(target: Side, mark: Mark): Promise<Mark> {
  await target.database.write(({ moveMark }) => moveMark.put(mark));
  return mark;
}

async function assertEmpty(target: Side): Promise<void> {
  const found = [...(await target.counts())].filter(([, rows]) => rows > 0);
  if (found.length === 0) return;
  const what = found.map(([table, rows]) => `${table}: ${rowsOf(rows)}`).join(', ');
  throw new MoveError(`The database ${target.place} is not empty (${what}): name one that is.`);
}

/** Deletes all rows, in an order that references allow. */
async function empty({ target, batch }: Way): Promise<void> {
  for (const table of [...TABLE_NAMES].reverse()) {
    while (await target.database.note(({ anyRows }) => anyRows.deleteSome(table, batch)));
  }
}
