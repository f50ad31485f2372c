import type { AnyGame } from '../../src/games/contract/game.ts';
import { GAMES } from '../../src/games/registry.ts';
import { paintMeanwhileOn } from '../support/painting.ts';
import { type Pirogue, type PirogueOptions, startPirogue } from '../support/pirogue.ts';
import { quilt } from './quilt.ts';

/** Starts the whole program with the toy game beside the games of the registry. */
export async function startHouseWithQuilt(options: PirogueOptions = {}): Promise<Pirogue> {
  paintMeanwhileOn(new URL('./quilt-thread.ts', import.meta.url));
  return startPirogue({ ...options, games: [...GAMES, quilt as AnyGame] });
}
