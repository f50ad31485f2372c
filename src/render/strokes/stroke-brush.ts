import { turnsOf } from '../../core/ports.ts';
import type { PieceOperation, TileOperation } from '../../drawing/draw.ts';
import { pieceArt } from '../../drawing/piece-art.ts';
import { boxOf } from '../../drawing/port-place.ts';
import type { Theme } from '../../drawing/theme.ts';
import type { GameArt } from '../../games/contract/picture.ts';
import { type Brush, paintOperation } from './brush.ts';
import type { PaintContext } from './context.ts';
import { paintSquares } from './squares.ts';

/** Opacity of a piece that is there no longer. */
const PALE = 0.75;

/** How tiles and pieces look. */
export interface StrokeLook<Tile> {
  readonly art: Pick<GameArt<Tile>, 'tileArt' | 'pieces'>;
  /** The tile with an id. */
  readonly tileOf: (id: string) => Tile;
  readonly theme: Theme;
}

/** A brush that paints tiles, pieces and squares stroke by stroke, which takes long. */
export function strokeBrush<Tile extends Parameters<typeof boxOf>[0], Context extends PaintContext>(
  { art, tileOf, theme }: StrokeLook<Tile>,
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
