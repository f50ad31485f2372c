// @ts-check

/**
 * @typedef {string | number | boolean | null | undefined | ((event: any) => void)} AttributeValue
 * @typedef {Node | string | null | undefined | false} Child
 */

/**
 * Makes an element. `on…` attributes are listeners; null, undefined and false leave an attribute out. Children that are
 * strings become text nodes, so nothing a person wrote is ever read as HTML.
 *
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, AttributeValue>} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  append(element, children);
  return element;
}

/**
 * @param {Element} parent
 * @param {Child[]} children
 */
export function append(parent, children) {
  for (const child of children) if (child !== null && child !== undefined && child !== false) parent.append(child);
}

/**
 * The element of index.html with this id; throws when the page lacks it.
 *
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no #${id}`);
  return element;
}

let counter = 0;

/**
 * A document-wide unique id for aria references.
 *
 * @param {string} prefix
 */
export function uniqueId(prefix) {
  counter += 1;
  return `${prefix}-${counter}`;
}

/** True while the window is as narrow as a phone, where the side lists are drawers. */
export function isNarrow() {
  return window.matchMedia('(max-width: 760px)').matches;
}

/**
 * Files of the local Discord carry the host name it was started with; on the page they are same-origin whatever loopback
 * name is in the address bar. Everything but http, https and data pictures is refused (null).
 *
 * @param {string} url
 * @returns {string | null}
 */
export function safeUrl(url) {
  let parsed;
  try {
    parsed = new URL(url, location.href);
  } catch {
    return null;
  }
  if (url.startsWith('data:image/')) return url;
  if (parsed.protocol !== 'http:' && parsed.protocol !== 'https:') return null;
  const loopback = ['127.0.0.1', 'localhost', '[::1]'];
  const here = loopback.includes(location.hostname) && loopback.includes(parsed.hostname);
  if (here && parsed.port === location.port) return parsed.pathname + parsed.search;
  return parsed.href;
}
