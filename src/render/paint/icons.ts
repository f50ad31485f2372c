import { readFile } from 'node:fs/promises';
import { type Image, loadImage } from '@napi-rs/canvas';
import { memoize } from '../../drawing/memoize.ts';
import type { GamePicture } from '../../games/contract/picture.ts';
import { iconSvg } from '../strokes/icon-svg.ts';

export type Icons = ReadonlyMap<string, Image>;

/**
 * Every icon of a game's pictures as an image, loaded once. Shapes in colours of their own are from Fluent Emoji (MIT),
 * those in one ink from game-icons.net (CC BY 3.0); tools/make-icons.ts takes them from there (npm run icons).
 */
export const loadIcons = memoize(async ({ icons, inks = {} }: GamePicture): Promise<Icons> => {
  const shapes: Readonly<Record<string, string>> = icons ? JSON.parse(await readFile(icons, 'utf8')) : {};
  const svgs = Object.entries(inks).map(([name, ink]) => [name, iconSvg(shapes[name]!, ink)] as const);
  return new Map(
    await Promise.all(svgs.map(async ([name, svg]) => [name, await loadImage(Buffer.from(svg))] as const)),
  );
});
