import type { Act, GameRecord } from '../store/records.ts';
import type { Rejection } from './rejection.ts';
import type { Table } from './table.ts';

/*
 * How many acts of a type one game can have. All acts of a game are read whenever it is loaded, so their number is limited,
 * far above what months of play need. An act that ends or answers an earlier act is never limited.
 */

/** The limits by type. They hold for each seat; for acts without a seat, for all moderators together. */
const MAX: Partial<Record<Act['type'], number>> = {
  'vote-opened': 100,
  voted: 500,
  'seat-offered': 100,
  'order-set': 300,
  paused: 200,
  'page-opened': 100,
  'page-closed': 100,
  'undone-by-moderator': 300,
  'turn-taken-back': 300,
};

/** How often a seat can take back an action in one game. */
const MAX_TAKEBACKS = 1000;

/** Returns the rejection of a further act of this type; undefined while it is possible. */
export function tooManyActs({ acts }: Pick<GameRecord, 'acts'>, { type, ...act }: Act): Rejection | undefined {
  const isSame = ({ act: other }: GameRecord['acts'][number]) =>
    other.type === type && (!('seat' in act) || ('seat' in other && other.seat === act.seat));
  const max = MAX[type] ?? Infinity;
  return acts.length >= max && acts.filter(isSame).length >= max ? { code: 'too-many-acts', count: max } : undefined;
}

/** Returns the rejection of a further takeback by a seat; undefined while it is possible. */
export function tooManyTakebacks({ log }: Pick<Table, 'log'>, seat: number): Rejection | undefined {
  const isSame = ({ entry }: Table['log'][number]) => entry.type === 'takeback' && entry.seat === seat;
  const isTooMany = log.length >= MAX_TAKEBACKS && log.filter(isSame).length >= MAX_TAKEBACKS;
  return isTooMany ? { code: 'too-many-acts', count: MAX_TAKEBACKS } : undefined;
}
