import type * as Photostructure from '@photostructure/sqlite';
import type Sqlite from 'better-sqlite3';

/** SQLite's primary result codes, by number from 1 on. */
const CODES =
  'ERROR INTERNAL PERM ABORT BUSY LOCKED NOMEM READONLY INTERRUPT IOERR CORRUPT NOTFOUND FULL CANTOPEN PROTOCOL EMPTY SCHEMA TOOBIG CONSTRAINT MISMATCH MISUSE NOLFS AUTH FORMAT RANGE NOTADB'.split(
    ' ',
  );

/** SQLite's messages for the result codes that the store distinguishes, as errors of `all` have only a message. */
const WORDS: readonly (readonly [code: string, words: RegExp])[] = [
  ['BUSY', /^database is locked/],
  ['LOCKED', /^database table is locked/],
  ['READONLY', /^attempt to write a readonly database/],
  ['IOERR', /^disk I\/O error/],
  ['CORRUPT', /^database disk image is malformed/],
  ['FULL', /^database or disk is full/],
  ['CANTOPEN', /^unable to open database file/],
  ['PERM', /^access permission denied/],
  ['AUTH', /^(authorization denied|not authorized)/],
  ['NOTADB', /^file is not a database/],
  ['CONSTRAINT', /constraint failed/],
];

/** An error of the driver; some have no `errcode`. */
interface NativeError extends Error {
  readonly code?: string;
  /** Extended result code of SQLite. */
  readonly errcode?: number;
}

/** An error with the name of better-sqlite3's class. */
class SqliteError extends Error {
  override readonly name = 'SqliteError';

  /** @param code primary result code of SQLite, such as `SQLITE_BUSY` */
  constructor(
    message: string,
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/**
 * Adapts @photostructure/sqlite, which has the interface of Node.js's own driver, to the part of better-sqlite3's interface that
 * the store uses. Its errors have SQLite's primary codes instead of extended ones. One function, as its class extends a class of
 * a driver that may not be installed.
 */
export function standInDriver({ DatabaseSync, enhance }: typeof Photostructure): typeof Sqlite {
  // Missing in the package's types.
  const native = DatabaseSync.prototype as unknown as {
    backup(file: string, options: Photostructure.BackupOptions): Promise<number>;
  };
  class Connection extends DatabaseSync {
    static readonly SqliteError = SqliteError;
    readonly name: string;
    readonly #readonly: boolean;

    /** @param options.timeout milliseconds that a statement waits for another process's lock; 5,000 by default */
    constructor(name: string, { readonly = false, timeout = 5000 }: Sqlite.Options = {}) {
      super(name, { readOnly: readonly, timeout, open: false });
      this.name = name;
      this.#readonly = readonly;
      translating(() => this.open());
      // Adds `pragma`, `transaction`, `pluck` and `raw`, which use the methods below.
      enhance(this);
    }

    get inTransaction(): boolean {
      return this.isTransaction;
    }

    override prepare(sql: string) {
      const statement = translating(() => super.prepare(sql));
      for (const method of ['run', 'get', 'all'] as const) {
        const plain = statement[method].bind(statement);
        // better-sqlite3 treats a missing value as null.
        const value = (...values: unknown[]) => translating(() => plain(...values.map((one) => one ?? null)));
        Object.defineProperty(statement, method, { value, configurable: true });
      }
      return statement;
    }

    override exec(sql: string): void {
      translating(() => super.exec(sql));
    }

    /** Copies in one step, on a thread of libuv. */
    async backup(file: string): Promise<void> {
      try {
        await native.backup.call(this, file, { rate: -1 });
      } catch (error) {
        throw translated(error);
      }
    }

    /**
     * The driver keeps the file open until its last statement is garbage-collected, or its thread ends. So locks of the
     * connection are released before, and the write-ahead log is removed if nobody else has the file open.
     */
    override close(): void {
      if (!this.isOpen) return;
      if (this.isTransaction) super.exec('ROLLBACK');
      try {
        if (!this.#readonly) super.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = DELETE');
      } catch {
        // Others have it open, or it is no database.
      }
      super.close();
    }
  }
  return Connection as unknown as typeof Sqlite;
}

function translating<Value>(body: () => Value): Value {
  try {
    return body();
  } catch (error) {
    throw translated(error);
  }
}

/** Converts an error of SQLite into one of better-sqlite3; returns others unchanged. */
function translated(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, errcode, message } = error as NativeError;
  if (code !== 'ERR_SQLITE_ERROR') return error;
  const name =
    errcode === undefined ? WORDS.find(([, words]) => words.test(message))?.[0] : CODES[(errcode & 0xff) - 1];
  return new SqliteError(message, `SQLITE_${name ?? 'ERROR'}`, { cause: error });
}
