import { turnsOf } from '../../core/ports.ts';
import type { TileType } from '../../core/tile.ts';
import type { IconOperation, TextOperation, TileOperation } from '../../drawing/draw.ts';
import { boxOf } from '../../drawing/port-position.ts';
import type { Theme } from '../../drawing/theme.ts';
import type { GameArt } from '../../games/contract/picture.ts';
import { type Brush, paintOperation } from '../../render/strokes/brush.ts';
import type { PaintContext } from '../../render/strokes/context.ts';
import { iconSvg } from '../../render/strokes/icon-svg.ts';
import { strokeBrush } from '../../render/strokes/stroke-brush.ts';
import { fontOf, strokeText } from '../../render/strokes/text.ts';

/** Sides of a square for which tiles are painted, in pixels of the screen. */
const SIDES = [32, 64, 128, 256];

/** Limit for the cached pictures of tiles, in pixels: some 64 MiB. */
const MAX_PIXELS = 16 * 1024 * 1024;

const FAMILIES = '"Noto Sans", system-ui, sans-serif';
const ELLIPSIS = '…';

/** Art, tiles and icons for the boards of a game. */
export interface BoardArt {
  readonly art: GameArt;
  readonly tiles: ReadonlyMap<string, TileType>;
  readonly icons: ReadonlyMap<string, HTMLImageElement>;
}

/** Art and icon shapes of games, by rule set. They are built into the script of a page. */
export type GameArts = Readonly<
  Record<string, { readonly art: GameArt; readonly icons: Readonly<Record<string, string>> }>
>;

/** Loads the icons for the boards of a game. */
export async function loadArt({ art, icons: shapes }: GameArts[string], tiles: readonly TileType[]): Promise<BoardArt> {
  const icons = await Promise.all(
    Object.entries(art.inks ?? {}).map(async ([icon, ink]) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(iconSvg(shapes[icon]!, ink))}`;
      await image.decode();
      return [icon, image] as const;
    }),
  );
  return { art, tiles: new Map(tiles.map((tile) => [tile.id, tile])), icons: new Map(icons) };
}

/**
 * Makes a brush that draws on a canvas of this page.
 *
 * @param tile draws a tile; by default the art of the game draws it
 */
export function pageBrush(
  board: BoardArt,
  context: CanvasRenderingContext2D,
  theme: Theme,
  tile?: (operation: TileOperation) => void,
): Brush {
  const tileOf = (id: string) => board.tiles.get(id)!;
  const brush = strokeBrush<TileType, PaintContext>(
    { art: board.art, tileOf, theme },
    {
      context,
      icon({ icon, x, y, size }: IconOperation) {
        const image = board.icons.get(icon);
        if (image) context.drawImage(image, x - size / 2, y - size / 2, size, size);
      },
      text(operation) {
        context.font = fontOf(operation, FAMILIES);
        strokeText(context, fittedText(context, operation), operation);
      },
    },
  );
  return tile ? { ...brush, tile } : brush;
}

/** The longest beginning of a text that fits its width. */
function fittedText(context: CanvasRenderingContext2D, { text, maxWidth }: TextOperation): string {
  if (maxWidth === undefined || context.measureText(text).width <= maxWidth) return text;
  const characters = [...text];
  while (characters.length > 0 && context.measureText(`${characters.join('')}${ELLIPSIS}`).width > maxWidth)
    characters.pop();
  return `${characters.join('')}${ELLIPSIS}`;
}

/** Cached pictures of tiles, one for each size. Painting them for every frame would take far too long. */
export class TilePictures {
  readonly #board: BoardArt;
  readonly #pictures = new Map<string, HTMLCanvasElement>();
  #pixels = 0;

  constructor(board: BoardArt) {
    this.#board = board;
  }

  /**
   * Draws a tile from its cached picture. Returns `sharp` if the picture has the right size, `coarse` if it has another size, and
   * undefined if there is no picture.
   *
   * @param look.side side of a square in pixels of the screen
   */
  draw(
    context: CanvasRenderingContext2D,
    operation: TileOperation,
    look: { theme: Theme; side: number },
  ): 'sharp' | 'coarse' | undefined {
    const wanted = sideFor(look.side);
    const sides = [wanted, ...SIDES.toReversed()];
    const side = sides.find((one) => this.#pictures.has(keyOf(operation, look.theme, one)));
    if (side === undefined) return undefined;
    const picture = this.#pictures.get(keyOf(operation, look.theme, side))!;
    const { x, y, width, height } = this.#boxOf(operation);
    const { size } = operation;
    context.drawImage(picture, operation.x + x * size, operation.y + y * size, width * size, height * size);
    return side === wanted ? 'sharp' : 'coarse';
  }

  /** True if the picture of a tile is cached in the right size. */
  has(operation: TileOperation, { theme, side }: { theme: Theme; side: number }): boolean {
    return this.#pictures.has(keyOf(operation, theme, sideFor(side)));
  }

  /** Paints the picture of a tile unless it is cached. */
  paint(operation: TileOperation, { theme, side: wanted }: { theme: Theme; side: number }): void {
    const side = sideFor(wanted);
    const key = keyOf(operation, theme, side);
    if (this.#pictures.has(key)) return;
    const canvas = document.createElement('canvas');
    paintTile(canvas, this.#board, { ...operation, theme, side });
    this.#pictures.set(key, canvas);
    this.#pixels += canvas.width * canvas.height;
    this.#forget();
  }

  #boxOf({ tile, rotation }: TileOperation) {
    return boxOf(this.#board.tiles.get(tile)!, turnsOf(rotation));
  }

  /** Removes the oldest pictures if there are too many. */
  #forget(): void {
    for (const [key, { width, height }] of this.#pictures) {
      if (this.#pixels <= MAX_PIXELS) return;
      this.#pictures.delete(key);
      this.#pixels -= width * height;
    }
  }
}

/** Paints a tile on a canvas, which gets the size of the tile; `side` is that of a square, in pixels. */
export function paintTile(
  canvas: HTMLCanvasElement,
  board: BoardArt,
  { tile, rotation, theme, side }: Pick<TileOperation, 'tile' | 'rotation'> & { theme: Theme; side: number },
): void {
  const { x, y, width, height } = boxOf(board.tiles.get(tile)!, turnsOf(rotation));
  Object.assign(canvas, { width: width * side, height: height * side });
  const brush = pageBrush(board, canvas.getContext('2d')!, theme);
  paintOperation(brush, { kind: 'tile', tile, rotation, x: -x * side, y: -y * side, size: side });
}

function sideFor(side: number): number {
  return SIDES.find((one) => one >= side) ?? SIDES.at(-1)!;
}

function keyOf({ tile, rotation }: TileOperation, theme: Theme, side: number): string {
  return `${tile} ${rotation} ${theme} ${side}`;
}
