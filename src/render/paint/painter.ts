import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { tileOf } from '../../core/tile.ts';
import type { Drawing, IconOperation } from '../../drawing/draw.ts';
import type { Theme } from '../../drawing/theme.ts';
import type { GameContent } from '../request.ts';
import { type Brush, paintOperation } from '../strokes/brush.ts';
import { strokeBrush } from '../strokes/stroke-brush.ts';
import { type Icons, loadIcons } from './icons.ts';
import { paintText } from './text.ts';

/** Paints a drawing on one canvas in true colours, tiles stroke by stroke. */
export async function paintDrawing(drawing: Drawing, source: GameContent): Promise<Canvas> {
  const { width, height, theme, background, operations } = drawing;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = background;
  context.fillRect(0, 0, width, height);
  const brush = canvasBrush({ ...source, theme, icons: await loadIcons(source.game.picture) }, context);
  for (const operation of operations) paintOperation(brush, operation);
  return canvas;
}

/** A brush that paints everything stroke by stroke, which takes long. */
export function canvasBrush(
  { game, content, theme, icons }: GameContent & { readonly theme: Theme; readonly icons: Icons },
  context: SKRSContext2D,
): Brush<SKRSContext2D> {
  return strokeBrush(
    { art: game.picture, tileOf: (id) => tileOf(content, id), theme },
    { context, ...iconsAndText(context, icons) },
  );
}

/** The functions of a brush that draw icons and text. */
export function iconsAndText(context: SKRSContext2D, icons: Icons): Pick<Brush, 'icon' | 'text'> {
  return {
    icon: ({ icon, x, y, size }: IconOperation) =>
      context.drawImage(icons.get(icon)!, x - size / 2, y - size / 2, size, size),
    text: (operation) => paintText(context, operation),
  };
}
