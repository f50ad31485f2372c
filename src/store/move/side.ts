import { existsSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { openServed } from '../open-store.ts';
import type { AnyRow, RowKey, TableName } from '../sql/any-rows.ts';
import type { Database } from '../sql/database.ts';
import type { LeasedDatabase } from '../sql/leased-database.ts';
import { TABLE_NAMES, TABLE_SHAPES } from '../sql/table-shapes.ts';
import { fileOfUrl } from '../sqlite/store-url.ts';
import { isServerUrl } from '../store-url.ts';
import { MoveError } from './move-error.ts';

/** The source or the target of a move; no other process may hold its lease. */
export class DatabaseToMove {
  readonly #leased: LeasedDatabase;
  #database: Database | undefined;
  #isLost = false;
  /** True if `close` leaves the lease unreleased, as if this process had been killed. */
  isLeftBehind = false;

  private constructor(leased: LeasedDatabase) {
    this.#leased = leased;
  }

  /**
   * Opens the database of a URL.
   *
   * @throws StoreError or MoveError when the database cannot be used
   */
  static async open(url: string, { mustExist }: { readonly mustExist: boolean }): Promise<DatabaseToMove> {
    if (mustExist && !isServerUrl(url) && !existsSync(fileOfUrl(url))) {
      throw new MoveError(`There is no database ${fileOfUrl(url)}.`);
    }
    return new DatabaseToMove(await openServed(url));
  }

  /** Name of the database for the host. */
  get place(): string {
    return this.#leased.place;
  }

  /** The database; it can be used as soon as it has its tables. */
  get database(): Database {
    const lost = () => {
      throw this.#lostError();
    };
    this.#database ??= this.#leased.database({ lost, unreadable: () => undefined });
    return this.#database;
  }

  get keepsAnyValue(): boolean {
    return this.#leased.keepsAnyValue;
  }

  get lease(): LeasedDatabase['lease'] {
    return this.#leased.lease;
  }

  /** @throws MoveError when another living process has the lease */
  async takeLease(say: (line: string) => void): Promise<void> {
    const onWaiting = () => say(`${this.place}: looking for some 15 seconds whether who used it last is alive`);
    if (await this.lease.takeFromDead({ onWaiting })) return;
    throw new MoveError(`Another process uses the database ${this.place}: end it, then begin again.`);
  }

  /** Writes heartbeats from now on. */
  keepLease(): void {
    const onLost = () => {
      this.#isLost = true;
    };
    // `pages` checks before every batch that this process still has the lease.
    this.lease.keep({ onLost, onFailure: () => undefined });
  }

  /** Brings the tables up to date. */
  async bringUpToDate(): Promise<void> {
    await this.#leased.bringUpToDate();
  }

  /** @throws MoveError when another process has taken the lease */
  async assertHeld(): Promise<void> {
    if (this.#isLost || !(await this.lease.beat())) throw this.#lostError();
  }

  /** The number of rows of every table. */
  async counts(): Promise<ReadonlyMap<TableName, number>> {
    const counts = new Map<TableName, number>();
    for (const table of TABLE_NAMES) {
      counts.set(table, await this.database.run(({ anyRows }) => anyRows.count(table)));
    }
    return counts;
  }

  /** Yields the rows of a table in pages, from the start or after a key. */
  async *pages(
    table: TableName,
    { limit, after }: { limit: number; after?: RowKey | undefined },
  ): AsyncGenerator<Page> {
    for (let last = after; ; ) {
      if (this.#isLost) throw this.#lostError();
      const rows = await this.database.run(({ anyRows }) => anyRows.page(table, { after: last, limit }));
      if (rows.length === 0) return;
      last = TABLE_SHAPES[table].key.map((column) => rows.at(-1)![column]);
      yield { rows, last };
      // A file is read synchronously; this lets heartbeats be written between the pages.
      await nextTurn();
    }
  }

  /** Closes the database. If it is left behind, the lease is not released, and the next process finds its holder dead. */
  async close(): Promise<void> {
    if (this.isLeftBehind || this.#isLost) this.lease.leave();
    // If the server is away, the lease stays unreleased: the next process sees that this one has ended.
    else await this.lease.release([]).catch(() => this.lease.leave());
    await this.#leased.close();
  }

  #lostError(): MoveError {
    return new MoveError(`Another process has taken the database ${this.place}: end it, then begin again.`);
  }
}

/** Rows in the order of their keys, and the key of the last row. */
export interface Page {
  readonly rows: readonly AnyRow[];
  readonly last: RowKey;
}
