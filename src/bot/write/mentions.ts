import { userMention } from 'discord.js';
import { type GameRecord, isComputer } from '../../store/records.ts';

/** Mentions of everybody with a seat but the computers. */
export function mentionsOf({ seats }: Pick<GameRecord, 'seats'>): string {
  return seats.flatMap(({ userId }) => (isComputer(userId) ? [] : [userMention(userId)])).join(' ');
}
