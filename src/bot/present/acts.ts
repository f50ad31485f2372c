import { userMention } from 'discord.js';
import type { Speech } from '../../i18n/speech.ts';
import { type ActRecord, FORGOTTEN } from '../../store/records.ts';
import type { People } from './people.ts';

/** An act in one line; undefined for acts without a line of their own. */
export function actLine(say: Speech, people: People, { act, userId }: ActRecord): string | undefined {
  const by = unknownName(userId);
  switch (act.type) {
    case 'resigned':
    case 'turn-skipped':
    case 'extended':
    case 'player-gone':
      return say(`act.${act.type}`, { name: people.shown[act.seat]! });
    case 'kicked':
      return say('act.kicked', { name: people.shown[act.seat]!, by });
    case 'seat-offered':
      return say('act.seat-offered', { name: people.shown[act.seat]!, to: unknownName(act.userId) });
    case 'replaced':
      return say('act.replaced', { name: people.shown[act.seat]!, before: unknownName(act.userId) });
    case 'vote-opened': {
      const about = people.shown[act.about ?? act.seat]!;
      return say('act.vote-opened', { name: people.shown[act.seat]!, subject: act.subject, about });
    }
    case 'vote-passed':
    case 'vote-failed':
    case 'vote-dropped':
      return say(`act.${act.type}`);
    case 'paused':
    case 'resumed':
      return userId === undefined ? say(`act.${act.type}`) : say(`act.${act.type}.by`, { name: by });
    case 'undone-by-moderator':
    case 'ended-by-moderator':
    case 'moved':
      return say(`act.${act.type}`, { name: by });
    case 'voted':
    case 'offer-ended':
    case 'channel-gone':
      return undefined;
  }
}

/** Somebody without a seat, such as a moderator: a mention that notifies nobody, as their name is not stored. */
export function unknownName(userId: string | undefined): string {
  return userId === undefined || userId.startsWith(FORGOTTEN) ? '?' : userMention(userId);
}
