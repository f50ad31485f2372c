import { isInsideDiscord } from './access.ts';
import { make } from './dom.ts';
import type { TurnAnswer } from './turn.ts';

/** A link to the next game that waits for the reader, who is not to move here: to its page, else to the games of this browser. */
export class NextGame {
  readonly #element = make('a', { hidden: true });
  readonly #find: () => Promise<string | undefined>;
  /** The turn that is shown; links for earlier ones are dropped. */
  #turn: TurnAnswer | undefined;

  /** @param find finds the path of the page of that game; undefined if this browser plays no seat in it */
  constructor(find: () => Promise<string | undefined>) {
    this.#find = find;
  }

  /** The link for a turn, hidden until it is known where it leads, and inside Discord, where a page stays in its channel. */
  shown(turn: TurnAnswer): HTMLElement {
    if (turn !== this.#turn) {
      this.#turn = turn;
      this.#element.hidden ||= !turn.next;
      if (turn.next && !isInsideDiscord()) void this.#lead(turn, turn.next);
    }
    return this.#element;
  }

  async #lead(turn: TurnAnswer, { here, elsewhere }: NonNullable<TurnAnswer['next']>): Promise<void> {
    const path = await this.#find();
    if (turn !== this.#turn) return;
    // The other page reads the choices of language and colours from its address, as this one does.
    this.#element.href = `${path ?? '/mine'}${location.search}`;
    this.#element.textContent = path === undefined ? elsewhere : here;
    this.#element.hidden = false;
  }
}
