import { type Translator, translatorFor } from '../../i18n/translate.ts';
import type { ChannelRecord, Settings } from '../../store/records.ts';

/** The language of what one person reads: what they chose, else that of their Discord. */
export function privateLanguage({ language }: Pick<Settings, 'language'>, locale: string | undefined): Translator {
  return translatorFor(language ?? locale);
}

/**
 * The language of what everybody in a channel reads: what was chosen for it, or for the channel that a thread belongs
 * to, else that of the server.
 */
export function publicLanguage(channel: ChannelRecord | undefined, parent?: ChannelRecord): Translator {
  return translatorFor(channel?.language ?? parent?.language ?? channel?.locale ?? parent?.locale);
}
