import { type Translator, translatorFor } from '../../i18n/translate.ts';
import type { ChannelRecord, Settings } from '../../store/records.ts';
import { DISCORD } from './discord-writing.ts';

/** The translator of a Discord locale for messages. */
export function messagesIn(locale: string | undefined): Translator {
  return translatorFor(locale, DISCORD);
}

/** The language of private messages: the one that the user chose, else that of their Discord. */
export function privateLanguage({ language }: Pick<Settings, 'language'>, locale: string | undefined): Translator {
  return messagesIn(language ?? locale);
}

/**
 * The language of public messages: the one chosen for the channel, or for the parent of a thread, else that of the
 * server.
 */
export function publicLanguage(channel: ChannelRecord | undefined, parent?: ChannelRecord): Translator {
  return messagesIn(channel?.language ?? parent?.language ?? channel?.locale ?? parent?.locale);
}
