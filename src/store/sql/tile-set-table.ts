import type { TileSetRecord } from '../records.ts';
import { placeholders } from './inserts.ts';
import { prepared } from './prepared.ts';
import type { Session } from './session.ts';

/** The tile sets of all games. No method begins a transaction. */
export function tileSetTable({ db, tables: { tileSets } }: Session) {
  const statements = prepared('tile set', {
    all: db.select().from(tileSets),
    put: db
      .insert(tileSets)
      .values(placeholders('hash', 'ruleSet', 'json'))
      .onConflictDoNothing(),
  });
  return {
    all: (): Promise<TileSetRecord[]> => statements.all(),

    /** Stores a tile set for the games that are started with it; does nothing if it is already stored. */
    put: (tileSet: TileSetRecord) => statements.put(tileSet),
  };
}
