import type { Act, BegunTurn, ClockChange } from '../store/records.ts';

/*
 * Effects of a change of a running game on its revision and its clock.
 */

/** A change that is written to a running game. */
interface GameChange {
  readonly status: 'running' | 'ended' | 'closed';
  readonly entries?: readonly unknown[];
  readonly acts?: readonly Act[];
  /** The turn that begins with the change, or begins again. */
  readonly begins?: BegunTurn;
}

/** Types of acts that raise the revision, so that decisions based on the game before them are conflicts. */
const REVISION_ACTS: ReadonlySet<Act['type']> = new Set([
  'resigned',
  'kicked',
  'paused',
  'resumed',
  'replaced',
  'moved',
]);

/**
 * By how much a change raises the revision: by 1 for every log entry; without entries by 1 if the game closes or an act of
 * `REVISION_ACTS` is among its acts. Other acts keep the revision, so that controls of the current turn stay valid in a vote.
 */
export function revisionRaise({ status, entries = [], acts = [] }: GameChange): number {
  const raisesWithoutEntries = status === 'closed' || acts.some(({ type }) => REVISION_ACTS.has(type));
  return Math.max(entries.length, raisesWithoutEntries ? 1 : 0);
}

/**
 * The effect of a change on the clock of the turn. The clock ends with the game and begins with a turn. It restarts if the
 * player to move got more time or was replaced. Otherwise it is only checked again.
 *
 * @param toMove the seat to move before the change
 */
export function clockChange({ status, entries = [], acts = [], begins }: GameChange, toMove: number): ClockChange {
  if (status !== 'running') return { type: 'end' };
  if (begins) return { type: 'begin', turn: begins.turn, seat: begins.seat };
  const isRestart = acts.some((act) => (act.type === 'extended' || act.type === 'replaced') && act.seat === toMove);
  return isRestart ? { type: 'restart' } : { type: 'touch', isMove: entries.length > 0 };
}
