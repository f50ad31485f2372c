import { continueFold } from '../core/fold.ts';
import type { LogEntry } from '../core/log.ts';
import type { GameTypes } from '../core/rules.ts';
import type { Table } from './table.ts';

/** The last finished turn, which can be continued if everybody agrees, although the next player has drawn. */
export interface TurnBefore {
  readonly seat: number;
  /** Index of the log entry that ended the turn. */
  readonly entry: number;
  /** Log entries that take back the draw, and then the end of the turn. */
  readonly entries: readonly LogEntry<GameTypes['action']>[];
}

/**
 * The turn before the current one, if the only action of the current turn is its draw. Undefined after any other action, if
 * the end of the turn before revealed something, or if the rules of takebacks forbid it.
 */
export function turnBefore({ game, content, setup, fold, log }: Table): TurnBefore | undefined {
  const [end, draw] = fold.actions.slice(-2);
  if (!end || !draw || !game.reveals(draw.events) || end.seat === draw.seat) return undefined;
  const entries: TurnBefore['entries'] = [draw, end].map(({ seat }) => ({ type: 'takeback', seat }));
  const base = { before: fold, length: log.length, start: () => game.startState(content, setup) };
  const all = [...log.map(({ entry }) => entry as LogEntry<GameTypes['action']>), ...entries];
  return continueFold(game, base, all).ok ? { seat: end.seat, entry: end.entry, entries } : undefined;
}
