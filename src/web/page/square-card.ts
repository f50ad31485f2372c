import type { Square } from '../../core/tile.ts';
import type { BoardView } from './board-view.ts';
import { isSameSquare } from './camera.ts';
import { element, make } from './dom.ts';
import type { Pins } from './pins.ts';

/** Fetches the words about a square at the moment that is shown: a sentence, then the lines of a list. */
export type GetSquareWords = (square: Square) => Promise<readonly string[]>;

/** The card of a chosen square: its tile and pieces, or the tiles that fit it; and the reader's pins. */
export class SquareCard {
  readonly #view: BoardView;
  readonly #pins: Pins;
  readonly #get: GetSquareWords;
  readonly #card = element('square', HTMLElement);
  readonly #column = element('square-x', HTMLInputElement);
  readonly #row = element('square-y', HTMLInputElement);
  readonly #words = element('square-words', HTMLElement);
  readonly #pinButton = element('pin', HTMLButtonElement);
  #chosen: Square | undefined;
  /** Number of the latest request for words; answers to earlier ones are late. */
  #request = 0;

  constructor(view: BoardView, pins: Pins, get: GetSquareWords) {
    this.#view = view;
    this.#pins = pins;
    this.#get = get;
    this.#addListeners();
    this.#showPins();
  }

  /** Shows the card of a square, or closes it if it is shown already. */
  toggle(square: Square): void {
    if (isSameSquare(square, this.#chosen)) this.#close();
    else this.#choose(square);
  }

  /** Fetches the words again, as another moment is shown. */
  renew(): void {
    if (this.#chosen) void this.#showWords(this.#chosen);
  }

  #choose(square: Square): void {
    this.#chosen = square;
    this.#card.hidden = false;
    this.#column.value = String(square.x);
    this.#row.value = String(square.y);
    this.#showPins();
    void this.#showWords(square);
  }

  #close(): void {
    this.#chosen = undefined;
    this.#card.hidden = true;
    this.#words.replaceChildren();
    this.#showPins();
  }

  async #showWords(square: Square): Promise<void> {
    const request = ++this.#request;
    const lines = await this.#get(square).catch(() => [this.#words.dataset.failed!]);
    if (request !== this.#request || !this.#chosen) return;
    const [sentence = '', ...kinds] = lines;
    const items = kinds.map((textContent) => make('li', { textContent }));
    const list = items.length > 0 ? [make('ul', {}, ...items)] : [];
    this.#words.replaceChildren(make('p', { textContent: sentence }), ...list);
  }

  /** Shows the pins on the board and in their list, and whether the chosen square has one. */
  #showPins(): void {
    const { squares } = this.#pins;
    this.#view.mark({ chosen: this.#chosen, pins: squares });
    this.#pinButton.ariaPressed = String(this.#chosen !== undefined && this.#pins.has(this.#chosen));
    const part = element('pins-part', HTMLElement);
    part.hidden = squares.length === 0;
    element('pins', HTMLElement).replaceChildren(...squares.map((square) => this.#pinLine(square)));
  }

  /** A pin in the list: a button that shows its square, and one that takes it away. */
  #pinLine(square: Square): HTMLElement {
    const name = `x ${square.x}, y ${square.y}`;
    const show = buttonOf(name, () => {
      this.#choose(square);
      this.#view.showSquares([square]);
      element('board', HTMLElement).scrollIntoView({ block: 'nearest' });
      this.#card.focus({ preventScroll: true });
    });
    const remove = buttonOf('×', () => {
      this.#pins.toggle(square);
      this.#showPins();
      // The button is gone, and the focus must not be lost.
      const rest = this.#pins.squares.length > 0 ? '#pins-part summary' : '#choose';
      document.querySelector<HTMLElement>(rest)!.focus();
    });
    remove.ariaLabel = element('pins', HTMLElement).dataset.remove!.replace('{square}', name);
    return make('li', {}, show, remove);
  }

  #addListeners(): void {
    element('choose', HTMLButtonElement).addEventListener('click', () => {
      this.#choose(this.#chosen ?? this.#view.middleSquare);
      this.#card.focus({ preventScroll: true });
    });
    element('square-close', HTMLButtonElement).addEventListener('click', () => this.#leave());
    this.#pinButton.addEventListener('click', () => {
      this.#pins.toggle(this.#chosen!);
      this.#showPins();
    });
    for (const input of [this.#column, this.#row]) {
      input.addEventListener('change', () => {
        const square = { x: this.#column.valueAsNumber, y: this.#row.valueAsNumber };
        if (!this.#column.validity.valid || !this.#row.validity.valid) return;
        this.#choose(square);
        this.#view.showSquares([square]);
      });
    }
    this.#card.addEventListener('keydown', ({ key }) => key === 'Escape' && this.#leave());
    element('board', HTMLElement).addEventListener('keydown', ({ key }) => key === 'Escape' && this.#close());
  }

  /** Closes the card, and gives the focus back to the button that opens it. */
  #leave(): void {
    this.#close();
    element('choose', HTMLButtonElement).focus();
  }
}

function buttonOf(textContent: string, act: () => void): HTMLButtonElement {
  return make('button', { type: 'button', textContent, onclick: act });
}
