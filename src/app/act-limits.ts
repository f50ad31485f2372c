import type { Act, GameRecord } from '../store/records.ts';
import type { Rejection } from './rejection.ts';
import type { Table } from './table.ts';

/*
 * How many acts of a kind one game takes. All of them are read at every look at the game, so there is an end to them, far
 * beyond what months of play need; what ends or answers an earlier act is always possible.
 */

/** Of one seat, and of those without a seat of all who manage the channel. */
const MAX: Partial<Record<Act['type'], number>> = {
  'vote-opened': 100,
  voted: 500,
  'seat-offered': 100,
  paused: 200,
  'page-opened': 100,
  'page-closed': 100,
  'undone-by-moderator': 300,
  'turn-taken-back': 300,
};

/** Actions that a seat takes back. */
const MAX_TAKEBACKS = 1000;

/** Why a game takes no further act of this kind. */
export function tooManyActs({ acts }: Pick<GameRecord, 'acts'>, { type, ...act }: Act): Rejection | undefined {
  const isSame = ({ act: other }: GameRecord['acts'][number]) =>
    other.type === type && (!('seat' in act) || ('seat' in other && other.seat === act.seat));
  const max = MAX[type] ?? Infinity;
  return acts.length >= max && acts.filter(isSame).length >= max ? { code: 'too-many-acts', count: max } : undefined;
}

/** Why a game takes no further takeback of a seat. */
export function tooManyTakebacks({ log }: Pick<Table, 'log'>, seat: number): Rejection | undefined {
  const isSame = ({ entry }: Table['log'][number]) => entry.type === 'takeback' && entry.seat === seat;
  const isTooMany = log.length >= MAX_TAKEBACKS && log.filter(isSame).length >= MAX_TAKEBACKS;
  return isTooMany ? { code: 'too-many-acts', count: MAX_TAKEBACKS } : undefined;
}
