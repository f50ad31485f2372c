import {
  AttachmentBuilder,
  type BaseMessageOptions,
  channelMention,
  escapeMarkdown,
  TimestampStyles,
  time,
  userMention,
} from 'discord.js';
import { type Translator, translatorFor } from '../../i18n/translate.ts';
import type { TimeStyle, Writing } from '../../i18n/writing.ts';
import { type ChannelRecord, type GameRecord, isComputer, type Settings } from '../../store/records.ts';
import { ALT_LIMIT } from '../../telling/board/alt-limit.ts';
import { plainName } from '../../telling/plain-name.ts';
import type { Section } from '../../telling/section.ts';

/** Discord's limit for the text of a message, in characters (code points). */
export const CONTENT_LIMIT = 2000;

/** Stands for text that is left out. */
const ELLIPSIS = '…';

const FENCE = '```';

/** Characters that one more line can add besides its own: line breaks, an ellipsis and two fences. */
const LINE_OVERHEAD = 1 + 2 + 2 * (FENCE.length + 1);

/** Limit for the last line of a text that is too long, in characters. */
const LAST_LINE_LIMIT = CONTENT_LIMIT / 2;

/**
 * Joins lines to the text of one message, never longer than Discord allows. If the text is too long, an ellipsis replaces lines
 * before the last `tail` lines; if even these are too long, lines before the last one. A line is cut only if it is too long by
 * itself. A code block that is open at a gap or a cut is closed.
 */
export function messageText(lines: readonly string[], tail = 1): string {
  const text = lines.join('\n');
  if (lengthOf(text) <= CONTENT_LIMIT) return text;
  const all = text.split('\n');
  const tailLength = tail > 0 ? lines.slice(-tail).join('\n').split('\n').length : 0;
  const from = all.length - tailLength;
  const hasRoom = lengthOf(withoutGaps(all, (at) => at >= from)) <= CONTENT_LIMIT;
  if (hasRoom) return filled(all, { from: 0, tail: from });
  const last = cutLine(all.at(-1)!, all.length > 1 ? LAST_LINE_LIMIT : CONTENT_LIMIT);
  return filled([...all.slice(0, -1), last], { from: tail > 1 ? from : 0, tail: all.length - 1 });
}

/** Keeps the lines from index `tail` on, and as many lines from index `from` on as fit before them. */
function filled(lines: readonly string[], { from, tail }: { from: number; tail: number }): string {
  const keeping = (end: number) => withoutGaps(lines, (at) => (at >= from && at < end) || at >= tail);
  let end = from;
  while (end < tail && lengthOf(keeping(end + 1)) <= CONTENT_LIMIT) end++;
  if (end > from || from === tail) return keeping(end);
  // A part of the first line is better than nothing.
  const room = CONTENT_LIMIT - lengthOf(keeping(end)) - LINE_OVERHEAD;
  if (room < 1) return keeping(end);
  const first = cutLine(lines[from]!, room);
  return withoutGaps([...lines.slice(0, from), first, ...lines.slice(from + 1)], (at) => at === from || at >= tail);
}

/** The kept lines, with an ellipsis for each run of dropped lines; fences that such a run opened or closed are kept. */
function withoutGaps(lines: readonly string[], isKept: (index: number) => boolean): string {
  const kept: string[] = [];
  let gap: string[] = [];
  const endGap = () => {
    if (gap.length > 0) kept.push(ELLIPSIS, ...(isOdd(gap.join('\n'), FENCE) ? [FENCE] : []));
    gap = [];
  };
  for (const [at, line] of lines.entries()) {
    if (isKept(at)) {
      endGap();
      kept.push(line);
    } else gap.push(line);
  }
  endGap();
  return kept.join('\n');
}

/** Returns a text cut to a number of characters, with an ellipsis if it is cut. */
export function fittedText(text: string, limit: number): string {
  return lengthOf(text) <= limit ? text : `${text.slice(0, safeEnd(text, limit - 1))}${ELLIPSIS}`;
}

/** A line of a message cut to a number of characters; markup that was open at the cut is closed. */
function cutLine(line: string, limit: number): string {
  for (let room = limit; room > 0; room--) {
    const cut = fittedText(line, room);
    const closed = cut + closingOf(cut, line);
    if (lengthOf(closed) <= limit) return closed;
  }
  return '';
}

/** Closing marks for a line that was cut, so that it leaves open no more than the whole line does. */
function closingOf(cut: string, whole: string): string {
  const isOpen = (marker: Marker) => isOdd(cut, marker) !== isOdd(whole, marker);
  const isolates = cut.split('\u2068').length - cut.split('\u2069').length;
  return [
    isOpen('`') ? '`' : '',
    '\u2069'.repeat(Math.max(0, isolates)),
    isOpen('**') ? '**' : '',
    isOpen(FENCE) ? FENCE : '',
  ].join('');
}

/** Units of markup that must not be cut: escapes, markers, links, and mentions such as `<@1>` and `<t:1:R>`. */
const UNITS = /\\.|`{3}|\*\*|\[[^[\]\n]*\]\(\S*?\)|<[@#:/a-z][^<>\n]*>|https?:\/\/[^\s<>[\]()]+/gu;

type Marker = '`' | '**' | typeof FENCE;

/** Whether a marker occurs an odd number of times in a text, without escaped ones and parts of other markers. */
function isOdd(text: string, marker: Marker): boolean {
  const matches = text.match(/\\.|`{3}|`|\*\*/gu) ?? [];
  return matches.filter((one) => one === marker).length % 2 === 1;
}

let graphemes: Intl.Segmenter | undefined;

/**
 * Where a text can be cut after at most `limit` characters, in UTF-16 units: neither within a grapheme, such as an
 * emoji of several characters, nor within a unit of markup.
 */
export function safeEnd(text: string, limit: number): number {
  const last = [...text].slice(0, limit).join('').length;
  if (last === text.length) return last;
  const units = [...text.matchAll(UNITS)].map((match) => [match.index, match.index + match[0].length] as const);
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let end = 0;
  for (const { index } of graphemes.segment(text)) {
    if (index > last) break;
    if (units.every(([from, to]) => index <= from || index >= to)) end = index;
  }
  return end;
}

function lengthOf(text: string): number {
  return [...text].length;
}

/** The lines of sections in a message: each title, with its items as a list. */
export function sectionLines(sections: readonly Section[]): string[] {
  return sections.flatMap(({ title, items }) => [title, ...items.map((item) => `- ${item}`)]);
}

/**
 * Returns a message within Discord's limits: its text and the descriptions of its files are cut if they are too long, and it
 * pings only the users in `allowedMentions`. Every reply, post and notice passes through this function last, so that no name of
 * a user can make a message fail or ping a server.
 */
export function withinLimits<Message extends Pick<BaseMessageOptions, 'content' | 'files' | 'allowedMentions'>>(
  message: Message,
): Message {
  const { content, files, allowedMentions } = message;
  return {
    ...message,
    allowedMentions: { parse: [], ...allowedMentions },
    ...(content ? { content: messageText(content.split('\n')) } : {}),
    ...(files
      ? { files: files.map((file) => (file instanceof AttachmentBuilder ? withinDescription(file) : file)) }
      : {}),
  };
}

function withinDescription(file: AttachmentBuilder): AttachmentBuilder {
  const { attachment, name, description } = file;
  return description
    ? new AttachmentBuilder(attachment, {
        ...(name ? { name } : {}),
        description: fittedText(description, ALT_LIMIT),
      })
    : file;
}

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
