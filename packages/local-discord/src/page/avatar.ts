import type { PageUser } from '../page-types.ts';
import { el } from './dom.ts';
import { displayName } from './names.ts';

/** A round avatar with the first letter of the name; decorative, since the name always stands beside it. */
export function avatar(user: Pick<PageUser, 'username' | 'global_name'> & { readonly color?: string }): HTMLElement {
  const { color = '#5b6b8c' } = user;
  const letter = (Array.from(displayName(user))[0] ?? '?').toUpperCase();
  const element = el('span', { class: 'avatar', 'aria-hidden': 'true' }, letter);
  element.style.backgroundColor = color;
  return element;
}

/** The mark beside the name of a bot. */
export function appBadge(): HTMLElement {
  return el('span', { class: 'badge' }, 'APP');
}
