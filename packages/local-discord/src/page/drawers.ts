import { byId, isNarrow } from './dom.ts';

/** The drawers: channels with the current person, and members. */
const SIDES = { sidebar: 'open-sidebar', members: 'toggle-members' } as const;
type Side = keyof typeof SIDES;

/** The lists at the sides: drawers on a phone, where an open one covers the rest; wider windows can do without members. */
export class Drawers {
  #open: Side | undefined;
  #membersShown = window.innerWidth >= 1100;

  constructor() {
    for (const side of Object.keys(SIDES) as Side[]) byId(SIDES[side]).onclick = () => this.#toggle(side);
    byId('backdrop').onclick = () => this.close();
    // What is chosen in a list leads to the conversation, also where that is shown already.
    for (const list of ['channels', 'members'])
      byId(list).addEventListener('click', ({ target }) => {
        if (target instanceof Element && target.closest('.item')) this.close();
      });
    document.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.close();
    });
    window.matchMedia('(max-width: 760px)').addEventListener('change', () => {
      this.#open = undefined;
      this.#apply();
    });
    this.#apply();
  }

  /** Closes a drawer that covers the messages, giving the focus back to its button. */
  close(): void {
    if (!this.#open) return;
    const button = byId(SIDES[this.#open]);
    this.#open = undefined;
    this.#apply();
    button.focus();
  }

  #toggle(side: Side): void {
    if (isNarrow()) this.#open = this.#open === side ? undefined : side;
    else this.#membersShown = !this.#membersShown;
    this.#apply();
    if (this.#open) byId(side).querySelector<HTMLElement>('a, button')?.focus();
  }

  #apply(): void {
    const narrow = isNarrow();
    for (const [side, button] of Object.entries(SIDES)) {
      const shown = narrow ? this.#open === side : side === 'sidebar' || this.#membersShown;
      const panel = byId(side);
      panel.classList.toggle('open', shown);
      panel.hidden = !narrow && !shown;
      panel.inert = !shown;
      byId(button).setAttribute('aria-expanded', String(shown));
    }
    byId('backdrop').hidden = !this.#open;
    byId('main').inert = this.#open !== undefined;
  }
}
