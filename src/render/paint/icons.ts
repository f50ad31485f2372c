import { readFile } from 'node:fs/promises';
import { type Image, loadImage } from '@napi-rs/canvas';
import { ICONS, type Icon, type IconName } from '../art/icon-name.ts';

/** Made by tools/make-icons.ts (npm run icons). */
const SHAPES = new URL('./icon-shapes.json', import.meta.url);

/** An icon as SVG elements, and the size that they are drawn for. */
export interface IconShape {
  readonly body: string;
  readonly width: number;
  readonly height: number;
}

/** Pixels of an icon's side: about twice what it is drawn at on the largest tile. */
const ICON_PIXELS = 96;

export type Icons = ReadonlyMap<IconName, Image>;

let loading: Promise<Icons> | undefined;

/** Every icon of the pictures as an image, loaded once. */
export function loadIcons(): Promise<Icons> {
  loading ??= loadAll();
  return loading;
}

async function loadAll(): Promise<Icons> {
  const shapes = JSON.parse(await readFile(SHAPES, 'utf8')) as Record<Icon['pack'], Record<string, IconShape>>;
  const names = Object.keys(ICONS) as IconName[];
  const images = await Promise.all(
    names.map((name) => {
      const icon: Icon = ICONS[name];
      return loadImage(Buffer.from(iconSvg(icon, shapes[icon.pack][icon.name]!)));
    }),
  );
  return new Map(names.map((name, index) => [name, images[index]!]));
}

function iconSvg({ ink, outline, edge }: Icon, { body: shape, width: wide, height: high }: IconShape): string {
  const body = (colour: string) => shape.replaceAll('currentColor', colour);
  const around = (colour: string, share: number) =>
    `<g stroke="${colour}" stroke-width="${wide * share}" stroke-linejoin="round">${body(colour)}</g>`;
  const margin = outline ? wide * 0.1 : 0;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${ICON_PIXELS}" height="${ICON_PIXELS}"`,
    ` viewBox="${-margin} ${-margin} ${wide + 2 * margin} ${high + 2 * margin}">`,
    edge ? around(edge, 0.19) : '',
    outline ? around(outline, 0.12) : '',
    body(ink ?? '#000000'),
    '</svg>',
  ].join('');
}
