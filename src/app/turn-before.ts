import { continueFold } from '../core/fold.ts';
import type { LogEntry } from '../core/log.ts';
import type { GameTypes } from '../core/rules.ts';
import type { Table } from './table.ts';

/** A finished turn, which can be continued if everybody agrees, although the next player has drawn. */
export interface TurnBefore {
  readonly seat: number;
  /** Index of the log entry that ended the turn. */
  readonly entry: number;
  /** Number of the turn. */
  readonly turn: number;
  /** Number of actions that are taken back; the last one ended the turn. */
  readonly count: number;
  /** Log entries that take back the draw, and then the end of the turn; planned turns after it lie between. */
  readonly entries: readonly LogEntry<GameTypes['action']>[];
}

/**
 * The last finished turn of a seat, if the only action of the current turn is its draw, and all turns since were
 * planned: a plan takes from nobody what could be taken back before it was played. Undefined after any other action, if the end
 * of the turn revealed something, or if the rules of takebacks forbid it.
 */
export function turnBefore(table: Table, seat: number): TurnBefore | undefined {
  const { actions } = table.fold;
  for (let turns = 1, at = actions.length - 1; at > 0; turns++) {
    const [end, draw] = [actions[at - 1]!, actions[at]!];
    if (!table.game.reveals(draw.events) || end.seat === draw.seat || isDrawnAgain(table, draw.entry)) return undefined;
    if (end.seat === seat) return takenBack(table, at - 1, turns);
    const before = actions.slice(0, at).findLastIndex(({ events }) => table.game.reveals(events));
    if (!isPlanned(table, actions[before + 1]?.entry)) return undefined;
    at = before;
  }
  return undefined;
}

/** True if the first entry of a turn after its draw was planned. */
function isPlanned({ record }: Table, entry: number | undefined): boolean {
  return record.acts.some(({ act, seq }) => act.type === 'turn-planned' && seq === entry);
}

/** True if takebacks have gone back to a draw, which is then final. */
function isDrawnAgain({ record }: Table, entry: number): boolean {
  return record.acts.some(({ act, seq }) => act.type === 'turn-taken-back' && seq > entry);
}

/** The turn that ended with the action of this index, if the rules allow taking it back together with all actions after it. */
function takenBack(table: Table, index: number, turns: number): TurnBefore | undefined {
  const { game, content, setup, fold, log, progress } = table;
  const { seat, entry } = fold.actions[index]!;
  const undone = fold.actions.slice(index).reverse();
  const entries: TurnBefore['entries'] = undone.map((one) => ({ type: 'takeback', seat: one.seat }));
  const base = { before: fold, length: log.length, start: () => game.startState(content, setup) };
  const all = [...log.map((one) => one.entry as LogEntry<GameTypes['action']>), ...entries];
  const isAllowed = continueFold(game, base, all).ok;
  return isAllowed ? { seat, entry, turn: progress.turn - turns, count: undone.length, entries } : undefined;
}
