import type { GameId, GameRecord, PageChange, PageRecord, PageState, PostToWrite } from '../records.ts';
import { standaloneCalls } from './calls.ts';
import type { Database } from './database.ts';
import type { Statements } from './statements.ts';

/** The pages of games in the browser. */
export function pagesIn(database: Database) {
  return {
    ...standaloneCalls(database, 'pages', { states: 'run' }),

    /** The page of a game; a game without a page gets an open one with the new key. */
    async ofGame(gameId: GameId, newKey: string): Promise<PageRecord> {
      const page = await database.run(({ pages }) => pages.ofGame(gameId));
      if (page) return page;
      return database.write(async ({ pages }) => {
        await pages.add({ gameId, key: newKey, isOpen: true });
        return (await pages.ofGame(gameId))!;
      }, `game ${gameId}`);
    },

    /** The game whose open page has a key, with the digest of its state. */
    game(key: string): Promise<({ readonly game: GameRecord } & Pick<PageState, 'digest'>) | undefined> {
      return database.read(async ({ games, pages }) => {
        const page = await pages.gameOf(key);
        const game = page && (await games.byId(page.gameId));
        return game && { game, digest: page.digest };
      });
    },

    /**
     * Opens or closes the page of a game, and writes posts. The page gets the new key, so that older links never work again. Writes
     * nothing if the page is already open or closed.
     */
    set(change: PageChange & { readonly gameId: GameId; readonly posts: readonly PostToWrite[] }): Promise<void> {
      const { gameId, isOpen, newKey, posts } = change;
      return database.write(async (tables) => {
        if ((await tables.pages.ofGame(gameId))?.isOpen === isOpen) return;
        await putPage(tables, gameId, { isOpen, newKey });
        await tables.posts.wish(posts, { gameId, seq: await tables.log.length(gameId) });
      }, `game ${gameId}`);
    },
  };
}

/** Opens or closes the page of a game under a new key, which ends the access of browsers to its seats. */
export async function putPage({ pages, seatAccess }: Statements, gameId: GameId, change: PageChange): Promise<void> {
  await pages.put({ gameId, key: change.newKey, isOpen: change.isOpen });
  await seatAccess.endOfGame(gameId);
}
