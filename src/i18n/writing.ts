/** How much of a moment is told. */
export type TimeStyle = 'relative' | 'time' | 'date' | 'date-time';

/**
 * How a text is written where it is read: plain, as Discord takes it, or as HTML. Catalogues mark strong text by `**` and
 * code by a backtick, as Discord does.
 */
export interface Writing {
  /** The text of a message of a catalogue, in which arguments and marks are still to be replaced. */
  readonly message: (text: string) => string;
  readonly strong: (text: string) => string;
  /** What is typed or compared sign by sign. */
  readonly code: (text: string) => string;
  /** A name that somebody has chosen, so that it changes nothing of the text around it. */
  readonly name: (name: string) => string;
  /** Somebody who has no seat, or whose name is not stored. */
  readonly user: (userId: string, unknown: string) => string;
  /** A moment, in milliseconds since 1970. */
  readonly moment: (at: number, style: TimeStyle) => string;
  readonly channel: (channelId: string) => string;
}

/** For pictures, files, labels and screen readers. */
export const PLAIN: Writing = {
  message: (text) => text.replaceAll('**', ''),
  strong: (text) => text,
  code: (text) => text,
  name: (name) => name,
  user: (_, unknown) => unknown,
  moment: (at) => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  channel: () => '#…',
};
