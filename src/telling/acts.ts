import { computerOf, LATE_TURN_LEVEL } from '../app/computers.ts';
import type { Speech } from '../i18n/speech.ts';
import type { Translator } from '../i18n/translate.ts';
import { type ActRecord, type GameRecord, isPerson } from '../store/records.ts';
import { levelText } from './level.ts';
import { computerName, type PlayerNames } from './people.ts';

interface GameWithPeople {
  readonly record: GameRecord;
  readonly people: PlayerNames;
}

/** Describes an act of a game in one line; undefined for acts that are told elsewhere or not at all. */
export function actLine(say: Speech, game: GameWithPeople, actRecord: ActRecord): string | undefined {
  const { act, userId } = actRecord;
  const by = nameWithoutSeat(say.t, userId);
  const number = game.record.acts.indexOf(actRecord);
  const nameOf = (seat: number) => seatNameAt(game, seat, number);
  switch (act.type) {
    case 'turn-skipped':
      return say(act.late ? 'act.turn-skipped.late' : 'act.turn-skipped', { name: nameOf(act.seat) });
    case 'turn-lent':
      return say('act.turn-lent', { name: nameOf(act.seat), level: levelText(say.t, LATE_TURN_LEVEL) });
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
      return say('act.replaced', { name: nameOf(act.seat), before: seatNameAt(game, act.seat, number - 1) });
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
    case 'order-set':
    case 'turn-planned':
    case 'offer-ended':
    case 'channel-gone':
      return undefined;
  }
}

/** Name of the player who had a seat after the act with an index, even if that player has left since. */
export function seatNameAt({ people }: GameWithPeople, seat: number, act: number): string {
  return people.afterAct(act).shown[seat]!;
}

/**
 * Name of a user, such as a moderator, without the colour of a seat. A person is mentioned silently, as names of users without
 * a seat are not stored. Returns `?` if there is no user.
 */
export function nameWithoutSeat(t: Translator, userId: string | undefined): string {
  const computer = userId === undefined ? undefined : computerOf(userId);
  if (computer) return computerName(computer);
  return userId === undefined || !isPerson(userId) ? '?' : t.writing.user(userId, t('people.unknown'));
}
