// @ts-check

import { byId, isNarrow } from './dom.js';

/**
 * The lists at the sides: drawers on a phone, where an open one covers the rest, and a toggled column for the members on
 * wider windows.
 */
export class Drawers {
  #sides = {
    sidebar: { panel: byId('sidebar'), button: byId('open-sidebar') },
    members: { panel: byId('members'), button: byId('toggle-members') },
  };
  #backdrop = byId('backdrop');
  #main = byId('main');
  /** @type {'sidebar' | 'members' | null} */
  #open = null;
  #membersShown = window.innerWidth >= 1100;

  constructor() {
    this.#sides.sidebar.button.addEventListener('click', () => this.#toggle('sidebar'));
    this.#sides.members.button.addEventListener('click', () => this.#toggle('members'));
    this.#backdrop.addEventListener('click', () => this.close());
    document.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && this.#open) this.close();
    });
    window.matchMedia('(max-width: 760px)').addEventListener('change', () => {
      this.#open = null;
      this.#apply();
    });
    this.#apply();
  }

  /** Closes a drawer that covers the messages, giving the focus back to its button. */
  close() {
    if (!this.#open) return;
    const { button } = this.#sides[this.#open];
    this.#open = null;
    this.#apply();
    button.focus();
  }

  /** @param {'sidebar' | 'members'} side */
  #toggle(side) {
    if (!isNarrow()) {
      if (side === 'members') this.#membersShown = !this.#membersShown;
      this.#apply();
      return;
    }
    this.#open = this.#open === side ? null : side;
    this.#apply();
    const first = this.#sides[side].panel.querySelector('a, button, [tabindex]');
    if (this.#open && first instanceof HTMLElement) first.focus();
  }

  #apply() {
    const narrow = isNarrow();
    for (const [side, { panel, button }] of Object.entries(this.#sides)) {
      const shown = narrow ? this.#open === side : side === 'sidebar' || this.#membersShown;
      panel.classList.toggle('open', shown);
      panel.hidden = !narrow && !shown;
      panel.inert = !shown;
      button.setAttribute('aria-expanded', String(shown));
    }
    this.#backdrop.hidden = !(narrow && this.#open);
    this.#main.inert = narrow && this.#open !== null;
  }
}
