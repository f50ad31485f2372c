import { said } from './words.ts';

type Attribute = string | number | boolean | null | undefined | ((event: Event) => void);
type Child = Node | string | null | undefined | false;

/**
 * Makes an element. `on…` attributes are listeners; null, undefined and false leave an attribute out. Children that are
 * strings become text nodes, so nothing a person wrote is ever read as HTML.
 */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, Attribute>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  for (const child of children) if (child !== null && child !== undefined && child !== false) element.append(child);
  return element;
}

/** Names of classes for an element; what is false is left out. */
export function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/** The element of index.html with this id. */
export function byId<E extends HTMLElement = HTMLElement>(id: string): E {
  return document.getElementById(id) as E;
}

let counter = 0;

/** A document-wide unique id for aria references. */
export function uniqueId(prefix: string): string {
  counter += 1;
  return `${prefix}-${counter}`;
}

/** True while the window is as narrow as a phone, where the side lists are drawers. */
export function isNarrow(): boolean {
  return window.matchMedia('(max-width: 760px)').matches;
}

/**
 * An address that may be opened; null for everything but http and https. Files of the local Discord carry the host name
 * it was started with; here they are same-origin whatever loopback name is in the address bar.
 */
export function safeUrl(url: string): string | null {
  if (!URL.canParse(url, location.href)) return null;
  const { protocol, hostname, port, pathname, search, href } = new URL(url, location.href);
  if (protocol !== 'http:' && protocol !== 'https:') return null;
  const loopback = ['127.0.0.1', 'localhost', '[::1]'];
  const isHere = loopback.includes(location.hostname) && loopback.includes(hostname) && port === location.port;
  return isHere ? pathname + search : href;
}

/** Says something that went wrong for a few seconds; screen readers hear it at once. */
export function toast(problem: unknown): void {
  const note = el('div', { class: 'toast' }, problemText(problem));
  byId('toasts').append(note);
  setTimeout(() => note.remove(), 6000);
}

/** What an error says, in the language of the page where it has words for that. */
export function problemText(problem: unknown): string {
  return said(problem instanceof Error ? problem.message : String(problem));
}

/** Says something to screen readers only, after what they are saying now. */
export function announce(text: string): void {
  const region = byId('announcements');
  region.append(el('p', {}, text));
  while (region.children.length > 5) region.firstElementChild?.remove();
}
