import { html, raw } from 'hono/html';
import type { Colour } from '../core/colour.ts';
import { SEAT_SIGNS } from '../drawing/seat-sign.ts';
import { utcTime, type Writing } from '../i18n/writing.ts';

/** A piece of HTML whose texts are escaped. */
export type Html = ReturnType<typeof raw>;

/** Characters with a meaning in HTML, and their escapes. */
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character]!);
}

/** Makes HTML from a template whose values are escaped; no value may be a promise. */
export function markup(strings: TemplateStringsArray, ...values: readonly unknown[]): Html {
  return html(strings, ...values) as Html;
}

/** Concatenates pieces of HTML. */
export function joinedMarkup(pieces: readonly Html[]): Html {
  return raw(pieces.join(''));
}

/** A `time` element for a moment in milliseconds since 1970; a script rewrites it in the reader's time zone, or relative to now. */
export function timeMarkup(at: number, isRelative = false): Html {
  return markup`<time datetime="${new Date(at).toISOString()}"${isRelative ? markup` data-relative` : ''}>${utcTime(at)}</time>`;
}

/** Writes messages as HTML; names are escaped and isolated in their writing direction. */
export const HTML_WRITING: Writing = {
  // Apostrophes stay: the message format uses them for quoting, and between tags they need no escape.
  message: (text) =>
    text
      .replace(/[&<>]/g, (character) => ESCAPES[character]!)
      .replace(/\*\*(.+?)\*\*/gs, '<strong>$1</strong>')
      .replace(/`([^`]+)`/g, '<code>$1</code>'),
  strong: (text) => `<strong>${text}</strong>`,
  code: (text) => `<code>${text}</code>`,
  name: (name) => `<bdi>${escapeHtml(name)}</bdi>`,
  user: (_, unknown) => unknown,
  moment: (at, style) => `${timeMarkup(at, style === 'relative')}`,
  channel: () => '#…',
};

/** The plate with the letter of a seat. A name or a colour in words must stand beside it for screen readers. */
export function seatSign(colour: Colour): Html {
  return markup`<span class="sign ${colour}" aria-hidden="true">${SEAT_SIGNS[colour].letter}</span>`;
}
