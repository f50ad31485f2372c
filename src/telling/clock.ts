import type { TurnClock } from '../app/turn-clock.ts';
import type { Speech } from '../i18n/speech.ts';
import { lateText } from './late.ts';
import type { People } from './people.ts';

/** How long there is time for a turn, or that its clock stands still; nothing where a turn may take any time. */
export function clockLines(say: Speech, turn: TurnClock, people: People): string[] {
  const { absence, seat } = turn;
  if (absence)
    return [say('clock.away', { name: people.shown[seat]!, when: say.t.writing.moment(absence.to, 'relative') })];
  return deadlineLine(say, turn);
}

/** When the time for a turn is over; nothing where it may take any time, or while its clock stands still. */
export function deadlineLine(say: Speech, { clock, deadline, stoppedUntil, late }: TurnClock): string[] {
  // Once the table was asked, the message that asks says what can be done.
  if (deadline === undefined || stoppedUntil !== undefined || clock.askedAt !== undefined) return [];
  return [say('clock.deadline', { when: say.t.writing.moment(deadline, 'relative'), what: lateText(say.t, late) })];
}
