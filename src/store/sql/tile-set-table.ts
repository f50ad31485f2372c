import { sql } from 'drizzle-orm';
import type { TileSetRecord } from '../records.ts';
import { prepared } from './prepared.ts';
import type { Session } from './session.ts';

/** The tile sets of all games. No method begins a transaction. */
export class TileSetTable {
  readonly #statements: ReturnType<typeof prepareStatements>;

  constructor(session: Session) {
    this.#statements = prepareStatements(session);
  }

  async all(): Promise<TileSetRecord[]> {
    return await this.#statements.all();
  }

  /** Stores a tile set for the games that are started with it; does nothing if it is already stored. */
  async put(tileSet: TileSetRecord): Promise<void> {
    await this.#statements.put({ ...tileSet });
  }
}

function prepareStatements({ db, tables: { tileSets } }: Session) {
  const { placeholder } = sql;
  return prepared('tile set', {
    all: db.select().from(tileSets),
    put: db
      .insert(tileSets)
      .values({ hash: placeholder('hash'), ruleSet: placeholder('ruleSet'), json: placeholder('json') })
      .onConflictDoNothing(),
  });
}
