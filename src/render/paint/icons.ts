import { readFile } from 'node:fs/promises';
import { type Image, loadImage } from '@napi-rs/canvas';
import { memoize } from '../../drawing/memoize.ts';
import type { GamePicture, IconSet } from '../../games/contract/picture.ts';

/** Sides of the view boxes of coloured and of one-ink shapes. */
export const SHAPE_SIDES = { coloured: 32, inked: 512 };

/** Side of an icon's image, in pixels: about twice its size on the largest tile. */
const ICON_PIXELS = 96;

export type Icons = ReadonlyMap<string, Image>;

/**
 * Every icon of a game's pictures as an image, loaded once. Shapes in colours of their own are from Fluent Emoji (MIT),
 * those in one ink from game-icons.net (CC BY 3.0); tools/make-icons.ts takes them from there (npm run icons).
 */
export const loadIcons = memoize(async ({ icons }: GamePicture): Promise<Icons> => {
  const shapes = icons ? await shapesOf(icons) : {};
  const svgs = Object.entries(icons?.inks ?? {}).map(([name, ink]) => [name, iconSvg(shapes[name]!, ink)] as const);
  return new Map(
    await Promise.all(svgs.map(async ([name, svg]) => [name, await loadImage(Buffer.from(svg))] as const)),
  );
});

async function shapesOf({ file }: IconSet): Promise<Readonly<Record<string, string>>> {
  return JSON.parse(await readFile(file, 'utf8'));
}

function iconSvg(shape: string, ink: string | undefined): string {
  return svgOf(ink ? SHAPE_SIDES.inked : SHAPE_SIDES.coloured, inkedIn(shape, ink ?? '#000000'));
}

function inkedIn(shape: string, colour: string): string {
  return shape.replaceAll('currentColor', colour);
}

function svgOf(side: number, body: string): string {
  const size = `width="${ICON_PIXELS}" height="${ICON_PIXELS}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${side} ${side}">${body}</svg>`;
}
