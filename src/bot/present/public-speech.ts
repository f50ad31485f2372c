import type { Channel } from 'discord.js';
import type { App } from '../../app/app.ts';
import { type CommandMentions, type Speech, speechIn } from '../../i18n/speech.ts';
import { translatorFor } from '../../i18n/translate.ts';
import type { GameRecord } from '../../store/records.ts';
import { publicLanguage } from './language.ts';

/**
 * Speech in the language of a table: the one chosen for its game, else that of the channel or thread.
 *
 * @param where.channel null where discord.js does not hold it
 * @param where.game that is spoken of; undefined where there is none
 */
export async function publicSpeech(
  app: App,
  where: { readonly channelId: string; readonly channel: Channel | null; readonly record: GameRecord | undefined },
  mentions: CommandMentions,
): Promise<Speech> {
  const { channelId, channel, record } = where;
  if (record?.options.language) return speechIn(translatorFor(record.options.language), mentions);
  const parentId = channel?.isThread() ? channel.parentId : null;
  const parent = parentId ? await app.store.channel(parentId) : undefined;
  return speechIn(publicLanguage(await app.store.channel(channelId), parent), mentions);
}
