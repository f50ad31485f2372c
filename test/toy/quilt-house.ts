import { onTestFinished } from 'vitest';
import type { AnyGame } from '../../src/games/contract/game.ts';
import { GAMES } from '../../src/games/registry.ts';
import { PaintingThread } from '../../src/render/painting-thread.ts';
import { paintOn } from '../../src/render/pictures.ts';
import { type Pirogue, type PirogueOptions, startPirogue } from '../support/pirogue.ts';
import { quilt } from './quilt.ts';

/** Starts the whole program with the toy game beside the games of the registry. */
export async function startHouseWithQuilt(options: PirogueOptions = {}): Promise<Pirogue> {
  paintOn(new PaintingThread({ module: new URL('./quilt-thread.ts', import.meta.url) }));
  onTestFinished(() => paintOn(new PaintingThread()));
  return startPirogue({ ...options, games: [...GAMES, quilt as AnyGame] });
}
