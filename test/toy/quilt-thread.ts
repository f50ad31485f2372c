import type { AnyGame } from '../../src/games/contract/game.ts';
import { GAMES } from '../../src/games/registry.ts';
import { startPainting } from '../../src/render/painting-tasks.ts';
import { quilt } from './quilt.ts';

/** The thread that paints, in a house that has the toy game, too. */
startPainting([...GAMES, quilt as AnyGame]);
