import { readFile } from 'node:fs/promises';
import { type Canvas, createCanvas, type Image, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import * as z from 'zod';
import { readJson } from '../../core/json.ts';
import { tileOf } from '../../core/tile.ts';
import type { Drawing, IconOperation } from '../../drawing/draw.ts';
import { memoize } from '../../drawing/memoize.ts';
import type { Theme } from '../../drawing/theme.ts';
import type { GamePicture } from '../../games/contract/picture.ts';
import type { GameContent } from '../request.ts';
import { type Brush, paintOperation } from '../strokes/brush.ts';
import { iconSvg } from '../strokes/icon-svg.ts';
import { strokeBrush } from '../strokes/stroke-brush.ts';
import { paintText } from './text.ts';

/** Paints a drawing on one canvas in true colours, with all tiles stroke by stroke. */
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

/** Creates a brush that paints everything stroke by stroke, which takes long. */
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

export type Icons = ReadonlyMap<string, Image>;

/**
 * Loads every icon of a game's pictures as an image, once. Coloured icons are from Fluent Emoji (MIT), icons in one ink from
 * game-icons.net (CC BY 3.0); tools/make-icons.ts fetches them (npm run icons).
 */
export const loadIcons = memoize(async ({ icons, inks = {} }: GamePicture): Promise<Icons> => {
  const shapes = readJson(icons ? await readFile(icons, 'utf8') : '{}', z.record(z.string(), z.string()));
  if (!shapes.ok) throw shapes.failure;
  const svgs = Object.entries(inks).map(([name, ink]) => [name, iconSvg(shapes.value[name]!, ink)] as const);
  return new Map(
    await Promise.all(svgs.map(async ([name, svg]) => [name, await loadImage(Buffer.from(svg))] as const)),
  );
});
