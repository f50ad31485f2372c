import { type BaseMessageOptions, userMention } from 'discord.js';
import type { Speech } from '../../../i18n/speech.ts';
import type { GameRecord } from '../../../store/records.ts';
import { expiryText } from './lobby-message.ts';

/**
 * The public warning that a lobby will expire, which mentions its owner. If the lobby no longer expires, the message says so and
 * mentions nobody.
 */
export function expiringMessage(say: Speech, record: GameRecord, expires: number): BaseMessageOptions {
  if (record.status !== 'lobby' || record.warnedAt === undefined) {
    return { content: say('lobby.expiring.over'), allowedMentions: { parse: [] } };
  }
  const mention = userMention(record.ownerId);
  return {
    content: say('lobby.expiring', { mention, when: expiryText(expires) }),
    allowedMentions: { users: [record.ownerId] },
  };
}
