import type { ActsToWrite, GameId, GuardedWrite, NoticesWanted, StoredEntry, WriteOutcome } from '../records.ts';
import type { Body, Database } from './database.ts';
import { NotUnique } from './not-unique.ts';
import type { Statements } from './statements.ts';

/** Tables whose unique keys reveal two concurrent writers to one game or channel. */
const GUARDING_TABLES: ReadonlySet<string> = new Set(['games', 'log', 'acts']);

/** A guarded write with the data that is written together with it. */
interface Write extends GuardedWrite {
  readonly entries?: readonly StoredEntry[];
  readonly acts?: ActsToWrite;
  readonly notices?: NoticesWanted;
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
  const { gameId, entries = [], acts, notices } = write;
  return withRaceOutcomes(database, gameId, async (tables) => {
    // First of all: a repeated interaction also has the old revision.
    const before = await tables.guard.begin(write);
    if (typeof before === 'string') throw new Undone(before);
    if (acts && acts.from !== before.acts) throw new Undone('conflict');
    const { at, length: seq, isReminded } = before;
    const outcome = await body(tables, { ...write, at }, seq);
    if (outcome !== 'written') throw new Undone(outcome);
    if (acts) await tables.acts.insert(acts, { gameId, seq, at });
    const posts = write.posts.filter((post) => isReminded || post.type !== 'delete' || post.kind !== 'reminder');
    const sent = await tables.posts.wish(posts, { gameId, seq, at });
    const told = sent.findLast(({ kind }) => kind === 'turn' || kind === 'end');
    const due = told && notices?.of(before.spectators(notices.turn));
    if (!due) return outcome;
    await tables.spectators.tell(gameId, due, { postId: told.id, length: seq + entries.length });
    if (before.quietTurns.some((turn) => turn < due.firstTurn)) await tables.quiets.dropBefore(gameId, due.firstTurn);
    return outcome;
  });
}

/** Undoes the transaction of a write that is not to be made. */
class Undone extends Error {
  readonly outcome: WriteOutcome;

  constructor(outcome: WriteOutcome) {
    super();
    this.outcome = outcome;
  }
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
    if (error instanceof Undone) return error.outcome;
    if (error instanceof NotUnique && error.table === 'causes') return 'duplicate';
    if (error instanceof NotUnique && GUARDING_TABLES.has(error.table)) return 'conflict';
    throw error;
  }
}
