import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { THEMES, type Theme } from '../drawing/theme.ts';
import { isOwnName } from '../host/listen.ts';
import { LANGUAGES, type Language, type Translator, translatorFor } from '../i18n/translate.ts';
import type { BoardView } from './moment-page.ts';

/** Where pages are found. */
export interface WebPlace {
  /** Origin of the links to pages. */
  readonly origin: string;
  /** Whether the origin is that of somebody who passes requests on. */
  readonly isBehindProxy: boolean;
}

/** Whether a request is for this server by one of its names: a page of somebody else must not be able to lead here. */
export function isForHere(host: string | undefined, { origin }: WebPlace): boolean {
  const asked = host?.toLowerCase();
  return asked !== undefined && (asked === new URL(origin).host || isOwnName(asked));
}

/**
 * The address that a request is counted for; a household has one, with IPv6 too. Behind a proxy it is the last one of
 * X-Forwarded-For, which the proxy has written: whatever stands before that can be made up by anybody.
 */
export function addressOf({ socket, headers }: IncomingMessage, { isBehindProxy }: WebPlace): string {
  const forwarded = isBehindProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)!
        .trim()
    : '';
  return householdOf(isIP(forwarded) > 0 ? forwarded : (socket.remoteAddress ?? ''));
}

/** An address of IPv4 as it is; of one of IPv6 the first half, as the second one is free for its owner to choose. */
function householdOf(address: string): string {
  const short = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!short.includes(':')) return short;
  const [head = [], tail] = short.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = tail ? Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0') : [];
  const groups = [...head, ...zeros, ...(tail ?? [])].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/** The language that a reader chose, or that of their browser which the program has. */
export function languageFor(chosen: string | undefined, accepted: string | undefined): Translator {
  const languages = (accepted ?? '').split(',').map((one) => one.trim().slice(0, 2).toLowerCase());
  const has = (language: string): language is Language => LANGUAGES.some((one) => one === language);
  return translatorFor([chosen ?? '', ...languages].find(has));
}

/** Whether a reader has an answer already, by what they say of those that they have. */
export function hasAnswer(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known.includes(etag.replace(/^W\//, '')) || known[0] === '*';
}

/** The theme that was asked for; undefined for that of the device. */
export function themeNamed(name: string | undefined): Theme | undefined {
  return THEMES.find((theme) => theme === name);
}

/** What of a board was asked for, such as `since-2`; the last turn where it is nothing of that. */
export function viewNamed(name: string | undefined, seats: number): BoardView {
  if (name === 'owners') return 'owners';
  const seat = /^since-(\d)$/.exec(name ?? '')?.[1];
  return seat !== undefined && Number(seat) < seats ? { since: Number(seat) } : 'last';
}

/** A number of a moment, of four digits at most; undefined for anything else. */
export function momentNamed(name: string): number | undefined {
  return /^\d{1,4}$/.test(name) ? Number(name) : undefined;
}
