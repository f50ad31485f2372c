import { type Degrees, type TileSet, turnsOf } from '../../engine/index.ts';
import { type Drawing, SQUARE_SIDES, type TileOperation } from '../draw.ts';
import { blockRows } from './block.ts';
import { tileBounds } from './bounds.ts';
import { boardCode } from './deflate/board-code.ts';
import { PixelStream } from './deflate/pixel-stream.ts';
import type { Icons } from './icons.ts';
import { stampOf } from './stamp.ts';

const ROTATIONS: readonly Degrees[] = [0, 90, 180, 270];

/** How one size of tiles is painted. */
type Look = Pick<Drawing, 'theme' | 'background'> & { readonly set: TileSet; readonly size: number };

/** A tile takes a hundred times as long the first time: those that later pictures will show, in the sizes of earlier ones. */
export class TilesAhead {
  readonly #looks = new Set<string>();
  readonly #waiting: (Look & Pick<TileOperation, 'tile' | 'rotation'>)[] = [];

  /** Notes in which size and theme a picture shows tiles; as boards grow, the next smaller size will come, too. */
  expect({ theme, background, grid }: Drawing, set: TileSet): void {
    if (!grid) return;
    const smaller = SQUARE_SIDES.find((side) => side < grid.size);
    for (const size of smaller ? [grid.size, smaller] : [grid.size]) this.#expect({ set, theme, background, size });
  }

  #expect(look: Look): void {
    const { set, theme, background, size } = look;
    const key = `${set.hash} ${theme} ${background} ${size}`;
    if (this.#looks.has(key)) return;
    this.#looks.add(key);
    for (const { id: tile, role } of set.tiles) {
      const rotations = ROTATIONS.filter((rotation) => role === 'land' || turnsOf(rotation) % 2 === 0);
      for (const rotation of rotations) this.#waiting.push({ ...look, tile, rotation });
    }
  }

  /** Paints the next one as a picture would; false when none is left. */
  paintNext(icons: Icons): boolean {
    const next = this.#waiting.shift();
    if (!next) return false;
    const { set, size, theme, background, tile, rotation } = next;
    const { left, top, right, bottom } = tileBounds({ kind: 'tile', tile, rotation, size, x: 0, y: 0 }, set);
    const [width, height] = [right - left, bottom - top];
    const grid = { x: 0, y: 0, size, columns: width / size, rows: height / size };
    const operation: TileOperation = { kind: 'tile', tile, rotation, size, x: -left, y: -top };
    const stream = new PixelStream(boardCode(theme), width);
    for (const { blocks } of blockRows({ width, height, theme, background, grid, operations: [operation] }, set)) {
      stream.add(blocks.map((block) => stampOf({ set, theme, background, icons }, block)));
    }
    return true;
  }
}
