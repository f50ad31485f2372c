// @ts-check

import { byId, el } from './dom.js';

/**
 * Says something that went wrong, or was done, for a few seconds; screen readers hear it at once.
 *
 * @param {string} text
 */
export function toast(text) {
  const note = el('div', { class: 'toast' }, text);
  byId('toasts').append(note);
  setTimeout(() => note.remove(), 6000);
}

/**
 * Says something to screen readers only, after what they are saying now.
 *
 * @param {string} text
 */
export function announce(text) {
  const region = byId('announcements');
  region.append(el('p', {}, text));
  while (region.children.length > 5) region.firstElementChild?.remove();
}
