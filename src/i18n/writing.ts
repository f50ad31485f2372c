/** Style of a moment: relative to now, or its time or date. */
export type TimeStyle = 'relative' | 'time' | 'date' | 'date-time';

/**
 * The markup of texts: plain, Discord's Markdown, or HTML. Catalogues mark strong text by `**` and code by a backtick, as Discord
 * does. What fills in a message is written already, so texts that come from people or files go through `name`.
 */
export interface Writing {
  /** Converts the text of a message in a catalogue, before its arguments are filled in. */
  readonly message: (text: string) => string;
  readonly strong: (text: string) => string;
  /** Text that is typed or compared character by character. */
  readonly code: (text: string) => string;
  /** Escapes a person's name, so that it cannot change the text around it. */
  readonly name: (name: string) => string;
  /** A user whose name is not stored; `unknown` is the text if they cannot be mentioned. */
  readonly user: (userId: string, unknown: string) => string;
  /** A moment, in milliseconds since 1970. */
  readonly moment: (moment: number, style: TimeStyle) => string;
  readonly channel: (channelId: string) => string;
}

/** The date and time of a moment in UTC, such as `2026-11-28 20:15`. */
export function utcTime(moment: number): string {
  return new Date(moment).toISOString().slice(0, 16).replace('T', ' ');
}

/** Plain text, for pictures, files, labels and screen readers. */
export const PLAIN_WRITING: Writing = {
  message: (text) => text.replaceAll('**', ''),
  strong: (text) => text,
  code: (text) => text,
  name: (name) => name,
  user: (_, unknown) => unknown,
  moment: (moment) => `${utcTime(moment)} UTC`,
  channel: () => '#…',
};
