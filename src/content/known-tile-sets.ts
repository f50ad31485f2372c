import type { Logger } from 'pino';
import type { App } from '../app/app.ts';
import type { Content } from '../core/rules.ts';
import type { AnyGame } from '../games/contract/game.ts';
import type { Store } from '../store/store.ts';
import type { Library } from './content-library.ts';
import { earlierTileSets, parseTileSet } from './tile-sets.ts';

/**
 * Tile sets by content hash. Those of earlier versions are read only when they are first needed, as most databases never need
 * them and reading them would delay the start.
 */
export class TileSets {
  readonly #sets = new Map<string, Content>();
  #withEarlier: readonly AnyGame[];

  constructor(games: readonly AnyGame[]) {
    this.#withEarlier = games;
  }

  get(hash: string): Content | undefined {
    if (!this.#sets.has(hash)) this.#readEarlier();
    return this.#sets.get(hash);
  }

  set(hash: string, set: Content): void {
    this.#sets.set(hash, set);
  }

  #readEarlier(): void {
    const games = this.#withEarlier;
    this.#withEarlier = [];
    for (const set of games.flatMap((game) => earlierTileSets(game))) this.set(set.hash, set);
  }
}

/** Stores the tile sets of new games, and loads those of earlier games, also of other processes. */
export async function knownTileSets(store: Store, library: Library, log: Logger): Promise<TileSets> {
  const tileSets = new TileSets(library.games);
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
    if (!game || tileSets.get(stored.hash)) continue;
    try {
      tileSets.set(stored.hash, parseTileSet(game, stored.json, `of earlier games (${stored.hash})`));
    } catch (error) {
      // Games with other tile sets can still be played.
      log.error({ err: error }, 'a tile set of earlier games cannot be used');
    }
  }
}
