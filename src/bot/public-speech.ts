import type { Channel } from 'discord.js';
import type { App } from '../app/app.ts';
import { type CommandMentions, type Speech, speechIn } from '../i18n/speech.ts';
import { publicLanguage } from './present/language.ts';

/**
 * Speech in the language of a channel or thread.
 *
 * @param where.channel null where discord.js does not hold it
 */
export async function publicSpeech(
  app: App,
  where: { readonly channelId: string; readonly channel: Channel | null },
  mentions: CommandMentions,
): Promise<Speech> {
  const { channelId, channel } = where;
  const parentId = channel?.isThread() ? channel.parentId : null;
  const parent = parentId ? await app.store.channel(parentId) : undefined;
  return speechIn(publicLanguage(await app.store.channel(channelId), parent), mentions);
}
