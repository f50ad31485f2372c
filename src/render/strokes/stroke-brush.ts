import { turnsOf } from '../../core/ports.ts';
import type { PieceOperation, SquaresOperation, TileOperation } from '../../drawing/draw.ts';
import { pieceArt } from '../../drawing/piece-art.ts';
import type { Point } from '../../drawing/point.ts';
import { boxOf } from '../../drawing/port-position.ts';
import type { Theme } from '../../drawing/theme.ts';
import type { GameArt } from '../../games/contract/picture.ts';
import { type Brush, paintOperation } from './brush.ts';
import type { PaintContext } from './context.ts';

/** Opacity of a piece that has left the board. */
const PALE = 0.75;

/** Drawings of tiles and pieces, and the theme. */
export interface BrushArt<Tile> {
  readonly art: Pick<GameArt<Tile>, 'tileArt' | 'pieces'>;
  /** The tile with an id. */
  readonly tileOf: (id: string) => Tile;
  readonly theme: Theme;
}

/** Creates a brush that paints tiles, pieces and squares stroke by stroke, which takes long. */
export function strokeBrush<Tile extends Parameters<typeof boxOf>[0], Context extends PaintContext>(
  { art, tileOf, theme }: BrushArt<Tile>,
  { context, icon, text }: Pick<Brush<Context>, 'context' | 'icon' | 'text'>,
): Brush<Context> {
  const tile = ({ tile: id, rotation, x, y, size }: TileOperation) => {
    const [type, turns] = [tileOf(id), turnsOf(rotation)];
    context.save();
    context.translate(x, y);
    context.scale(size, size);
    paintOperation(brush, { kind: 'clip', ...boxOf(type, turns) });
    for (const stroke of art.tileArt(type, { turns, theme })) paintOperation(brush, stroke);
    paintOperation(brush, { kind: 'unclip' });
    context.restore();
  };
  const piece = (operation: PieceOperation) => {
    context.globalAlpha = operation.pale ? PALE : 1;
    for (const stroke of pieceArt(operation, art.pieces)) paintOperation(brush, stroke);
    context.globalAlpha = 1;
  };
  const brush: Brush<Context> = {
    context,
    icon,
    text,
    tile,
    piece,
    squares: (operation) => paintSquares(context, operation),
  };
  return brush;
}

/** Number of stripes on a striped square; the gaps are as wide as the stripes. */
const STRIPES = 4;

/** Width of the line along the inner edge of a square, in pixels; two such lines separate neighbours. */
const LINE = 1;

/** Paints empty squares side by side. */
export function paintSquares(context: PaintContext, operation: SquaresOperation): void {
  const { x, y, size, columns, rows, fill, line, shade, stripes } = operation;
  context.fillStyle = line;
  context.fillRect(x, y, columns * size, rows * size);
  const side = size - 2 * LINE;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const corner = { x: x + column * size + LINE, y: y + row * size + LINE };
      for (const colour of [fill, shade]) {
        if (!colour) continue;
        context.fillStyle = colour;
        context.fillRect(corner.x, corner.y, side, side);
      }
      if (!stripes) continue;
      context.fillStyle = stripes;
      for (let stripe = 0; stripe < STRIPES * 2; stripe += 2) {
        paintStripe(context, corner, { side, from: stripe / STRIPES, to: (stripe + 1) / STRIPES });
      }
    }
  }
}

/** Paints the stripe between x + y = from and x + y = to in a unit square; stripes continue from square to square. */
function paintStripe(
  context: PaintContext,
  corner: Point,
  { side, from, to }: { readonly side: number; readonly from: number; readonly to: number },
): void {
  const near = (sum: number) => corner.x + Math.min(1, sum) * side;
  const far = (sum: number) => corner.x + Math.max(0, sum - 1) * side;
  const down = corner.y - corner.x;
  context.beginPath();
  context.moveTo(near(from), far(from) + down);
  context.lineTo(near(to), far(to) + down);
  context.lineTo(far(to), near(to) + down);
  context.lineTo(far(from), near(from) + down);
  context.closePath();
  context.fill();
}
