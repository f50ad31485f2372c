import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { parseAccept } from 'hono/utils/accept';
import { THEMES, type Theme } from '../drawing/theme.ts';
import { isLoopbackName } from '../host/listen.ts';
import { LANGUAGES, type Language, type Translator, translatorFor } from '../i18n/translate.ts';
import { CODINGS, type Coding } from './answer-cache.ts';
import type { BoardView } from './moment-page.ts';

/** Bytes that are read and discarded of a body that is too large. Then the connection is closed. */
const MAX_DISCARDED_BYTES = 32 * 1024 * 1024;

/** Host and port on which pages are served. */
export interface PublicAddress {
  /** Origin of the links to pages. */
  readonly origin: string;
  /** Number of our reverse proxies in front of this server, one behind the other. */
  readonly proxies: number;
  /** Origin of the local Discord that the games are played on; absent on Discord itself. */
  readonly localDiscord?: string;
}

/**
 * True if a Host header names this server, so that DNS rebinding cannot lead another site's page here. The port is ignored,
 * as proxies pass on any or none.
 */
export function isOwnHost(host: string | undefined, { origin }: PublicAddress): boolean {
  if (host === undefined) return false;
  const name = nameOf(host);
  return name === nameOf(new URL(origin).host) || isLoopbackName(name);
}

/** Returns the name in a Host header in lower case, without port and trailing dot. */
function nameOf(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

/**
 * Returns the address that a request is counted for. Each proxy appends its client to X-Forwarded-For: the entry of our
 * outermost proxy is the reader, and everybody can make up the entries before it.
 */
export function clientAddress({ socket, headers }: IncomingMessage, { proxies }: PublicAddress): string {
  const forwardedFor = String(headers['x-forwarded-for'] ?? '').split(',');
  const forwardedAddress = proxies > 0 ? withoutPort((forwardedFor.at(-proxies) ?? forwardedFor[0]!).trim()) : '';
  return householdAddress(isIP(forwardedAddress) > 0 ? forwardedAddress : (socket.remoteAddress ?? ''));
}

/** Removes the port that some proxies append to an address, as in `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  return address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
}

/** Returns an IPv4 address unchanged, and the /64 network of an IPv6 address, whose owner can choose the second half. */
function householdAddress(address: string): string {
  const short = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!short.includes(':')) return short;
  const [head = [], tail] = short.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = tail ? Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0') : [];
  const groups = [...head, ...zeros, ...(tail ?? [])].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/** Returns the translator of the chosen language, else of the first language in Accept-Language that the program has. */
export function negotiateLanguage(chosen: string | undefined, accepted: string | undefined): Translator {
  const languages = parseAccept(accepted ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.toLowerCase().split('-')[0]);
  const has = (language: string | undefined): language is Language => LANGUAGES.some((one) => one === language);
  return translatorFor([chosen ?? '', ...languages].find(has));
}

/** Returns the best content coding that Accept-Encoding allows; undefined for none. */
export function negotiateCoding(accepted: string | undefined): Coding | undefined {
  const acceptedCodings = parseAccept(accepted ?? '');
  return CODINGS.find((coding) => {
    const accepted =
      acceptedCodings.find(({ type }) => type.toLowerCase() === coding) ??
      acceptedCodings.find(({ type }) => type === '*');
    return accepted !== undefined && accepted.q > 0;
  });
}

/** True if a content type is JSON, with any parameters. */
export function isJson(type: string | undefined): boolean {
  return /^application\/json\s*(;|$)/i.test(type ?? '');
}

/**
 * Reads the body of a request as text; undefined if it has more than `limit` bytes. The rest of such a body is read and
 * discarded, as most clients read an answer only after they have sent everything.
 */
export async function readBody(incoming: IncomingMessage, limit: number): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of incoming as AsyncIterable<Buffer>) {
    length += part.length;
    if (length <= limit) parts.push(part);
    else if (length > MAX_DISCARDED_BYTES) break;
  }
  return length <= limit ? Buffer.concat(parts).toString() : undefined;
}

/** True if an If-None-Match header names an ETag, compared weakly. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const etags = (ifNoneMatch ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return etags.includes(etag.replace(/^W\//, '')) || etags[0] === '*';
}

/** Parses the name of a theme; undefined for anything else, which means the theme of the device. */
export function parseTheme(name: string | undefined): Theme | undefined {
  return THEMES.find((theme) => theme === name);
}

/** Parses a view of the board, such as `since-2`; the last turn for anything else. */
export function parseView(name: string | undefined, seats: number): BoardView {
  if (name === 'owners') return 'owners';
  const seat = /^since-(\d)$/.exec(name ?? '')?.[1];
  return seat !== undefined && Number(seat) < seats ? { since: Number(seat) } : 'last';
}

/** Parses the index of a moment, of four digits at most; undefined for anything else. */
export function parseMomentIndex(name: string): number | undefined {
  return /^\d{1,4}$/.test(name) ? Number(name) : undefined;
}
