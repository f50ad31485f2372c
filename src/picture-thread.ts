import { GAMES } from './games/registry.ts';
import { TILE_FOLDER } from './render/paint/memory.ts';
import { keepTilesIn } from './render/paint/sprite.ts';
import { startPainting } from './render/painting-tasks.ts';
import { threadProgram } from './workers/start-worker.ts';

/** Entry point of the painting thread. */
const program = threadProgram('picture');
// Of a program that runs from its sources, no file tells whether it still paints the same.
if (TILE_FOLDER && !program.pathname.endsWith('.ts')) keepTilesIn(TILE_FOLDER, program);
startPainting(GAMES);
