import { sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { TileSetRecord } from '../records.ts';
import { tileSets } from './schema.ts';

/** The tile sets of all games. No method begins a transaction. */
export class TileSetTable {
  readonly #statements: ReturnType<typeof prepareStatements>;

  constructor(db: BetterSQLite3Database) {
    this.#statements = prepareStatements(db);
  }

  all(): TileSetRecord[] {
    return this.#statements.all.all();
  }

  put(tileSet: TileSetRecord): void {
    this.#statements.put.run({ ...tileSet });
  }
}

function prepareStatements(db: BetterSQLite3Database) {
  const { placeholder } = sql;
  return {
    all: db.select().from(tileSets).prepare(),
    put: db
      .insert(tileSets)
      .values({ hash: placeholder('hash'), ruleSet: placeholder('ruleSet'), json: placeholder('json') })
      .onConflictDoNothing()
      .prepare(),
  };
}
