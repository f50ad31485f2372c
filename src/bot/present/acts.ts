import { userMention } from 'discord.js';
import type { Speech } from '../../i18n/speech.ts';
import { type ActRecord, FORGOTTEN } from '../../store/records.ts';
import type { People } from './people.ts';

/** An act in one line; undefined for acts without a line of their own. */
export function actLine(say: Speech, people: People, { act, userId }: ActRecord): string | undefined {
  switch (act.type) {
    case 'resigned':
    case 'vote-opened':
      return say(`act.${act.type}`, { name: people.shown[act.seat]! });
    case 'vote-passed':
    case 'vote-failed':
      return say(`act.${act.type}`);
    case 'ended-by-moderator':
      return say('act.ended-by-moderator', { name: moderatorName(userId) });
    case 'voted':
    case 'channel-gone':
      return undefined;
  }
}

/** A moderator as a mention that notifies nobody, since their name is not stored; unknown once they were forgotten. */
export function moderatorName(userId: string | undefined): string {
  return userId === undefined || userId.startsWith(FORGOTTEN) ? '?' : userMention(userId);
}
