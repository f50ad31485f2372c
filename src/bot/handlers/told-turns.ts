import { EventEmitter, once } from 'node:events';
import { LRUCache } from 'lru-cache';
import { type GameId, gameSubject, type PostRecord, type SubjectId } from '../../store/records.ts';

/** Games whose last told turn is remembered. A reply waits only for some seconds, so that no more are needed. */
const MAX_GAMES = 1_000;

/** The turns of games that public messages have told, for replies that such a message replaces. */
export class ToldTurns {
  /** The `seq` of the last sent message about a turn or an end, by the subject of the game. */
  readonly #told = new LRUCache<SubjectId, number>({ max: MAX_GAMES });
  readonly #sent = new EventEmitter().setMaxListeners(0);

  /** Notes a message that was sent. */
  readonly note = ({ subject, kind, seq }: PostRecord): void => {
    if (kind !== 'turn' && kind !== 'end') return;
    this.#told.set(subject, seq);
    this.#sent.emit(subject);
  };

  /**
   * Resolves with true once a message about a turn or the end of a game is sent for a log entry at or after the index `from`, or
   * with false if the signal is aborted before.
   */
  async waitUntilTold(gameId: GameId, from: number, signal: AbortSignal): Promise<boolean> {
    const subject = gameSubject(gameId);
    const isTold = () => (this.#told.get(subject) ?? -1) >= from;
    while (!isTold() && !signal.aborted) await once(this.#sent, subject, { signal }).catch(() => undefined);
    return isTold();
  }
}
