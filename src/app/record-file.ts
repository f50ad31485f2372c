import * as z from 'zod';
import { readJson } from '../core/json.ts';
import { makeRecord, type RecordedGame } from '../core/record.ts';
import type { Content } from '../core/rules.ts';
import type { AnyGame } from '../games/contract/game.ts';
import type { GameRecord } from '../store/records.ts';
import { type App, defaultGame, gameOf } from './app.ts';
import type { Table } from './table.ts';

/** Size limit for a record file, in bytes. The record of a whole game takes about a tenth of it. */
export const RECORD_LIMIT = 100 * 1024;

/** The names of the game and the tile set in a record; a value of another type is read as an unknown name. */
const namesSchema = z
  .object({
    ruleSet: z.string().catch(''),
    tileSet: z.object({ hash: z.string() }).catch({ hash: '' }),
  })
  .catch({ ruleSet: '', tileSet: { hash: '' } });

/**
 * The game and tile set that a record file names; undefined when it is not JSON. The default game stands for an unknown game.
 * The game's own tile set stands for an unknown one and for another game's. So every record can be checked for faults.
 */
export function readRecordFile(
  { games, library, tileSets }: Pick<App, 'games' | 'library' | 'tileSets'>,
  text: string,
): { readonly game: AnyGame; readonly content: Content } | undefined {
  const names = readJson(text, namesSchema);
  if (!names.ok) return undefined;
  const { ruleSet, tileSet } = names.value;
  const game = gameOf({ games }, ruleSet) ?? defaultGame({ games });
  const isOfOther = games.some((one) => one !== game && library.ownContent(one.ruleSet).hash === tileSet.hash);
  const content = (isOfOther ? undefined : tileSets.get(tileSet.hash)) ?? library.ownContent(game.ruleSet);
  return { game, content };
}

/** Makes the record of a game; for a running game without the order of the tiles left. */
export function recordOf({ record, game, content, setup, log }: Table): RecordedGame {
  const { order } = record.options;
  // A stopped game has not reached its end, but its pile is no longer secret.
  const reveal = record.status !== 'running';
  return makeRecord(game, { content, setup, log: log.map(({ entry }) => entry), order, reveal });
}

/** The text of a game's record file. */
export function recordText(table: Table): string {
  return `${JSON.stringify(recordOf(table), undefined, 2)}\n`;
}

/** The name of a game's record file. */
export function recordName({ id }: Pick<GameRecord, 'id'>): string {
  return `pirogue-game-${id}.json`;
}
