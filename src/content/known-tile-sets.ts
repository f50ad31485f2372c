import type { Logger } from 'pino';
import type { App } from '../app/app.ts';
import type { Content } from '../core/rules.ts';
import type { Store } from '../store/store.ts';
import type { Library } from './content-library.ts';
import { earlierTileSets, parseTileSet } from './tile-sets.ts';

/** Tile sets by content hash. */
export type TileSets = Map<string, Content>;

/** Stores the tile sets of new games, and loads those of earlier games, also of other processes. */
export async function knownTileSets(store: Store, library: Library, log: Logger): Promise<TileSets> {
  const earlier = library.games.flatMap((game) => earlierTileSets(game));
  const tileSets: TileSets = new Map(earlier.map((set) => [set.hash, set]));
  for (const { ruleSet, set, json } of library.contents) {
    tileSets.set(set.hash, set);
    await store.tileSets.put({ hash: set.hash, ruleSet, json });
  }
  await learnTileSets(tileSets, { store, games: library.games, log });
  return tileSets;
}

/** Adds stored tile sets that are missing in `tileSets`, such as those of other processes. Logs sets that cannot be read. */
export async function learnTileSets(
  tileSets: TileSets,
  { store, games, log }: Pick<App, 'store' | 'games'> & { readonly log: Logger },
): Promise<void> {
  for (const stored of await store.tileSets.all()) {
    const game = games.find(({ ruleSet }) => ruleSet === stored.ruleSet);
    if (!game || tileSets.has(stored.hash)) continue;
    try {
      tileSets.set(stored.hash, parseTileSet(game, stored.json, `of earlier games (${stored.hash})`));
    } catch (error) {
      // Games with other tile sets can still be played.
      log.error({ err: error }, 'a tile set of earlier games cannot be used');
    }
  }
}
