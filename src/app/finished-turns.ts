import type { GameTypes } from '../core/rules.ts';
import type { UserId } from '../store/records.ts';
import { playerAt, resignedSeats, seatOf } from './acts.ts';
import type { Table } from './table.ts';

type Event = GameTypes['event'];

/** A turn that is over. */
export interface FinishedTurn {
  readonly seat: number;
  /** Index of the log entry that ended the turn. */
  readonly entry: number;
  readonly events: readonly Event[];
}

/**
 * The finished turns, in order. After the end of a game the last turn contains the final scoring. A draw that ended the game,
 * as no tile could be placed, belongs to the turn before it.
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

/**
 * The current turn as far as it has been played, if another seat moves or has moved in it; undefined for any other turn, and
 * before its first action.
 */
export function sharedTurn({ fold, progress }: Pick<Table, 'fold' | 'progress'>): FinishedTurn | undefined {
  const isEnd = ({ type }: Event) => type === 'turn-started' || type === 'ended';
  const ended = fold.actions.findLastIndex(({ events }) => events.some(isEnd));
  const actions = fold.actions.slice(ended + 1);
  const isShared = progress.turnSeat !== undefined || actions.some(({ isInOtherTurn }) => isInOtherTurn);
  const [first] = actions;
  if (!isShared || !first) return undefined;
  return { seat: first.seat, entry: actions.at(-1)!.entry, events: actions.flatMap(({ events }) => events) };
}

/** The turn that was finished last; undefined in the first turn. */
export function lastFinishedTurn(table: Pick<Table, 'fold'>): FinishedTurn | undefined {
  return finishedTurns(table).at(-1);
}

/** The finished turns that ended with log entry `entry` or a later one; only the last turn if none did. */
export function turnsFinishedSince(table: Pick<Table, 'fold'>, entry: number): readonly FinishedTurn[] {
  const finished = finishedTurns(table);
  const since = finished.filter((turn) => turn.entry >= entry);
  return since.length > 0 ? since : finished.slice(-1);
}

/** The number of the last turn that a user finished; undefined for spectators and before the user's first turn. */
export function lastOwnTurn(table: Table, userId: UserId): number | undefined {
  const seat = seatOf(table.record, userId);
  const isOwn = (turn: FinishedTurn) => turn.seat === seat && playerAt(table.record, seat, turn.entry) === userId;
  const turn = finishedTurns(table).findLastIndex(isOwn) + 1;
  return turn === 0 ? undefined : turn;
}

/** The number of the last finished turn of a seat, whoever played it; undefined before its first turn. */
export function lastTurnOfSeat(table: Pick<Table, 'fold'>, seat: number): number | undefined {
  const turn = finishedTurns(table).findLastIndex((one) => one.seat === seat) + 1;
  return turn === 0 ? undefined : turn;
}

/** Acts that mark turns which their players did not play. */
const PLAYED_BY = { 'turn-skipped': 'skipped', 'turn-lent': 'lent', 'turn-planned': 'planned' } as const;

/**
 * Why a finished turn was not played by its player: the player had left, it was skipped, lent to a computer, or planned before;
 * undefined if its player played it.
 */
export function standInOf(
  table: Pick<Table, 'record' | 'fold' | 'log'>,
  { seat, entry }: FinishedTurn,
): 'left' | 'skipped' | 'lent' | 'planned' | undefined {
  const { record, log } = table;
  const before = record.acts.filter(({ seq }) => seq <= entry);
  if (resignedSeats({ acts: before }).has(seat)) return 'left';
  const played = before.findLast(({ act }) => act.type in PLAYED_BY && 'seat' in act && act.seat === seat);
  if (!played) return undefined;
  const first = finishedTurns(table).find((turn) => turn.seat === seat && turn.entry >= played.seq);
  const isPlayedAgain = log.slice(played.seq, entry).some((one) => one.entry.type === 'takeback');
  if (first?.entry !== entry || isPlayedAgain) return undefined;
  return PLAYED_BY[played.act.type as keyof typeof PLAYED_BY];
}

/** Takebacks of players since a tile was last revealed, with seat and index of the log entry; none by vote or moderator. */
export function takebacksThisTurn({ game, fold, log, record }: Table): { seat: number; entry: number }[] {
  const from = fold.actions.findLast(({ events }) => game.reveals(events))?.entry ?? 0;
  // An act tells of the takebacks of moderators and of votes.
  const byAct = new Set(
    record.acts.flatMap(({ act, seq }) => {
      if (act.type === 'undone-by-moderator') return [seq];
      if (act.type !== 'turn-taken-back') return [];
      // They begin with the draw, which may be of the same seat, and end with the action of the seat whose turn goes on.
      const last = log.findIndex((one) => one.seq > seq && one.entry.seat === act.seat);
      return Array.from({ length: last - seq + 1 }, (_, at) => seq + at);
    }),
  );
  return log
    .slice(from)
    .flatMap(({ entry, seq }) =>
      entry.type === 'takeback' && !byAct.has(seq) ? [{ seat: entry.seat, entry: seq }] : [],
    );
}
