import type { App } from '../../src/app/app.ts';
import type { Table } from '../../src/app/table.ts';
import type { Amazonas } from '../../src/games/amazonas/rules/game-rules.ts';
import type { TileSet } from '../../src/games/amazonas/rules/tile-set.ts';
import type { Position } from '../../src/games/contract/position.ts';

/** A table at which Amazonas is played, with its state open. */
export type AmazonasTable = Omit<Table, keyof Position> & Position<Amazonas>;

/** Opens the state of a table at which Amazonas is played. */
export function asAmazonas(table: Table): AmazonasTable {
  return table as AmazonasTable;
}

/** The tile set with which an app starts new games of Amazonas. */
export function newTileSet({ library }: Pick<App, 'library'>): TileSet {
  return library.ownContent('amazonas') as TileSet;
}
