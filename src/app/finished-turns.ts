import type { GameTypes } from '../core/rules.ts';
import type { UserId } from '../store/records.ts';
import { resignedSeats } from './acts.ts';
import { playerAt } from './seat-players.ts';
import { seatOf, type Table } from './table.ts';

type Event = GameTypes['event'];

/** A turn that is over: its seat and its events. */
export interface FinishedTurn {
  readonly seat: number;
  /** Index of the log entry that ended it. */
  readonly entry: number;
  readonly events: readonly Event[];
}

/**
 * The turns that are over, the first one first; at the end of a game the last one has the final scoring. A draw that found
 * nothing to place and so ended the game belongs to the turn before it.
 */
export function finishedTurns({ fold }: Pick<Table, 'fold'>): readonly FinishedTurn[] {
  const finished: { seat: number; entry: number; events: Event[] }[] = [];
  let open: (typeof finished)[number] | undefined;
  for (const { seat, entry, events } of fold.actions) {
    open ??= { seat, entry, events: [] };
    open.entry = entry;
    open.events.push(...events);
    if (!events.some(({ type }) => type === 'turn-started' || type === 'ended')) continue;
    const placed = open.events.some(({ type }) => type === 'placed');
    const before = finished.at(-1);
    if (placed || !before) finished.push(open);
    else before.events.push(...open.events);
    open = undefined;
  }
  return finished;
}

/** The turn that was finished last; undefined in the first turn. */
export function lastFinishedTurn(table: Pick<Table, 'fold'>): FinishedTurn | undefined {
  return finishedTurns(table).at(-1);
}

/** The turns that ended with a log entry from `entry` on; if none did, only the last turn. */
export function turnsFinishedSince(table: Pick<Table, 'fold'>, entry: number): readonly FinishedTurn[] {
  const finished = finishedTurns(table);
  const since = finished.filter((turn) => turn.entry >= entry);
  return since.length > 0 ? since : finished.slice(-1);
}

/** The number of the last turn that a user has finished; undefined for spectators and before their first one. */
export function lastOwnTurn(table: Table, userId: UserId): number | undefined {
  const seat = seatOf(table.record, userId);
  const isOwn = (turn: FinishedTurn) => turn.seat === seat && playerAt(table.record, seat, turn.entry) === userId;
  const turn = finishedTurns(table).findLastIndex(isOwn) + 1;
  return turn === 0 ? undefined : turn;
}

/** The number of the last turn that a seat has finished, whoever had it; undefined before its first one. */
export function lastTurnOfSeat(table: Pick<Table, 'fold'>, seat: number): number | undefined {
  const turn = finishedTurns(table).findLastIndex((one) => one.seat === seat) + 1;
  return turn === 0 ? undefined : turn;
}

/** Why a rule played a turn that is over, or that a computer did, as it was lent; undefined for a turn of its player. */
export function standInOf(
  table: Pick<Table, 'record' | 'fold' | 'log'>,
  { seat, entry }: FinishedTurn,
): 'left' | 'skipped' | 'lent' | undefined {
  const { record, log } = table;
  const before = record.acts.filter(({ seq }) => seq <= entry);
  if (resignedSeats({ acts: before }).has(seat)) return 'left';
  const played = before.findLast(
    ({ act }) => (act.type === 'turn-skipped' || act.type === 'turn-lent') && act.seat === seat,
  );
  if (!played) return undefined;
  const first = finishedTurns(table).find((turn) => turn.seat === seat && turn.entry >= played.seq);
  const isPlayedAgain = log.slice(played.seq, entry).some((one) => one.entry.type === 'takeback');
  if (first?.entry !== entry || isPlayedAgain) return undefined;
  return played.act.type === 'turn-lent' ? 'lent' : 'skipped';
}

/** The takebacks that players decided alone since something was revealed last: the seat and the index of the log entry of each. */
export function takebacksThisTurn({ game, fold, log, record }: Table): { seat: number; entry: number }[] {
  const from = fold.actions.findLast(({ events }) => game.reveals(events))?.entry ?? 0;
  // What a moderator took back, or a player with the consent of all others, is told by the act.
  const byAct = new Set(
    record.acts.flatMap(({ act, seq }) =>
      act.type === 'undone-by-moderator' ? [seq] : act.type === 'turn-taken-back' ? [seq, seq + 1] : [],
    ),
  );
  return log
    .slice(from)
    .flatMap(({ entry, seq }) =>
      entry.type === 'takeback' && !byAct.has(seq) ? [{ seat: entry.seat, entry: seq }] : [],
    );
}
