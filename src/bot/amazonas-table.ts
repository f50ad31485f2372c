import type { Table } from '../app/table.ts';
import type { Amazonas, State, TileSet } from '../games/amazonas/rules/index.ts';
import type { Position } from '../games/game.ts';

/** The state of a table as Amazonas has it. */
export function stateOf({ fold }: Pick<Table, 'fold'>): State {
  return (fold as Position<Amazonas>['fold']).state;
}

/** The tile set of a table as Amazonas has it. */
export function setOf({ content }: Pick<Table, 'content'>): TileSet {
  return content as TileSet;
}
