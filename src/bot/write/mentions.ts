import { userMention } from 'discord.js';
import { type GameRecord, isComputer } from '../../store/records.ts';

/** Mentions of all people who have a seat; computers are not mentioned. */
export function mentionsOf({ seats }: Pick<GameRecord, 'seats'>): string {
  return seats.flatMap(({ userId }) => (isComputer(userId) ? [] : [userMention(userId)])).join(' ');
}
