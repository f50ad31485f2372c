import { lastFinishedTurn } from '../../app/finished-turns.ts';
import type { Table } from '../../app/table.ts';
import type { Names, PlayerNames } from '../people.ts';

/** Names by seat: now, and in the last turn. */
export interface SceneNames {
  readonly now: Names;
  readonly lastTurn: Names;
}

/** Names of the players now and in the last turn of a table. */
export function sceneNames(table: Table, people: PlayerNames): SceneNames {
  const now = people.atEntry(table.log.length);
  const last = lastFinishedTurn(table);
  return { now, lastTurn: last ? people.atEntry(last.entry) : now };
}
