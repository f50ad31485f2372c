import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { parseAccept } from 'hono/utils/accept';
import { THEMES, type Theme } from '../drawing/theme.ts';
import { isOwnName } from '../host/listen.ts';
import { LANGUAGES, type Language, type Translator, translatorFor } from '../i18n/translate.ts';
import { CODINGS, type Coding } from './kept-answers.ts';
import type { BoardView } from './moment-page.ts';

/** Bytes of a body that are taken, though they are too many; the connection is cut off after that. */
const THROWN_AWAY = 32 * 1024 * 1024;

/** Where pages are found. */
export interface WebPlace {
  /** Origin of the links to pages. */
  readonly origin: string;
  /** How many proxies pass a request on, one after the other. */
  readonly proxies: number;
  /** Origin of the local Discord that the games are played on; absent on Discord itself. */
  readonly localDiscord?: string;
}

/**
 * Whether a request is for this server by one of its names: a page of somebody else must not be able to lead here. Its port
 * says nothing about that, and proxies pass on any or none.
 */
export function isForHere(host: string | undefined, { origin }: WebPlace): boolean {
  if (host === undefined) return false;
  const name = nameOf(host);
  return name === nameOf(new URL(origin).host) || isOwnName(name);
}

/** The name in a Host header, in small letters, without its port and the dot that may end it. */
function nameOf(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

/**
 * The address that a request is counted for; a household has one, with IPv6 too. Each proxy writes whom it was asked by at the
 * end of X-Forwarded-For: the first one of ours wrote the reader, and whatever stands before that can be made up by anybody.
 */
export function addressOf({ socket, headers }: IncomingMessage, { proxies }: WebPlace): string {
  const written = String(headers['x-forwarded-for'] ?? '').split(',');
  const forwarded = proxies > 0 ? withoutPort((written.at(-proxies) ?? written[0]!).trim()) : '';
  return householdOf(isIP(forwarded) > 0 ? forwarded : (socket.remoteAddress ?? ''));
}

/** An address without the port that some proxies write behind it, as in `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  return address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
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
  const languages = parseAccept(accepted ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.toLowerCase().split('-')[0]);
  const has = (language: string | undefined): language is Language => LANGUAGES.some((one) => one === language);
  return translatorFor([chosen ?? '', ...languages].find(has));
}

/** How an answer is compressed for a reader: the shortest way that they take. */
export function codingFor(accepted: string | undefined): Coding | undefined {
  const taken = parseAccept(accepted ?? '');
  return CODINGS.find((coding) => {
    const wish = taken.find(({ type }) => type.toLowerCase() === coding) ?? taken.find(({ type }) => type === '*');
    return wish !== undefined && wish.q > 0;
  });
}

/** Whether a body is JSON by its type, whatever else that says. */
export function isJson(type: string | undefined): boolean {
  return /^application\/json\s*(;|$)/i.test(type ?? '');
}

/**
 * The body of a request as text; undefined where it has more bytes than it may. Such a one is taken and thrown away, as most
 * readers look at an answer only when they have sent everything.
 */
export async function bodyOf(incoming: IncomingMessage, limit: number): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of incoming as AsyncIterable<Buffer>) {
    length += part.length;
    if (length <= limit) parts.push(part);
    else if (length > THROWN_AWAY) break;
  }
  return length <= limit ? Buffer.concat(parts).toString() : undefined;
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
