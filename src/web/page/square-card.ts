import type { Square } from '../../core/tile.ts';
import type { BoardView } from './board-view.ts';
import { element } from './dom.ts';

/** Fetches the words about a square at the moment that is shown: a sentence, then the lines of a list. */
export type GetSquareWords = (square: Square) => Promise<readonly string[]>;

/** The card of a chosen square: what lies on it, or what fits it. */
export class SquareCard {
  readonly #view: BoardView;
  readonly #get: GetSquareWords;
  readonly #card = element('square', HTMLElement);
  readonly #column = element('square-x', HTMLInputElement);
  readonly #row = element('square-y', HTMLInputElement);
  readonly #words = element('square-words', HTMLElement);
  #chosen: Square | undefined;

  constructor(view: BoardView, get: GetSquareWords) {
    this.#view = view;
    this.#get = get;
    this.#addListeners();
  }

  /** Shows the card of a square, or closes it if it is that of the same square. */
  toggle(square: Square): void {
    if (isSameSquare(square, this.#chosen)) this.#close();
    else this.#choose(square);
  }

  /** Fetches the words anew, as another moment is shown. */
  renew(): void {
    if (this.#chosen) void this.#showWords(this.#chosen);
  }

  #choose(square: Square): void {
    this.#chosen = square;
    this.#card.hidden = false;
    this.#column.value = String(square.x);
    this.#row.value = String(square.y);
    this.#view.mark(square);
    void this.#showWords(square);
  }

  #close(): void {
    this.#chosen = undefined;
    this.#card.hidden = true;
    this.#words.replaceChildren();
    this.#view.mark(undefined);
  }

  async #showWords(square: Square): Promise<void> {
    const lines = await this.#get(square).catch(() => [this.#words.dataset.failed!]);
    if (square !== this.#chosen) return;
    const [sentence = '', ...kinds] = lines;
    const list = document.createElement('ul');
    list.append(...kinds.map((kind) => textElement('li', kind)));
    this.#words.replaceChildren(textElement('p', sentence), ...(kinds.length > 0 ? [list] : []));
  }

  #addListeners(): void {
    element('choose', HTMLButtonElement).addEventListener('click', () => {
      this.#choose(this.#chosen ?? this.#view.middleSquare);
      this.#column.focus();
    });
    element('square-close', HTMLButtonElement).addEventListener('click', () => this.#leave());
    for (const input of [this.#column, this.#row]) {
      input.addEventListener('change', () => {
        const square = { x: this.#column.valueAsNumber, y: this.#row.valueAsNumber };
        if (!Number.isInteger(square.x) || !Number.isInteger(square.y)) return;
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

function textElement(name: 'p' | 'li', text: string): HTMLElement {
  const target = document.createElement(name);
  target.textContent = text;
  return target;
}

/** True if two squares have the same column and row. */
function isSameSquare(one: Square, other: Square | undefined): boolean {
  return one.x === other?.x && one.y === other.y;
}
