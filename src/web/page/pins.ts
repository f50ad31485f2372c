import type { Square } from '../../core/tile.ts';
import { isSameSquare } from './camera.ts';

/** Most pins of a game, so that the browser stores little. */
const MAX_PINS = 100;

/** A reader's own marks on squares of a game. They are kept in this browser alone. */
export class Pins {
  readonly #key: string;
  #squares: readonly Square[];

  /** @param path address of the game's page, whose marks these are */
  constructor(path: string) {
    this.#key = `pins ${path}`;
    this.#squares = storedSquares(this.#key);
  }

  /** The marked squares in the order in which they were marked. */
  get squares(): readonly Square[] {
    return this.#squares;
  }

  /** True if a square is marked. */
  has(square: Square): boolean {
    return this.#squares.some((pin) => isSameSquare(pin, square));
  }

  /** Marks a square, or takes its mark away. */
  toggle(square: Square): void {
    const others = this.#squares.filter((pin) => !isSameSquare(pin, square));
    this.#squares = this.has(square) ? others : [...others, square].slice(-MAX_PINS);
    try {
      if (this.#squares.length === 0) localStorage.removeItem(this.#key);
      else localStorage.setItem(this.#key, JSON.stringify(this.#squares));
    } catch {
      // A browser that stores nothing keeps the pins until the page is left.
    }
  }
}

/** Returns the squares that are stored under a key; none if anything else is stored there. */
function storedSquares(key: string): readonly Square[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSquare) : [];
  } catch {
    return [];
  }
}

function isSquare(value: unknown): value is Square {
  const { x, y } = (value ?? {}) as Partial<Square>;
  return Number.isInteger(x) && Number.isInteger(y);
}
