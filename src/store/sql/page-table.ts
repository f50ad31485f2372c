import { count, eq, sql } from 'drizzle-orm';
import { sha256 } from '../../core/digest.ts';
import type { GameId, PageRecord, PageState } from '../records.ts';
import { rowsOfAbsences } from './clock-table.ts';
import { rowsOfOutages } from './heartbeat.ts';
import { placeholders, upsert } from './inserts.ts';
import { namesOfSeats } from './people-table.ts';
import { prepared } from './prepared.ts';
import type { Session } from './session.ts';

/** The pages of games in the browser. No method begins a transaction. */
export function pageTable(session: Session) {
  const {
    db,
    tables: { acts, games, pages },
    dialect,
  } = session;
  const { placeholder } = sql;
  const gameId = placeholder('gameId');
  const unrevised = {
    names: namesOfSeats(session),
    ends: games.shownEnds,
    acts: sql<unknown>`(select ${count()} from ${acts} where ${acts.gameId} = ${pages.gameId})`,
    absences: rowsOfAbsences(session, pages.gameId),
    outages: rowsOfOutages(session),
  };
  const statements = prepared('page', {
    ofGame: db.select().from(pages).where(eq(pages.gameId, gameId)),
    add: db
      .insert(pages)
      .values(placeholders('gameId', 'key', 'isOpen'))
      .onConflictDoNothing({ target: pages.gameId }),
    put: upsert(db, pages, { key: ['gameId'], columns: ['key', 'isOpen'] }),
    gameOf: db
      .select({ gameId: pages.gameId, ...unrevised })
      .from(pages)
      .innerJoin(games, eq(games.id, pages.gameId))
      .where(sql`${pages.key} = ${placeholder('key')} and ${pages.isOpen}`),
    states: db
      .select({ key: pages.key, revision: games.revision, ...unrevised })
      .from(pages)
      .innerJoin(games, eq(games.id, pages.gameId))
      .where(sql`${pages.key} in ${dialect.texts(placeholder('keys'))} and ${pages.isOpen}`),
  });
  return {
    ofGame: async (gameId: GameId): Promise<PageRecord | undefined> => (await statements.ofGame({ gameId }))[0],

    /** Adds the page of a game; does nothing if it has one. */
    add: ({ gameId, key, isOpen }: PageRecord) => statements.add({ gameId, key, isOpen }),

    /** Stores the page of a game in place of an earlier one. */
    put: ({ gameId, key, isOpen }: PageRecord) => statements.put({ gameId, key, isOpen }),

    /** The id of the game whose open page has a key, with the digest of its state. */
    async gameOf(key: string): Promise<(Pick<PageRecord, 'gameId'> & Pick<PageState, 'digest'>) | undefined> {
      const [row] = await statements.gameOf({ key });
      return row && { gameId: row.gameId, digest: digestOf(row) };
    },

    /** The states of the games whose open pages have these keys, by key; other keys are left out. */
    async states(keys: readonly string[]): Promise<Map<string, PageState>> {
      const rows = await statements.states({ keys: JSON.stringify(keys) });
      return new Map(rows.map((row) => [row.key, { revision: row.revision, digest: digestOf(row) }]));
    },
  };
}

/** What a page shows that changes without a new revision. */
interface UnrevisedState extends Readonly<Record<'names' | 'absences' | 'outages', string>> {
  readonly ends: string | null;
  readonly acts: unknown;
}

/** The shortest digest of what changes without a new revision that two states of a game hardly share. */
function digestOf({ names, ends, acts, absences, outages }: UnrevisedState): string {
  return sha256(JSON.stringify([names, ends, acts, absences, outages])).slice(0, 8);
}
