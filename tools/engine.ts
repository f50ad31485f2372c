import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chooseAction, USUAL_BUDGET } from '../src/computer/choose-action.ts';
import { UsageError } from './command-line.ts';
import { gameNamed, tileSetOf } from './games.ts';

/** What plays games: the computers of this version of the program, or of another. */
export interface Engine {
  readonly gameNamed: typeof gameNamed;
  readonly tileSetOf: typeof tileSetOf;
  readonly chooseAction: typeof chooseAction;
  readonly usualBudget: typeof USUAL_BUDGET;
}

/** This version. */
export const OWN_ENGINE: Engine = { gameNamed, tileSetOf, chooseAction, usualBudget: USUAL_BUDGET };

/**
 * The version in the folder of another checkout.
 *
 * @throws UsageError when there is none
 */
export async function engineAt(folder: string): Promise<Engine> {
  const [games, choosing] = ['tools/games.ts', 'src/computer/choose-action.ts'].map((file) => resolve(folder, file));
  if (!existsSync(games!) || !existsSync(choosing!)) throw new UsageError(`there is no Pirogue in "${folder}"`);
  const found = { ...(await import(pathToFileURL(games!).href)), ...(await import(pathToFileURL(choosing!).href)) };
  return { ...found, usualBudget: found.USUAL_BUDGET } as Engine;
}
