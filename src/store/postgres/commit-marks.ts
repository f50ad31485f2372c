import type { PoolClient } from 'pg';
import type { GameId } from '../records.ts';
import type { TransactionSubject } from '../sql/session.ts';

/** Creates the table in which every writing transaction leaves its mark. */
export const CREATE_COMMITS_TABLE =
  'create table if not exists commits (mark uuid primary key, at timestamptz not null default now())';

/** How long a process remembers its transactions, in milliseconds; no standby that takes over is further behind. */
const REMEMBERED_FOR = 10 * 60_000;

/** How long marks stay in the database: longer than any process looks for them. */
const KEPT_FOR = '1 hour';

/** A process deletes old marks whenever it has written this many. */
const BETWEEN_DELETIONS = 1_000;

/**
 * The statement that writes a mark in a transaction, if a condition is true.
 *
 * @param options.mayBeLost true if the commit of the transaction does not wait for the disk, so that a power cut may undo it
 */
export function markStatement(mark: string, { condition = 'true', mayBeLost = false } = {}): string {
  const settings = mayBeLost ? ` from set_config('synchronous_commit', 'off', true)` : '';
  return `insert into commits (mark) select '${mark}'::uuid${settings} where ${condition}`;
}

/**
 * Marks of transactions: random ids in the table `commits`. A mark is there if and only if its transaction was committed, also on
 * a standby that took over. Transaction ids prove less: the standby gives the ids of lost transactions to new ones.
 */
export class CommitMarks {
  /** Games of recent transactions that players were told of, by mark, the oldest first. */
  readonly #decisions = new Map<string, { readonly gameId: GameId; readonly at: number }>();
  #written = 0;

  /** Notes a committed transaction with its outcome; returns true when it is time to delete old marks. */
  note(mark: string, subject: TransactionSubject | undefined, outcome: unknown): boolean {
    const now = performance.now();
    for (const [oldMark, { at }] of this.#decisions) {
      if (now - at < REMEMBERED_FOR) break;
      this.#decisions.delete(oldMark);
    }
    // Only transactions that players were told of matter; the program repeats all others by itself.
    if (outcome === 'written' && subject?.startsWith('game '))
      this.#decisions.set(mark, { gameId: Number(subject.slice('game '.length)), at: now });
    return ++this.#written % BETWEEN_DELETIONS === 0;
  }

  /** True if a transaction was committed; waits while it is running. */
  async isCommitted(client: PoolClient, mark: string): Promise<boolean> {
    try {
      await client.query('begin');
      const { rowCount } = await client.query(`${markStatement(mark)} on conflict do nothing`);
      return rowCount === 0;
    } finally {
      // Rolled back, so that the mark of a lost transaction is not created here.
      await client.query('rollback');
    }
  }

  /** Games with transactions of this process that the database has lost. */
  async lost(client: PoolClient): Promise<GameId[]> {
    const { rows } = await client.query<{ mark: string }>(
      `select known.mark::text from unnest($1::uuid[]) as known(mark)
       where not exists (select from commits where commits.mark = known.mark)`,
      [[...this.#decisions.keys()]],
    );
    return [...new Set(rows.flatMap(({ mark }) => this.#decisions.get(mark)?.gameId ?? []))];
  }

  /** Forgets the transactions of games, after their tables were told of the loss. */
  forget(games: readonly GameId[]): void {
    for (const [mark, { gameId }] of this.#decisions) if (games.includes(gameId)) this.#decisions.delete(mark);
  }

  /** Deletes marks that no process looks for any more. */
  async prune(client: PoolClient): Promise<void> {
    await client.query(`delete from commits where at < now() - interval '${KEPT_FOR}'`);
  }
}
