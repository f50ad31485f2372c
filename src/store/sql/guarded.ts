import type { ActsToWrite, GameId, GuardedWrite, NoticesToWrite, WriteOutcome } from '../records.ts';
import type { Body, Database } from './database.ts';
import { NotUnique } from './not-unique.ts';
import type { Statements } from './statements.ts';

/** Tables in which two writers to one game, or of one channel, would write the same row. */
const GUARDING: ReadonlySet<string> = new Set(['games', 'log', 'acts']);

/** Applies each cause once, and writes cause, acts, posts and notices in the transaction of `body`. */
export function guarded<
  Write extends GuardedWrite & { readonly acts?: ActsToWrite; readonly notices?: NoticesToWrite },
>(
  database: Database,
  write: Write,
  body: (on: Statements, write: Write) => Promise<Exclude<WriteOutcome, 'duplicate'>>,
): Promise<WriteOutcome> {
  const { gameId, cause, acts, posts, notices } = write;
  return raced(database, gameId, async (on) => {
    // A clock that is behind would write what has long begun.
    const { now: at } = await on.heartbeat.timeAt(write.at);
    // Checked before the revision: a repeated interaction also has the old revision.
    if ((await on.games.gameOfCause(cause)) !== undefined) return 'duplicate';
    if (acts && acts.from !== (await on.acts.count(gameId))) return 'conflict';
    const seq = await on.log.length(gameId);
    const outcome = await body(on, { ...write, at });
    if (outcome !== 'written') return outcome;
    if (acts) await on.acts.insert(acts, { gameId, seq, at });
    await on.games.noteCause(gameId, cause, at);
    const sent = await on.posts.wish(posts, { gameId, seq, at });
    const told = sent.findLast(({ kind }) => kind === 'turn' || kind === 'end');
    if (notices && told) {
      await on.spectators.tell(gameId, notices, { postId: told.id, length: await on.log.length(gameId) });
      await on.quiets.dropBefore(gameId, notices.firstTurn);
    }
    return outcome;
  });
}

/**
 * Writes what was looked at first: where another process writes between the look and the write, the keys of the tables tell
 * so, and the outcome is the one to which a later look would have led.
 */
export async function raced(database: Database, gameId: GameId, body: Body<WriteOutcome>): Promise<WriteOutcome> {
  try {
    return await database.write(body, `game ${gameId}`);
  } catch (error) {
    if (error instanceof NotUnique && error.table === 'causes') return 'duplicate';
    if (error instanceof NotUnique && GUARDING.has(error.table)) return 'conflict';
    throw error;
  }
}
