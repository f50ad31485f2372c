import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { type TileSet, turnsOf } from '../../engine/index.ts';
import { tileArt } from '../art/tile-art.ts';
import type { Drawing, SquaresOperation, TileOperation } from '../draw.ts';
import type { Theme } from '../request.ts';
import { tileOf } from '../tile-of.ts';
import { type Brush, paintOperation } from './brush.ts';
import { type Icons, loadIcons } from './icons.ts';
import { paintSquares } from './squares.ts';

/** Paints a drawing on one canvas in true colours, tiles stroke by stroke. */
export async function paintDrawing(drawing: Drawing, set: TileSet): Promise<Canvas> {
  const { width, height, theme, background, operations } = drawing;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = background;
  context.fillRect(0, 0, width, height);
  const brush = strokeBrush({ set, theme, icons: await loadIcons() }, context);
  for (const operation of operations) paintOperation(brush, operation);
  return canvas;
}

/** A brush that paints tiles and squares stroke by stroke, which takes long. */
export function strokeBrush(
  { set, theme, icons }: { readonly set: TileSet; readonly theme: Theme; readonly icons: Icons },
  context: SKRSContext2D,
): Brush {
  const tile = ({ tile: id, rotation, x, y, size }: TileOperation) => {
    context.save();
    context.translate(x, y);
    context.scale(size, size);
    for (const stroke of tileArt(tileOf(set, id), turnsOf(rotation), theme).operations) paintOperation(brush, stroke);
    context.restore();
  };
  const brush = { context, icons, tile, squares: (operation: SquaresOperation) => paintSquares(context, operation) };
  return brush;
}
