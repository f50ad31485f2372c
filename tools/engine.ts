import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chooseTurn, DEFAULT_BUDGET } from '../src/computer/choose-turn.ts';
import { UsageError } from './command-line.ts';
import { gameNamed, tileSetOf } from './games.ts';

/** What plays games: the computers of this version of the program, or of another. */
export interface Engine {
  readonly gameNamed: typeof gameNamed;
  readonly tileSetOf: typeof tileSetOf;
  readonly chooseTurn: typeof chooseTurn;
  readonly usualBudget: typeof DEFAULT_BUDGET;
}

/** This version. */
export const OWN_ENGINE: Engine = { gameNamed, tileSetOf, chooseTurn, usualBudget: DEFAULT_BUDGET };

/**
 * The version in the folder of another checkout.
 *
 * @throws UsageError when there is none
 */
export async function engineAt(folder: string): Promise<Engine> {
  const [games, turns, actions] = [
    'tools/games.ts',
    'src/computer/choose-turn.ts',
    // Versions before that one choose a turn action by action.
    'src/computer/choose-action.ts',
  ].map((file) => resolve(folder, file));
  const choosing = [turns!, actions!].find((file) => existsSync(file));
  if (!existsSync(games!) || !choosing) throw new UsageError(`there is no Pirogue in "${folder}"`);
  const found = { ...(await import(pathToFileURL(games!).href)), ...(await import(pathToFileURL(choosing).href)) };
  const chooseTurn = found.chooseTurn ?? ((of: Parameters<typeof found.chooseAction>[0]) => [found.chooseAction(of)]);
  // Earlier versions called it USUAL_BUDGET.
  const usualBudget = found.DEFAULT_BUDGET ?? found.USUAL_BUDGET;
  return { gameNamed: found.gameNamed, tileSetOf: found.tileSetOf, chooseTurn, usualBudget };
}
