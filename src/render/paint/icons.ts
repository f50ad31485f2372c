import { readFile } from 'node:fs/promises';
import { type Image, loadImage } from '@napi-rs/canvas';
import { type Icon, type IconSet, MEEPLES } from '../../drawing/icon.ts';
import { keptFor } from '../../drawing/kept.ts';
import { EDGE, HALO } from '../../drawing/seat-sign.ts';
import type { GamePicture } from '../../games/picture.ts';

/**
 * The icons of every game. Shapes in colours of their own are from Fluent Emoji (MIT), those in one ink from
 * game-icons.net (CC BY 3.0); tools/make-icons.ts takes them from there (npm run icons).
 */
export const COMMON_ICONS: IconSet = { icons: MEEPLES, file: new URL('./icon-shapes.json', import.meta.url) };

/** Sides of the squares that shapes in colours of their own and in one ink are drawn in. */
export const SHAPE_SIDES = { coloured: 32, inked: 512 };

/** Pixels of an icon's side: about twice what it is drawn at on the largest tile. */
const ICON_PIXELS = 96;

export type Icons = ReadonlyMap<string, Image>;

/** Every icon of a game's pictures as an image, loaded once. */
export const loadIcons = keptFor(async ({ icons }: GamePicture): Promise<Icons> => {
  const images = await Promise.all([COMMON_ICONS, ...(icons ? [icons] : [])].map(loadImages));
  return new Map(images.flat());
});

async function loadImages({ icons, file }: IconSet): Promise<(readonly [string, Image])[]> {
  const shapes = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  const load = async (icon: Icon) =>
    [icon.name, await loadImage(Buffer.from(iconSvg(icon, shapes[icon.shape]!)))] as const;
  return Promise.all(icons.map(load));
}

function iconSvg({ ink, isPiece }: Icon, shape: string): string {
  const side = ink ? SHAPE_SIDES.inked : SHAPE_SIDES.coloured;
  const body = (colour: string) => shape.replaceAll('currentColor', colour);
  const around = (colour: string, share: number) =>
    `<g stroke="${colour}" stroke-width="${side * share}" stroke-linejoin="round">${body(colour)}</g>`;
  const margin = isPiece ? side * 0.1 : 0;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${ICON_PIXELS}" height="${ICON_PIXELS}"`,
    ` viewBox="${-margin} ${-margin} ${side + 2 * margin} ${side + 2 * margin}">`,
    ...(isPiece ? [around(EDGE, 0.19), around(HALO, 0.12)] : []),
    body(ink ?? '#000000'),
    '</svg>',
  ].join('');
}
