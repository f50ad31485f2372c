import { computerOf, LATE_LEVEL } from '../app/computers.ts';
import type { Speech } from '../i18n/speech.ts';
import type { Translator } from '../i18n/translate.ts';
import { type ActRecord, type GameRecord, isPerson } from '../store/records.ts';
import { levelText } from './level.ts';
import { computerName, type People } from './people.ts';

interface GameWithPeople {
  readonly record: GameRecord;
  readonly people: People;
}

/** An act of a game in one line; undefined for acts without a line of their own. */
export function actLine(say: Speech, seen: GameWithPeople, actRecord: ActRecord): string | undefined {
  const { act, userId } = actRecord;
  const by = nameWithoutSeat(say.t, userId);
  const number = seen.record.acts.indexOf(actRecord);
  const nameOf = (seat: number) => seatNameAt(seen, seat, number);
  switch (act.type) {
    case 'turn-skipped':
      return say(act.late ? 'act.turn-skipped.late' : 'act.turn-skipped', { name: nameOf(act.seat) });
    case 'turn-lent':
      return say('act.turn-lent', { name: nameOf(act.seat), level: levelText(say.t, LATE_LEVEL) });
    case 'resigned':
    case 'extended':
    case 'player-gone':
    case 'turn-taken-back':
      return say(`act.${act.type}`, { name: nameOf(act.seat) });
    case 'kicked':
      return say('act.kicked', { name: nameOf(act.seat), by });
    case 'seat-offered':
      return say('act.seat-offered', { name: nameOf(act.seat), to: nameWithoutSeat(say.t, act.userId) });
    case 'replaced':
      return say('act.replaced', { name: nameOf(act.seat), before: seatNameAt(seen, act.seat, number - 1) });
    case 'vote-opened': {
      const { subject, seat, about = seat } = act;
      return say('act.vote-opened', { name: nameOf(seat), subject, about: nameOf(about) });
    }
    case 'vote-passed':
    case 'vote-failed':
    case 'vote-dropped':
      return say(`act.${act.type}`);
    case 'paused':
    case 'resumed':
      if (act.type === 'paused' && act.removed) return say('act.paused.removed');
      return userId === undefined ? say(`act.${act.type}`) : say(`act.${act.type}.by`, { name: by });
    case 'undone-by-moderator':
    case 'ended-by-moderator':
    case 'moved':
    case 'page-opened':
    case 'page-closed':
      return say(`act.${act.type}`, { name: by });
    case 'voted':
    case 'offer-ended':
    case 'channel-gone':
      return undefined;
  }
}

/** The name of the player who had a seat after an act, and may have left the game since. */
export function seatNameAt({ people }: GameWithPeople, seat: number, act: number): string {
  return people.after(act).shown[seat]!;
}

/** The name of a user without a seat, such as a moderator: a silent mention, as their name is not stored. */
export function nameWithoutSeat(t: Translator, userId: string | undefined): string {
  const computer = userId === undefined ? undefined : computerOf(userId);
  if (computer) return computerName(computer);
  return userId === undefined || !isPerson(userId) ? '?' : t.writing.user(userId, t('people.unknown'));
}
