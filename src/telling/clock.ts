import type { TurnClock } from '../app/clock.ts';
import type { Speech } from '../i18n/speech.ts';
import { bankText, lateText } from './late.ts';
import type { PlayerNames } from './people.ts';

/** The line about the deadline of a turn, or about the absence that stops its clock; empty for a turn without a deadline. */
export function clockLines(say: Speech, turn: TurnClock, people: PlayerNames): string[] {
  const { absence, seat } = turn;
  if (absence)
    return [say('clock.away', { name: people.shown[seat]!, when: say.t.writing.moment(absence.to, 'relative') })];
  return deadlineLine(say, turn);
}

/** The deadline of a turn; empty if it has none, or while its clock is stopped by more than a weekend. */
export function deadlineLine(say: Speech, turn: TurnClock): string[] {
  const { banks, clock, deadline, seat, stoppedUntil, isWeekend, late } = turn;
  // Once a message has asked the players what to do about a late turn, it tells this.
  const isStopped = stoppedUntil !== undefined && !isWeekend;
  if (deadline === undefined || isStopped || clock.askedAt !== undefined) return [];
  const when = say.t.writing.moment(deadline, 'relative');
  return [
    say('clock.deadline', { when, what: lateText(say.t, late) }),
    ...(banks ? [say('clock.bank', { left: bankText(say.t, banks[seat]!) })] : []),
  ];
}
