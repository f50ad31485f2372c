import { GAMES } from './games/registry.ts';
import { TILE_FOLDER } from './render/paint/memory.ts';
import { keepTilesIn } from './render/paint/sprite.ts';
import { takeOrders } from './render/picture-orders.ts';
import { threadProgram } from './workers/start-worker.ts';

/** Entry point of the painting thread. */
const program = threadProgram('picture');
// Of a program that runs from its sources, no file tells whether it still paints the same.
if (TILE_FOLDER && !program.pathname.endsWith('.ts')) keepTilesIn(TILE_FOLDER, program);
takeOrders(GAMES);
