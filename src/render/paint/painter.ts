import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { TileSet } from '../../engine/index.ts';
import type { Drawing } from '../draw.ts';
import { paintOperation } from './brush.ts';
import { loadIcons } from './icons.ts';
import { seen } from './sight.ts';
import { spriteBrush } from './sprite.ts';

const ORIGIN = { x: 0, y: 0 };

/** Paints a drawing on one canvas in true colour; the same drawing gives the same pixels. */
export async function paintDrawing(drawing: Drawing, set: TileSet): Promise<Canvas> {
  const icons = await loadIcons();
  const canvas = createCanvas(drawing.width, drawing.height);
  const context = canvas.getContext('2d');
  context.fillStyle = drawing.background;
  context.fillRect(0, 0, drawing.width, drawing.height);
  const paint = { set, theme: drawing.theme, icons };
  const brush = spriteBrush(paint, context);
  for (const operation of drawing.operations) paintOperation(brush, seen({ operation, corner: ORIGIN }));
  return canvas;
}
