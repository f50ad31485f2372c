import type { ActsToWrite, GameId, GuardedWrite, NoticesToWrite, StoredEntry, WriteOutcome } from '../records.ts';
import type { Body, Database } from './database.ts';
import { NotUnique } from './not-unique.ts';
import type { Statements } from './statements.ts';

/** Tables whose unique keys reveal two concurrent writers to one game or channel. */
const GUARDING_TABLES: ReadonlySet<string> = new Set(['games', 'log', 'acts']);

/** A guarded write with the data that is written together with it. */
interface Write extends GuardedWrite {
  readonly entries?: readonly StoredEntry[];
  readonly acts?: ActsToWrite;
  readonly notices?: NoticesToWrite;
}

/**
 * Runs a guarded write: applies each cause only once, and writes cause, acts, posts and notices in the transaction of `body`.
 *
 * @param body writes the rest; `length` is the length of the log before
 */
export function guardedWrite<Guarded extends Write>(
  database: Database,
  write: Guarded,
  body: (tables: Statements, write: Guarded, length: number) => Promise<Exclude<WriteOutcome, 'duplicate'>>,
): Promise<WriteOutcome> {
  const { gameId, cause, entries = [], acts, posts, notices } = write;
  return withRaceOutcomes(database, gameId, async (tables) => {
    const before = await tables.guard.before(write);
    // Checked before the revision: a repeated interaction also has the old revision.
    if (before.isRepeated) return 'duplicate';
    if (acts && acts.from !== before.acts) return 'conflict';
    const { at, length: seq } = before;
    const outcome = await body(tables, { ...write, at }, seq);
    if (outcome !== 'written') return outcome;
    if (acts) await tables.acts.insert(acts, { gameId, seq, at });
    await tables.games.noteCause(gameId, cause, at);
    const sent = await tables.posts.wish(posts, { gameId, seq, at });
    const told = sent.findLast(({ kind }) => kind === 'turn' || kind === 'end');
    if (notices && told) {
      await tables.spectators.tell(gameId, notices, { postId: told.id, length: seq + entries.length });
      await tables.quiets.dropBefore(gameId, notices.firstTurn);
    }
    return outcome;
  });
}

/**
 * Runs a transaction that reads and then writes. If another process writes in between, the violated unique keys are converted into
 * the outcome that a later read would have had.
 */
export async function withRaceOutcomes(
  database: Database,
  gameId: GameId,
  body: Body<WriteOutcome>,
): Promise<WriteOutcome> {
  try {
    return await database.write(body, `game ${gameId}`);
  } catch (error) {
    if (error instanceof NotUnique && error.table === 'causes') return 'duplicate';
    if (error instanceof NotUnique && GUARDING_TABLES.has(error.table)) return 'conflict';
    throw error;
  }
}
