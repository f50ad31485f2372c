// @ts-check
/** @import { User } from './types.js' */

import { el } from './dom.js';
import { displayName } from './store.js';

const FALLBACK_COLORS = ['#3f7cac', '#b5523b', '#3c8d5a', '#8a5fb0', '#b0842c', '#5b6b8c', '#a8487a', '#2c8c8c'];

/**
 * A round avatar with the first letter of the name; decorative, since the name always stands beside it.
 *
 * @param {User} user
 */
export function avatar(user) {
  const color = userColor(user);
  const element = el('span', { class: 'avatar', 'aria-hidden': 'true' }, initial(user));
  element.style.backgroundColor = color;
  element.style.color = isLight(color) ? '#1a1b1e' : '#fff';
  return element;
}

/** @param {User} user */
function initial(user) {
  return (Array.from(displayName(user))[0] ?? '?').toUpperCase();
}

/**
 * The person's own colour as `#rrggbb`.
 *
 * @param {User} user
 */
function userColor(user) {
  if (typeof user.color === 'number') return `#${user.color.toString(16).padStart(6, '0')}`;
  if (typeof user.color === 'string' && /^#[0-9a-f]{6}$/i.test(user.color)) return user.color;
  let sum = 0;
  for (const digit of user.id) sum = (sum * 7 + Number(digit)) % 9973;
  return FALLBACK_COLORS[sum % FALLBACK_COLORS.length] ?? '#5b6b8c';
}

/** @param {string} color `#rrggbb` */
function isLight(color) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  // Relative luminance above which black letters contrast better than white ones.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179;
}

/** The mark beside the name of a bot. */
export function appBadge() {
  return el('span', { class: 'badge' }, 'APP');
}
