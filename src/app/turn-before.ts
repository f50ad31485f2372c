import { continueFold } from '../core/fold.ts';
import type { LogEntry } from '../core/log.ts';
import type { GameTypes } from '../core/rules.ts';
import type { Table } from './table.ts';

/** The turn that ended last, which can go on though the next player has drawn, if everybody agrees. */
export interface TurnBefore {
  readonly seat: number;
  /** Index of the log entry that ended it. */
  readonly entry: number;
  /** What takes back the draw, and then that entry. */
  readonly entries: readonly LogEntry<GameTypes['action']>[];
}

/**
 * The turn before the one under way, as long as nothing was done in that but to draw. Undefined where another thing has
 * happened, also where its end showed something, and where a turn was taken back to the one under way already.
 */
export function turnBefore({ game, content, setup, fold, log }: Table): TurnBefore | undefined {
  const [end, draw] = fold.actions.slice(-2);
  if (!end || !draw || !game.reveals(draw.events) || end.seat === draw.seat) return undefined;
  const entries: TurnBefore['entries'] = [draw, end].map(({ seat }) => ({ type: 'takeback', seat }));
  const known = { before: fold, length: log.length, start: () => game.startState(content, setup) };
  const all = [...log.map(({ entry }) => entry as LogEntry<GameTypes['action']>), ...entries];
  return continueFold(game, known, all).ok ? { seat: end.seat, entry: end.entry, entries } : undefined;
}
