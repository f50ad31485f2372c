import type { GameTypes } from '../core/rules.ts';
import type { UserId } from '../store/records.ts';
import { mayAdvise } from './rated-games.ts';
import { seatOf, type Table } from './table.ts';

/** A choice with a computer's rating; see `RankedChoice`. */
export interface Advice {
  readonly action: GameTypes['action'];
  readonly points: number;
  readonly terms: Readonly<Record<string, number>>;
  readonly next?: GameTypes['action'];
}

/**
 * Why a computer does not advise a person now: hints are switched off, the game has no computer, it is rated, others are to move, or
 * a tile is to be drawn first; undefined if it does.
 */
export function hintRefusal(
  { game, fold, progress, record }: Table,
  userId: UserId,
): 'off' | 'none' | 'rated' | 'others' | 'draw' | undefined {
  if (!record.options.hints) return 'off';
  if (!game.computer) return 'none';
  if (!mayAdvise(record)) return 'rated';
  if (seatOf(record, userId) !== progress.seat) return 'others';
  return game.openingAction(fold.state) || game.choices(fold.state).length === 0 ? 'draw' : undefined;
}
