import type { Degrees, TileSet } from '../../engine/index.ts';
import { type Drawing, SQUARE_SIDES, type TileOperation } from '../draw.ts';
import { tileBounds } from './bounds.ts';
import { paintPicture } from './picture.ts';

const ROTATIONS: readonly Degrees[] = [0, 90, 180, 270];

/** Quarter turns from one way in which a tile of a role may lie to the next. */
const TURNS = { land: 1, amazon: 2, double: 2, start: 4 };

/** Sides of squares, in pixels, that pictures of whole games and of parts of them have. */
const USUAL_SIDES = SQUARE_SIDES.filter((side) => side >= 32);

interface Look extends Pick<Drawing, 'theme' | 'background'>, Pick<TileOperation, 'tile' | 'rotation' | 'size'> {
  readonly set: TileSet;
}

/** A tile takes a hundred times as long the first time: those that later pictures will show, painted before. */
export class TilesAhead {
  readonly #expected = new Set<string>();
  readonly #waiting: (() => Promise<void>)[] = [];

  /**
   * Notes of which set, and in which theme, pictures show tiles.
   *
   * @param cards what shows tiles elsewhere than on the board
   */
  expect({ theme, background }: Drawing, set: TileSet, cards: () => readonly Drawing[]): void {
    const key = `${set.hash} ${theme} ${background}`;
    if (this.#expected.has(key)) return;
    this.#expected.add(key);
    for (const { id: tile, role } of set.tiles) {
      const rotations = ROTATIONS.filter((_, turns) => turns % TURNS[role] === 0);
      // All sizes of a tile one after the other: they are made of the same strokes.
      const looks = rotations.flatMap((rotation) => USUAL_SIDES.map((size) => ({ rotation, size })));
      for (const look of looks) this.#waiting.push(() => paintForBoards({ set, theme, background, tile, ...look }));
    }
    for (const card of cards()) this.#waiting.push(() => paint(set, card));
  }

  /** Paints the next one in one size, a hundredth of a second; false when none is left. */
  async paintNext(): Promise<boolean> {
    const next = this.#waiting.shift();
    await next?.();
    return next !== undefined;
  }
}

async function paintForBoards({ set, size, theme, background, tile, rotation }: Look): Promise<void> {
  const { left, top, right, bottom } = tileBounds({ kind: 'tile', tile, rotation, size, x: 0, y: 0 }, set);
  const [width, height] = [right - left, bottom - top];
  const grid = { x: 0, y: 0, size, columns: width / size, rows: height / size };
  const operation: TileOperation = { kind: 'tile', tile, rotation, size, x: -left, y: -top };
  await paint(set, { width, height, theme, background, grid, operations: [operation] });
}

async function paint(set: TileSet, drawing: Drawing): Promise<void> {
  await paintPicture(set, () => drawing);
}
