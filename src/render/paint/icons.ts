import { readFile } from 'node:fs/promises';
import { type Image, loadImage } from '@napi-rs/canvas';
import * as z from 'zod';
import { readJson } from '../../core/json.ts';
import { memoize } from '../../drawing/memoize.ts';
import type { GamePicture } from '../../games/contract/picture.ts';
import { iconSvg } from '../strokes/icon-svg.ts';

export type Icons = ReadonlyMap<string, Image>;

/**
 * Every icon of a game's pictures as an image, loaded once. Shapes in colours of their own are from Fluent Emoji (MIT),
 * those in one ink from game-icons.net (CC BY 3.0); tools/make-icons.ts takes them from there (npm run icons).
 */
export const loadIcons = memoize(async ({ icons, inks = {} }: GamePicture): Promise<Icons> => {
  const shapes = readJson(icons ? await readFile(icons, 'utf8') : '{}', z.record(z.string(), z.string()));
  if (!shapes.ok) throw shapes.failure;
  const svgs = Object.entries(inks).map(([name, ink]) => [name, iconSvg(shapes.value[name]!, ink)] as const);
  return new Map(
    await Promise.all(svgs.map(async ([name, svg]) => [name, await loadImage(Buffer.from(svg))] as const)),
  );
});
