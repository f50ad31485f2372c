import { html, raw } from 'hono/html';
import type { NameStandIns } from '../bot/present/name-stand-ins.ts';
import type { Colour } from '../core/colour.ts';
import { SEAT_SIGNS } from '../drawing/seat-sign.ts';

/** A piece of HTML whose texts are escaped. */
export type Html = ReturnType<typeof raw>;

/** Characters that HTML takes for markup. */
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML shows it. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character]!);
}

/** HTML from a template; texts in it are escaped, and none of its parts may be a promise. */
export function markup(strings: TemplateStringsArray, ...values: readonly unknown[]): Html {
  return html(strings, ...values) as Html;
}

/** Pieces of HTML one after the other. */
export function joinedMarkup(pieces: readonly Html[]): Html {
  return raw(pieces.join(''));
}

/** Points in time as Discord writes them, in seconds since 1970. */
const TIMES = /&lt;t:(\d+)(?::\w)?&gt;/g;
const SECOND = 1000;

/** A point in time, in milliseconds since 1970; a script shows it as the reader's clock has it. */
export function timeMarkup(at: number): Html {
  const time = new Date(at).toISOString();
  return markup`<time datetime="${time}">${time.slice(0, 16).replace('T', ' ')}</time>`;
}

/**
 * A line of a message on Discord as HTML: bold text, code and points in time; names, which stand-ins kept out of it, are
 * isolated in their writing direction.
 */
export function messageLine(line: string, names: NameStandIns): Html {
  const shown = escaped(line)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(TIMES, (_, seconds: string) => `${timeMarkup(Number(seconds) * SECOND)}`);
  return raw(names.reveal(shown, (name) => `<bdi>${escaped(name)}</bdi>`));
}

/** The plate of a seat's letter, beside its name or colour in words. */
export function seatSign(colour: Colour): Html {
  return markup`<span class="sign ${colour}" aria-hidden="true">${SEAT_SIGNS[colour].letter}</span>`;
}
