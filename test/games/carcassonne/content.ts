import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import type { TileSet } from '../../../src/games/carcassonne/rules/tile-set.ts';
import { readContentFiles } from '../../../src/games/contract/content-files.ts';

/** All tiles and maps of Carcassonne. */
export const CONTENT: TileSet = (() => {
  const loaded = carcassonne.loadContent(readContentFiles(carcassonne));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.failure));
  return loaded.value;
})();
