import { channelMention, escapeMarkdown, TimestampStyles, time, userMention } from 'discord.js';
import { type Translator, translatorFor } from '../../i18n/translate.ts';
import type { TimeStyle, Writing } from '../../i18n/writing.ts';
import { type ChannelRecord, type GameRecord, isComputer, type Settings } from '../../store/records.ts';
import { plainName } from '../../telling/plain-name.ts';

const STYLES = {
  relative: TimestampStyles.RelativeTime,
  time: TimestampStyles.ShortTime,
  date: TimestampStyles.LongDate,
  'date-time': TimestampStyles.ShortDateTime,
} satisfies Record<TimeStyle, string>;

/** Markdown of Discord messages. Every reader sees moments in their own language and time zone, and mentions as names. */
export const DISCORD_WRITING: Writing = {
  message: (text) => text,
  strong: (text) => `**${text}**`,
  code: (text) => `\`${text}\``,
  name: messageName,
  user: (userId) => userMention(userId),
  moment: (moment, style) => time(Math.floor(moment / 1000), STYLES[style]),
  channel: (channelId) => channelMention(channelId),
};

/** A timestamp that every reader sees relative to now in their own language, such as "in 2 days". */
export function relativeTimestamp(moment: number): string {
  return DISCORD_WRITING.moment(moment, 'relative');
}

/** A timestamp that every reader sees as date and time in their own language and time zone. */
export function absoluteTimestamp(moment: number): string {
  return DISCORD_WRITING.moment(moment, 'date-time');
}

/** A name inside a message: markdown and mentions are escaped, and its writing direction is isolated. */
function messageName(name: string): string {
  const inert = escapeMarkdown(plainName(name), {
    maskedLink: true,
    heading: true,
    bulletedList: true,
    numberedList: true,
  })
    // A word joiner disables @everyone, <@1>, <#1>, </x:1> and links; `allowed_mentions` is the actual protection.
    .replace(/([@<])/g, '$1\u2060')
    .replace(/:\/\//g, ':\u2060//');
  return `\u2068${inert}\u2069`;
}

/** Mentions of all people who have a seat; computers are not mentioned. */
export function mentionsOf({ seats }: Pick<GameRecord, 'seats'>): string {
  return seats.flatMap(({ userId }) => (isComputer(userId) ? [] : [userMention(userId)])).join(' ');
}

/** The translator of a Discord locale for messages. */
export function messagesIn(locale: string | undefined): Translator {
  return translatorFor(locale, DISCORD_WRITING);
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
