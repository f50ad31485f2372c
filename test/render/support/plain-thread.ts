import { startPainting } from '../../../src/render/painting-tasks.ts';
import { PLAIN } from './plain-game.ts';

/** The thread that paints, for another list of games. */
startPainting([PLAIN]);
