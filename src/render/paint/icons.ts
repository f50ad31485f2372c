import { readFile } from 'node:fs/promises';
import { type Image, loadImage } from '@napi-rs/canvas';
import { EDGE, HALO } from '../../drawing/seat-sign.ts';
import { ICONS, type Icon, type IconName } from '../art/icon-name.ts';

/**
 * SVG elements by the name of a shape: those in colours of their own (Fluent Emoji, MIT) and those in one ink
 * (game-icons.net, CC BY 3.0). Made by tools/make-icons.ts (npm run icons).
 */
const SHAPES = new URL('./icon-shapes.json', import.meta.url);

/** Sides of the squares that shapes in colours of their own and in one ink are drawn in. */
export const SHAPE_SIDES = { coloured: 32, inked: 512 };

/** Pixels of an icon's side: about twice what it is drawn at on the largest tile. */
const ICON_PIXELS = 96;

export type Icons = ReadonlyMap<IconName, Image>;

let loading: Promise<Icons> | undefined;

/** Every icon of the pictures as an image, loaded once. */
export function loadIcons(): Promise<Icons> {
  loading ??= readFile(SHAPES, 'utf8').then(async (text) => {
    const shapes = JSON.parse(text) as Record<string, string>;
    const load = async (icon: Icon) =>
      [icon.name, await loadImage(Buffer.from(iconSvg(icon, shapes[icon.shape]!)))] as const;
    return new Map(await Promise.all(ICONS.map(load)));
  });
  return loading;
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
