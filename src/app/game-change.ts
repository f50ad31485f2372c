import type { Act, BegunTurn, ClockChange } from '../store/records.ts';

/*
 * What a change of a running game means for its revision and its clock.
 */

/** What is written to a running game. */
interface GameChange {
  readonly status: 'running' | 'ended' | 'closed';
  readonly entries: readonly unknown[];
  readonly acts?: { readonly acts: readonly Act[] };
  /** The turn that begins with it, or begins again. */
  readonly begins?: BegunTurn;
}

/** Acts after which nobody may act as before: what was decided on the game without them is a conflict. */
const RAISING: ReadonlySet<Act['type']> = new Set(['resigned', 'kicked', 'paused', 'resumed', 'replaced', 'moved']);

/**
 * By how much a change raises the revision: by 1 for every log entry, and by 1 for an end or for acts after which nobody may
 * act as before. Other acts leave it alone, so that controls of the turn under way stay valid through a vote.
 */
export function revisionRaise({ status, entries, acts }: GameChange): number {
  const isRaising = status === 'closed' || acts?.acts.some(({ type }) => RAISING.has(type));
  return Math.max(entries.length, isRaising ? 1 : 0);
}

/**
 * What a change does to the clock of the turn: it ends with the game, and begins with a turn or anew where the player to move
 * has got more time or is another one; else it is only looked at again.
 *
 * @param toMove the seat to move before the change
 */
export function clockChange({ status, entries, acts, begins }: GameChange, toMove: number): ClockChange {
  if (status !== 'running') return { type: 'end' };
  if (begins) return { type: 'begin', turn: begins.turn, seat: begins.seat };
  const isAnew = acts?.acts.some((act) => (act.type === 'extended' || act.type === 'replaced') && act.seat === toMove);
  return isAnew ? { type: 'restart' } : { type: 'touch', isMove: entries.length > 0 };
}
