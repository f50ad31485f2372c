import * as z from 'zod';
import { readJson } from '../core/json.ts';
import type { Content } from '../core/rules.ts';
import type { AnyGame } from '../games/contract/game.ts';
import { type App, defaultGame, gameOf } from './app.ts';

/** Largest file that is read as a record, in bytes; the record of a whole game has about a tenth of it. */
export const RECORD_LIMIT = 100 * 1024;

/** The names in a record; whatever is no name counts as an unknown one. */
const namesSchema = z
  .object({
    ruleSet: z.string().catch(''),
    tileSet: z.object({ hash: z.string() }).catch({ hash: '' }),
  })
  .catch({ ruleSet: '', tileSet: { hash: '' } });

/**
 * The game and tile set that a record file names; undefined when it is not JSON. In place of an unknown game it is the default
 * game, in place of an unknown tile set, or another game's own one, the game's own: the record can then be checked and its faults told.
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
