import type { PoolClient } from 'pg';
import type { GameId } from '../records.ts';
import type { Subject } from '../sql/session.ts';

/** Makes the table in which every transaction that writes leaves a mark of its own. */
export const COMMITS =
  'create table if not exists commits (mark uuid primary key, at timestamptz not null default now())';

/** How long a process remembers what it has written, in milliseconds: no standby that takes over is further behind. */
const REMEMBERED_FOR = 10 * 60_000;

/** How long marks stay in the database: longer than any process may ask for them. */
const KEPT_FOR = '1 hour';

/** A process deletes old marks when it has written so many. */
const BETWEEN_DELETIONS = 1_000;

/** The statement that leaves a mark, as part of a transaction, where a condition is true. */
export function markStatement(mark: string, condition = 'true'): string {
  return `insert into commits (mark) select '${mark}'::uuid where ${condition}`;
}

/**
 * Marks of transactions. A mark is there if, and only if, its transaction is: also on a server that took over from another one,
 * which gives the numbers of lost transactions to others.
 */
export class CommitMarks {
  /** Games of recent transactions of which players were told, by mark, the oldest first. */
  readonly #decisions = new Map<string, { readonly gameId: GameId; readonly at: number }>();
  #written = 0;

  /** Notes that a transaction was committed, and what came of it; true when it is time to delete old marks. */
  note(mark: string, subject: Subject | undefined, outcome: unknown): boolean {
    const now = performance.now();
    for (const [known, { at }] of this.#decisions) {
      if (now - at < REMEMBERED_FOR) break;
      this.#decisions.delete(known);
    }
    // Only what players were told was done; all else is done again by itself.
    if (outcome === 'written' && subject?.startsWith('game '))
      this.#decisions.set(mark, { gameId: Number(subject.slice('game '.length)), at: now });
    return ++this.#written % BETWEEN_DELETIONS === 0;
  }

  /** Whether a transaction was committed; waits while it is under way. */
  async isCommitted(client: PoolClient, mark: string): Promise<boolean> {
    try {
      await client.query('begin');
      const { rowCount } = await client.query(`${markStatement(mark)} on conflict do nothing`);
      return rowCount === 0;
    } finally {
      // Or else it would be there when it is asked for again.
      await client.query('rollback');
    }
  }

  /** Games of which the database lacks something that this process has written. */
  async lost(client: PoolClient): Promise<GameId[]> {
    const { rows } = await client.query<{ mark: string }>(
      `select known.mark::text from unnest($1::uuid[]) as known(mark)
       where not exists (select from commits where commits.mark = known.mark)`,
      [[...this.#decisions.keys()]],
    );
    return [...new Set(rows.flatMap(({ mark }) => this.#decisions.get(mark)?.gameId ?? []))];
  }

  /** Forgets what was written of games, as their tables know that it is lost. */
  forget(games: readonly GameId[]): void {
    for (const [mark, { gameId }] of this.#decisions) if (games.includes(gameId)) this.#decisions.delete(mark);
  }

  /** Deletes marks that nobody asks for any more. */
  async prune(client: PoolClient): Promise<void> {
    await client.query(`delete from commits where at < now() - interval '${KEPT_FOR}'`);
  }
}
